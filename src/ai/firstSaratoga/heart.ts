/** 14.1 The hexes that win at once: whether a British unit could walk into one as things stand. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  allowanceOf,
  type Board,
  hexOfPiece,
  isOnMap,
  isUnit,
  MP,
  type Piece,
  type State,
  type World,
} from '../../engine/firstSaratoga/index';
import { groundOf } from './ground';
import type { Next, Officer } from './officer';
import { wayOf } from './reaches';

/** What the open ways are worth to the British: nearly the game, if it is their turn next. */
export function openWays(officer: Officer, state: State, board: Board, next: Next): number {
  const { world, side } = officer;
  const { toHeart, hearts } = groundOf(world);
  if (hearts.length === 0) return 0;
  // Nobody walks in where an enemy unit stands.
  const empty = hearts.filter((heart) => board.colonial.own[heart] === 0);
  const isBritishNext = (next === 'ours') === (side === 'british') && next !== 'strike';
  const isColonialNow = side === 'colonial' && next === 'strike';
  const widest = isBritishNext || isColonialNow ? WIDE : AJAR;
  let open = 0;
  for (const unit of world.piecesOf.british) {
    if (!isUnit(world, unit) || !isOnMap(state, unit)) continue;
    const at = hexOfPiece(state, unit);
    const allowance = allowanceOf(world, state, unit);
    const far = toHeart[at] ?? 0;
    if (far > allowance) {
      // Whoever is near enough for the turn after next.
      if (far <= 2 * allowance) open = Math.max(open, NEAR);
      continue;
    }
    if (open >= widest) continue;
    open = Math.max(open, leadsIn(world, state, board, unit, empty, allowance) ? widest : SHUT);
  }
  return open;
}

function leadsIn(
  world: World,
  state: State,
  board: Board,
  unit: Piece,
  hearts: readonly Hex[],
  allowance: number,
): boolean {
  if (hearts.length === 0) return false;
  const found = wayOf(world, state, board, unit, hexOfPiece(state, unit), allowance * MP);
  return hearts.some((heart) => (found.costs[heart] ?? -1) >= 0);
}

const NEAR = 0.1;
const SHUT = 0.3;
const AJAR = 2;
const WIDE = 12;
