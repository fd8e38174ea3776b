/** A game as the browser keeps it, and what can be said of it without playing it again. */
import type { Battle } from '../engine/saratoga';
import { MODES, type Mode } from './newGame';

export interface Label {
  readonly battle: Battle;
  readonly turn: number;
  readonly stage: 'deployment' | 'turn' | 'over';
  /** When it was kept, in milliseconds. */
  readonly at: number;
}

export interface Kept {
  readonly mode: Mode;
  readonly saved: unknown;
  readonly label?: Label | undefined;
}

/** What lies in the browser may be damaged; the saved game itself is read, as far as it can be, when it is opened. */
export function readKept(value: unknown): Kept | undefined {
  if (value === undefined || value === null) return undefined;
  const { mode, saved, label } = value as { readonly [Part in keyof Kept]?: unknown };
  return {
    mode: MODES.find((each) => each === mode) ?? 'two',
    saved,
    label: isLabel(label) ? label : undefined,
  };
}

/** One game is told from another by its dice. */
export function gameOf(kept: Kept | undefined): unknown {
  return partsOf(kept).seed;
}

export function actionsOf(kept: Kept | undefined): number {
  const { actions } = partsOf(kept);
  return Array.isArray(actions) ? actions.length : 0;
}

const partsOf = (kept: Kept | undefined) =>
  (kept?.saved ?? {}) as { readonly seed?: unknown; readonly actions?: unknown };

const STAGES: readonly unknown[] = ['deployment', 'turn', 'over'] satisfies Label['stage'][];

function isLabel(value: unknown): value is Label {
  const { battle, turn, stage, at } = (value ?? {}) as { readonly [Part in keyof Label]?: unknown };
  return (
    (battle === 'sept19' || battle === 'oct7') &&
    Number.isInteger(turn) &&
    STAGES.includes(stage) &&
    Number.isFinite(at)
  );
}
