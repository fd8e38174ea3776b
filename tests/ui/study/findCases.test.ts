/** Looking a case up, by Saratoga's cards. */
import { describe, expect, test } from 'vitest';
import { CASES, HEADINGS, RULINGS } from '../../cases/saratoga.mjs';
import { findCase } from '../../../src/ui/saratoga/text/cases';
import { indexCases } from '../../../src/ui/study/findCases';

const search = indexCases(findCase);
const first = (query: string) => search(query)[0]?.rule;

describe('a case is found', () => {
  test('by its number, before those below it', () => {
    expect(search('7.4').map(({ rule }) => rule)).toEqual(expect.arrayContaining(['7.4', '7.4.1', '7.4.2']));
    expect(first('7.4')).toBe('7.4');
    expect(first('3.8.1')).toBe('3.8.1');
  });

  test('by a word of its title', () => {
    expect(first('retreat')).toBe('3.8.3');
    expect(first('recovery')).toBe('8.0');
  });

  test('by the beginning of a word, and with a slip of the pen', () => {
    expect(search('fortif').length).toBeGreaterThan(0);
    expect(search('retraet')[0]?.rule).toBe('3.8.3');
    expect(search('comand span').map(({ rule }) => rule)).toContain('2.2.5');
  });

  test('by the number of a ruling, with its sentence', () => {
    expect(search('R71')[0]).toMatchObject({ rule: '2.2.3', excerpt: expect.stringContaining('R71') });
  });

  test('not at all where nobody would look', () => {
    expect(search('submarine')).toEqual([]);
    expect(search('  ')).toEqual([]);
  });
});

/** ‘3.5 point 1’ is on the card of 3.5. */
const cardOf = (id: string) => id.split(' ')[0] ?? id;

test('the reference has every case, heading and ruling that `npm run cases` lists', () => {
  const cases = [...CASES.map(([id]) => cardOf(id)), ...HEADINGS];
  expect(cases.filter((id) => !findCase.all.includes(id))).toEqual([]);
  const rulings = findCase.all.flatMap((rule) => findCase(rule)?.rulings.map(({ ruling }) => ruling) ?? []);
  expect(RULINGS.map(([id]) => id).filter((id) => !rulings.includes(id))).toEqual([]);
});

test('what a card points to is there', () => {
  const known = new Set(findCase.all);
  const astray = findCase.all.flatMap((rule) => (findCase(rule)?.see ?? []).filter((to) => !known.has(to)));
  expect(astray).toEqual([]);
});
