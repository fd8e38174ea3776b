/** The stage of the first lesson: the wheatfield of the picket's battle, everybody in his place, in clear weather. */
import { type Counter, type Scenario, SCENARIOS } from '../../engine/firstSaratoga/index';

const { outpost } = SCENARIOS;

const at = (id: string, hex: string): Counter => {
  const counter = outpost.counters.find((each) => each.id === id);
  if (!counter) throw new Error(`no counter ${id}`);
  return { ...counter, setUp: { kind: 'at', hex } };
};

export const WHEATFIELD: Scenario = {
  ...outpost,
  id: 'wheatfield',
  name: 'Barber’s wheatfield',
  turns: [
    { time: '1230', always: false },
    { time: '1400', always: false },
    { time: '1530', always: false },
  ],
  counters: [
    at('burgoyne', '1206'),
    at('h20_62', '1206'),
    at('f24', '1206'),
    at('artH', '1207'),
    at('poor', '0907'),
    at('dearborn', '0806'),
    at('morgan', '0606'),
  ],
  entries: [],
  victory: {
    atOnce: ['0607'],
    flags: [
      { hex: '0807', wins: 'british', owner: 'colonial' },
      { hex: '1008', wins: 'colonial', owner: 'british' },
      { hex: '1206', wins: 'colonial', owner: 'british' },
    ],
  },
  readyMade: { entries: {}, leaders: {}, places: {} },
};
