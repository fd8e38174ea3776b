/** 7.1-7.3, 7.6 Fire: who may fire in which step, at what, and what it takes to hit. */
import type { Hex } from '../hexmap/hexId';
import { barToGunFire, mayReach, rangedTargets, type RangedBar } from './artillery';
import { GRID, isUpSlope, isWoods, isWork } from './battlefield';
import type { Side } from './data/types';
import { isConcealed } from './fog';
import { isBroken } from './morale';
import {
  bonusOf,
  combatUnitsOf,
  commanderOf,
  enemyOf,
  FIRST_LEADER,
  formationOf,
  isGun,
  isInfantry,
  type Piece,
  ratingOf,
  sideOf,
} from './roster';
import { leadersIn, unitsIn } from './stacking';
import { hexOfPiece, hitsOf, isOnMap, type State } from './state';
import { TEC } from './terrain';
import { type BoardReading, fieldOf, readBoard } from './zoc';

/** 7.1.3 eight steps: A to D, the side that is not phasing before the phasing one. */
export const FIRE_STEPS = 8;
export const ratingOfStep = (step: number): number => step >> 1;
export const sideOfStep = (state: State, step: number): Side =>
  step % 2 === 0 ? enemyOf(state.phasing) : state.phasing;

/** A shot at a unit by its place in the stack, top is 0; or at leaders who stand alone (7.6). */
export const LEADERS_ALONE = -1;
export interface Target {
  readonly hex: Hex;
  readonly place: number;
}

export type FireBar =
  | RangedBar
  | 'alreadyFired'
  | 'notThisStep'
  | 'brokenOffensive'
  | 'notActivated'
  | 'notReturning'
  | 'noSuchTarget'
  | 'notAdjacent'
  | 'firedAtBefore'
  | 'gunsSpareLeaders';

/** 5.1, 3.8.2, R46-R48, R94 why a unit takes no part in this Combat Phase; nothing if it may. */
export function barToFiring(state: State, unit: Piece): FireBar | undefined {
  if (state.fired[unit]) return 'alreadyFired'; // R60
  if (sideOf(unit) === state.phasing) {
    if (isBroken(state, unit)) return 'brokenOffensive';
    return state.active[unit] || state.inContact[unit] ? undefined : 'notActivated';
  }
  if (state.options.returnFire === 'always' || state.active[unit] || state.inContact[unit]) return undefined;
  return isGun(unit) ? undefined : 'notReturning';
}

/** R59 the step of a unit is that of the face now showing. */
export const stepOf = (state: State, unit: Piece): number =>
  ratingOf(unit, hitsOf(state, unit)) * 2 + (sideOf(unit) === state.phasing ? 1 : 0);

/** In a break's round (R87) the units that are no targets do not shield those that are. */
export function barToTarget(
  state: State,
  unit: Piece,
  target: Target,
  isTarget: (unit: Piece) => boolean = anyUnit,
): FireBar | undefined {
  const enemy = enemyOf(sideOf(unit));
  const here = hexOfPiece(state, unit);
  if (!GRID.has(target.hex)) return 'noSuchTarget';
  const units = unitsIn(state, target.hex).filter((other) => sideOf(other) === enemy);
  const adjacent = GRID.areAdjacent(here, target.hex);
  if (target.place === LEADERS_ALONE) {
    if (units.length > 0 || leadersIn(state, target.hex, enemy).length === 0) return 'noSuchTarget';
    if (!isInfantry(unit)) return 'gunsSpareLeaders'; // 7.6, R79
    return adjacent ? undefined : 'notAdjacent';
  }
  const concealed = isConcealed(state, target.hex);
  if (!isNamed(units, concealed, target.place)) return 'noSuchTarget';
  const bar = isGun(unit) ? barToGunFire(state, unit, target.hex) : adjacent ? undefined : 'notAdjacent';
  if (bar) return bar;
  return !concealed && mustSpare(state, units, target.place, isTarget) ? 'firedAtBefore' : undefined;
}

/** R65 of a stack that may not be inspected one names the top unit or another, and need not know if there is one. */
const isNamed = (units: readonly Piece[], concealed: boolean, place: number): boolean =>
  concealed ? units.length > 0 && isTopOrOther(place) : units[place] !== undefined;

function mustSpare(
  state: State,
  units: readonly Piece[],
  place: number,
  isTarget: (unit: Piece) => boolean,
): boolean {
  const chosen = units[place];
  if (chosen === undefined || (state.shotAt[chosen] ?? 0) === 0) return false;
  return sparedInstead(state, units.filter(isTarget), chosen) !== undefined;
}

/** 7.1, R63 nobody twice while another in the hex has been spared: the one who must be fired at first. */
function sparedInstead(state: State, units: readonly Piece[], chosen: Piece): Piece | undefined {
  if ((state.shotAt[chosen] ?? 0) === 0) return undefined;
  return units.find((other) => other !== chosen && (state.shotAt[other] ?? 0) === 0);
}

/** The unit that a shot is at. In a concealed stack it falls where 7.1 lets it, so that the choice betrays nothing (R65). */
export function targetOf(state: State, { hex, place }: Target): Piece | undefined {
  const units = unitsIn(state, hex);
  const chosen = units[place];
  if (!isConcealed(state, hex)) return chosen;
  const named = chosen ?? units[0];
  return named === undefined ? undefined : (sparedInstead(state, units, named) ?? named);
}

const isTopOrOther = (place: number): boolean => place === 0 || place === 1;

/** All that a unit could fire at now, leaving aside whose turn it is. */
export function targetsOf(state: State, unit: Piece, isTarget: (unit: Piece) => boolean = anyUnit): Target[] {
  const here = hexOfPiece(state, unit);
  const { foes, foeLeaders } = fieldOf(readBoard(state), sideOf(unit));
  const targets: Target[] = [];
  for (const hex of GRID.neighbours(here)) {
    if (foes[hex] === 0) {
      if (foeLeaders[hex] !== 0 && isInfantry(unit)) targets.push({ hex, place: LEADERS_ALONE });
    } else if (!isGun(unit) || !barToGunFire(state, unit, hex)) addTargets(state, hex, isTarget, targets);
  }
  if (isGun(unit)) for (const hex of rangedTargets(state, unit)) addTargets(state, hex, isTarget, targets);
  return targets;
}

const anyUnit = () => true;

/** The places of a stack of the enemy that may be fired at. */
function addTargets(state: State, hex: Hex, isTarget: (unit: Piece) => boolean, targets: Target[]): void {
  const units = unitsIn(state, hex);
  const concealed = isConcealed(state, hex);
  const places = concealed ? 2 : units.length;
  for (let place = 0; place < places; place++)
    if (concealed || !mustSpare(state, units, place, isTarget)) targets.push({ hex, place });
}

/** The units that may still fire in a step, with something to fire at, but for those who hold. */
export function firersIn(state: State, step: number, held: readonly Piece[]): Piece[] {
  const list: Piece[] = [];
  const board = readBoard(state);
  for (const unit of combatUnitsOf(sideOfStep(state, step)))
    if (isOnMap(state, unit) && stepOf(state, unit) === step && mayFire(state, board, unit, held))
      list.push(unit);
  return list;
}

/** The first step, this one or later, in which somebody may fire; FIRE_STEPS if there is none. */
export function nextStep(state: State, step: number, held: readonly Piece[]): number {
  const board = readBoard(state);
  let next = FIRE_STEPS;
  for (let unit = 0; unit < FIRST_LEADER; unit++) {
    if (!isOnMap(state, unit)) continue;
    const own = stepOf(state, unit);
    if (own >= step && own < next && mayFire(state, board, unit, held)) next = own;
  }
  return next;
}

const mayFire = (state: State, board: BoardReading, unit: Piece, held: readonly Piece[]): boolean =>
  !held.includes(unit) && !barToFiring(state, unit) && hasTarget(state, board, unit);

/** Whether `targetsOf` would name any. Where an enemy unit is adjacent, one that may be fired at is among them. */
function hasTarget(state: State, board: BoardReading, unit: Piece): boolean {
  const { near, foes, foeLeaders } = fieldOf(board, sideOf(unit));
  const here = hexOfPiece(state, unit);
  if (isGun(unit))
    return (near[here] !== 0 || mayReach(state, unit, foes)) && targetsOf(state, unit).length > 0;
  if (near[here] !== 0) return true;
  for (const hex of GRID.neighbours(here)) if (foeLeaders[hex] !== 0 && foes[hex] === 0) return true;
  return false;
}

export interface Modifier {
  readonly what: 'woods' | 'work' | 'upSlope' | 'longRange' | 'closeRange' | 'twoUnits' | 'leader';
  readonly value: number;
  readonly case: string;
}

/** CRT: A hits on 3 to 6, D on 6 alone. */
export const numberNeeded = (rating: number): number => rating + 3;

/** CRT, R66-R72, R115 the modifiers of a shot; defender and attacker are target and firer (R66). */
export function modifiers(state: State, unit: Piece, target: Hex, defenders: number): Modifier[] {
  const here = hexOfPiece(state, unit);
  const distance = GRID.distance(here, target);
  const list: Modifier[] = [];
  if (isWoods(target)) list.push({ what: 'woods', value: TEC.woods.fire, case: 'TEC' });
  if (isWork(target, state.battle)) list.push({ what: 'work', value: TEC.work.fire, case: 'TEC' });
  if (isUpSlope(here, target)) list.push({ what: 'upSlope', value: TEC.upSlope.fire, case: 'TEC' });
  if (isGun(unit) && distance >= 3) list.push({ what: 'longRange', value: -1, case: 'CRT' });
  if (isGun(unit) && distance === 1) list.push({ what: 'closeRange', value: 1, case: 'CRT' });
  if (defenders >= 2) list.push({ what: 'twoUnits', value: 1, case: 'CRT' }); // R70 at the moment of the shot
  const formation = formationOf(unit);
  const commander = commanderOf(formation);
  // 7.2, R71 the own formation's commander, stacked, activated or not
  if (formation >= 0 && state.at[commander] === here && bonusOf(commander) > 0)
    list.push({ what: 'leader', value: bonusOf(commander), case: '7.2' });
  return list;
}

/** CRT note, R69 a natural 6 always hits; nothing always misses. */
export const isHit = (die: number, rating: number, modifier: number): boolean =>
  die === 6 || die + modifier >= numberNeeded(rating);

/** CRT what the die itself must show at least, 1 to 6: a 6 always hits. */
export function dieNeeded(base: number, all: readonly Modifier[]): number {
  const sum = all.reduce((total, { value }) => total + value, 0);
  return Math.max(1, Math.min(6, base - sum));
}
