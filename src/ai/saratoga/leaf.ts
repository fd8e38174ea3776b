/** 9.0, 10.0 What a position is worth where a playout ends: points, strain of morale, and who stands in whose fire. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  ABSENT,
  combatUnitsOf,
  EXITED,
  formationsOf,
  fullStrengthExits,
  isCombatUnit,
  LOST,
  moraleNumber,
  piecesOf,
  ratingOf,
  type Side,
  SIDES,
  type State,
  TURNS,
  unitsOf,
} from '../../engine/saratoga/index';
import type { Orders } from './orders';
import { surveyOf } from './survey';
import type { Traits } from './traits';
import { chanceAbove } from './worth';

/** From -100, lost, to 100, won. */
export function leafValue(state: State, side: Side, traits: Traits): number {
  const { ending } = state;
  if (ending) return ending.winner === undefined ? 0 : ending.winner === side ? 100 : -100;
  let balance = 0;
  for (const each of SIDES) balance += (each === side ? -1 : 1) * lossesOf(state, each, traits);
  const exits = fullStrengthExits(state);
  balance += (side === 'british' ? 1 : -1) * exits * exits * 3;
  // 10.0 a tie is American: the nearer the end, the more a little counts.
  const late = state.turn / TURNS;
  balance += (side === 'american' ? 1 : -1) * 2 * late;
  const scale = FULL * (1.3 - 0.7 * late);
  return (100 * balance) / (scale + Math.abs(balance));
}

const FULL = 45;
/** 9.0 the first, the second, and the third, which loses. */
const BREAKS: readonly number[] = [0, 12, 30, 80, 80, 80];
const NO_ORDERS: Orders = [];

/** What a side has lost, and what it is about to lose. */
function lossesOf(state: State, side: Side, traits: Traits): number {
  let broken = 0;
  let loss = 0;
  for (const formation of formationsOf(side)) {
    if (state.broken[formation]) {
      broken++;
      continue;
    }
    let markers = 0;
    for (const unit of unitsOf(formation))
      if ((state.at[unit] ?? 0) > 0 && (state.hits[unit] ?? 0) % 2 === 1) markers++;
    loss += chanceAbove(moraleNumber(state, formation)) * (2 + 1.5 * markers);
  }
  loss += BREAKS[broken] ?? 0;
  for (const unit of combatUnitsOf(side)) {
    const at = state.at[unit] ?? 0;
    if (at === ABSENT || at === EXITED) continue;
    const hits = state.hits[unit] ?? 0;
    const [full, reduced] = [2 / (ratingOf(unit, 0) + 1), 2 / (ratingOf(unit, 2) + 1)];
    if (at === LOST) loss += full + reduced + 0.6;
    else loss += (hits >= 2 ? full + 0.3 : 0) + (hits % 2) * (0.4 * (hits >= 2 ? reduced : full) + 0.1);
  }
  for (const piece of piecesOf(side)) if (!isCombatUnit(piece) && state.at[piece] === LOST) loss += 2;
  return loss + exposure(state, side, traits);
}

/** The fire that units stand in, and that can come. */
function exposure(state: State, side: Side, traits: Traits): number {
  const survey = surveyOf(state, side, NO_ORDERS, traits);
  let sum = 0;
  for (const unit of combatUnitsOf(side)) {
    const at = (state.at[unit] ?? 0) as Hex;
    if (at <= 0) continue;
    const fire =
      (survey.beside[at] ?? 0) * 0.5 + (survey.coming[at] ?? 0) * 0.15 + (survey.guns[at] ?? 0) * 0.1;
    sum += Math.min(1, fire) * (survey.worth[unit] ?? 0);
  }
  return sum * EXPOSED;
}

const EXPOSED = 0.5;
