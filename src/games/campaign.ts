/** The campaign on the first screen. The figures are those of its data; a test compares them. */
import type { CampaignTypes } from '../engine/campaign';
import type { Entry, Label, Rules, Screens } from './contract';

const NAME = 'The Campaign';

/** A level of `ai/campaign` that is not named here is not offered. */
const OPPONENTS = [
  {
    id: 'captain',
    name: 'Eager captain',
    note: 'Marches on the nearest prize and fights what he meets there. A first opponent.',
  },
  {
    id: 'general',
    name: 'Patient general',
    note: 'Masses, guards and cuts supply lines, remembers whom he has seen, and counts the weeks.',
  },
] as const satisfies Entry['opponents'];

export const campaign: Entry = {
  id: 'campaign',
  title: NAME,
  line: 'Blocks on roads and lakes, from Canada to Albany, in two evenings',
  sides: ['british', 'american'],
  options: 'Set-up, options and dice',
  honesty:
    'The roads, the strengths on the blocks, the boxes and the dates of the campaign are largely our reconstruction, from the examples in its rulebook, the geography and the history of 1777. They are not the published ones; the game marks each value.',
  credit:
    'The rules of the campaign are those of Saratoga 1777 (Worthington Publishing), told in our own words. This page is made without any affiliation with the publisher.',
  picture: './pictures/campaign.webp',
  scenarios: [
    {
      id: 'campaign',
      name: NAME,
      date: 'June to October 1777',
      lead: 'From the ice-free lake to Albany, or to surrender.',
      facts: [
        ['Length', '20 turns of a week, two evenings'],
        ['Players', 'one against the computer, two at one screen, or one for both sides'],
        ['Armies', '34 British, German and Native blocks, 39 American'],
        [
          'Different',
          'blocks that only their owner can read; roads, lakes and supply; battles on a board of their own',
        ],
      ],
      look: 'See the map of the campaign',
      hint: 'The British must take Ticonderoga and then Albany, or the Grants, and be fed there. The Americans need only hold on until November.',
      setups: { two: { fog: true }, solo: { fog: false } },
    },
  ],
  describe: ({ stage, turn }: Label): string => {
    if (stage === 'setup') return `${NAME}, set-up`;
    return stage === 'over' ? `${NAME}, over in turn ${turn}` : `${NAME}, turn ${turn} of 20`;
  },
  rules: async (): Promise<Rules<CampaignTypes>> => (await import('../engine/campaign')).RULES,
  screens: async (): Promise<Screens<CampaignTypes>> => (await import('../ui/campaign')).SCREENS,
  cases: async () => (await import('../ui/campaign/text/cases')).findCase,
  forms: async () => (await import('../engine/campaign/forms')).FORMS,
  opponents: OPPONENTS,
  thinker: async () => (await import('../ai/host')).startThinker(),
  lessons: ['hubbardton'],
  loadLessons: async () => (await import('../lessons/campaign')).LESSONS,
};
