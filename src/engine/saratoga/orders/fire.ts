/** 7.1.3, 3.8.2 Fire: who may, and at whom. */
import { firstOffered, hexOfCounter, LISTED, onlyUnit, type Order } from './order';

export const fire: Order = {
  ...LISTED,
  first: firstOffered,
  // Who may fire is settled before it is asked at what.
  taking: (view, unit) => ({ kind: 'fire', unit, hex: hexOfCounter(view, unit), place: 0 }),
  there: (view, [unit = onlyUnit(view) ?? ''], hex) => ({ kind: 'fire', unit, hex, place: 0 }),
};
