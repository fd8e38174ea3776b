/** 7.3, 3.8, 10.0 What a hit is worth, with all that may come of it. */
import {
  combatUnitsOf,
  FIRST_LEADER,
  formationOf,
  formationsOf,
  isGun,
  moraleNumber,
  type Piece,
  ratingOf,
  type Side,
  sideOf,
  type State,
} from '../../engine/saratoga/index';
import type { Traits } from './traits';

/** 3.8.1 the chance that two dice show more than a number. */
export function chanceAbove(number: number): number {
  return (THROWS_ABOVE[Math.max(0, Math.min(12, number))] ?? 0) / 36;
}

/** Whether the next loss may well be the end of a formation that could still fall back. */
export const isShaken = (state: State, formation: number, { shaken }: Traits): boolean =>
  chanceAbove(moraleNumber(state, formation)) > shaken;

/** What a hit on this unit is worth to its enemy, in victory points. */
export function worthOfHit(
  state: State,
  unit: Piece,
  traits: Traits,
  breaks = breakWorth(state, sideOf(unit), traits),
): number {
  const hits = state.hits[unit] ?? 0;
  const rating = ratingOf(unit, hits);
  const formation = formationOf(unit);
  let worth = 2 / (rating + 1) + (4 - rating) * traits.fireLost;
  if (formation >= 0) {
    if (state.broken[formation]) worth += BROKEN_TARGET;
    else worth += traits.morale * (chanceAbove(moraleNumber(state, formation)) + traits.wear) * breaks;
  }
  return hits % 2 === 1 ? worth : worth * traits.marker;
}

/** 9.0, 10.0 what the next break of a side is worth: ten points, and the third ends the game. */
export function breakWorth(state: State, side: Side, { breaks }: Traits): number {
  let broken = 0;
  for (const formation of formationsOf(side)) if (state.broken[formation]) broken++;
  return breaks[broken] ?? breaks[0];
}

/** 7.2 the faces of a die that hit, as a share of six. */
export const hitChance = (rating: number, modifier: number): number =>
  Math.max(1, Math.min(6, 4 - rating + modifier)) / 6;

/** By unit of both sides, filled in one pass. */
export function worths(state: State, traits: Traits): Float64Array {
  const table = new Float64Array(FIRST_LEADER);
  for (const side of ['british', 'american'] as const) {
    const breaks = breakWorth(state, side, traits);
    for (const unit of combatUnitsOf(side))
      if ((state.at[unit] ?? 0) > 0) table[unit] = worthOfHit(state, unit, traits, breaks);
  }
  return table;
}

export const isFightingFoot = (state: State, unit: Piece): boolean => {
  const formation = formationOf(unit);
  return !isGun(unit) && !(formation >= 0 && state.broken[formation] === true);
};

/** Broken units are still worth their steps, and cannot come back. */
const BROKEN_TARGET = 0.2;
const THROWS_ABOVE: readonly number[] = [36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0];
