/** The cards beside a map: one in front, by press, by the arrow keys, or because something on the map was pressed. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type Called, CardTabs, type Tabbed, useFront } from '../../../src/ui/table/CardTabs';

const CARDS = ['Log', 'Charts', 'Hex'].map((name) => ({
  id: name,
  name,
  Card: () => <p>{`this is ${name}`}</p>,
}));

function Cards({ cards, called }: { cards: readonly Tabbed[]; called?: Called }) {
  const { front, bring } = useFront(cards, 'Log', called);
  return <CardTabs cards={cards} front={front} bring={bring} />;
}

afterEach(cleanup);

it('shows the first card until another tab is pressed', async () => {
  render(<Cards cards={CARDS} />);
  expect(screen.getByRole('tabpanel', { name: 'Log' })).toHaveTextContent('this is Log');
  await userEvent.click(screen.getByRole('tab', { name: 'Hex' }));
  expect(screen.getByRole('tabpanel', { name: 'Hex' })).toHaveTextContent('this is Hex');
  expect(screen.queryByText('this is Log')).toBeNull();
});

it('goes round from tab to tab by the arrow keys, and keeps them from the map', async () => {
  const heard: string[] = [];
  const hear = (event: KeyboardEvent) => heard.push(event.key);
  window.addEventListener('keydown', hear);
  render(<Cards cards={CARDS} />);
  screen.getByRole('tab', { name: 'Log' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Hex' })).toHaveFocus();
  expect(screen.getByText('this is Hex')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}x');
  expect(screen.getByRole('tab', { name: 'Log' })).toHaveFocus();
  window.removeEventListener('keydown', hear);
  expect(heard).toEqual(['x']);
});

it('brings a card to the front each time its thing is pressed, and lets it be left', async () => {
  const cards = (times: number) => <Cards cards={CARDS} called={{ id: 'Hex', times }} />;
  const { rerender } = render(cards(0));
  expect(screen.getByText('this is Log')).toBeVisible();
  rerender(cards(1));
  expect(screen.getByText('this is Hex')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Charts' }));
  expect(screen.getByText('this is Charts')).toBeVisible();
  rerender(cards(2));
  expect(screen.getByText('this is Hex')).toBeVisible();
});

it('falls back on the first card where the chosen one is gone', async () => {
  const { rerender } = render(<Cards cards={CARDS} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Hex' }));
  rerender(<Cards cards={CARDS.slice(0, 2)} />);
  expect(screen.getByText('this is Log')).toBeVisible();
});
