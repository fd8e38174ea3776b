/** Every case, ruling and position of First Saratoga is named by a test of this folder, and no test names one that there is not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../src/engine/firstSaratoga/refusals';
import { CASES, casesNamed, HEADINGS, POSITIONS, RULINGS } from '../../cases/firstSaratoga.mjs';

const HERE = import.meta.dirname;
const FILES = readdirSync(HERE).filter((name) => name.endsWith('.test.ts') && name !== 'catalogue.test.ts');

/** The titles of tests and of their groups, as they stand in the files. */
const TITLES = FILES.flatMap((name) =>
  [
    ...readFileSync(join(HERE, name), 'utf8').matchAll(
      /\b(?:it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1,/g,
    ),
  ].map(([, , title = '']) => title),
);

const NAMED = new Set(TITLES.flatMap((title) => casesNamed([title])));
const IDS = [...CASES, ...RULINGS, ...POSITIONS].map(([id]) => id);
const missing = (entries: readonly (readonly [id: string, title: string])[]) =>
  entries.map(([id]) => id).filter((id) => !NAMED.has(id));

describe('the catalogue', () => {
  it('has 64 rulings and 60 positions, each once', () => {
    expect(RULINGS.map(([id]) => id)).toEqual(Array.from({ length: 64 }, (_, i) => `M${i + 1}`));
    expect(POSITIONS.map(([id]) => id)).toEqual(Array.from({ length: 60 }, (_, i) => `T${i + 1}`));
    expect(new Set(IDS).size).toBe(IDS.length);
  });

  it('has a test for every case and every ruling', () => {
    expect(TITLES.length).toBeGreaterThan(150);
    expect(missing([...CASES, ...RULINGS])).toEqual([]);
  });

  it('has a test for every position of the design', () => {
    expect(missing(POSITIONS)).toEqual([]);
  });

  it('is all that tests name', () => {
    expect([...NAMED].filter((id) => !IDS.includes(id) && !HEADINGS.includes(id))).toEqual([]);
  });

  it('has the case of every refusal', () => {
    const cases = new Set<string>(Object.values(REFUSALS));
    expect([...cases].filter((id) => !IDS.includes(id) && !HEADINGS.includes(id))).toEqual([]);
  });
});
