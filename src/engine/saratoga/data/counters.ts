/** Every counter of both armies by id. */
import { LEADERS } from './leaders';
import type { Leader, Side, Unit } from './types';
import { UNITS } from './units';

export type Counter = Unit | Leader;

export const COUNTERS: readonly Counter[] = [...UNITS, ...LEADERS];

const byId = new Map(COUNTERS.map((counter) => [counter.id, counter]));

export function counterOf(id: string): Counter {
  const counter = byId.get(id);
  if (!counter) throw new Error(`no counter '${id}'`);
  return counter;
}

/** 3.6 combat units are infantry and artillery; leaders are not. */
export function isUnit(counter: Counter): counter is Unit {
  return counter.kind === 'infantry' || counter.kind === 'artillery';
}

export const sideOfCounter = (id: string): Side => counterOf(id).side;
