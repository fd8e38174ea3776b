/** The rules of all games, to be looked up one by one and at once. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/list';
import { indexBooks } from '../../../src/ui/study/CaseSearch';
import { inOrder } from '../../../src/ui/study/findCases';

type Named = readonly (readonly [id: string, title: string])[];
interface Catalogue {
  readonly CASES: Named;
  readonly RULINGS: Named;
}

describe.each(GAMES.map((entry) => [entry.title, entry] as const))('%s', (_, entry) => {
  const folder = entry.id.replaceAll(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());
  const catalogue = async () => (await import(/* @vite-ignore */ `../../cases/${folder}.mjs`)) as Catalogue;

  test('has every case that `npm run cases` lists on a card', async () => {
    const [{ CASES }, find] = await Promise.all([catalogue(), entry.cases()]);
    expect(CASES.map(([id]) => id).filter((id) => !find(id))).toEqual([]);
  });

  test('has every ruling on the card of a case', async () => {
    const [{ RULINGS }, find] = await Promise.all([catalogue(), entry.cases()]);
    const told = find.all.flatMap((rule) => find(rule)?.rulings.map(({ ruling }) => ruling) ?? []);
    expect(RULINGS.map(([id]) => id).filter((id) => !told.includes(id))).toEqual([]);
  });

  test('points to cases that are there, and names its sections', async () => {
    const find = await entry.cases();
    const astray = find.all.flatMap((rule) => (find(rule)?.see ?? []).filter((to) => !find(to)));
    expect(astray).toEqual([]);
    const sections = new Set(find.all.flatMap((rule) => /^\d+/.exec(rule)?.[0] ?? []));
    const nameless = [...sections].filter(
      (section) =>
        !find.all.includes(section) && !find.all.includes(`${section}.0`) && !find.sections?.[section],
    );
    expect(nameless).toEqual([]);
  });
});

test('numbers stand in the order of a reader', async () => {
  const all = ['10.1', '9.2', 'CRT', '6.1 step 2', '6.1', '6.1 step 1.A', '6.1 step 1', '2'];
  const find = Object.assign(() => undefined, { all });
  expect(inOrder(find)).toEqual([
    '2',
    '6.1',
    '6.1 step 1',
    '6.1 step 1.A',
    '6.1 step 2',
    '9.2',
    '10.1',
    'CRT',
  ]);
});

test('one search finds cases of several games, the best first', async () => {
  const books = await Promise.all(GAMES.map(async (entry) => ({ entry, find: await entry.cases() })));
  const hits = indexBooks(books)('morale');
  expect(new Set(hits.map(({ entry }) => entry.id)).size).toBeGreaterThan(2);
  expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a));
});
