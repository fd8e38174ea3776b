/** 3.5, 7.6 What the enemy leaves unguarded: batteries and leaders with none of his infantry near enough to help. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  combatUnitsOf,
  enemyOf,
  GRID,
  isGun,
  LEADER_PIECES,
  type Piece,
  ratingOf,
  type Side,
  sideOf,
  type State,
} from '../../engine/saratoga/index';
import { wayBetween } from './ground';
import type { Order } from './orders';
import { isFightingFoot } from './worth';

/** Hexes from a prize within which enemy infantry guards it. */
const GUARDED_FROM = 3;
/** Movement points: who is no farther off takes it in this turn. */
const NEAR = 7;

/** The units that are to take what lies open: two go for a battery, one is enough for a leader. */
export function takers(state: State, side: Side): ReadonlyMap<Piece, Order> {
  const orders = new Map<Piece, Order>();
  const foes = combatUnitsOf(enemyOf(side)).filter((unit) => hexOf(state, unit) > 0);
  const feet = foes.filter((unit) => isFightingFoot(state, unit)).map((unit) => hexOf(state, unit));
  const isOpen = (hex: Hex) => feet.every((foot) => GRID.distance(foot, hex) > GUARDED_FROM);
  const manned = new Set(foes.map((unit) => hexOf(state, unit)));
  const batteries = new Set(foes.filter((unit) => isGun(unit)).map((unit) => hexOf(state, unit)));
  const leaders = new Set(
    LEADER_PIECES.filter((leader) => sideOf(leader) !== side)
      .map((leader) => hexOf(state, leader))
      .filter((hex) => hex > 0 && !manned.has(hex)),
  );
  const send = (hex: Hex, count: number) => {
    const near = combatUnitsOf(side)
      .filter((unit) => hexOf(state, unit) > 0 && isFightingFoot(state, unit) && !orders.has(unit))
      .map((unit) => ({ unit, way: wayBetween(hexOf(state, unit), hex) }))
      .filter(({ way }) => way <= NEAR)
      .sort((a, b) => a.way - b.way || rating(state, a.unit) - rating(state, b.unit) || a.unit - b.unit);
    for (const { unit } of near.slice(0, count))
      orders.set(unit, { stance: 'assault', target: hex, reason: 'unguarded' });
  };
  for (const hex of leaders) if (isOpen(hex)) send(hex, 1);
  for (const hex of batteries) if (isOpen(hex)) send(hex, 2);
  return orders;
}

const hexOf = (state: State, piece: Piece): Hex => (state.at[piece] ?? 0) as Hex;
const rating = (state: State, unit: Piece): number => ratingOf(unit, state.hits[unit] ?? 0);
