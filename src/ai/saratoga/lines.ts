/** The American lines: which formation covers which part of them, by where the enemy comes. */
import { type Hex, hexOf } from '../../engine/hexmap/hexId';
import {
  combatUnitsOf,
  formationsOf,
  GATES,
  overallOf,
  type Piece,
  ratingOf,
  type State,
  unitsOf,
} from '../../engine/saratoga/index';
import { wayBetween } from './ground';
import { isSameOrder, type Order, orderFor, type Orders } from './orders';
import type { Traits } from './traits';
import { isFightingFoot, isShaken } from './worth';

/** From the left of the lines to the river. */
const KEYS: readonly Hex[] = ['0213', '0313', '0412', '0613', '0714', '0914', '1014'].map(hexOf);
/** 3.6 the part at which Arnold's wing ends, and that of Gates begins; either may cover it. Whoever leaves the left opens 0113. */
const JOINT = KEYS.indexOf(hexOf('0412'));

/** By formation: the part that it covers now. Who stands well stays there, and no two march past each other. */
export function linesOf(state: State, before: Orders, traits: Traits): ReadonlyMap<number, Order> {
  const threats = KEYS.map((key) => threatTo(state, key));
  const held = KEYS.map(() => 0);
  const parts: Part[] = [];
  for (const body of bodiesOf(state, traits)) {
    let part = 0;
    let highest = -Infinity;
    for (const [i, key] of KEYS.entries()) {
      if (!isOfWing(body, i)) continue;
      const isKept = isSameOrder(cover(key), orderFor(before, body.formation));
      const need = (threats[i] ?? 0) - (held[i] ?? 0) - 0.5 * ((held[i - 1] ?? 0) + (held[i + 1] ?? 0));
      const value = need - traits.lineMarch * wayTo(body, i) + (isKept ? traits.lineKept : 0);
      if (value > highest) [highest, part] = [value, i];
    }
    held[part] = (held[part] ?? 0) + body.strength;
    parts.push({ body, part });
  }
  return new Map(uncrossed(parts).map(({ body, part }) => [body.formation, cover(KEYS[part] ?? HEIGHTS)]));
}

interface Body {
  readonly formation: number;
  readonly strength: number;
  readonly here: Hex;
}

interface Part {
  readonly body: Body;
  readonly part: number;
}

const HEIGHTS = hexOf('0815');

/** The strongest first; nobody counts on those who fall back. */
const bodiesOf = (state: State, traits: Traits): Body[] =>
  formationsOf('american')
    .filter((formation) => !state.broken[formation] && !isShaken(state, formation, traits))
    .flatMap((formation) => {
      const here = middleOf(state, formation);
      return here === undefined ? [] : [{ formation, strength: strengthOf(state, unitsOf(formation)), here }];
    })
    .sort((a, b) => b.strength - a.strength || a.formation - b.formation);

const wayTo = ({ here }: Body, part: number): number => wayBetween(here, KEYS[part] ?? HEIGHTS);

const isOfWing = ({ formation }: Body, part: number): boolean =>
  overallOf(formation) === GATES ? part >= JOINT : part <= JOINT;

/** Two of a wing whose ways would be shorter with each other's part exchange them. */
function uncrossed(parts: readonly Part[]): readonly Part[] {
  const list = [...parts];
  for (const [i, one] of parts.entries())
    for (let j = i + 1; j < list.length; j++) {
      const [a, b] = [list[i] ?? one, list[j] ?? one];
      if (overallOf(a.body.formation) !== overallOf(b.body.formation)) continue;
      const now = wayTo(a.body, a.part) + wayTo(b.body, b.part);
      if (wayTo(a.body, b.part) + wayTo(b.body, a.part) >= now) continue;
      list[i] = { body: a.body, part: b.part };
      list[j] = { body: b.body, part: a.part };
    }
  return list;
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

/** The unit of a formation to which the others have the shortest ways. */
export function middleOf(state: State, formation: number): Hex | undefined {
  const here = unitsOf(formation)
    .map((unit) => hexAt(state, unit))
    .filter((hex) => hex > 0);
  const sum = (hex: Hex) => here.reduce((total, other) => total + wayBetween(hex, other), 0);
  return here.toSorted((a, b) => sum(a) - sum(b) || a - b)[0];
}
