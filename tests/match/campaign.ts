/** What a match of the campaign has of its own: player turns, strengths, and how it goes beside 1777. */
import {
  blocksOf,
  isFootOrGun,
  knownSpot,
  LOST,
  OPTION_NAMES,
  type Side,
  type State,
} from '../../src/engine/campaign/index';
import type { Own } from './own';

const TICONDEROGA = knownSpot('ft_ticonderoga');
const STANWIX = knownSpot('ft_stanwix');
/** The weeks of 30 June to 28 July. */
const JULY = { first: 3, last: 7 };

const MARKS = {
  early: 'Ticonderoga British before July',
  july: 'Ticonderoga British in July, not before',
  stanwix: 'Stanwix without Americans',
} as const;

export const CAMPAIGN_RING: Own = {
  mixedSetup: (game) => ({
    fog: game % 5 !== 0,
    options: Object.fromEntries(OPTION_NAMES.map((name, i) => [name, (game >> i) % 2 === 1])),
  }),
  stretch: (state, asked) => {
    const { phasing, turn } = state as State;
    return `${turn} ${phasing} ${asked.by}`;
  },
  figures: (state) => ({
    'British SP': strengthOf(state as State, 'british'),
    'American SP': strengthOf(state as State, 'american'),
  }),
  marks: {
    of: () => [],
    seen: (given, before) => {
      const state = given as State;
      const found: string[] = [];
      if (!standsAt(state, 'american', STANWIX)) found.push(MARKS.stanwix);
      if (standsAt(state, 'british', TICONDEROGA) && !standsAt(state, 'american', TICONDEROGA)) {
        if (state.turn < JULY.first) found.push(MARKS.early);
        else if (state.turn <= JULY.last && !before.has(MARKS.early)) found.push(MARKS.july);
      }
      return found;
    },
    all: Object.values(MARKS),
  },
};

const standsAt = ({ at }: State, side: Side, place: number): boolean =>
  blocksOf(side).some((block) => at[block] === place && isFootOrGun(block));

const strengthOf = ({ at, sp }: State, side: Side): number =>
  blocksOf(side).reduce((sum, block) => sum + (at[block] === LOST ? 0 : (sp[block] ?? 0)), 0);
