/** 10.0 When only an attack can still win: each formation goes for somebody near it, and for the same until he is gone. */
import type { Hex } from '../../engine/hexmap/hexId';
import { GRID, type Side, type State } from '../../engine/saratoga/index';
import { COVER, wayBetween } from './ground';
import { type Order, orderFor, type Orders } from './orders';
import { surveyOf } from './survey';
import type { Traits } from './traits';

/** By body: the order with the hex that it goes for. Nobody leaves his front for a prize at the other end of the field. */
export function lastChances(
  state: State,
  side: Side,
  before: Orders,
  traits: Traits,
  order: Order,
): (body: number) => Order {
  const { anchors, foeHexes, foeWorth } = surveyOf(state, side, before, traits);
  const cover = COVER[state.battle];
  return (body) => {
    const from = anchors[body] ?? 0;
    if (from === 0) return order;
    const old = orderFor(before, body);
    const isKept = (hex: Hex) =>
      old.stance === 'advance' && old.target !== 0 && GRID.distance(hex, old.target) <= BESIDE;
    let target: Hex | 0 = 0;
    let highest = -Infinity;
    for (const hex of foeHexes) {
      const way = wayBetween(from, hex);
      const value =
        Math.min(MOST_WORTH, foeWorth[hex] ?? 0) * 0.6 -
        way * 0.35 -
        (way > REACH ? ABROAD : 0) -
        (cover[hex] ?? 0) * 0.5 +
        (isKept(hex) ? STEADY : 0);
      if (value > highest) [highest, target] = [value, hex];
    }
    return { ...order, target };
  };
}

/** Movement points of a march and of closing in. */
const REACH = 8;
/** What a prize beyond them loses. */
const ABROAD = 6;
const MOST_WORTH = 10;
const BESIDE = 2;
const STEADY = 2;
