/** How good it is for a unit to stand in a hex, in victory points: the one measure behind march, closing in and advance. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  bonusOf,
  commanderOf,
  farSights,
  fieldOf,
  formationOf,
  GRID,
  isGun,
  isInfantry,
  levelOf,
  type Merit,
  overallOf,
  type Piece,
  rangeOf,
  ratingOf,
  readBoard,
  spanOf,
  type State,
} from '../../engine/saratoga/index';
import { GATHERED_AT } from './effort';
import { COVER, EXIT, shelter, wayBetween } from './ground';
import type { Officer } from './officer';
import { bodyOf, type Order, orderFor, type Stance } from './orders';
import { type Survey, toFoe } from './survey';
import type { Traits } from './traits';
import { hitChance } from './worth';

/** What makes up the measure of a hex, in victory points: each adds to it, and what is bad is below zero. */
export type Parts = Record<Merit, number>;

/** The measure for one unit that is now `here`; its own weight there is not counted. Whoever wants to know why gives `parts`. */
export function standings(
  officer: Officer,
  state: State,
  survey: Survey,
  unit: Piece,
  here: Hex,
): (hex: Hex, parts?: Parts) => number {
  const { traits, side } = officer;
  const body = bodyOf(unit);
  const order = officer.posts.get(unit) ?? orderFor(officer.orders, body);
  const [boldness, caution] = manner(traits, order.stance);
  const gun = isGun(unit);
  const isOnEdge = (state.hits[unit] ?? 0) % 2 === 1;
  const gain = traits.attack * officer.daring * boldness;
  const price =
    traits.danger * officer.care * caution * (survey.worth[unit] ?? 1) * (isOnEdge ? traits.onEdge : 1);
  const { own } = fieldOf(readBoard(state), side);
  const cover = COVER[state.battle];
  return (hex, parts) => {
    const others = (own[hex] ?? 0) - (hex === here ? 1 : 0);
    const threat = Math.min(1, (survey.beside[hex] ?? 0) + (survey.coming[hex] ?? 0));
    const way = course(officer, survey, unit, hex, here, order, body);
    const beyond = outOfReach(officer, state, unit, hex);
    let value = way - beyond;
    value += HEIGHT * levelOf(hex);
    if (parts) Object.assign(parts, NO_PARTS, { way, command: -beyond });
    if (gun || threat > 0 || survey.guns[hex] !== 0) {
      const fight = gun
        ? gunFight(officer, state, survey, unit, hex)
        : footFight(officer, state, survey, unit, hex, here, others);
      const sheltered = traits.cover * 2 * (cover[hex] ?? 0) * threat;
      value += gain * fight.dealt - price * fight.received + sheltered;
      if (parts) {
        parts.dealt = gain * fight.dealt;
        parts.received = -price * fight.received;
        parts.cover = sheltered;
      }
    }
    if (others > 0) value -= traits.crowd * (threat > 0 ? 1 : 0.2) * (gun ? 0.3 : 1);
    let friends = 0;
    for (const next of GRID.neighbours(hex)) if ((own[next] ?? 0) > (next === here ? 1 : 0)) friends++;
    const support = traits.support * Math.min(3, friends) * (threat > 0 ? 1 : 0.4);
    value += support;
    if (parts) parts.friends = support;
    if (!gun) return value;
    const bare = traits.screens * unscreened(officer, state, survey, hex);
    if (parts) parts.screen = -bare;
    return value - bare;
  };
}

export const NO_PARTS: Readonly<Parts> = {
  way: 0,
  command: 0,
  dealt: 0,
  received: 0,
  cover: 0,
  friends: 0,
  screen: 0,
};

/** What counts for more and for less by the stance: harm done, harm suffered. */
function manner(traits: Traits, stance: Stance): readonly [boldness: number, caution: number] {
  switch (stance) {
    case 'hold':
    case 'defend':
      return [traits.boldInLine, traits.shyInLine];
    case 'guard':
      return [0.5, 0.5];
    case 'gather':
      return [traits.boldInLine, traits.shyGathering];
    case 'advance':
      return [1, 1];
    case 'assault':
      return [1.5, 0.5];
    case 'withdraw':
      return [0.1, 1.6];
    case 'exit':
      return [0.3, 0.5];
  }
}

const HEIGHT = 0.03;

interface Fight {
  readonly dealt: number;
  readonly received: number;
}

/** Infantry fires at one enemy beside it; who else is near him shares what comes back. */
function footFight(
  { side, traits, care }: Officer,
  state: State,
  survey: Survey,
  unit: Piece,
  hex: Hex,
  here: Hex,
  others: number,
): Fight {
  const board = readBoard(state);
  const field = fieldOf(board, side);
  const beside = survey.beside[hex] ?? 0;
  const isContact = field.near[hex] !== 0;
  let dealt = 0;
  let received = 0;
  if (isContact) {
    const rating = ratingOf(unit, state.hits[unit] ?? 0);
    const commander = commanderOf(formationOf(unit));
    const bonus = commander >= 0 && state.at[commander] === hex ? bonusOf(commander) : 0;
    const nearFoe = board.near[side];
    let helpers = 0;
    let massed = 0;
    for (const next of GRID.neighbours(hex)) {
      const count = survey.foes[next] ?? 0;
      if (count === 0) continue;
      const modifier = bonus - shelter(state.battle, hex, next) + (count > 1 ? 1 : 0);
      dealt = Math.max(dealt, hitChance(rating, modifier) * (survey.foeWorth[next] ?? 0));
      helpers = Math.max(helpers, (nearFoe[next] ?? 0) - (GRID.areAdjacent(here, next) ? 1 : 0));
      massed = Math.max(massed, survey.massed[next] ?? 0);
    }
    if (!state.active[unit] && !state.inContact[unit]) dealt *= 0.5;
    const sharing = Math.max(helpers, Math.min(4, massed - 1) * 0.5);
    received = beside / (1 + traits.mass * Math.max(0, sharing));
    if (others > 0) received *= CROWDED;
  }
  const coming = traits.foresight * (isContact ? 0.4 : 1);
  received += coming * (survey.coming[hex] ?? 0);
  // Who can no longer afford to be careful does not wait for the enemy to come either.
  const waiting = coming * traits.patience * Math.min(1, care * care);
  dealt += waiting * (survey.prey[hex] ?? 0) * hitChance(ratingOf(unit, state.hits[unit] ?? 0), 0);
  return { dealt, received: received + traits.gunFear * (survey.guns[hex] ?? 0) };
}

/** CRT two units in a hex are hit more easily. */
const CROWDED = 1.25;

/** 7.4 whether a gun in this hex has anybody to fire at from afar. */
export const hasTarget = (state: State, survey: Survey, unit: Piece, hex: Hex): boolean =>
  farSights(hex, state.options.losHeight).some(
    (target) => (survey.foes[target] ?? 0) > 0 && GRID.distance(hex, target) <= rangeOf(unit),
  );

/** A gun looks for something to fire at from afar, and fears infantry more than other guns. */
function gunFight({ traits }: Officer, state: State, survey: Survey, unit: Piece, hex: Hex): Fight {
  let dealt = 0;
  for (const target of farSights(hex, state.options.losHeight)) {
    const count = survey.foes[target] ?? 0;
    if (count === 0) continue;
    const distance = GRID.distance(hex, target);
    if (distance > rangeOf(unit)) continue;
    const modifier = (count > 1 ? 1 : 0) - (distance >= 3 ? 1 : 0) - shelter(state.battle, hex, target);
    dealt = Math.max(dealt, hitChance(3, modifier) * (survey.foeWorth[target] ?? 0));
  }
  const received =
    (survey.beside[hex] ?? 0) * 1.2 +
    traits.foresight * 1.7 * (survey.coming[hex] ?? 0) +
    traits.gunFear * 0.3 * (survey.guns[hex] ?? 0);
  return { dealt: dealt * traits.salvoes, received };
}

/** 3.5 guns without infantry beside them, or before them two hexes on: 1 near the enemy, less the farther he is. */
function unscreened({ side }: Officer, state: State, survey: Survey, hex: Hex): number {
  const distance = toFoe(survey, hex);
  if (distance > SCREEN_FROM) return 0;
  const { counters } = fieldOf(readBoard(state), side);
  for (const near of GRID.within(hex, 2)) {
    const isBefore = toFoe(survey, near) + (GRID.distance(near, hex) > 1 ? 1 : 0) <= distance;
    if (isBefore && counters[near]?.some(isInfantry)) return 0;
  }
  return (SCREEN_FROM + 1 - distance) / SCREEN_FROM;
}

const SCREEN_FROM = 6;

/** The way that is left by the order. */
function course(
  { side, traits }: Officer,
  survey: Survey,
  unit: Piece,
  hex: Hex,
  here: Hex,
  { stance, target: told }: Order,
  body: number,
): number {
  const target = told || (survey.targets[body] ?? 0);
  const anchor = survey.anchors[body] || here;
  switch (stance) {
    case 'advance':
    case 'assault': {
      if (target === 0) return 0;
      const way = wayBetween(hex, target);
      if (!isGun(unit)) return -(stance === 'assault' ? 1.4 : 1) * traits.way * Math.max(0, way - 1);
      return gunCourse(traits, unit, hex, target);
    }
    case 'gather':
      if (target === 0) return 0;
      if (isGun(unit)) return gunCourse(traits, unit, hex, target);
      return (
        -traits.way * (Math.max(0, GRID.distance(hex, target) - GATHERED_AT) + 0.2 * wayBetween(hex, target))
      );
    case 'hold':
      return -traits.holding * (GRID.distance(hex, here) * 0.5 + GRID.distance(hex, anchor) * 0.1);
    case 'defend':
      return -traits.holding * Math.max(0, GRID.distance(hex, target || anchor) - 1) * 0.7;
    case 'guard':
      return target === 0 ? 0 : -GUARDED * GRID.distance(hex, target);
    case 'withdraw':
      return 0.15 * Math.min(6, toFoe(survey, hex)) + (side === 'british' ? -0.05 : 0.05) * (hex % 100);
    case 'exit':
      return -0.5 * wayBetween(hex, EXIT);
  }
}

/** Into range, and no nearer. */
function gunCourse(traits: Traits, unit: Piece, hex: Hex, target: Hex): number {
  const beyond = GRID.distance(hex, target) - Math.max(2, rangeOf(unit) - 1);
  return -traits.way * 0.85 * Math.max(0, beyond) - 0.02 * wayBetween(hex, target);
}

/** Whoever guards a hex stands in it. */
const GUARDED = 2;

/** 3.7 beyond all spans; leaders come after their men, so a little farther is no matter. */
function outOfReach({ traits }: Officer, state: State, unit: Piece, hex: Hex): number {
  const formation = formationOf(unit);
  if (formation < 0) return 0;
  const isNear = (leader: Piece, more: number) => {
    const at = (state.at[leader] ?? 0) as Hex;
    return at > 0 && GRID.distance(hex, at) <= spanOf(leader) + more;
  };
  return isNear(commanderOf(formation), 2) || isNear(overallOf(formation), 1) ? 0 : traits.command;
}
