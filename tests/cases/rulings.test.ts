/** RULINGS.md says what the rule cards say. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULINGS as FIRST_SARATOGA } from '../../src/ui/firstSaratoga/text/rulings';
import { rulings, rulingsPage } from '../tools/rulingsPage';

/** The last one that was settled. */
const LAST = 129;
const LAST_OF_FIRST_SARATOGA = 64;

it('every ruling from R1 to the last stands on a rule card', () => {
  expect(rulings().map(({ number }) => number)).toEqual(Array.from({ length: LAST }, (_, i) => i + 1));
});

it('every ruling of First Saratoga from M1 to M64 is told, in its order', () => {
  expect(FIRST_SARATOGA.map(({ ruling }) => ruling)).toEqual(
    Array.from({ length: LAST_OF_FIRST_SARATOGA }, (_, i) => `M${i + 1}`),
  );
});

it('RULINGS.md is what `npm run rulings` writes', () => {
  expect(readFileSync('RULINGS.md', 'utf8')).toBe(rulingsPage());
});
