/** First Saratoga on the first screen. The figures are those of its data; a test compares them. */
import type { FirstSaratogaTypes } from '../engine/firstSaratoga';
import type { Entry, Label, Rules, Screens } from './contract';

const SCENARIOS = [
  {
    id: 'outpost',
    name: 'The picket',
    date: '19 September 1777, half past twelve',
    lead: 'Morgan’s riflemen come out of the wood at Freeman’s Farm.',
    facts: [
      ['Length', '4 turns, some 20 minutes'],
      ['Players', 'one or two; nothing is hidden'],
      ['Armies', '5 British units, 4 American'],
      ['To win', 'British: a unit over the ravine in 0606. Americans: hold one of six places at nightfall.'],
    ],
    hint: 'The smallest fight on the page, and the gentlest way into hexes.',
    setups: { two: { scenario: 'outpost' }, solo: { scenario: 'outpost' } },
  },
  {
    id: 'battle',
    name: 'First Saratoga',
    date: '19 September 1777',
    lead: 'Three columns grope south through the morning fog.',
    facts: [
      ['Length', '7 turns, about an hour'],
      ['Players', 'one or two; nothing is hidden'],
      ['Armies', '15 British and German units, 14 American'],
      [
        'To win',
        'British: a unit at Gates’s headquarters or the tavern, or the heights at nightfall. Americans: ground behind the British.',
      ],
    ],
    look: 'See First Saratoga deployed',
    hint: 'The quick game: odds by columns, disruption instead of ratings, and fog that rolls a die for every march.',
    setups: { two: { scenario: 'battle' }, solo: { scenario: 'battle' } },
  },
] as const satisfies Entry['scenarios'];

const OPPONENTS = [
  {
    id: 'captain',
    name: 'Hasty captain',
    note: 'Goes straight for whoever stands before him. A first opponent.',
  },
  {
    id: 'colonel',
    name: 'Cool colonel',
    note: 'Gathers for one blow, minds the places that decide, and gives ground in time.',
  },
] as const satisfies Entry['opponents'];

export const firstSaratoga: Entry = {
  id: 'first-saratoga',
  title: 'First Saratoga',
  line: 'Quick hexes: odds, disruption and fog, within an hour',
  sides: ['british', 'colonial'],
  options: 'Set-up, dice, house rules',
  honesty:
    'Of First Saratoga only the scenario’s own rules were at hand. The standard rules, the map, the counters and the fog are our reconstruction; each case card says so.',
  credit:
    'The rules are those of First Saratoga, designed by Chris Perello (Decision Games, 2015), told in our own words and without any affiliation.',
  picture: './pictures/first-saratoga.webp',
  scenarios: SCENARIOS,
  describe: ({ scenario, stage, turn }: Label): string => {
    const name = SCENARIOS.find(({ id }) => id === scenario)?.name ?? scenario;
    if (stage === 'setup') return `${name}, set-up`;
    return `${name}, ${stage === 'over' ? 'over in ' : ''}turn ${turn}`;
  },
  rules: async (): Promise<Rules<FirstSaratogaTypes>> => (await import('../engine/firstSaratoga')).RULES,
  screens: async (): Promise<Screens<FirstSaratogaTypes>> => (await import('../ui/firstSaratoga')).SCREENS,
  cases: async () => (await import('../ui/firstSaratoga/text/cases')).findCase,
  forms: async () => (await import('../engine/firstSaratoga/forms')).FORMS,
  opponents: OPPONENTS,
  thinker: async () => (await import('../ai/host')).startThinker(),
  lessons: ['wheatfield'],
  loadLessons: async () => (await import('../lessons/firstSaratoga')).LESSONS,
};
