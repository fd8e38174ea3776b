/** 4.0 A, 5.0 Who goes first, and which formations are activated. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  type Action,
  barToActivation,
  type Brought,
  combatUnitsOf,
  commanderOf,
  enemyOf,
  formationId,
  formationsOf,
  GRID,
  isGun,
  isWithinSpan,
  overallOf,
  type Piece,
  type Side,
  sideOf,
  type State,
  unitsOf,
} from '../../engine/saratoga/index';
import type { Officer } from './officer';
import { orderFor } from './orders';

/** Who strikes first strikes twice before he is struck. */
export const chooseOrder = ({ side }: Officer, _state: State): Action => ({
  kind: 'chooseOrder',
  first: side,
});

export function activate(officer: Officer, state: State): Action {
  const { side, orders } = officer;
  let highest = 0;
  let chosen: number | undefined;
  const foes = foesOf(state, side);
  for (const formation of formationsOf(side)) {
    if (state.broken[formation] || barToActivation(state, formation)) continue;
    const { stance } = orderFor(orders, formation);
    const eager = stance === 'hold' || stance === 'withdraw' ? 0.5 : 1;
    const value = eager * gainOf(state, formation, foes);
    if (value > highest) [highest, chosen] = [value, formation];
  }
  return chosen === undefined ? { kind: 'endCommand' } : { kind: 'activate', formation: formationId(chosen) };
}

/** The units that a formation's commander would bring into action who are not so anyway; and those with an enemy in reach. */
export function broughtBy(state: State, formation: number): Brought {
  const units = unitsOf(formation).filter(
    (unit) =>
      (state.at[unit] ?? 0) > 0 &&
      isWithinSpan(state, unit, commanderOf(formation)) &&
      !isActiveAnyway(state, formation, unit),
  );
  const foes = foesOf(state, sideOf(commanderOf(formation)));
  const near = units.filter((unit) => toNearest((state.at[unit] ?? 0) as Hex, foes) <= comesFrom(unit));
  return { formation: formationId(formation), units: units.length, near: near.length };
}

/** Of the formations that can still be activated, what each brings: those who bring most to the enemy first. */
export const broughtByEach = (state: State, side: Side): readonly Brought[] =>
  formationsOf(side)
    .filter((formation) => !state.broken[formation] && !barToActivation(state, formation))
    .map((formation) => broughtBy(state, formation))
    .filter(({ units }) => units > 0)
    .toSorted((one, other) => other.near - one.near || other.units - one.units);

const isActiveAnyway = (state: State, formation: number, unit: Piece): boolean =>
  state.active[overallOf(formation)] === true && isWithinSpan(state, unit, overallOf(formation));

/** Each unit that its own commander brings into action and nobody else does, more the nearer the enemy is. */
function gainOf(state: State, formation: number, foes: readonly Hex[]): number {
  const commander = commanderOf(formation);
  let gain = 0;
  for (const unit of unitsOf(formation)) {
    const at = (state.at[unit] ?? 0) as Hex;
    if (at <= 0 || !isWithinSpan(state, unit, commander)) continue;
    const isNear = toNearest(at, foes) <= comesFrom(unit);
    const use = isGun(unit) ? (isNear ? 0.6 : 0.1) : isNear ? 1.5 : 0.3;
    gain += isActiveAnyway(state, formation, unit) ? use * 0.05 : use;
  }
  return gain;
}

/** A march and closing in; guns within their range. */
const comesFrom = (unit: Piece): number => (isGun(unit) ? 5 : 7);

export const toNearest = (hex: Hex, others: readonly Hex[]): number =>
  others.reduce((least, other) => Math.min(least, GRID.distance(hex, other)), Infinity);

export const foesOf = (state: State, side: Side): Hex[] =>
  combatUnitsOf(enemyOf(side))
    .map((unit) => (state.at[unit] ?? 0) as Hex)
    .filter((hex) => hex > 0);
