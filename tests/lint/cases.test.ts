/** The names of tests are read for cases and rulings as `npm run cases` reports them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CASES, HEADINGS, RULINGS } from '../cases/saratoga.mjs';
import { casesIn } from '../cases/names.mjs';

const IDS = [...CASES, ...RULINGS].map(([id]) => id);
const isKnown = (id: string) => IDS.includes(id) || HEADINGS.includes(id);

describe('the name of a test names', () => {
  test.each<[name: string, ids: string[]]>([
    ['3.2.4 stops on entering an enemy ZOC', ['3.2.4']],
    ['3.2 Zones > 3.2.4, R31 no direct way', ['3.2', '3.2.4', 'R31']],
    ['3.8.1 a check', ['3.8.1']],
    ['R10 is not R1', ['R10', 'R1']],
    ['(R106) and R10', ['R106', 'R10']],
    ['5.1, R46-R48 who fires', ['5.1', 'R46', 'R47', 'R48']],
    ['R9–11', ['R9', 'R10', 'R11']],
    ['6.0-6.2 movement', ['6.0', '6.1', '6.2']],
    ['2.2.3-2.2.5', ['2.2.3', '2.2.4', '2.2.5']],
    ['7.1-7.2 leave their cases out', ['7.1', '7.2']],
    ['CRT woods, TEC', ['CRT', 'TEC']],
    ['4.0 A the American decides', ['4.0 A']],
    ['4.0 Americans first', ['4.0']],
    ['5.1 point 4 fires back', ['5.1 point 4', '5.1']],
    ['5.1 point 9 is none', ['5.1 point 9', '5.1']],
    ['3.8 exception: guns', ['3.8 exception', '3.8']],
    ['CRT note: a natural 6; 7.2 note', ['CRT', '7.2']],
    ['12.7 is no case, and is told', ['12.7']],
    ['3.8, 3.8 again', ['3.8']],
    ['see 9.0.', ['9.0']],
  ])('%s', (name, ids) => {
    expect(casesIn(name, isKnown)).toEqual(ids);
  });

  test.each([
    'hex 0313 and unit b-24',
    'half a point, 0.5 MP',
    'at 10:30 a.m.',
    'CRTs and R1x',
    'v4.1.12.3',
    'R',
  ])('nothing in %j', (name) => {
    expect(casesIn(name, isKnown)).toEqual([]);
  });
});

describe('the catalogue', () => {
  test('has R1 to R129 and every entry once', () => {
    expect(RULINGS.map(([id]) => id)).toEqual(Array.from({ length: 129 }, (_, i) => `R${i + 1}`));
    expect(new Set([...IDS, ...HEADINGS]).size).toBe(IDS.length + HEADINGS.length);
  });
  test('has a title of its own for each', () => {
    const titles = [...CASES, ...RULINGS].map(([, title]) => title);
    expect(titles.filter((title) => !title.trim())).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('the report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const all = IDS.map((id) => `${id} is played`);
  const report = (
    names: readonly string[],
    { status = 'passed', file = 'tests/engine/saratoga/x.test.ts' } = {},
  ) => {
    const path = join(folder, 'report.json');
    const assertionResults = names.map((title) => ({ ancestorTitles: [], title, status }));
    writeFileSync(path, JSON.stringify({ testResults: [{ name: `/some/where/${file}`, assertionResults }] }));
    const program = resolve(import.meta.dirname, '../cases/report.mjs');
    const { status: code, stdout } = spawnSync(process.execPath, [program, path, '--only=saratoga'], {
      encoding: 'utf8',
    });
    return { code, stdout };
  };

  test('is content when every case and ruling has a test that passes', () => {
    expect(report(all)).toMatchObject({ code: 0 });
  });
  test('fails where one is without a test, and names it', () => {
    const { code, stdout } = report(all.filter((name) => !name.startsWith('R31 ')));
    expect(code).toBe(1);
    expect(stdout).toMatch(/without a test that passes: 1\n {2}R31 /);
  });
  test('does not count a test that fails', () => {
    expect(report(all, { status: 'failed' })).toMatchObject({ code: 1 });
  });
  test('does not count a test of something else', () => {
    expect(report(all, { file: 'tests/engine/hexmap/x.test.ts' })).toMatchObject({ code: 1 });
  });
  test('fails where a test names a case that there is not', () => {
    const { code, stdout } = report([...all, '12.7 is none']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/no catalogue has: 1\n {2}12\.7 /);
  });
  test('lists a test that names no case, and is content', () => {
    const { code, stdout } = report([...all, 'something moves']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/name no case: 1\n {2}something moves/);
  });
});
