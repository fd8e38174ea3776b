/** The words of a guided game: one at each phase of its first turns, and none after them. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepGuided } from '../../../src/store/guided';
import { gameInPlay } from '../../../src/store/play';
import { coaching } from '../../../src/ui/saratoga/text/coaching';
import Coach from '../../../src/ui/table/Coach';
import { clearGame, layGame } from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

const KINDS = [
  'chooseOrder',
  'activate',
  'move',
  'combatMove',
  'fire',
  'freeRound',
  'advance',
  'recover',
] as const;

describe('coaching', () => {
  it('has a word of its own for each phase of each of the three turns, and none for what comes between', () => {
    const all = [1, 2, 3].flatMap((turn) => KINDS.map((kind) => coaching(kind, turn)));
    expect(all).not.toContain(undefined);
    expect(new Set(all).size).toBe(3 * KINDS.length);
    for (const kind of ['place', 'retreat', 'roll']) expect(coaching(kind, 1)).toBeUndefined();
  });
});

describe('the card of a guided game', () => {
  beforeEach(clearGame);
  /** The Americans are the side that a guided player leads. */
  const inTurn = (turn: number, side = 'american', isGuided = true) => {
    layGame(`sept19 turn ${turn} ${side} movement; 0815 L-gates a-1ma; 0605 L-burgoyne b-24`);
    keepGuided(isGuided ? (gameInPlay()?.id ?? '') : 'another');
    render(<Coach />);
  };

  it.each([1, 2, 3])('has the word for its phase in turn %d', async (turn) => {
    inTurn(turn);
    expect(await screen.findByText(coaching('move', turn) ?? '')).toBeInTheDocument();
  });

  it.each([
    ['after turn 3', 4, 'american', true],
    ['in the turn of the opponent', 1, 'british', true],
    ['in any other game', 1, 'american', false],
  ])('is not there %s', async (_, turn, side, isGuided) => {
    inTurn(turn, side, isGuided);
    // The words are here; they would be shown at once.
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByRole('note')).toBeNull();
  });
});
