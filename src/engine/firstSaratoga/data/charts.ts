/** The charts of the battle: published, but for the cost of deep woods (M16) and of an entry, which are ours. */
import type { Charts, Turn } from './types';

/** TEC, CRT */
export const CHARTS: Charts = {
  move: { clear: 1, lightWoods: 1, deepWoods: 1, road: 0.5, track: 1, stream: 1, works: 1, entry: 1 },
  works: { cf: 2, morale: 2 },
  buildings: { cf: 2 },
  stack: { units: 3, withBattalion: 4 },
  columns: [-4, -2, 0, 2, 4, 6, 8, 10],
  results: [
    ['Ax', 'Ax', 'Ax', 'Ar', 'Ac(NE)', 'Dc(Ex)', 'Dr', 'Dr', 'Dx'],
    ['Ax', 'Ax', 'Ar', 'Ar', 'Dc(Ex)', 'Dc(Ex)', 'Dr', 'Dx', 'Dm(Dr)'],
    ['Ax', 'Ar', 'Ar', 'Ac(Ex)', 'Dc(Ex)', 'Dr', 'Dx', 'Dm(Dr)', 'Dm(Dr)'],
    ['Ar', 'Ar', 'Ac(Ex)', 'Dc(Ex)', 'Dr', 'Dr', 'Dm(Dr)', 'Dm(Dr)', 'Dm(Dx)'],
    ['Ar', 'Ac(NE)', 'Dc(NE)', 'Dr', 'Dr', 'Dm(Dr)', 'Dm(Dr)', 'Dm(Dx)', 'Dm(Dx)'],
    ['Ar', 'Dc(NE)', 'Dc(Dr)', 'Dr', 'Dm(Dr)', 'Dm(Dr)', 'Dm(Dx)', 'Dm(Dx)', 'Dm(Dx)'],
  ],
  leaderDie: 4,
  leaderKilled: 5,
  retreat: 3,
  flight: 6,
};

/** 13.2 from 0800 in steps of 90 minutes; 15.5 the ranges are ours. M3 from 1530 on a die falls whatever was before. */
export const TURNS: readonly Turn[] = [
  { time: '0800', fog: [1, 6], always: false },
  { time: '0930', fog: [1, 4], always: false },
  { time: '1100', fog: [1, 3], always: false },
  { time: '1230', fog: [1, 1], always: false },
  { time: '1400', fog: [1, 1], always: false },
  { time: '1530', fog: [1, 1], always: true },
  { time: '1700', fog: [1, 3], always: true },
];
