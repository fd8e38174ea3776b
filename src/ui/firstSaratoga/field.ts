/** The ground that lies on the table: its scenario made ready, and how its sheet is laid out. */
import { type Counter, makeWorld, type Scenario, SCENARIOS, type World } from '../../engine/firstSaratoga';
import { type PointyLayout, pointy } from '../hexboard/pointy';
import { ask, useTable } from './table';

export interface Field {
  readonly scenario: Scenario;
  readonly world: World;
  readonly layout: PointyLayout;
}

const made = new WeakMap<Scenario, Field>();

export function fieldOf(scenario: Scenario): Field {
  const known = made.get(scenario);
  if (known) return known;
  const field = { scenario, world: makeWorld(scenario), layout: pointy(scenario.ground.columns) };
  made.set(scenario, field);
  return field;
}

/** Of the game on the table; of the battle while nothing lies there. */
export const fieldNow = (): Field => fieldOf(ask('scenario') ?? SCENARIOS.battle);

export function useField(): Field {
  useTable((table) => table.view?.scenario);
  return fieldNow();
}

export function counterOf(id: string): Counter {
  const { world } = fieldNow();
  const counter = world.counters[world.numberOf.get(id) ?? -1];
  if (!counter) throw new Error(`no counter '${id}'`);
  return counter;
}

/** 15.3 */
export const isRifle = (counter: Counter): boolean => counter.kind !== 'leader' && counter.front.type === 'R';

/** Where a counter stands on the map; 0 where it does not. */
export function hexOfCounter(stacks: Readonly<Record<number, readonly string[]>>, id: string): number {
  for (const [hex, ids] of Object.entries(stacks)) if (ids.includes(id)) return Number(hex);
  return 0;
}
