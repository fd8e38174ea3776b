/** What could be ordered otherwise: another manner for the whole army, another main effort, another order for one formation. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  combatUnitsOf,
  enemyOf,
  formationsOf,
  GRID,
  type Side,
  type State,
  unitsOf,
} from '../../engine/saratoga/index';
import { foesOf } from './command';
import { mainEffort } from './effort';
import { EXIT, wayBetween } from './ground';
import type { Memory } from './memory';
import type { Officer, Temper } from './officer';
import { GUNS, isSameOrder, type Order, orderFor, type Orders, type Stance, withOrder } from './orders';

/** A plan that can be tried. */
export interface Attempt {
  readonly orders: Orders;
  readonly temper: Temper;
}

type Change = (best: Attempt) => Attempt | undefined;

/** The likeliest to help first. */
export function alternatives(officer: Officer, state: State, memory: Memory): readonly Change[] {
  const { side } = officer;
  const live = formationsOf(side).filter((formation) => !state.broken[formation]);
  const foes = foesOf(state, side);
  const near = live
    .map((formation) => ({ formation, way: nearest(state, formation, foes) }))
    .filter(({ way }) => way <= IN_REACH)
    .sort((a, b) => a.way - b.way || a.formation - b.formation);
  if (near.length === 0) return [];
  const effort = mainEffort(state, side, 0);
  const before = memory.orders;
  const whole =
    (stance: Stance, target: Hex | 0): Change =>
    (best) =>
      changed(
        best,
        live.reduce((orders, body) => withOrder(orders, body, told(stance, target)), best.orders),
      );
  const manner =
    (daring: number, care: number): Change =>
    (best) =>
      best.temper.daring === daring && best.temper.care === care
        ? undefined
        : { ...best, temper: { daring, care } };
  // The Americans have lines that an army leaves only bit by bit.
  const wholes =
    side === 'american'
      ? []
      : [
          whole('hold', 0),
          whole('assault', effort),
          whole('withdraw', 0),
          whole('gather', effort),
          whole('advance', 0),
          ...targetsFor(state, side, 3).map((target) => whole('advance', target)),
        ];
  return [
    (best) => changed(best, keepStance(before, best.orders, live)),
    manner(1.4, 0.7),
    manner(0.75, 1.4),
    ...wholes,
    ...near.flatMap(({ formation }) => choicesFor(state, side, formation, foes).map(single(formation))),
    ...(side === 'american' ? [told('hold', 0), told('advance', 0)].map(single(GUNS)) : []),
  ];
}

/** In movement points: who is farther off goes on as he was told. */
const IN_REACH = 14;

const told = (stance: Stance, target: Hex | 0): Order => ({ stance, target, reason: 'foreseen' });

const single =
  (body: number) =>
  (order: Order): Change =>
  (best) =>
    isSameOrder(orderFor(best.orders, body), order)
      ? undefined
      : { ...best, orders: withOrder(best.orders, body, order) };

const changed = (best: Attempt, orders: Orders): Attempt | undefined =>
  orders.every((order, body) => isSameOrder(order, orderFor(best.orders, body)))
    ? undefined
    : { ...best, orders };

/** Orders of the turn before, where they still make sense. */
const keepStance = (before: Orders, now: Orders, live: readonly number[]): Orders =>
  live.reduce((orders, body) => withOrder(orders, body, orderFor(before, body)), now);

function nearest(state: State, formation: number, foes: readonly Hex[]): number {
  let least = Infinity;
  for (const unit of unitsOf(formation)) {
    const at = (state.at[unit] ?? 0) as Hex;
    if (at > 0) for (const foe of foes) least = Math.min(least, wayBetween(at, foe));
  }
  return least;
}

function choicesFor(state: State, side: Side, formation: number, foes: readonly Hex[]): Order[] {
  const own = unitsOf(formation)
    .map((unit) => (state.at[unit] ?? 0) as Hex)
    .filter((hex) => hex > 0);
  const way = (hex: Hex) => own.reduce((least, at) => Math.min(least, wayBetween(at, hex)), Infinity);
  const close = [...new Set(foes)]
    .map((hex) => ({ hex, way: way(hex) }))
    .sort((a, b) => a.way - b.way || a.hex - b.hex)
    .slice(0, 3);
  const list = [told('hold', 0), told('assault', 0), told('withdraw', 0), told('advance', 0)];
  for (const { hex } of close) list.push(told('assault', hex));
  if (side === 'british' && way(EXIT) <= IN_REACH) list.push(told('exit', 0));
  return list;
}

/** Enemy hexes apart from each other, the best first. */
function targetsFor(state: State, side: Side, number: number): Hex[] {
  const found: Hex[] = [];
  const foes = combatUnitsOf(enemyOf(side))
    .map((unit) => (state.at[unit] ?? 0) as Hex)
    .filter((hex) => hex > 0);
  const own = foesOf(state, enemyOf(side));
  const pull = (hex: Hex) => own.reduce((sum, at) => sum + Math.min(16, wayBetween(at, hex)), 0);
  for (const hex of foes.toSorted((a, b) => pull(a) - pull(b) || a - b))
    if (found.length < number && found.every((other) => GRID.distance(other, hex) > 2)) found.push(hex);
  return found;
}
