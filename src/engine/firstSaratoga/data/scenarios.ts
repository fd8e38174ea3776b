/** The scenarios that come with the game. */
import { CHARTS, TURNS } from './charts';
import { COUNTERS } from './counters';
import { GROUND } from './ground';
import { OUTPOST } from './outpost';
import type { Scenario } from './types';

/** The whole battle. */
export const BATTLE: Scenario = {
  id: 'battle',
  name: 'First Saratoga, 19 September 1777',
  ground: GROUND,
  charts: CHARTS,
  turns: TURNS,
  counters: COUNTERS,
  entries: [
    { id: 'A', hex: '1514', dieModifier: -3 },
    { id: 'B', hex: '1511', dieModifier: -3 },
    { id: 'C', hex: '1507', dieModifier: 0 },
  ],
  leastEntry: 1,
  freeColumns: [1, 7],
  rearColumns: [1, 1],
  victory: {
    atOnce: ['0214', '0311'],
    flags: [
      { hex: '0308', wins: 'british', owner: 'colonial' },
      { hex: '0309', wins: 'british', owner: 'colonial' },
      { hex: '1205', wins: 'colonial', owner: 'british' },
      { hex: '1206', wins: 'colonial', owner: 'british' },
      { hex: '1414', wins: 'colonial', owner: 'british' },
      { hex: '1514', wins: 'colonial', owner: 'british' },
    ],
  },
  readyMade: {
    entries: { A: 'R', B: 'H', C: 'F' },
    leaders: { burgoyne: 'H' },
    places: {
      '0108': ['gar2'],
      '0208': ['gar4'],
      '0308': ['learned'],
      '0309': ['ct'],
      '0409': ['morgan'],
      '0410': ['nixon'],
      '0411': ['gar1'],
      '0412': ['paterson'],
      '0413': ['gar3'],
      '0414': ['ma'],
      '0415': ['glover'],
      '0607': ['poor', 'dearborn', 'arnold'],
      '0313': ['ny'],
    },
  },
};

export const SCENARIOS = { battle: BATTLE, outpost: OUTPOST } as const;
export type ScenarioId = keyof typeof SCENARIOS;
export const SCENARIO_IDS = Object.keys(SCENARIOS) as ScenarioId[];
