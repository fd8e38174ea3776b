/** What a match of First Saratoga has of its own: phases, points, and set-ups with all options. */
import type { Decision } from '../../src/engine/kernel/game';
import {
  gameOf,
  type Options,
  pointsOf,
  SCENARIO_IDS,
  type State,
} from '../../src/engine/firstSaratoga/index';
import { openingOf } from './deployments';
import type { Own } from './own';

export const FIRST_SARATOGA_RING: Own = {
  mixedSetup: (game) => ({ scenario: SCENARIO_IDS[game % 2], options: optionsOf(game >> 2) }),
  openingOf,
  stretch: (state, asked) => stretchOf(state as State, asked),
  figures: (state) => {
    const { world } = gameOf((state as State).scenario);
    return {
      'British points': pointsOf(world, state as State, 'british'),
      'Colonial points': pointsOf(world, state as State, 'colonial'),
    };
  },
};

/** A phase of a player turn; a group under way is part of the movement. */
const stretchOf = ({ turn, phasing, frames }: State, { kind, by }: Decision): string =>
  `${turn} ${phasing} ${by} ${frames.find((frame) => PHASES.includes(frame.kind))?.kind ?? kind}`;

const PHASES: readonly string[] = ['rally', 'movement', 'combat', 'counter'];

const optionsOf = (number: number): Options => ({
  fogMovement: number & 1 ? 'die' : 'lower',
  recovery: number & 2 ? 'check' : 'free',
  columns: number & 4 ? 'secret' : 'open',
});
