/** 1.1, 11.1, 11.2 The turn track. */
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TurnTrack } from '../../../src/ui/saratoga/panels/TurnTrack';
import { text } from '../../../src/ui/saratoga/text';

const HOURS = [
  '10:30 a.m.',
  '11:15 a.m.',
  '12:00 p.m.',
  '12:45 p.m.',
  '1:30 p.m.',
  '2:15 p.m.',
  '3:00 p.m.',
  '3:45 p.m.',
  '4:30 p.m.',
  '5:15 p.m.',
  '6:00 p.m.',
];

const track = (turn: number) => {
  render(<TurnTrack turn={turn} />);
  return within(screen.getByRole('region', { name: text.turns.title }));
};

describe('11.1, 11.2 the turn track', () => {
  it('has eleven turns of 45 minutes, from 10:30 a.m. to 6:00 p.m.', () => {
    const turns = track(1).getAllByRole('listitem', { name: /^Turn \d+/ });
    expect(turns.map((turn) => turn.getAttribute('aria-label'))).toEqual(
      HOURS.map((hour, i) => `Turn ${i + 1}, ${hour}`),
    );
    expect(turns.map((turn) => turn.textContent)).toEqual(
      HOURS.map((hour, i) => `${i + 1}${hour.replace(/ [ap]\.m\./, '')}`),
    );
  });

  it('ends at 6:45 p.m.', () => {
    expect(track(1).getAllByRole('listitem').at(-1)).toHaveTextContent(/6:45 p\.m\.$/);
  });

  it.each([1, 6, 11])('marks turn %s as the current one, and no other', (turn) => {
    const current = track(turn)
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map((item) => item.getAttribute('aria-label'))).toEqual([
      `Turn ${turn}, ${HOURS[turn - 1]}`,
    ]);
  });
});

it.each([
  [0, '12:00 a.m.'],
  [10 * 60 + 30, '10:30 a.m.'],
  [11 * 60 + 59, '11:59 a.m.'],
  [12 * 60, '12:00 p.m.'],
  [18 * 60 + 5, '6:05 p.m.'],
])('writes %s minutes after midnight as %s', (minutes, hour) => {
  expect(text.turns.hour(minutes)).toBe(hour);
});
