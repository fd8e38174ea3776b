/** 7.1 The order of the shots of a plan, so that each is still allowed when its turn comes. */
import type { Hex } from '../../hexmap/hexId';
import type { Piece } from '../roster';
import { hitsOf, type State } from '../state';
import { placesOf } from './shots';
import { effectOfHit } from './worth';

/** One unit's choice: who would be hit, and how likely. */
export interface Aim {
  readonly unit: Piece;
  readonly from: Hex;
  readonly hex: Hex;
  readonly place: number;
  readonly chance: number;
  readonly victim: Victim;
}

/** Somebody to be fired at; units of one open stack shield one another (7.1). */
export interface Victim {
  /** Nobody where it is not known who would be hit, or where they are leaders. */
  readonly unit: Piece | undefined;
  readonly isOpen: boolean;
  /** All units of that stack that may be fired at, where it is open. */
  readonly shields: readonly Piece[];
  /** What the next hits are worth, one after another. */
  readonly worths: readonly number[];
}

/**
 * Leaders alone first; those shots last that may break a formation, for who runs can only be fired at in the free round.
 * The shots at one stack keep the turns that this gives them and change among themselves.
 */
export function inOrder(state: State, aims: readonly Aim[]): readonly Aim[] {
  const sorted = aims.toSorted((a, b) => rank(state, a) - rank(state, b));
  const queues = new Map<Hex, Aim[]>();
  for (const { hex } of sorted) if (!queues.has(hex)) queues.set(hex, turnsAt(state, hex, sorted));
  return sorted.flatMap(({ hex }) => queues.get(hex)?.shift() ?? []);
}

function rank(state: State, { victim: { unit }, place }: Aim): number {
  if (unit === undefined) return place;
  return effectOfHit(state, unit).test?.breaks ?? 0;
}

/**
 * R63 the lower unit first, then the upper one: a place is counted from the top, and whoever falls makes the others move up.
 * Where one of them may have fallen, the shot goes at whoever is on top then.
 */
function turnsAt(state: State, hex: Hex, all: readonly Aim[]): Aim[] {
  const waiting = all.filter((aim) => aim.hex === hex);
  const [upper, lower] = placesOf(state, hex).map(({ unit }) => unit);
  if (lower === undefined || upper === undefined || !waiting.every(({ victim }) => victim.isOpen))
    return waiting;
  const shots = new Map<Piece, number>();
  const shotsAt = (unit: Piece) => (state.shotAt[unit] ?? 0) + (shots.get(unit) ?? 0);
  const mayHaveFallen = (unit: Piece) => hitsOf(state, unit) + (shots.get(unit) ?? 0) >= 4;
  const turns: Aim[] = [];
  while (waiting.length > 0) {
    const isSafe = !mayHaveFallen(upper) && !mayHaveFallen(lower);
    const below = waiting.findIndex(({ victim }) => victim.unit === lower);
    const mayGoBelow = below >= 0 && isSafe && (shotsAt(lower) === 0 || shotsAt(upper) > 0);
    const above = waiting.findIndex(({ victim }) => victim.unit === upper);
    const [aim] = waiting.splice(mayGoBelow ? below : Math.max(0, above), 1);
    if (!aim) break;
    const unit = mayGoBelow ? lower : upper;
    shots.set(unit, (shots.get(unit) ?? 0) + 1);
    turns.push(mayGoBelow || aim.victim.unit === upper ? aim : { ...aim, place: 0 });
  }
  return turns;
}
