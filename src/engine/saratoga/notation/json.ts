/** The shape of a written position: names instead of numbers, and only what is not as usual. */
import type { Battle, FormationId, Side } from '../data/types';
import type { Options } from '../options';
import type { Ending } from '../state';

/** The kinds of frame that stand for a phase. */
export const PHASE_KINDS = [
  'placement',
  'turn',
  'command',
  'movement',
  'combatMovement',
  'fire',
  'recovery',
] as const;
/** The End Phase plays itself. */
export const PHASE_WORDS = [...PHASE_KINDS, 'end'] as const;

/** A frame of the sequence of play; fields that are as usual are left out. */
export interface FrameJson {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** Counters by name; a side or a formation stands for all of its counters that the list could name. */
export type Names = readonly string[];
type ByCounter<T> = Readonly<Record<string, T>>;

/** Only the battle must be there. */
export interface PositionJson {
  readonly battle: Battle;
  readonly options?: Partial<Options>;
  readonly fog?: boolean;
  /** Points for one side before the count. */
  readonly handicap?: Partial<Record<Side, number>>;
  readonly turn?: number;
  /** The British if left out. */
  readonly phasing?: Side;
  /** The phasing side goes first in this turn; else second, so that the End Phase follows. */
  readonly first?: boolean;
  /** From its beginning; movement if left out. */
  readonly phase?: (typeof PHASE_WORDS)[number];
  /** Instead of a phase from its beginning: the frame of the phase and those above it. */
  readonly frames?: readonly FrameJson[];
  /** By hex, from the bottom up. Who is named nowhere is not in the game, or during the set-up not yet placed. */
  readonly stacks?: Readonly<Record<string, readonly string[]>>;
  readonly lost?: readonly string[];
  readonly exited?: readonly string[];
  /** Of those on the map and those who have left it; a lost unit has taken all. */
  readonly hits?: ByCounter<number>;
  /** Who is out of command is not activated either. */
  readonly outOfCommand?: Names;
  /** The others who are not activated. */
  readonly idle?: Names;
  readonly inContact?: Names;
  /** In movement points, with halves: 2.5. */
  readonly spent?: ByCounter<number>;
  readonly done?: Names;
  /** And at which hex. */
  readonly fired?: ByCounter<string>;
  readonly shotAt?: ByCounter<number>;
  readonly seen?: Names;
  /** The box of the track, 0 for the first; where the battle begins if left out. */
  readonly morale?: Partial<Readonly<Record<FormationId, number>>>;
  readonly broken?: readonly FormationId[];
  /** The game is over, and there is no phase. */
  readonly ending?: { readonly reason: Ending['reason']; readonly winner?: Side };
}
