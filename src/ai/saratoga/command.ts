/** 4.0 A, 5.0 Who goes first, and which formations are activated. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  type Action,
  barToActivation,
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

/** How many units a formation's commander would bring into action who are not so anyway. */
export const unitsBrought = (state: State, formation: number): number =>
  unitsOf(formation).filter(
    (unit) =>
      (state.at[unit] ?? 0) > 0 &&
      isWithinSpan(state, unit, commanderOf(formation)) &&
      !isActiveAnyway(state, formation, unit),
  ).length;

const isActiveAnyway = (state: State, formation: number, unit: Piece): boolean =>
  state.active[overallOf(formation)] === true && isWithinSpan(state, unit, overallOf(formation));

/** Each unit that its own commander brings into action and nobody else does, more the nearer the enemy is. */
function gainOf(state: State, formation: number, foes: readonly Hex[]): number {
  const commander = commanderOf(formation);
  let gain = 0;
  for (const unit of unitsOf(formation)) {
    const at = (state.at[unit] ?? 0) as Hex;
    if (at <= 0 || !isWithinSpan(state, unit, commander)) continue;
    const distance = foes.reduce((least, foe) => Math.min(least, GRID.distance(at, foe)), 99);
    const use = isGun(unit) ? (distance <= 5 ? 0.6 : 0.1) : distance <= 7 ? 1.5 : 0.3;
    gain += isActiveAnyway(state, formation, unit) ? use * 0.05 : use;
  }
  return gain;
}

export const foesOf = (state: State, side: Side): Hex[] =>
  combatUnitsOf(enemyOf(side))
    .map((unit) => (state.at[unit] ?? 0) as Hex)
    .filter((hex) => hex > 0);
