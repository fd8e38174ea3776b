/** What a match of Saratoga has of its own: more players, phases, points, and set-ups with all options. */
import type { SaratogaDecision, Side, State } from '../../src/engine/saratoga/index';
import { setupOf } from '../fuzz/casts';
import type { Seat } from './bout';
import { pointsOf, seatOf, stretchOf } from './contest';
import type { Own } from './own';

export const SARATOGA_RING: Own = {
  seatOf: (name, side, seed) => seatOf(name, side as Side, seed) as Seat,
  mixedSetup: (game) => setupOf(game),
  stretch: (state, asked) => stretchOf(state as State, asked as SaratogaDecision),
  figures: (state) => {
    const { british, american } = pointsOf(state as State);
    return { 'British points': british, 'American points': american };
  },
};
