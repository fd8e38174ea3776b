import { expect, test } from 'vitest';
import { interval, report, type Row } from './report';

const wins = (won: number, of: number) => Array.from({ length: of }, (_, i) => (i < won ? 1 : 0));

/** E. B. Wilson, 1927: the usual tables for 95 %. */
test.each([
  [5, 10, '50.0 % [24-76]'],
  [0, 10, '0.0 % [0-28]'],
  [10, 10, '100.0 % [72-100]'],
  [50, 100, '50.0 % [40-60]'],
  [130, 200, '65.0 % [58-71]'],
])('%i of %i games are %s', (won, of, told) => {
  expect(interval(wins(won, of))).toBe(told);
});

test('a draw is half a game for whoever is measured, and nobody’s win', () => {
  const row = (side: string, winner: string | undefined): Row => ({
    scenario: 'toy',
    side,
    winner,
    reason: 'time',
    turn: 3,
    figures: {},
    marks: [],
    a: [1],
    b: [2],
  });
  const rows = [row('red', 'red'), row('blue', 'red'), row('red', undefined), row('blue', undefined)];
  const [first, second, third] = report({ a: 'x', b: 'y' }, ['red', 'blue'], rows, []).split('\n');
  // One of two, and two halves: 2 of 4.
  expect(first).toMatch(/^x against y: 50\.0 % .* of 4 games$/);
  expect(second).toMatch(/^ {2}red 50\.0 % .*, blue 0\.0 % .*, draws 50\.0 % /);
  expect(third).toMatch(/^ {2}toy: 50\.0 % .*; red wins 75\.0 % /);
});
