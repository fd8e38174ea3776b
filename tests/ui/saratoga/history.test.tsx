/** How it was: the hours of each battle on ground that is there, and the way through them. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { formatHex, type Hex } from '../../../src/engine/hexmap/hexId';
import { BATTLES, GRID, isLand } from '../../../src/engine/saratoga';
import { saratoga } from '../../../src/games/saratoga';
import HistoryScreen from '../../../src/ui/saratoga/history/HistoryScreen';
import { type Hour, history } from '../../../src/ui/saratoga/text/history';

describe.each(BATTLES)('%s', (battle) => {
  const hours: readonly Hour[] = history.battles[battle];

  test('every arrow lies on land of the map and leads somewhere', () => {
    const paths = hours.flatMap(({ strokes }) => strokes.map(({ path }) => path));
    const astray = paths.flat().filter((hex) => !GRID.has(hex as Hex) || !isLand(hex as Hex));
    expect(astray.map((hex) => formatHex(hex as Hex))).toEqual([]);
    expect(paths.filter((path) => path.length < 2 || path[0] === path.at(-1))).toEqual([]);
  });

  test('is named by the entry of the game, so that the lessons lead there', () => {
    expect(saratoga.scenarios.find(({ id }) => id === battle)?.history).toBeTruthy();
  });

  test('goes hour by hour to the sources, and then to the battle', async () => {
    const user = userEvent.setup();
    render(<HistoryScreen battle={battle} />);
    for (const { title, text } of hours) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      const later = screen.queryByRole('button', { name: history.after });
      if (later) await user.click(later);
    }
    for (const book of history.books) expect(screen.getByText(book)).toBeVisible();
    expect(screen.getByRole('link', { name: history.play })).toBeVisible();
  });
});
