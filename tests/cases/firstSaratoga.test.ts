/** Every case and ruling of First Saratoga stands in the name of a test, and no test names another. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CASES, casesNamed, HEADINGS, RULINGS } from './firstSaratoga.mjs';

const FOLDER = 'tests/engine/firstSaratoga';
const TITLE = /\b(?:it|describe)\(\s*(['`])(?<title>.*?)\1,/gs;

const named = new Set(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(TITLE)])
    .flatMap(({ groups }) => casesNamed(groups?.['title'] ?? '')),
);

it('every case and ruling is named', () => {
  expect([...CASES, ...RULINGS].map(([id]) => id).filter((id) => !named.has(id))).toEqual([]);
});

it('nothing is named that the catalogue does not have', () => {
  const known = new Set([...CASES.map(([id]) => id), ...RULINGS.map(([id]) => id), ...HEADINGS]);
  expect([...named].filter((id) => !known.has(id))).toEqual([]);
});
