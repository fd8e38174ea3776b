/** A sheet that was once loaded stays for all games: it dresses its own screens, and nothing that others show as well. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const UI = resolve(import.meta.dirname, '../../src/ui');
const read = (path: string): string => readFileSync(join(UI, path), 'utf8');
const filesIn = (room: string): readonly string[] =>
  readdirSync(join(UI, room), { recursive: true, encoding: 'utf8' }).map((path) => join(room, path));

/** The class with which each rule of a sheet begins. */
const firstNamed = (sheet: string): ReadonlySet<string> =>
  new Set(
    [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
      .flatMap(([, selector = '']) => selector.split(','))
      .flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? []),
  );

/** The classes that components give. */
const given = (source: string): ReadonlySet<string> =>
  new Set(
    [...source.matchAll(/className=(?:"([^"]*)"|\{(.*?)\}(?: ?\/?>|$))/gm)].flatMap(
      ([, plain, made]) => (plain ?? made ?? '').match(/[a-z][\w-]*/gi) ?? [],
    ),
  );

const bare = (sheet: string, sources: readonly string[]): readonly string[] => {
  const names = firstNamed(sheet);
  return [...new Set(sources.flatMap((source) => [...given(source)]))].filter((name) => names.has(name));
};

const GAMES = ['saratoga', 'firstSaratoga', 'freemansFarm', 'campaign'];
const FURNITURE = ['table', 'widgets', 'shell', 'study'];
const WITHOUT_BOARD = GAMES.filter((game) => !read(`${game}/style/index.css`).includes('hexboard/style.css'));
const componentsIn = (rooms: readonly string[]): readonly string[] =>
  rooms
    .flatMap(filesIn)
    .filter((path) => path.endsWith('.tsx'))
    .map(read);

test('nothing beside a board looks or behaves as what is drawn on one', () => {
  expect(WITHOUT_BOARD).toEqual(['freemansFarm']);
  expect(bare(read('hexboard/style.css'), componentsIn([...FURNITURE, ...WITHOUT_BOARD]))).toEqual([]);
});

test('what does is found', () => {
  const sheet = '@layer board { /* .no { */ .lit path { fill: none; } .board .far, .near { margin: 0; } }';
  const sources = [
    "<b className={`x ${isLit ? 'lit' : ''}`} />",
    '<b className="far" />',
    '<i className="y near" />',
  ];
  expect(bare(sheet, sources)).toEqual(['lit', 'near']);
});

/** The rules of a sheet that name nothing but these classes. */
const onlyOf = (sheet: string, names: ReadonlySet<string>): readonly string[] =>
  [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selector = '']) => selector.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => {
      const classes = [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
      return classes.length > 0 && classes.every((name) => names.has(name));
    });

test.each(GAMES)('%s dresses the furniture of all on its own screens alone', (game) => {
  const furniture = new Set(componentsIn(FURNITURE).flatMap((source) => [...given(source)]));
  expect(furniture).toContain('answer');
  const sheets = filesIn(game).filter((path) => path.endsWith('.css'));
  expect(sheets.flatMap((path) => onlyOf(read(path), furniture))).toEqual([]);
});

test('who dresses it everywhere is found', () => {
  const sheet =
    '.answer[x], .own .answer { a: b; } @media (c) { .cards:has(.question, .y) .answer { d: e; } }';
  expect(onlyOf(sheet, new Set(['answer', 'cards', 'question']))).toEqual(['.answer[x]']);
  expect(onlyOf(sheet, new Set(['answer', 'cards', 'question', 'y']))).toHaveLength(2);
});

test('the list of who stands in a hex is Saratoga’s, and the campaign’s strip is none', () => {
  expect(onlyOf(read('saratoga/style/hexCard.css'), new Set(['standing']))).toSatisfy(
    (rules: readonly string[]) => rules.length > 0 && rules.every((rule) => rule.startsWith('ul.')),
  );
});
