/** Freeman's Farm on the first screen. The figures are those of its data; a test compares them. */
import type { FarmTypes } from '../engine/freemansFarm';
import type { Entry, Label, Rules, Screens } from './contract';

/** The first screen knows no data: a test compares the edition with the latest. */
const SETUP = { scenario: 'freemansFarm', edition: 4 } as const;

/** Those who think; the printed opponent is a set-up of its own. */
const OPPONENTS = [
  {
    id: 'captain',
    name: 'Hot-headed captain',
    note: 'Goes for the enemy before him and forgets what it costs.',
  },
  {
    id: 'general',
    name: 'Cool general',
    note: 'Weighs every die, card and cube, and what they leave him with.',
  },
] as const satisfies Entry['opponents'];

export const freemansFarm: Entry = {
  id: 'freemans-farm',
  title: 'Freeman’s Farm, with cards',
  line: 'Cards, dice and nerve, in forty minutes',
  sides: ['british', 'american'],
  options: 'Levels, dice and house rules',
  honesty:
    'Board, cards and values of the card game are our reconstruction from its rulebook and from play; each card tells what it rests on.',
  credit:
    'Its rules are those of Freeman’s Farm 1777 by Maurice Suckling, solitaire rules by Mark Wylie (Worthington Publishing, 2019), told in our own words and without any affiliation.',
  picture: './pictures/freemans-farm.svg',
  scenarios: [
    {
      id: 'freemansFarm',
      name: 'Freeman’s Farm, with cards',
      date: 'The first battle, 40 minutes',
      lead: 'One card a turn, seven dice at most, and troops that wear out by acting.',
      facts: [
        ['Length', '40 minutes, at most 15 rounds'],
        ['Players', 'two; or one, against the computer or against printed orders'],
        ['Armies', '5 British formations, 6 American'],
      ],
      hint: 'Break three enemy formations. How far do you push the men you will need tomorrow?',
      setups: {
        two: SETUP,
        solo: { ...SETUP, open: true },
        against: [
          ['Lead the British', { ...SETUP, solitaire: 'american', level: 'standard' }],
          ['Lead the Americans', { ...SETUP, solitaire: 'british', level: 'standard' }],
        ],
      },
    },
  ],
  describe: ({ stage, turn }: Label): string => {
    const name = 'Freeman’s Farm, with cards';
    if (stage === 'setup') return `${name}, choosing hands`;
    return stage === 'over' ? `${name}, over in round ${turn}` : `${name}, round ${turn} of 15`;
  },
  rules: async (): Promise<Rules<FarmTypes>> => (await import('../engine/freemansFarm')).RULES,
  screens: async (): Promise<Screens<FarmTypes>> => (await import('../ui/freemansFarm')).SCREENS,
  cases: async () => (await import('../ui/freemansFarm/text/cases')).findCase,
  forms: async () => (await import('../engine/freemansFarm/forms')).FORMS,
  opponents: OPPONENTS,
  thinker: async () => (await import('../ai/host')).startThinker(),
  lessons: ['mill'],
  loadLessons: async () => (await import('../lessons/freemansFarm')).LESSONS,
};
