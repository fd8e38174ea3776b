/** Saratoga on the first screen. The figures are those of its data; a test compares them. */
import type { SaratogaTypes } from '../engine/saratoga';
import type { Entry, Label, Rules, Screens } from './contract';

/** 11.2 the boxes in which morale starts. */
const OCTOBER = [1, 1, 0, 0, 1, 1, 1, 1, 1, 1];
/** 9.0, 10.0 */
const TO_WIN =
  'Break three brigades, or lead on points at nightfall; a tie is American. The British also win by four units out at 0113.';

const SCENARIOS = [
  {
    id: 'sept19',
    name: 'Freeman’s Farm',
    date: '19 September 1777',
    lead: 'Three columns feel their way south through the forest.',
    facts: [
      ['Length', '11 turns, 10:30 a.m. to 6:45 p.m.'],
      ['Play', 'an evening, for one or two'],
      ['Armies', '27 British and German units, 35 American'],
      ['To win', TO_WIN],
    ],
    look: 'See Freeman’s Farm deployed',
    history: 'Freeman’s Farm as it was',
    hint: 'The British must attack: a tie is an American victory. But half of the Americans attack only when Gates stirs.',
    setups: { two: { battle: 'sept19', fog: true }, solo: { battle: 'sept19', fog: false } },
  },
  {
    id: 'oct7',
    name: 'Bemis Heights',
    date: '7 October 1777',
    lead: 'Hungry and outnumbered, Burgoyne tries the left once more.',
    facts: [
      ['Length', '11 turns, 10:30 a.m. to 6:45 p.m.'],
      ['Play', 'an evening, for one or two'],
      ['Armies', '26 British and German units, 39 American'],
      ['To win', TO_WIN],
    ],
    look: 'See Bemis Heights deployed',
    history: 'Bemis Heights as it was',
    hint: 'Morale: Fraser, Hamilton and Breymann start a box lower than in September, everybody else as they did then.',
    setups: {
      two: { battle: 'oct7', fog: true, morale: OCTOBER },
      solo: { battle: 'oct7', fog: false, morale: OCTOBER },
    },
  },
  {
    id: 'clearing',
    name: 'A short battle',
    date: '19 September, from 3:45 p.m.',
    lead: 'Hamilton holds Freeman’s clearing; Arnold’s wing comes out of the woods.',
    facts: [
      ['Length', '4 turns, 3:45 p.m. to 6:45 p.m.'],
      ['Play', 'half an hour, for one or two'],
      ['Armies', '10 British and German units, 12 American'],
      ['To win', 'Lead on points at nightfall; a brigade broken is ten. A tie is American.'],
    ],
    isLaidOut: true,
    hint: 'The British have a point for the clearing: the Americans must attack. This part of the battle is our own arrangement.',
    setups: {
      two: { battle: 'sept19', start: 'clearing', fog: true },
      solo: { battle: 'sept19', start: 'clearing', fog: false },
    },
  },
] as const satisfies Entry['scenarios'];

/** In their order. */
const LESSONS = [
  'cabin',
  'ground',
  'zones',
  'command',
  'order',
  'morale',
  'guns',
  'leaders',
  'winning',
  'fog',
];

/** A level of `ai/saratoga` that is not named here is not offered. */
const OPPONENTS = [
  {
    id: 'colonel',
    name: 'Militia colonel',
    note: 'Goes for whoever stands before him. A first opponent.',
  },
  {
    id: 'major',
    name: 'Line major',
    note: 'Fights well where he stands, uses cover and keeps his men together.',
  },
  {
    id: 'brigadier',
    name: 'Brigadier',
    note: 'Masses and presses hard, guards the road and reads the clock.',
  },
  {
    id: 'general',
    name: 'Major general',
    note: 'Spares worn regiments and shaken brigades, holds his lines, and strikes where it pays.',
  },
] as const satisfies Entry['opponents'];

export const saratoga: Entry = {
  id: 'saratoga',
  title: 'Saratoga',
  line: 'Both battles regiment by regiment, on a map of hexes',
  sides: ['british', 'american'],
  options: 'Set-up, dice and house rules',
  honesty:
    'The ground, the values on the counters and the morale tracks are our reconstruction from the history of the battles and from what the rulebook names. They are not the published ones.',
  credit:
    'The rules are those of Saratoga, designed by Rob Markham (Turning Point Simulations, 2013), told in our own words. This page is made without any affiliation with him or the publisher.',
  picture: './pictures/saratoga.webp',
  scenarios: SCENARIOS,
  describe: ({ scenario, stage, turn }: Label): string => {
    const name = SCENARIOS.find(({ id }) => id === scenario)?.name ?? scenario;
    if (stage === 'setup') return `${name}, deployment`;
    return stage === 'over' ? `${name}, over in turn ${turn}` : `${name}, turn ${turn}, ${hourOf(turn)}`;
  },
  rules: async (): Promise<Rules<SaratogaTypes>> => (await import('../engine/saratoga')).RULES,
  screens: async (): Promise<Screens<SaratogaTypes>> => (await import('../ui/saratoga')).SCREENS,
  cases: async () => (await import('../ui/saratoga/text/cases')).findCase,
  forms: async () => (await import('../engine/saratoga/forms')).FORMS,
  opponents: OPPONENTS,
  thinker: async () => (await import('../ai/host')).startThinker(),
  lessons: LESSONS,
  afterLessons: 'clearing',
  loadLessons: async () => (await import('../lessons/saratoga')).LESSONS,
  guided: { setup: SCENARIOS[0].setups.solo, side: 'american', level: 'colonel', turns: 3 },
  puzzles: 12,
  loadPuzzles: async () => (await import('../lessons/saratoga/puzzles')).PUZZLES,
  examples: async () => (await import('../lessons/saratoga/examples')).EXAMPLES,
};

/** Turns of 45 minutes from half past ten. */
function hourOf(turn: number): string {
  const minutes = 10 * 60 + 30 + (turn - 1) * 45;
  const hour = Math.floor(minutes / 60);
  return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
