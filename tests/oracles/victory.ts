/** 9.0, 10.0 A recount of victory points with R100-R102, from the raw data. */
import { UNITS } from '../../src/engine/saratoga/data/units';
import { FORMATION_LIST } from '../../src/engine/saratoga/data/formations';
import type { Rating, Side } from '../../src/engine/saratoga/data/types';
import { ABSENT, EXITED, LOST, type State } from '../../src/engine/saratoga/state';

/** 10.0 how many steps of a letter are worth a point. */
const STEPS_A_POINT: Readonly<Record<Rating, number>> = { A: 1, B: 2, C: 3, D: 4 };

/** What the losses of a side are worth to the other. */
export function worthOfLosses(state: State, loser: Side): number {
  const letters = UNITS.flatMap((unit, i) => (unit.side === loser ? lettersLost(state, i) : []));
  const points = (Object.keys(STEPS_A_POINT) as Rating[]).map((letter) =>
    Math.floor(letters.filter((lost) => lost === letter).length / STEPS_A_POINT[letter]),
  );
  return points.reduce((sum, some) => sum + some, 10 * brokenOf(state, loser));
}

/** 9.0, 10.0, R102 who has won when a turn ends; nothing while the battle goes on. */
export function winnerAfter(state: State, lastTurn: boolean): Side | 'draw' | undefined {
  const left = UNITS.filter(
    (unit, i) => unit.side === 'british' && state.at[i] === EXITED && !isFlipped(state, i),
  );
  if (left.length >= 4) return 'british';
  const british = brokenOf(state, 'british') >= 3;
  const american = brokenOf(state, 'american') >= 3;
  if (british && american) return 'draw';
  if (british) return 'american';
  if (american) return 'british';
  if (!lastTurn) return undefined;
  return worthOfLosses(state, 'american') > worthOfLosses(state, 'british') ? 'british' : 'american';
}

/** R100 the letters of the steps that cannot come back, front first: 7.3 has two hits a face, the other choice one step. */
function lettersLost(state: State, unit: number): Rating[] {
  const data = UNITS[unit];
  if (!data || state.at[unit] === ABSENT) return []; // R107
  const { full, reduced } = data.rating;
  const steps = state.options.victorySteps === 'hits' ? [full, full, reduced, reduced] : [full, reduced];
  if (state.at[unit] === LOST) return steps; // R101
  return isFlipped(state, unit) ? steps.slice(0, steps.length / 2) : [];
}

/** 7.3 the second hit turns a unit to its reduced side. */
const isFlipped = (state: State, unit: number): boolean => (state.hits[unit] ?? 0) >= 2;

const brokenOf = (state: State, side: Side): number =>
  FORMATION_LIST.filter((formation, i) => formation.side === side && state.broken[i]).length;
