/** The American lines: which formation covers which part of them, by where the enemy comes. */
import { type Hex, hexOf } from '../../engine/hexmap/hexId';
import {
  combatUnitsOf,
  formationsOf,
  type Piece,
  ratingOf,
  type State,
  unitsOf,
} from '../../engine/saratoga/index';
import { wayBetween } from './ground';
import { isSameOrder, type Order, orderFor, type Orders } from './orders';
import type { Traits } from './traits';
import { isFightingFoot } from './worth';

/** From the left of the lines to the river. */
const KEYS: readonly Hex[] = ['0213', '0313', '0412', '0613', '0714', '0914', '1014'].map(hexOf);

/** By formation: the part that it covers now. Who stands well stays there. */
export function linesOf(
  state: State,
  before: Orders,
  { lineMarch, lineKept }: Traits,
): ReadonlyMap<number, Order> {
  const threats = KEYS.map((key) => threatTo(state, key));
  const held = KEYS.map(() => 0);
  const lines = new Map<number, Order>();
  const bodies = formationsOf('american')
    .filter((formation) => !state.broken[formation])
    .map((formation) => ({ formation, strength: strengthOf(state, unitsOf(formation)) }))
    .sort((a, b) => b.strength - a.strength || a.formation - b.formation);
  for (const { formation, strength } of bodies) {
    const here = middleOf(state, formation);
    if (here === undefined) continue;
    let best = 0;
    let highest = -Infinity;
    for (const [i, key] of KEYS.entries()) {
      const order = cover(key);
      const isKept = isSameOrder(order, orderFor(before, formation));
      const need = (threats[i] ?? 0) - (held[i] ?? 0) - 0.5 * ((held[i - 1] ?? 0) + (held[i + 1] ?? 0));
      const value = need - lineMarch * wayBetween(here, key) + (isKept ? lineKept : 0);
      if (value > highest) [highest, best] = [value, i];
    }
    held[best] = (held[best] ?? 0) + strength;
    lines.set(formation, cover(KEYS[best] ?? hexOf('0815')));
  }
  return lines;
}

/** The enemies nearest to the part in most danger are what the guns go for. */
export function gunTarget(state: State): Hex | 0 {
  const [key] = KEYS.map((hex) => ({ hex, threat: threatTo(state, hex) })).sort(
    (a, b) => b.threat - a.threat,
  );
  let target: Hex | 0 = 0;
  let least = Infinity;
  for (const unit of combatUnitsOf('british')) {
    const at = hexAt(state, unit);
    if (at <= 0 || !key) continue;
    const way = wayBetween(at, key.hex);
    if (way < least) [least, target] = [way, at];
  }
  return target;
}

const cover = (target: Hex): Order => ({ stance: 'defend', target, reason: 'guardsWorks' });

/** From so far away, in movement points, an enemy counts in full, and so much farther not at all. */
const CLOSE = 4;
const FADES = 14;

const hexAt = (state: State, unit: Piece): Hex => (state.at[unit] ?? 0) as Hex;

function threatTo(state: State, key: Hex): number {
  let threat = 0;
  for (const unit of combatUnitsOf('british')) {
    const at = hexAt(state, unit);
    if (at <= 0 || !isFightingFoot(state, unit)) continue;
    const nearness = 1 - Math.max(0, wayBetween(at, key) - CLOSE) / FADES;
    if (nearness > 0) threat += nearness * strength(state, unit);
  }
  return threat;
}

const strength = (state: State, unit: Piece): number => 4 - ratingOf(unit, state.hits[unit] ?? 0);

const strengthOf = (state: State, units: readonly Piece[]): number =>
  units.reduce((sum, unit) => sum + (hexAt(state, unit) > 0 ? strength(state, unit) : 0), 0);

function middleOf(state: State, formation: number): Hex | undefined {
  const here = unitsOf(formation)
    .map((unit) => hexAt(state, unit))
    .filter((hex) => hex > 0);
  const sum = (hex: Hex) => here.reduce((total, other) => total + wayBetween(hex, other), 0);
  return here.toSorted((a, b) => sum(a) - sum(b) || a - b)[0];
}
