/** Who asks what he missed is asked only where something is judged: in fog nobody knows how far anybody would have come (4.5). */
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { firstSaratoga } from '../../../src/games/firstSaratoga';
import { SCREENS } from '../../../src/ui/firstSaratoga';
import Advice from '../../../src/ui/table/Advice';
import { GameContext } from '../../../src/ui/table/game';
import { advice } from '../../../src/ui/text/advice';
import { position } from '../../helpers/firstSaratoga/position';
import { clearGame, layState } from '../../helpers/firstSaratoga/shown';

afterEach(clearGame);

it.each([
  ['clear weather', false, 1],
  ['fog', true, 0],
])('after movement in %s', async (_, fog, offers) => {
  layState(position({ '1006': 'h20_62', '0907': 'poor' }, { fog }), { kind: 'endMovement' });
  render(
    <GameContext value={{ entry: firstSaratoga, screens: SCREENS }}>
      <Advice />
    </GameContext>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: advice.ask })).toBeVisible());
  // By then its words have come, and are on the screen.
  await act(async () => {
    await SCREENS.words.advice?.();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.queryAllByRole('button', { name: advice.missed })).toHaveLength(offers);
});
