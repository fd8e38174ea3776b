/** 8.0 A slow second opinion on recovery with R97-R99 and R123: every die of every unit, from the raw data. */
import { COUNTERS } from '../../src/engine/saratoga/data/counters';
import { FORMATION_LIST } from '../../src/engine/saratoga/data/formations';
import type { Rating, RecoveryGroup, Side } from '../../src/engine/saratoga/data/types';
import { UNITS } from '../../src/engine/saratoga/data/units';
import type { State } from '../../src/engine/saratoga/state';
import { hexesApart, hexesBesideUnits, otherSide, type Standing, standing } from './zoc';

export type Help = 'stacked' | 'adjacent' | 'none';

/** 8.0 the dice that recover, by rating. */
const RECOVERS: Readonly<Record<Rating, readonly number[]>> = {
  A: [1, 2, 3, 4, 5],
  B: [1, 2, 3, 4],
  C: [1, 2, 3],
  D: [1, 2],
};
export const DICE = [1, 2, 3, 4, 5, 6] as const;

/** The dice with which a unit loses its marker. */
export function diceFor(unit: number, hits: number, help: Help): number[] {
  const data = UNITS[unit];
  if (!data) throw new Error(`no unit number ${unit}`);
  const rating = hits < 2 ? data.rating.full : data.rating.reduced; // R99
  if (help === 'stacked') return [...DICE];
  return DICE.filter((die) => {
    const read = help === 'adjacent' ? die - 1 : die;
    return read < 1 || RECOVERS[rating].includes(read);
  });
}

export interface Recovering {
  readonly unit: Standing;
  readonly help: Help;
}

/** Who of a group may recover, and what his leaders do for him. */
export function recoveringOf(state: State, group: RecoveryGroup): Recovering[] {
  return standing(state)
    .filter((unit) => unit.kind !== 'leader' && belongsTo(state, unit, group))
    .filter((unit) => [1, 3].includes(state.hits[unit.piece] ?? 0))
    .filter((unit) => !hexesBesideUnits(state, otherSide(unit.side)).has(unit.hex)) // R97
    .map((unit) => {
      const distances = standing(state)
        .filter((leader) => leadersOf(group, unit).includes(leader.id))
        .map((leader) => hexesApart(leader.hex, unit.hex));
      const help = distances.includes(0) ? 'stacked' : distances.includes(1) ? 'adjacent' : 'none';
      return { unit, help };
    });
}

/** What a side can choose from. */
export function groupsOf(state: State, side: Side): RecoveryGroup[] {
  const formations: RecoveryGroup[] = FORMATION_LIST.filter((one) => one.side === side).map(({ id }) => id);
  if (side === 'american') formations.push('gatesGuns', 'arnoldGuns');
  return formations.filter((group) => recoveringOf(state, group).length > 0);
}

/** 3.6 the own commander and the overall one above him; R123 for a gun that goes with a formation, Gates as well. */
function leadersOf(group: RecoveryGroup, unit: Standing): string[] {
  if (group === 'gatesGuns') return ['L-gates'];
  if (group === 'arnoldGuns') return ['L-arnold'];
  const formation = FORMATION_LIST.find(({ id }) => id === group);
  if (!formation) return [];
  const gates = UNITS[unit.piece]?.formation === undefined ? ['L-gates'] : [];
  return [formation.commander, formation.overall, ...gates];
}

function belongsTo(state: State, unit: Standing, group: RecoveryGroup): boolean {
  const own = UNITS[unit.piece]?.formation;
  if (own !== undefined) return own === group;
  // 8.0 note, R98 American guns: with a formation whose commander they reach; Gates' alone if they reach none of these
  const commanders = FORMATION_LIST.filter(({ side }) => side === 'american');
  const reached = commanders.filter(({ commander }) => isInSpan(state, unit, commander)).map(({ id }) => id);
  if (group === 'gatesGuns') return reached.length === 0 && isInSpan(state, unit, 'L-gates');
  if (group === 'arnoldGuns') return reached.length === 0 && isInSpan(state, unit, 'L-arnold');
  return reached.includes(group);
}

/** 2.2.5 */
function isInSpan(state: State, unit: Standing, id: string): boolean {
  const leader = standing(state).find((counter) => counter.id === id);
  const data = leader && COUNTERS[leader.piece];
  return data !== undefined && 'span' in data && hexesApart(leader?.hex ?? 0, unit.hex) <= data.span;
}
