/**
 * A short scenario of our own on a part of the ground: the picket at Freeman's Farm about half past twelve, when Morgan's
 * riflemen came out of the wood and Hamilton's line was still behind the hill. All of it is R.
 *
 * With the ford on the track at 0607 as the place that wins at once, two of the better opponents gave the British 77 % of 50 games: they
 * marched straight down it. Beyond the ravine and off the track, with six places for the Americans to hold: British 48.0 %,
 * Americans 47.5 %, draws 4.5 % of 200 games. Against Americans who stand and strike sooner, as the colonel's do now: British 37.0 %,
 * Americans 54.5 %, draws 8.5 % of 200 games; the battle is even between the same two.
 */
import { CHARTS } from './charts';
import { COUNTERS } from './counters';
import { GROUND } from './ground';
import type { Counter, Scenario, SetUp } from './types';

/** Columns 06 to 12, rows 03 to 12; all else is out of play. */
const hexes = GROUND.hexes.map((line, i) =>
  line
    .split(/\s+/)
    .map((code, j) => (i + 1 >= 6 && i + 1 <= 12 && j + 1 >= 3 && j + 1 <= 12 ? code : 'x'))
    .join(' '),
);

const counter = (id: string, setUp: SetUp): Counter => {
  const found = COUNTERS.find((each) => each.id === id);
  if (!found) throw new Error(`no counter ${id}`);
  return { ...found, setUp };
};

const words = (text: string): readonly string[] => text.split(' ');

export const OUTPOST: Scenario = {
  id: 'outpost',
  name: 'The picket at Freeman’s Farm',
  ground: {
    columns: GROUND.columns,
    rows: GROUND.rows,
    hexes,
    works: [],
    creeks: [],
    bridges: [],
    paths: [
      { name: 'Quaker Springs track', kind: 'track', hexes: words('1206 1106 1006 0907 0807 0707 0607') },
      { name: 'Great Ravine track', kind: 'track', hexes: words('1209 1109 1008 0908 0907') },
      { name: "Riedesel's track", kind: 'track', hexes: words('1012 1011 0911 0910 0909 0908') },
      { name: 'West track', kind: 'track', hexes: words('1206 1205 1204') },
    ],
    waters: [
      {
        name: 'Mill Creek (Middle Ravine)',
        kind: 'stream',
        hexes: words('0603 0604 0705 0706 0707 0708 0709 0609 0610 0711 0712'),
      },
      { name: 'North Branch', kind: 'brook', hexes: words('1110 1010 0910 0810') },
      { name: 'West Brook', kind: 'brook', hexes: words('1203 1104 1004 0904 0804') },
    ],
    places: [
      { hex: '1008', name: "Freeman's Farm", kind: 'farm' },
      { hex: '1205', name: "McBride's Farm", kind: 'farm' },
      { hex: '0907', name: "Barber's wheatfield", kind: 'farm' },
    ],
  },
  charts: CHARTS,
  turns: [
    { time: '1230', always: false },
    { time: '1400', always: false },
    { time: '1530', fog: [1, 1], always: true },
    { time: '1700', fog: [1, 3], always: true },
  ],
  counters: [
    {
      id: 'picket',
      name: 'Picket',
      side: 'british',
      kind: 'battalion',
      colour: 'red',
      front: { cf: 2, morale: 5, ma: 4, type: '' },
      back: { cf: 1, morale: 3, ma: 4, type: '' },
      setUp: { kind: 'at', hex: '1008' },
    },
    counter('burgoyne', { kind: 'anyEntry' }),
    counter('h20_62', { kind: 'entry', formation: 'H' }),
    counter('artH', { kind: 'entry', formation: 'H' }),
    counter('fraser', { kind: 'entry', formation: 'F' }),
    counter('light', { kind: 'entry', formation: 'F' }),
    counter('f24', { kind: 'entry', formation: 'F' }),
    counter('arnold', { kind: 'withUnit' }),
    counter('poor', { kind: 'free' }),
    counter('morgan', { kind: 'free' }),
    counter('dearborn', { kind: 'free' }),
    counter('ct', { kind: 'free' }),
  ],
  entries: [
    { id: 'B', hex: '1209', dieModifier: -1 },
    { id: 'C', hex: '1206', dieModifier: 0 },
  ],
  leastEntry: 1,
  freeColumns: [6, 9],
  rearColumns: [6, 6],
  // The British must get over the ravine, off the track, or drive the Americans from all six places; the Americans need one of them.
  victory: {
    atOnce: ['0606'],
    flags: [
      { hex: '1008', wins: 'colonial', owner: 'british' },
      { hex: '1206', wins: 'colonial', owner: 'british' },
      { hex: '0907', wins: 'colonial', owner: 'colonial' },
      { hex: '0807', wins: 'colonial', owner: 'colonial' },
      { hex: '1006', wins: 'colonial', owner: 'british' },
      { hex: '1109', wins: 'colonial', owner: 'british' },
    ],
  },
  readyMade: {
    entries: { B: 'H', C: 'F' },
    leaders: { burgoyne: 'H' },
    places: { '0806': ['ct'], '0807': ['poor', 'arnold'], '0906': ['morgan'], '0909': ['dearborn'] },
  },
};
