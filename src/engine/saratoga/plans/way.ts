/** 6.2, 6.3 How far it is to a hex by road and ground, over as many turns as it takes, and around the enemy. */
import { type Direction, opposite } from '../../hexmap/grid';
import type { Hex } from '../../hexmap/hexId';
import { BARRED, reach } from '../../hexmap/search';
import { GRID } from '../battlefield';
import { marchCost } from '../movement';
import { MP } from '../terrain';
import type { Field } from '../zoc';

/** An enemy ZOC ends the march of a turn (3.2.4); who does not go there to fight takes so long a way around it. */
const DETOUR = 10 * MP;
const DETOUR_TO_FIGHT = 2 * MP;

/** By hex, what the march from there to the goal costs in halves of a point; endless where there is no way. */
export function wayTo({ foes, zoc }: Field, goal: Hex, isAssault: boolean): (hex: Hex) => number {
  const detour = isAssault ? DETOUR_TO_FIGHT : DETOUR;
  // Searched backwards: each step is taken the other way, out of `to` into `from`.
  const back = (from: Hex, to: Hex, direction: Direction): number => {
    const cost = marchCost(to, opposite(direction));
    if (cost === 0 || (foes[to] !== 0 && !isAssault)) return BARRED;
    return cost + (foes[to] === 0 && (zoc[from] === 0 || from === goal) ? 0 : detour);
  };
  const { costs } = reach(GRID, goal, Infinity, back);
  return (hex) => {
    const cost = costs[hex] ?? -1;
    return cost < 0 ? Infinity : cost;
  };
}
