/** One name, one meaning: what a room exports is called as nothing else in it, and what no game owns as nothing else of these. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../src');
/** Each game has words of its own: State, Action, move. They are compared within engine, opponents, lessons or screens of that game. */
const OF_A_GAME = /^(?:engine|ai|lessons|ui)\/(?:saratoga|freemansFarm|firstSaratoga|campaign)\//;
const HOUSE = 'whatever serves every game';

/** The same meaning, said for two kinds of a thing. */
const SAME_MEANING: Readonly<Record<string, string>> = {
  BARRED: 'of hexes and of places',
  StepCost: 'of hexes and of places',
  Stops: 'of hexes and of places',
  Box: 'a rectangle, in rooms that import nothing of each other',
  usePointer: 'on a board of hexes it answers hexes',
  verify: 'its sentences are called as what they tell of',
  fire: 'what the rules and what the map do in that phase',
  advance: 'what the rules and what the map do in that phase; of a record, how it grows',
};

interface Named {
  readonly path: string;
  readonly text: string;
}

const files = (): readonly Named[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));

/** Components are left out: they are called as what they show. */
function exportsOf({ path, text }: Named): readonly string[] {
  const found = [
    ...text.matchAll(/^export (?:default )?(?:async )?(const|let|function\*?|class|interface|type) (\w+)/gm),
  ];
  const isComponent = (kind: string, name: string) =>
    path.endsWith('.tsx') && /^[A-Z][a-z]/.test(name) && kind !== 'interface' && kind !== 'type';
  return [...new Set(found.flatMap(([, kind = '', name = '']) => (isComponent(kind, name) ? [] : [name])))];
}

/** Names that stand for two things in one room, with the files in which they do. */
function secondMeanings(all: readonly Named[]): readonly string[] {
  const byName = new Map<string, string[]>();
  for (const file of all)
    for (const name of exportsOf(file)) {
      const key = `${name} in ${OF_A_GAME.exec(file.path)?.[0] ?? HOUSE}`;
      byName.set(key, [...(byName.get(key) ?? []), file.path]);
    }
  return [...byName]
    .filter(([key, paths]) => paths.length > 1 && !((key.split(' ')[0] ?? '') in SAME_MEANING))
    .map(([key, paths]) => `${key}: ${paths.sort().join(', ')}`);
}

test('an exported name has one meaning', () => {
  expect(secondMeanings(files())).toEqual([]);
});

test('a second meaning is found: in the house, in a room of a game, of a type', () => {
  const planted = (path: string, text: string) => secondMeanings([...files(), { path, text }]);
  expect(planted('store/x.ts', 'export const isRefusal = 1;')).toEqual([
    `isRefusal in ${HOUSE}: engine/kernel/game.ts, store/x.ts`,
  ]);
  expect(planted('engine/saratoga/x.ts', 'export interface Battle {}')).toEqual([
    'Battle in engine/saratoga/: engine/saratoga/data/types.ts, engine/saratoga/x.ts',
  ]);
  expect(planted('ui/table/X.tsx', 'export type Seat = 1;')).toEqual([
    `Seat in ${HOUSE}: games/contract.ts, ui/table/X.tsx`,
  ]);
});

test('each game may have a word of its own, and a component is called as what it shows', () => {
  const planted = [
    { path: 'engine/campaign/x.ts', text: 'export interface Battle {}' },
    { path: 'ui/table/Seat.tsx', text: 'export function Seat() {}' },
  ];
  expect(secondMeanings([...files(), ...planted])).toEqual([]);
});

test('whatever is excused stands for two things', () => {
  const twice = Object.keys(SAME_MEANING).filter(
    (name) => files().filter((file) => exportsOf(file).includes(name)).length > 1,
  );
  expect(twice).toEqual(Object.keys(SAME_MEANING));
});
