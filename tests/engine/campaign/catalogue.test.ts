/** Every case and ruling of the campaign is named by a test of this folder, and no test names one that there is not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../src/engine/campaign/refusals';
import { CASES, casesNamed, HEADINGS, RULINGS, WITHOUT_TEST } from '../../cases/campaign.mjs';

const HERE = import.meta.dirname;
const FILES = readdirSync(HERE).filter((name) => name.endsWith('.test.ts') && name !== 'catalogue.test.ts');

/** The titles of tests, as they stand in the files. */
const TITLES = FILES.flatMap((name) =>
  [
    ...readFileSync(join(HERE, name), 'utf8').matchAll(/\bit(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1,/g),
  ].map(([, , title = '']) => title),
);

const NAMED = new Set(TITLES.flatMap((title) => casesNamed([title])));
const IDS = [...CASES, ...RULINGS].map(([id]) => id);

describe('the catalogue', () => {
  it('has 86 cases and K1 to K86, each once and with a title of its own', () => {
    expect(CASES).toHaveLength(86);
    expect(RULINGS.map(([id]) => id)).toEqual(Array.from({ length: 86 }, (_, i) => `K${i + 1}`));
    expect(new Set(IDS).size).toBe(IDS.length);
    const titles = [...CASES, ...RULINGS].map(([, title]) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('is named from its first entry to its last', () => {
    expect(TITLES.length).toBeGreaterThan(150);
    expect(IDS.filter((id) => !NAMED.has(id) && !WITHOUT_TEST.includes(id))).toEqual([]);
  });

  it('is all that tests name', () => {
    expect([...NAMED].filter((id) => !IDS.includes(id) && !HEADINGS.includes(id))).toEqual([]);
  });

  it('has every one of the 120 tests of the design', () => {
    const numbers = new Set(
      TITLES.flatMap((title) => [...title.matchAll(/\bT(\d+)\b/g)].map(([, n]) => Number(n))),
    );
    // T48 and T49 stand in a table.
    const missing = Array.from({ length: 120 }, (_, i) => i + 1).filter(
      (n) => !numbers.has(n) && n !== 48 && n !== 49,
    );
    expect(missing).toEqual([]);
  });

  it('has the case of every refusal', () => {
    const cases = new Set<string>(Object.values(REFUSALS));
    expect([...cases].filter((id) => !IDS.includes(id))).toEqual([]);
  });
});
