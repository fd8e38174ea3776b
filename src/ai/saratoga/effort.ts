/** The main effort: where an army that must attack brings most against least, and keeps doing so. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  combatUnitsOf,
  enemyOf,
  GRID,
  levelOf,
  type Piece,
  ratingOf,
  type Side,
  type State,
} from '../../engine/saratoga/index';
import { COVER, wayBetween } from './ground';
import type { Traits } from './traits';
import { isFightingFoot } from './worth';

/** The enemy hex to go for; the nearer to the one before, the rather, unless another is clearly better. */
export function mainEffort(state: State, side: Side, before: Hex | 0, steady = 0): Hex | 0 {
  const own = footOf(state, side);
  const foes = footOf(state, enemyOf(side));
  let best: Hex | 0 = 0;
  let highest = -Infinity;
  for (const { hex } of foes) {
    const brought = own.reduce(
      (sum, { hex: at, strength }) => sum + strength * within(wayBetween(at, hex)),
      0,
    );
    const met = metAt(state, foes, hex) + levelOf(hex);
    const kept = before === 0 ? 0 : steady * Math.max(0, 1 - GRID.distance(hex, before) / ELSEWHERE);
    const value = brought - met + kept;
    if (value > highest) [highest, best] = [value, hex];
  }
  return best;
}

/** Whether enough of those who can come have come, and are more than those they meet: then all go at once. */
export function isGathered(state: State, side: Side, target: Hex, { superior, enough }: Traits): boolean {
  let here = 0;
  let all = 0;
  for (const { hex, strength } of footOf(state, side)) {
    const way = wayBetween(hex, target);
    if (way <= STRIKES_FROM) here += strength;
    if (way <= COMES) all += strength;
  }
  return here >= all * enough && here >= superior * metAt(state, footOf(state, enemyOf(side)), target);
}

/** The strength that an attack on a hex meets: more behind cover. */
function metAt(state: State, foes: readonly Foot[], target: Hex): number {
  let met = 0;
  for (const { hex, strength } of foes)
    if (GRID.distance(hex, target) <= NEIGHBOURHOOD)
      met += strength * (1 + COVERED * (COVER[state.battle][hex] ?? 0));
  return met;
}

/** Hexes from the target where the army gathers. */
export const GATHERED_AT = 5;
/** Movement points from where it strikes, and from where one is waited for. */
const STRIKES_FROM = 10;
const COMES = 22;

interface Foot {
  readonly unit: Piece;
  readonly hex: Hex;
  readonly strength: number;
}

function footOf(state: State, side: Side): Foot[] {
  return combatUnitsOf(side)
    .filter((unit) => (state.at[unit] ?? 0) > 0 && isFightingFoot(state, unit))
    .map((unit) => ({
      unit,
      hex: (state.at[unit] ?? 0) as Hex,
      strength: 4 - ratingOf(unit, state.hits[unit] ?? 0),
    }));
}

/** Who comes in a turn counts in full, who needs three not at all. */
const within = (way: number): number => Math.max(0, Math.min(1, (REACH - way) / (REACH - TURN)));

const TURN = 6;
const REACH = 18;
const NEIGHBOURHOOD = 2;
const COVERED = 0.3;
/** Hexes from the effort before: so far away, another has nothing to do with it. */
export const ELSEWHERE = 6;
