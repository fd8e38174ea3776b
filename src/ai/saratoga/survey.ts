/** 7.1-7.4 The field as an officer sees it when a phase begins: what threatens each hex, and what each enemy stack is worth. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  bonusOf,
  combatUnitsOf,
  commanderOf,
  enemyOf,
  farSights,
  formationOf,
  GRID,
  isGun,
  isUpSlope,
  type Piece,
  rangeOf,
  ratingOf,
  type Side,
  type State,
} from '../../engine/saratoga/index';
import { COVER, SIZE, wayBetween } from './ground';
import { bodyOf, BODIES, orderFor, type Orders } from './orders';
import type { Traits } from './traits';
import { hitChance, isFightingFoot, worths } from './worth';

/** Tables by hex, in expected hits; by unit in victory points. */
export interface Survey {
  readonly side: Side;
  /** From enemies adjacent to the hex, from infantry that can come next to it in a turn, from guns at a distance. */
  readonly beside: Float64Array;
  readonly coming: Float64Array;
  readonly guns: Float64Array;
  /** The worth of the best of those who can come. */
  readonly prey: Float64Array;
  readonly foes: Uint8Array;
  readonly foeWorth: Float64Array;
  readonly foeHexes: readonly Hex[];
  /** How many own infantry units that may attack can reach an enemy hex in this turn. */
  readonly massed: Float64Array;
  readonly worth: Float64Array;
  /** By body: the hex around which it stands, and the one it goes for. */
  readonly anchors: readonly (Hex | 0)[];
  readonly targets: readonly (Hex | 0)[];
  /** Hexes to the nearest enemy unit; filled as it is asked for. */
  readonly distances: Int16Array;
}

export function surveyOf(state: State, side: Side, orders: Orders, traits: Traits): Survey {
  const worth = worths(state, traits);
  const [beside, coming, guns] = [new Float64Array(SIZE), new Float64Array(SIZE), new Float64Array(SIZE)];
  const prey = new Float64Array(SIZE);
  const foes = new Uint8Array(SIZE);
  const foeWorth = new Float64Array(SIZE);
  const foeHexes: Hex[] = [];
  for (const unit of combatUnitsOf(enemyOf(side))) {
    const at = (state.at[unit] ?? 0) as Hex;
    if (at <= 0) continue;
    if (foes[at] === 0) foeHexes.push(at);
    foes[at] = (foes[at] ?? 0) + 1;
    foeWorth[at] = Math.max(foeWorth[at] ?? 0, worth[unit] ?? 0);
    addFire(state, unit, at, beside, coming, guns);
    addPrey(state, unit, at, worth[unit] ?? 0, prey);
  }
  const massed = massOf(state, side, orders, foeHexes);
  const anchors = BODIES.map((_, body) => anchorOf(state, side, body));
  const targets = anchors.map((anchor, body) => {
    const { target } = orderFor(orders, body);
    return target || anchor === 0 ? target : targetFrom(state, anchor, foeHexes, foes, foeWorth);
  });
  const distances = new Int16Array(SIZE).fill(-1);
  return {
    side,
    beside,
    coming,
    guns,
    prey,
    foes,
    foeWorth,
    foeHexes,
    massed,
    worth,
    anchors,
    targets,
    distances,
  };
}

/** Hexes to the nearest enemy combat unit. */
export function toFoe(survey: Survey, hex: Hex): number {
  const known = survey.distances[hex] ?? -1;
  if (known >= 0) return known;
  let least = NOBODY;
  for (const foe of survey.foeHexes) least = Math.min(least, GRID.distance(hex, foe));
  survey.distances[hex] = least;
  return least;
}

export const NOBODY = 99;
/** Infantry marches, and then closes in: how likely it comes from so many hexes away. */
const COMES_FROM: readonly number[] = [0, 0, 0.7, 0.4, 0.15];

function addFire(
  state: State,
  unit: Piece,
  at: Hex,
  beside: Float64Array,
  coming: Float64Array,
  guns: Float64Array,
): void {
  const cover = COVER[state.battle];
  const rating = ratingOf(unit, state.hits[unit] ?? 0);
  const commander = commanderOf(formationOf(unit));
  const bonus = commander >= 0 && state.at[commander] === at ? bonusOf(commander) : 0;
  const close = bonus + (isGun(unit) ? 1 : 0);
  for (const hex of GRID.neighbours(at)) {
    const modifier = close - (cover[hex] ?? 0) - (isUpSlope(at, hex) ? 1 : 0);
    beside[hex] = (beside[hex] ?? 0) + hitChance(rating, modifier);
  }
  if (isGun(unit)) {
    for (const hex of farSights(at, state.options.losHeight))
      if (GRID.distance(at, hex) <= rangeOf(unit)) guns[hex] = (guns[hex] ?? 0) + 1 / 6;
    return;
  }
  if (!isFightingFoot(state, unit)) return;
  for (let distance = 2; distance < COMES_FROM.length; distance++)
    for (const hex of GRID.ring(at, distance))
      coming[hex] =
        (coming[hex] ?? 0) +
        hitChance(rating, bonus - (cover[hex] ?? 0) - (isUpSlope(at, hex) ? 1 : 0)) *
          (COMES_FROM[distance] ?? 0);
}

function addPrey(state: State, unit: Piece, at: Hex, worth: number, prey: Float64Array): void {
  if (!isFightingFoot(state, unit)) return;
  for (let distance = 2; distance < COMES_FROM.length; distance++)
    for (const hex of GRID.ring(at, distance))
      prey[hex] = Math.max(prey[hex] ?? 0, worth * (COMES_FROM[distance] ?? 0));
}

function massOf(state: State, side: Side, orders: Orders, foeHexes: readonly Hex[]): Float64Array {
  const massed = new Float64Array(SIZE);
  for (const unit of combatUnitsOf(side)) {
    const at = (state.at[unit] ?? 0) as Hex;
    if (at <= 0 || !state.active[unit] || !isFightingFoot(state, unit)) continue;
    const { stance } = orderFor(orders, bodyOf(unit));
    if (stance !== 'advance' && stance !== 'assault') continue;
    for (const foe of foeHexes) {
      if (GRID.distance(at, foe) > FAR) continue;
      const way = wayBetween(at, foe);
      if (way <= FAR) massed[foe] = (massed[foe] ?? 0) + (way <= NEAR ? 1 : 0.5);
    }
  }
  return massed;
}

/** A turn's march, and one with closing in. */
const NEAR = 5;
const FAR = 8;

/** The unit of a body that stands in the midst of it. */
function anchorOf(state: State, side: Side, body: number): Hex | 0 {
  const here: Hex[] = [];
  for (const unit of combatUnitsOf(side)) {
    const at = (state.at[unit] ?? 0) as Hex;
    if (at > 0 && bodyOf(unit) === body) here.push(at);
  }
  let best: Hex | 0 = 0;
  let least = Infinity;
  for (const hex of here) {
    let sum = 0;
    for (const other of here) sum += GRID.distance(hex, other);
    if (sum < least) [least, best] = [sum, hex];
  }
  return best;
}

/** Worth much, near, and not in cover. */
function targetFrom(
  state: State,
  from: Hex,
  foeHexes: readonly Hex[],
  foes: Uint8Array,
  foeWorth: Float64Array,
): Hex | 0 {
  const cover = COVER[state.battle];
  let best: Hex | 0 = 0;
  let highest = -Infinity;
  for (const hex of foeHexes) {
    const value =
      (foeWorth[hex] ?? 0) * 0.6 -
      wayBetween(from, hex) * 0.35 -
      (cover[hex] ?? 0) * 0.5 -
      (foes[hex] ?? 0) * 0.1;
    if (value > highest) [highest, best] = [value, hex];
  }
  return best;
}
