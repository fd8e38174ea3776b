/** The sentence on a picture of Freeman's Farm: who has won and by what, or how late it is. */
import { describe, expect, it } from 'vitest';
import type { View } from '../../../src/engine/freemansFarm';
import { headlineOf } from '../../../src/ui/freemansFarm/text/headline';

const LOST = { british: ['phillips'], american: ['poor', 'glover', 'americanArtillery'] } as const;
const told = (ending: View['ending'], round: number) => headlineOf({ ending, round } as View, LOST);

describe('the headline of a picture', () => {
  it('12 names whom the loser has lost, in the order in which they fell', () => {
    expect(told({ winner: 'british', reason: 'formations' }, 11)).toBe(
      'The British win: Poor, Glover and the American guns are gone by round 11',
    );
  });
  it('12, 13.3 tells whom the night has helped', () => {
    expect(told({ winner: 'american', reason: 'time' }, 15)).toBe(
      'The Americans still stand when night falls after round 15',
    );
  });
  it('F52 tells of a draw, and of a game that goes on', () => {
    expect(told({ winner: undefined, reason: 'formations' }, 9)).toMatch(/^Both armies/);
    expect(told(undefined, 4)).toBe('Round 4 of 15');
  });
});
