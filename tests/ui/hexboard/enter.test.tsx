/** A key on the board: Enter gives one order, however long it is held. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Hex, hexOf } from '../../../src/engine/hexmap/hexId';
import { Board } from '../../../src/ui/hexboard/Board';

const nothing = () => undefined;

it.each(['Enter', ' '])('orders once while "%s" is held, and again when it is pressed again', (key) => {
  const onEnter = vi.fn<(hex: Hex) => void>();
  render(
    <Board
      sheet={{ x: 0, y: 0, width: 100, height: 100 }}
      columns={20}
      rows={20}
      opening={{ x: 50, y: 50 }}
      label="The field"
      describedBy="help"
      cursor={hexOf('0605')}
      start={hexOf('0605')}
      reading={false}
      isHex={() => true}
      onHover={nothing}
      onCursor={nothing}
      onEnter={onEnter}
      controls={{ current: null }}
      ground={null}
    >
      {() => []}
    </Board>,
  );
  const board = screen.getByRole('application');
  for (let i = 0; i < 20; i++) fireEvent.keyDown(board, { key, repeat: i > 0 });
  expect(onEnter.mock.calls).toEqual([[hexOf('0605'), false]]);
  fireEvent.keyDown(board, { key });
  expect(onEnter).toHaveBeenCalledTimes(2);
});
