/** A game as the browser keeps it, and what can be said of it without playing it again. */
import type { Battle } from '../engine/saratoga';
import { MODES, type Mode } from './newGame';
import { readBroken } from './shelf/brokenJson';

export interface Label {
  readonly battle: Battle;
  readonly turn: number;
  readonly stage: 'deployment' | 'turn' | 'over';
  /** When it was kept, in milliseconds. */
  readonly at: number;
  /** Where both armies stand, as far as both may see it: twice the number of the hex, and one more for the British. */
  readonly picture?: readonly number[] | undefined;
}

export interface Kept {
  /** Which game of the shelf it is; without one, it is told by its dice. */
  readonly id?: string | undefined;
  readonly mode: Mode;
  readonly saved: unknown;
  readonly label?: Label | undefined;
}

/** What lies in the browser may be damaged; the saved game itself is read, as far as it can be, when it is opened. */
export function readKept(value: unknown): Kept | undefined {
  if (value === undefined || value === null) return undefined;
  const { mode, saved, text, label } = value as { readonly [Part in keyof Kept | 'text']?: unknown };
  return {
    mode: readMode(mode),
    saved: typeof text === 'string' ? parsed(text) : saved,
    label: readLabel(label),
  };
}

export const readMode = (mode: unknown): Mode => MODES.find((each) => each === mode) ?? 'two';

/** One game is told from another by its dice, where it has no name of its own. */
export function gameOf(kept: Kept | undefined): unknown {
  const { seed, setup } = partsOf(kept);
  // Own dice have no seed: then the set-up names the game.
  return seed ?? (setup as { readonly ownDice?: unknown } | undefined)?.ownDice;
}

export function actionsOf(kept: Kept | undefined): number {
  const { actions } = partsOf(kept);
  return Array.isArray(actions) ? actions.length : 0;
}

/** Undefined where it cannot be read; without a picture where only that cannot be drawn. */
export function readLabel(value: unknown): Label | undefined {
  const { battle, turn, stage, at, picture } = (value ?? {}) as { readonly [Part in keyof Label]?: unknown };
  if ((battle !== 'sept19' && battle !== 'oct7') || !STAGES.includes(stage)) return undefined;
  if (!Number.isInteger(turn) || !Number.isFinite(at)) return undefined;
  const label = { battle, turn, stage, at } as Label;
  return isPicture(picture) ? { ...label, picture } : label;
}

const partsOf = (kept: Kept | undefined) =>
  (kept?.saved ?? {}) as { readonly seed?: unknown; readonly setup?: unknown; readonly actions?: unknown };

const STAGES: readonly unknown[] = ['deployment', 'turn', 'over'] satisfies Label['stage'][];
const MOST_STACKS = 200;

const isPicture = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length <= MOST_STACKS &&
  value.every((dot) => Number.isInteger(dot) && dot > 0);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return upToTheBreak(readBroken(text));
  }
}

/** What is missing counts as an action that cannot be read, so that the loss is told. */
function upToTheBreak(saved: unknown): unknown {
  const { actions } = partsOf({ mode: 'two', saved });
  return Array.isArray(actions)
    ? { ...(saved as object), actions: [...(actions as unknown[]), null] }
    : saved;
}
