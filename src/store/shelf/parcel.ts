/** A game on its way to another machine: what a file and a link hold, and how far what comes in can be trusted. */
import * as v from 'valibot';
import { FORMAT } from '../../engine/kernel/save';
import { isDeeperThan } from '../../engine/kernel/json';
import { MODES, type Mode } from '../newGame';
import { isSeal, type Seal, tidyName } from './entries';
import { isId, newId } from './ids';

/** The saved game as the kernel writes it; every action and digest of it is checked when it is played again. */
export interface SavedParts {
  readonly format: number;
  readonly game: string;
  readonly version: number;
  readonly setup: unknown;
  readonly seed?: string | undefined;
  readonly isLifted: boolean;
  readonly cursor?: number | undefined;
  readonly actions: readonly unknown[];
  readonly marks: readonly unknown[];
  readonly branches: readonly unknown[];
}

export interface Parcel {
  readonly id: string;
  readonly name?: string | undefined;
  readonly mode: Mode;
  readonly seals: readonly Seal[];
  readonly saved: SavedParts;
}

/**
 * - notOurs: no game of Saratoga. newer: written by a later version of this page. unreadable: so damaged that nothing is left.
 * - tooLarge: no game is that large.
 */
export const PROBLEMS = ['notOurs', 'newer', 'unreadable', 'tooLarge'] as const;
export type Problem = (typeof PROBLEMS)[number];

/** With `isCut` a part of what was sent is missing. */
export type Opened =
  | { readonly parcel: Parcel; readonly isCut: boolean; readonly problem?: undefined }
  | { readonly parcel?: undefined; readonly problem: Problem };

/** No game comes near these. */
export const MOST_ACTIONS = 5_000;
const MOST_BRANCHES = 40;
const MOST_SEALS = 200;
const LONGEST_SEED = 200;
const DEEPEST_SETUP = 8;
const MOST_IN_SETUP = 3_000;

const Saved = v.object({
  format: v.literal(FORMAT),
  game: v.literal('saratoga'),
  version: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  setup: v.custom<unknown>((setup) => !isDeeperThan(DEEPEST_SETUP, setup) && isSmall(setup)),
  seed: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(LONGEST_SEED))), undefined),
  isLifted: v.fallback(v.boolean(), false),
  cursor: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined),
  actions: v.fallback(v.array(v.unknown()), []),
  marks: v.fallback(v.array(v.unknown()), []),
  branches: v.fallback(v.array(v.unknown()), []),
});

const Wrapper = v.object({
  id: v.fallback(v.custom<string>(isId), newId),
  name: v.optional(v.pipe(v.unknown(), v.transform(tidyName))),
  mode: v.fallback(v.picklist(MODES), 'two'),
  seals: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((seals) => seals.slice(0, MOST_SEALS).filter(isSeal)),
    ),
    [],
  ),
});

/** Whatever JSON came in, as a game to be played again; what is damaged but not needed is left out. */
export function readParcel(wrapper: unknown, json: unknown): Opened {
  const format = isRecord(json) && json['game'] === 'saratoga' ? json['format'] : undefined;
  const isFuture = typeof format === 'number' && format > FORMAT;
  if (isFuture) return { problem: 'newer' };
  const saved = attempt(() => v.safeParse(Saved, json));
  if (!saved?.success)
    return { problem: isRecord(json) && json['game'] === 'saratoga' ? 'unreadable' : 'notOurs' };
  const around = v.safeParse(Wrapper, isRecord(wrapper) ? wrapper : {});
  if (!around.success) return { problem: 'unreadable' };
  const { output } = saved;
  const actions = output.actions.slice(0, MOST_ACTIONS);
  const branches = output.branches.slice(0, MOST_BRANCHES).filter(isShort(MOST_ACTIONS - actions.length));
  const isCut = actions.length < output.actions.length;
  return { parcel: { ...around.output, saved: { ...output, actions, branches } }, isCut };
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Branches as long as there is room for their actions. */
function isShort(room: number): (branch: unknown) => boolean {
  let left = room;
  return (branch) => {
    const actions = isRecord(branch) ? branch['actions'] : undefined;
    left -= Array.isArray(actions) ? actions.length : 0;
    return left >= 0;
  };
}

function isSmall(value: unknown): boolean {
  let left = MOST_IN_SETUP;
  const count = (part: unknown): boolean => {
    if (--left < 0) return false;
    return typeof part !== 'object' || part === null || Object.values(part).every(count);
  };
  return isRecord(value) && count(value);
}

function attempt<T>(risky: () => T): T | undefined {
  try {
    return risky();
  } catch {
    return undefined;
  }
}
