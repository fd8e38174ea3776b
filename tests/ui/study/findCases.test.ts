/** Looking a case up, by Saratoga's cards. */
import { describe, expect, test } from 'vitest';
import { HEADINGS } from '../../cases/saratoga.mjs';
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

  test('by what players call a thing', () => {
    expect(search('cannon').map(({ rule }) => rule)).toContain('3.5');
    expect(search('LOS').map(({ rule }) => rule)).toContain('7.4.1');
    expect(search('rout').map(({ rule }) => rule)).toContain('3.8.2');
  });

  test('by what is asked in a whole sentence', () => {
    expect(search('how do I win?').map(({ rule }) => rule)).toContain('9.0');
    expect(search('what is a zone of control').map(({ rule }) => rule)).toContain('3.2');
  });

  test('with a slip of the pen only where nothing is spelt so', () => {
    expect(
      search('rout').some(({ excerpt }) => /\bout\b/.test(excerpt) && !/rout|brok|break|flee/i.test(excerpt)),
    ).toBe(false);
  });

  test('not at all where nobody would look', () => {
    expect(search('submarine')).toEqual([]);
    expect(search('  ')).toEqual([]);
  });
});

test('the reference has every heading of the rulebook', () => {
  expect(HEADINGS.filter((id) => !findCase.all.includes(id))).toEqual([]);
});
