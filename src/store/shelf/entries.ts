/** What the shelf knows of each game: its label, whether it was deleted, and what its players have called it. */
import { type Label, readLabel, readMode } from '../kept';
import type { Mode } from '../newGame';
import { isId } from './ids';

/** Written anew with every action. */
export interface Entry {
  readonly id: string;
  readonly mode: Mode;
  readonly label: Label | undefined;
  readonly actions: number;
  /** So many actions it had when it came; fresh while there are no more, and next to none. */
  readonly began: number;
  /** Later ones of the same game have higher numbers. */
  readonly at: number;
  /** When it was deleted, for as long as that can be undone. */
  readonly removed?: number | undefined;
}

/** After so many actions the record was sent or received, and this is the digest of all up to there. */
export type Seal = readonly [at: number, hash: string];

/** Written when the players say so, apart from the game. */
export interface Tag {
  readonly name?: string | undefined;
  readonly seals?: readonly Seal[] | undefined;
}

export interface Listed extends Entry, Tag {}

export const LONGEST_NAME = 60;
/** A game that was begun and never played is no loss. */
const FRESH = 4;

export const isFresh = ({ actions, began }: Entry): boolean => actions <= began && actions <= FRESH;

export function readEntry(id: string, value: unknown): Entry | undefined {
  if (!isId(id)) return undefined;
  const { mode, label, actions, began, at, removed } = (value ?? {}) as {
    readonly [Part in keyof Entry]?: unknown;
  };
  return {
    id,
    mode: readMode(mode),
    label: readLabel(label),
    actions: numberOf(actions) ?? 0,
    began: numberOf(began) ?? -1,
    at: numberOf(at) ?? 0,
    removed: numberOf(removed),
  };
}

export function readTag(value: unknown): Tag {
  const { name, seals } = (value ?? {}) as { readonly [Part in keyof Tag]?: unknown };
  return { name: tidyName(name), seals: Array.isArray(seals) ? seals.filter(isSeal) : [] };
}

/** One line without signs that cannot be seen; nothing where nothing is left. */
export function tidyName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const tidy = name
    .slice(0, 4 * LONGEST_NAME)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return Array.from(tidy).slice(0, LONGEST_NAME).join('').trim() || undefined;
}

export const isSeal = (value: unknown): value is Seal =>
  Array.isArray(value) &&
  value.length === 2 &&
  Number.isInteger(value[0]) &&
  Number(value[0]) >= 0 &&
  typeof value[1] === 'string' &&
  /^[0-9a-f]{32}$/.test(value[1]);

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
