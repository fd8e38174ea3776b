/** A asks for advice, and puts away what was said; held down it is one press. */
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismiss } from '../../../src/store/advice';
import { useAdvice } from '../../../src/store/adviceNow';
import { usePlay } from '../../../src/store/play';
import { against } from '../../../src/store/seats';
import Advice from '../../../src/ui/table/Advice';
import { GameContext } from '../../../src/ui/table/game';
import { newToy, toy, TOY, TOY_SCREENS, TOY_SIDES } from '../../helpers/toy';
import { ToyThinker } from '../../helpers/toyOpponent';

vi.mock('../../../src/games/list', () => import('../../store/games'));
vi.mock(import('../../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

beforeEach(() => {
  ToyThinker.clear();
  usePlay.getState().leave();
  dismiss();
});
afterEach(() => usePlay.getState().leave());

it('is asked once, however long the key is held', async () => {
  usePlay.getState().beginWith(TOY, newToy({ seats: against(TOY_SIDES, 'red', 'bold') }));
  render(
    <GameContext value={{ entry: toy, screens: TOY_SCREENS }}>
      <Advice />
    </GameContext>,
  );
  await act(async () => {
    for (let i = 0; i < 8; i++) fireEvent.keyDown(document.body, { key: 'a', repeat: i > 0 });
    await Promise.resolve();
  });
  expect(useAdvice.getState().wish).toBe('order');
  await vi.waitFor(() => expect(useAdvice.getState().given).toBeDefined());
  expect(ToyThinker.asked).toHaveLength(1);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(useAdvice.getState().wish).toBeUndefined();
});
