/** 1.2, 10.2 Morale checks: a die not above the unit's morale passes. */
import { type Board, leadersIn } from './board';
import { hexOfPiece, isDisrupted, type State } from './state';
import { leaderFace, unitFace } from './values';
import { type Piece, sideOf, type World } from './world';

export interface MoraleSum {
  readonly printed: number;
  /** M59 the best leader in the hex. */
  readonly leader: number;
  readonly disrupted: number;
  readonly works: number;
  readonly total: number;
}

/** `works`: what works add to it, where they do; `fallen`: leaders who would not count any more. */
export function moraleOf(
  world: World,
  state: State,
  board: Board,
  unit: Piece,
  works = 0,
  fallen: readonly Piece[] = [],
): MoraleSum {
  const printed = unitFace(world, state, unit).morale;
  const leader = moraleBonus(world, state, board, unit, fallen);
  const disrupted = isDisrupted(state, unit) ? -1 : 0;
  return { printed, leader, disrupted, works, total: printed + leader + disrupted + works };
}

/** 6 or more always passes and 0 or less always fails, as no die shows otherwise. */
export const passes = (die: number, morale: number): boolean => die <= morale;

function moraleBonus(
  world: World,
  state: State,
  board: Board,
  unit: Piece,
  fallen: readonly Piece[],
): number {
  let best = 0;
  for (const leader of leadersIn(world, board, hexOfPiece(state, unit), sideOf(world, unit)))
    if (!fallen.includes(leader)) best = Math.max(best, leaderFace(world, state, leader).moraleBonus);
  return best;
}

/** 7.4 the best leader in the hex counts for the column. */
export function combatBonus(world: World, state: State, board: Board, unit: Piece): number {
  let best = 0;
  for (const leader of leadersIn(world, board, hexOfPiece(state, unit), sideOf(world, unit)))
    best = Math.max(best, leaderFace(world, state, leader).combatBonus);
  return best;
}
