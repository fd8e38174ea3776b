/** A sheet that was once loaded stays for all games: what that of the board names is on no screen that has no such board. */
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

const WITHOUT_BOARD = ['saratoga', 'firstSaratoga', 'freemansFarm', 'campaign'].filter(
  (game) => !read(`${game}/style/index.css`).includes('hexboard/style.css'),
);
const SOURCES = ['table', 'widgets', 'shell', 'study', ...WITHOUT_BOARD]
  .flatMap(filesIn)
  .filter((path) => path.endsWith('.tsx'))
  .map(read);

test('nothing beside a board looks or behaves as what is drawn on one', () => {
  expect(WITHOUT_BOARD).toEqual(['freemansFarm']);
  expect(bare(read('hexboard/style.css'), SOURCES)).toEqual([]);
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
