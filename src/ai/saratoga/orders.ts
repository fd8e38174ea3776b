/** 3.6 Orders: what each formation is told, and Gates' guns as a body of their own. */
import type { Hex } from '../../engine/hexmap/hexId';
import { FORMATIONS, type FormationId, formationOf, type Piece } from '../../engine/saratoga/index';

export const STANCES = [
  'hold',
  'gather',
  'advance',
  'assault',
  'withdraw',
  'exit',
  'defend',
  'guard',
] as const;
export type Stance = (typeof STANCES)[number];

/** Why, in a word. */
export const REASONS = [
  'opening',
  'steady',
  'mustAttack',
  'waitsForOthers',
  'ahead',
  'timeRunsOut',
  'weakMorale',
  'enemyWeak',
  'roadOpen',
  'guardsRoad',
  'guardsWorks',
  'unguarded',
  'broken',
  'foreseen',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Order {
  readonly stance: Stance;
  /** The hex that it goes for or covers; 0: the officer finds one. */
  readonly target: Hex | 0;
  readonly reason: Reason;
}

/** By formation in the order of FORMATIONS, and the last one for Gates' guns. */
export type Orders = readonly Order[];

export const GUNS: number = FORMATIONS.length;
export const BODIES: readonly (FormationId | 'gatesGuns')[] = [...FORMATIONS, 'gatesGuns'];

export const bodyOf = (unit: Piece): number => {
  const formation = formationOf(unit);
  return formation < 0 ? GUNS : formation;
};

export function orderFor(orders: Orders, body: number): Order {
  return orders[body] ?? HOLD;
}

export const withOrder = (orders: Orders, body: number, order: Order): Orders => orders.with(body, order);

export const isSameOrder = (a: Order, b: Order): boolean => a.stance === b.stance && a.target === b.target;

export const HOLD: Order = { stance: 'hold', target: 0, reason: 'opening' };
