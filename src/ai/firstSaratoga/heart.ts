/** 14.1 The hexes that win at once: whether a British unit could walk into one as things stand. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  allowanceOf,
  type Board,
  hexOfPiece,
  isOnMap,
  isUnit,
  MP,
  type Outcome,
  type Piece,
  type State,
  unitsIn,
  type World,
} from '../../engine/firstSaratoga/index';
import { groundOf } from './ground';
import type { Next, Officer } from './officer';
import { WON } from './prize';
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
    // 4.6 the hex beside one can be entered at any price
    const isBeside = allowance > 0 && hearts.some((heart) => world.grid.areAdjacent(at, heart));
    if (far > allowance && !isBeside) {
      // Whoever is near enough for the turn after next.
      if (far <= 2 * allowance) open = Math.max(open, NEAR);
      continue;
    }
    if (open >= widest) continue;
    open = Math.max(open, leadsIn(world, state, board, unit, empty, allowance) ? widest : SHUT);
  }
  return open;
}

/** 8.4 what it costs the Colonials on average to attack out of such a hex: all who are in it could have to leave. */
export function riskOfLeaving(
  { world }: Officer,
  state: State,
  board: Board,
  units: readonly Piece[],
  chances: Readonly<Record<Outcome, number>>,
): number {
  const { toHeart, hearts } = groundOf(world);
  const isLeft = hearts.some(
    (heart) =>
      unitsIn(world, board, heart).length > 0 &&
      unitsIn(world, board, heart).every((unit) => units.includes(unit)),
  );
  if (!isLeft) return 0;
  const isNear = world.piecesOf.british.some(
    (unit) =>
      isUnit(world, unit) &&
      isOnMap(state, unit) &&
      (toHeart[hexOfPiece(state, unit)] ?? 0) <= allowanceOf(world, state, unit),
  );
  return isNear ? WON * (chances.AxRetreat + SHAKEN * chances.Ar) : 0;
}

/** 8.3 who stands there disrupted is driven out by the next blow. */
const SHAKEN = 0.1;

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
/** Whoever finds it open walks in: worse than any blow that must succeed first. */
const WIDE = 0.9 * WON;
