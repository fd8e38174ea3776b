/** The key that asks: held down it turns asking on, and not on and off. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AskTool } from '../../../src/ui/table/ask/AskTool';
import { GameContext } from '../../../src/ui/table/game';
import { table } from '../../../src/ui/text/table';
import { toy, TOY_SCREENS } from '../../helpers/toy';

it('is one press, however long it is held', () => {
  render(
    <GameContext value={{ entry: toy, screens: TOY_SCREENS }}>
      <AskTool />
    </GameContext>,
  );
  const tool = screen.getByRole('button', { name: table.ask.open });
  for (let i = 0; i < 6; i++) fireEvent.keyDown(document.body, { key: '?', repeat: i > 0 });
  expect(tool).toHaveAttribute('aria-pressed', 'true');
  fireEvent.keyDown(document.body, { key: '?' });
  expect(tool).toHaveAttribute('aria-pressed', 'false');
});
