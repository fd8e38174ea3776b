/** 7.3 What is left of each formation, and of Gates's guns, unit by unit. */
import { counterOf, isUnit } from '../data/counters';
import { FORMATION_LIST } from '../data/formations';
import type { FormationId, Side } from '../data/types';
import { countersIn } from '../setup';
import type { View } from '../view';

/** From the worst to the best. */
export const FATES = ['lost', 'reduced', 'whole', 'exited'] as const;
export type Fate = (typeof FATES)[number];

export interface FormationLosses {
  readonly group: FormationId | 'gatesGuns';
  readonly side: Side;
  /** One for each unit that took part. */
  readonly fates: readonly Fate[];
  readonly isBroken: boolean;
  /** The commander fell or was removed. */
  readonly leaderLost: boolean;
}

type Table = Pick<View, 'battle' | 'stacks' | 'marks' | 'morale' | 'lost' | 'exited'>;

export function lossesOf(view: Table): readonly FormationLosses[] {
  const present = new Set([...Object.values(view.stacks).flat(), ...view.lost, ...view.exited]);
  const units = countersIn(view.battle)
    .filter(isUnit)
    .filter(({ id }) => present.has(id));
  const fatesOf = (formation: FormationId | undefined) =>
    units
      .filter((unit) => unit.formation === formation)
      .map(({ id }) => fateOf(view, id))
      .sort((a, b) => FATES.indexOf(a) - FATES.indexOf(b));
  const rows: FormationLosses[] = FORMATION_LIST.map(({ id, side, commander }) => ({
    group: id,
    side,
    fates: fatesOf(id),
    isBroken: view.morale[id].broken,
    leaderLost: view.lost.includes(commander),
  }));
  const guns = fatesOf(undefined);
  rows.push({ group: 'gatesGuns', side: 'american', fates: guns, isBroken: false, leaderLost: false });
  return rows.filter(({ fates }) => fates.length > 0);
}

/** 2.2.4 overall commanders who are gone, by their names. */
export const commandersLost = ({ lost }: Pick<View, 'lost'>, side: Side): string[] =>
  lost
    .map(counterOf)
    .filter((counter) => !isUnit(counter) && counter.kind === 'overall' && counter.side === side)
    .map(({ name }) => name);

function fateOf({ marks, lost, exited }: Table, id: string): Fate {
  if (lost.includes(id)) return 'lost';
  if (exited.includes(id)) return 'exited';
  return marks[id]?.includes('reduced') ? 'reduced' : 'whole';
}
