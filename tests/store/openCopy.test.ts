/** A review of a game that hid something, played on: the same record with everything open. */
import { beforeEach, expect, it, vi } from 'vitest';
import { RULES, type Setup, SIDES } from '../../src/engine/freemansFarm';
import { gameInPlay, usePlay } from '../../src/store/play';
import { useReview } from '../../src/store/review';
import { persons } from '../../src/store/seats';
import { below, chanceFrom } from '../fuzz/chance';

vi.mock(import('../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

beforeEach(() => usePlay.getState().leave());

it('is a copy with its past, for one person, and nothing is hidden in it', () => {
  const setup: Setup = { scenario: 'freemansFarm' };
  usePlay.getState().beginWith(RULES, {
    game: 'freemans-farm',
    setup,
    seats: persons(SIDES),
    isUndoFree: false,
    dice: { seed: 'copy', isTyped: true },
    isReadyMade: true,
  });
  const chance = chanceFrom('copy');
  for (let n = 0; n < 2000 && RULES.isHiding(stateNow()); n++) {
    const { curtain, sitDown, roll, act } = usePlay.getState();
    const actions = RULES.game.actions(stateNow());
    if (curtain !== undefined) sitDown();
    else if (actions.length === 0) roll();
    else act(actions[below(chance, actions.length)] ?? { kind: 'none' });
  }
  const played = gameInPlay();
  if (!played) throw new Error('no game in play');
  const { record } = played.session;
  expect(useReview.getState().openWith('abcdefgh', played.rules, played.session, 40)).toBeUndefined();
  expect(useReview.getState().playOn()).toEqual(expect.any(String));
  const copy = gameInPlay()?.session;
  expect(copy?.record.actions).toEqual(record.actions.slice(0, 40));
  expect(copy?.record.setup).toEqual({ ...setup, open: true });
  expect(usePlay.getState().curtain).toBeUndefined();
  expect(copy?.isLifted).toBe(true);
});

const stateNow = () => gameInPlay()?.session.state as Parameters<typeof RULES.isHiding>[0];
