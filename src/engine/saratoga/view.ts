/** What a player sees of the table: stacks from the bottom up, the state of each counter, the morale markers. */
import { type Hex, hexOf } from '../hexmap/hexId';
import { FORMATION_LIST } from './data/formations';
import { DEPLOYMENTS } from './data/scenarios';
import type { Battle, FormationId } from './data/types';

/** The states that a counter shows. */
export const MARKS = [
  'stepLost',
  'reduced',
  'outOfCommand',
  'notActivated',
  'broken',
  'fired',
  'moved',
] as const;
export type Mark = (typeof MARKS)[number];

export interface TableView {
  readonly battle: Battle;
  readonly turn: number;
  readonly stacks: Readonly<Record<number, readonly string[]>>;
  readonly marks: Readonly<Record<string, readonly Mark[]>>;
  readonly morale: Readonly<Record<FormationId, { readonly box: number; readonly broken: boolean }>>;
}

/** A battle as it stands before the first turn, in the ready-made deployment. */
export function deployedView(battle: Battle): TableView {
  const stacks: Record<number, readonly string[]> = {};
  for (const [text, counters] of Object.entries(DEPLOYMENTS[battle])) stacks[hexOf(text)] = counters;
  const morale = Object.fromEntries(
    FORMATION_LIST.map(({ id, start }) => [id, { box: start[battle], broken: false }]),
  ) as TableView['morale'];
  return { battle, turn: 1, stacks, marks: {}, morale };
}

export const stackAt = (view: TableView, hex: Hex): readonly string[] => view.stacks[hex] ?? NOBODY;

const NOBODY: readonly string[] = [];
