/** RULINGS.md says what the rule cards say. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rulings, rulingsPage } from '../tools/rulingsPage';

/** The last one that was settled. */
const LAST = 129;

it('every ruling from R1 to the last stands on a rule card', () => {
  expect(rulings().map(({ number }) => number)).toEqual(Array.from({ length: LAST }, (_, i) => i + 1));
});

it('RULINGS.md is what `npm run rulings` writes', () => {
  expect(readFileSync('RULINGS.md', 'utf8')).toBe(rulingsPage());
});
