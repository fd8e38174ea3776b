/** CRT A slow second opinion on fire: the modifiers from the raw data, and every face of the die. */
import { COUNTERS, isUnit } from '../../src/engine/saratoga/data/counters';
import { MAP } from '../../src/engine/saratoga/data/map';
import type { State } from '../../src/engine/saratoga/state';
import { groundOf, hexesApart, type Standing, standing } from './zoc';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

const NEEDED: Readonly<Record<string, number>> = { A: 3, B: 4, C: 5, D: 6 };

/** The faces that hit, with so many defenders. */
export function facesThatHit(state: State, unitId: string, hex: number, defenders: number): number[] {
  const unit = COUNTERS.find((counter) => counter.id === unitId);
  if (!unit || !isUnit(unit)) throw new Error(`no unit ${unitId}`);
  const piece = COUNTERS.indexOf(unit);
  const needed = NEEDED[(state.hits[piece] ?? 0) >= 2 ? unit.rating.reduced : unit.rating.full] ?? 7;
  const here = state.at[piece] ?? 0;
  const range = hexesApart(here, hex);
  let sum = 0;
  if (groundOf(hex).startsWith('w')) sum -= 1;
  if (isWorkInPlay(state, hex)) sum -= 1;
  if (Number(groundOf(hex)[1]) > Number(groundOf(here)[1])) sum -= 1;
  if (unit.kind === 'artillery' && range === 1) sum += 1;
  if (unit.kind === 'artillery' && range >= 3) sum -= 1;
  if (defenders === 2) sum += 1;
  for (const leader of COUNTERS)
    if (
      leader.kind === 'formation' &&
      leader.formation === unit.formation &&
      standsAt(state, leader.id, here)
    )
      sum += leader.bonus;
  return FACES.filter((die) => die === 6 || die + sum >= needed);
}

export const defendersIn = (state: State, hex: number): Standing[] =>
  standing(state).filter((counter) => counter.hex === hex && counter.kind !== 'leader');

const standsAt = (state: State, id: string, hex: number): boolean =>
  standing(state).some((counter) => counter.id === id && counter.hex === hex);

function isWorkInPlay(state: State, hex: number): boolean {
  return MAP.works.some((work) => Number(work.hex) === hex && work.inPlay.includes(state.battle));
}
