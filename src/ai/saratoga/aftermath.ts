/** 3.1.4, 3.8.3, 7.3, 7.5, 8.0 What follows a fight: retreats, leaders without men, advances, recovery. */
import type { Hex } from '../../engine/hexmap/hexId';
import { top } from '../../engine/kernel/frames';
import {
  type Action,
  combatUnitsOf,
  fieldOf,
  FIRST_LEADER,
  GRID,
  groupId,
  isCombatUnit,
  knownPiece,
  type Piece,
  PIECES,
  readBoard,
  recoverable,
  recovering,
  recoveryNumber,
  SARATOGA,
  type Side,
  sideOf,
  type State,
} from '../../engine/saratoga/index';
import { foesOf, toNearest } from './command';
import { COVER } from './ground';
import type { Officer } from './officer';
import { bodyOf, orderFor } from './orders';
import { standings } from './stand';
import { surveyOf } from './survey';
import type { Traits } from './traits';
import { worthOfHit } from './worth';

/** The listed action of the highest value, the first among equals. */
function best(state: State, value: (action: Action) => number): Action {
  let chosen: Action | undefined;
  let highest = -Infinity;
  for (const action of SARATOGA.actions(state)) {
    const is = value(action);
    if (is > highest) [highest, chosen] = [is, action];
  }
  if (!chosen) throw new Error(`nothing to choose from in ${top(state)?.kind}`);
  return chosen;
}

export const removeExcess = ({ traits }: Officer, state: State): Action =>
  best(state, (action) =>
    action.kind === 'remove' ? -worthOfHit(state, knownPiece(action.counter), traits) : -Infinity,
  );

/** Away from the enemy, and into cover. */
export function retreat({ side }: Officer, state: State): Action {
  const foes = foesOf(state, side);
  const away = (hex: Hex) => Math.min(FAR_ENOUGH, toNearest(hex, foes));
  return best(state, (action) =>
    'hex' in action ? away(action.hex as Hex) + 0.3 * (COVER[state.battle][action.hex] ?? 0) : -1,
  );
}

const FAR_ENOUGH = 4;

export const displace = retreat;

/** 7.3 among most friends. */
export function relocate({ side }: Officer, state: State): Action {
  return best(state, (action) =>
    action.kind === 'relocate' ? friendsNear(state, side, action.hex as Hex) : -1,
  );
}

export const friendsNear = (state: State, side: Side, hex: Hex): number =>
  combatUnitsOf(side).filter((unit) => {
    const at = (state.at[unit] ?? 0) as Hex;
    return at > 0 && GRID.distance(at, hex) <= 2;
  }).length;

/** 7.5 one unit goes where it stands better than before; a leader is not left alone. */
export function advance(officer: Officer, state: State): Action {
  const frame = top(state);
  if (frame?.kind !== 'advance') return { kind: 'decline' };
  const { side, orders, traits } = officer;
  const survey = surveyOf(state, side, orders, traits);
  const { own } = fieldOf(readBoard(state), side);
  const gain = (counters: readonly string[]): number => {
    const pieces = counters.map(knownPiece);
    const [unit, another] = pieces.filter(isCombatUnit);
    if (unit === undefined || another !== undefined) return -Infinity;
    const { stance } = orderFor(orders, bodyOf(unit));
    const here = (state.at[unit] ?? 0) as Hex;
    if (stance === 'hold' || stance === 'withdraw' || officer.posts.get(unit)?.stance === 'guard')
      return -Infinity;
    if ((own[here] ?? 0) < 2 && leadersAt(state, officer, here).some((leader) => !pieces.includes(leader)))
      return -Infinity;
    const standing = standings(officer, state, survey, unit, here);
    return standing(frame.hex) - standing(here);
  };
  return best(state, (action) => (action.kind === 'advance' ? gain(action.counters) : ADVANCE_FROM));
}

/** An emptied hex is a little worth in itself. */
const ADVANCE_FROM = -0.1;

const leadersAt = (state: State, { side }: Officer, hex: Hex): Piece[] =>
  PIECES.slice(FIRST_LEADER).filter((leader) => state.at[leader] === hex && sideOf(leader) === side);

/** 8.0 the formation with most to mend. */
export function recover({ side, traits }: Officer, state: State): Action {
  let chosen: Action = { kind: 'endRecovery' };
  let highest = 0;
  for (const group of recoverable(state, side)) {
    const { value } = mending(state, group, traits);
    if (value > highest) [highest, chosen] = [value, { kind: 'recover', group: groupId(group) }];
  }
  return chosen;
}

/** What is to be expected of a recovery: how many markers come off, and what that is worth. */
export function mending(
  state: State,
  group: number,
  traits: Traits,
): { readonly markers: number; readonly value: number } {
  let [markers, value] = [0, 0];
  for (const unit of recovering(state, group)) {
    const chance = Math.min(6, recoveryNumber(state, unit, group)) / 6;
    markers += chance;
    value += chance * worthOfHit(state, unit, traits);
  }
  return { markers, value };
}
