/** The orders of every kind of decision. */
import { formatHex, type Hex } from '../../hexmap/hexId';
import type { Refusal } from '../../kernel/game';
import { counterOf, isUnit, sideOfCounter } from '../data/counters';
import type { DecisionKind } from '../decisions';
import { check } from '../game';
import { refuse } from '../refusals';
import type { State } from '../state';
import type { View } from '../view';
import { advance, displace, relocateLeader, removeExcess, retreat } from './aftermath';
import { fire } from './fire';
import { combatMove, move } from './march';
import { NOBODY, type Order, type Ways } from './order';
import { place } from './place';

const ORDERS: Readonly<Record<DecisionKind, Order>> = {
  place,
  chooseOrder: NOBODY,
  activate: NOBODY,
  move,
  removeExcess,
  combatMove,
  fire,
  freeRound: fire,
  retreat,
  displace,
  relocateLeader,
  advance,
  recover: NOBODY,
};

/** What is done on the map now; nothing while dice decide, or when all is over. */
export const orderOf = ({ decision }: View): Order =>
  !decision || decision.kind === 'roll' ? NOBODY : ORDERS[decision.kind];

export const isChoosable = (view: View, id: string): boolean =>
  view.decision !== undefined &&
  sideOfCounter(id) === view.decision.by &&
  orderOf(view).isChoosable(view, id);

export const firstInHand = (view: View): readonly string[] => orderOf(view).first(view);

export const waysOf = (state: State, view: View, chosen: readonly string[], via: readonly number[]): Ways =>
  orderOf(view).ways(state, view, chosen, via);

/** Why a counter cannot be taken in hand. */
export function whyNotTaken(state: State, view: View, counter: string): Refusal | undefined {
  const action = orderOf(view).taking(view, counter);
  return action && check(state, action);
}

/** Why the chosen counters can do nothing in a hex. */
export function whyNotThere(
  state: State,
  view: View,
  chosen: readonly string[],
  hex: Hex,
): Refusal | undefined {
  const order = orderOf(view);
  // 6.4 whatever lies on the way, that is the reason.
  if ((order === move || order === combatMove) && isHeldByEnemy(view, hex))
    return refuse('enemyThere', formatHex(hex));
  const action = order.there(view, chosen, hex);
  return action && check(state, action);
}

const isHeldByEnemy = ({ decision, stacks }: View, hex: Hex): boolean =>
  (stacks[hex] ?? []).some((id) => sideOfCounter(id) !== decision?.by && isUnit(counterOf(id)));
