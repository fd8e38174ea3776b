/** 11.0 Set-up: who is there, where each counter may stand, and what is wrong with a deployment. */
import { type Hex, formatHex, hexOf, parseHex } from '../hexmap/hexId';
import { GRID, isLand } from './battlefield';
import { COUNTERS, type Counter, counterOf, isUnit } from './data/counters';
import { SET_UP } from './data/scenarios';
import type { Battle, Deployment, SetUpArea } from './data/types';
import { STACKING_LIMIT } from './stacking';

export const SET_UP_CODES = [
  'unknownCounter',
  'notInThisBattle',
  'placedTwice',
  'notPlaced',
  'outsideSetUpArea',
  'tooManyUnits',
  'notWithAUnit',
] as const;

export interface SetUpProblem {
  readonly code: (typeof SET_UP_CODES)[number];
  readonly case: '3.1.1' | '11.1' | '11.2';
  readonly at: string;
  readonly counter?: string;
}

/** 11.1, 11.2, R107 the counters that take part. */
export function countersIn(battle: Battle): readonly Counter[] {
  return COUNTERS.filter((counter) => !isUnit(counter) || counter.battles.includes(battle));
}

/** R105 land within the distance, the centre included. */
export function setUpHexes(battle: Battle, counterId: string): readonly Hex[] {
  const known = AREAS[battle];
  const hexes = known.get(counterId) ?? areaOf(battle, counterId);
  known.set(counterId, hexes);
  return hexes;
}

/** Each area is gathered once, when it is asked for. */
const AREAS: Readonly<Record<Battle, Map<string, readonly Hex[]>>> = { sept19: new Map(), oct7: new Map() };

function areaOf(battle: Battle, counterId: string): readonly Hex[] {
  const own = SET_UP.filter((area) => area.battle === battle && area.counters.includes(counterId));
  if (own.length > 0) return hexesOf(own);
  if (counterId !== 'L-burgoyne') return [];
  // R106 Burgoyne starts on 19 September wherever a unit of his may.
  return hexesOf(SET_UP.filter((area) => area.battle === battle && area.side === 'british'));
}

export function setUpProblems(battle: Battle, deployment: Deployment): SetUpProblem[] {
  const rule = battle === 'sept19' ? '11.1' : '11.2';
  const taking = new Set(countersIn(battle).map((counter) => counter.id));
  const known = new Set(COUNTERS.map((counter) => counter.id));
  const seen = new Set<string>();
  const problems: SetUpProblem[] = [];

  for (const [at, counters] of Object.entries(deployment)) {
    const hex = parseHex(at);
    for (const counter of counters) {
      const report = (code: SetUpProblem['code']) => problems.push({ code, case: rule, at, counter });
      if (!known.has(counter)) report('unknownCounter');
      else if (!taking.has(counter)) report('notInThisBattle');
      else if (seen.has(counter)) report('placedTwice');
      else if (hex === undefined || !setUpHexes(battle, counter).includes(hex)) report('outsideSetUpArea');
      seen.add(counter);
    }
    const units = counters.filter((counter) => known.has(counter) && isUnit(counterOf(counter)));
    if (units.length > STACKING_LIMIT) problems.push({ code: 'tooManyUnits', case: '3.1.1', at });
    // 11.1 Burgoyne stands with a unit of his army on 19 September.
    if (battle === 'sept19' && counters.includes('L-burgoyne') && units.length === 0)
      problems.push({ code: 'notWithAUnit', case: rule, at, counter: 'L-burgoyne' });
  }
  for (const counter of taking)
    if (!seen.has(counter)) problems.push({ code: 'notPlaced', case: rule, at: '', counter });
  return problems;
}

function hexesOf(areas: readonly SetUpArea[]): readonly Hex[] {
  const hexes = areas.flatMap((area) =>
    area.centres.flatMap((centre) => GRID.within(hexOf(centre), area.radius).filter(isLand)),
  );
  return [...new Set(hexes)].sort((a, b) => formatHex(a).localeCompare(formatHex(b)));
}
