// @vitest-environment node
/** The addresses of the page: what each shows, that each is read as it was written, and that whatever else leads to the title. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/games/list';
import {
  againstAddress,
  gameAddress,
  linkAddress,
  playAddress,
  reviewAddress,
  type Route,
  routeOf,
  TITLE,
  VERIFY,
} from '../../../src/ui/routes';

const ROUTES: readonly (readonly [address: string, hash: string, route: Route])[] = [
  [TITLE, '#/', { at: 'title' }],
  [
    againstAddress('saratoga', 'clearing'),
    '#/new/saratoga/clearing',
    { at: 'title', chosen: 'saratoga/clearing' },
  ],
  [VERIFY, '#/verify', { at: 'verify' }],
  [playAddress('k3x9'), '#/play/k3x9', { at: 'play', id: 'k3x9' }],
  [reviewAddress('k3x9'), '#/review/k3x9', { at: 'review', id: 'k3x9', place: undefined }],
  [reviewAddress('k3x9', 0), '#/review/k3x9/0', { at: 'review', id: 'k3x9', place: 0 }],
  [reviewAddress('k3x9', 12), '#/review/k3x9/12', { at: 'review', id: 'k3x9', place: 12 }],
  [linkAddress('a-B_9'), '#/link/a-B_9', { at: 'link', letters: 'a-B_9', place: undefined }],
  [linkAddress('a-B_9', 433), '#/link/a-B_9/433', { at: 'link', letters: 'a-B_9', place: 433 }],
  [gameAddress('saratoga'), '#/saratoga', { at: 'game', game: 'saratoga', rest: '' }],
  [gameAddress('saratoga', 'oct7'), '#/saratoga/oct7', { at: 'game', game: 'saratoga', rest: 'oct7' }],
  [
    gameAddress('saratoga', 'at/oct7%20turn'),
    '#/saratoga/at/oct7%20turn',
    { at: 'game', game: 'saratoga', rest: 'at/oct7%20turn' },
  ],
];

describe('an address', () => {
  it.each(ROUTES)('%s is written so', (address, hash) => {
    expect(address).toBe(hash);
  });

  it.each(ROUTES)('%s is read again as what it names', (address, _, route) => {
    expect(routeOf(address)).toEqual(route);
  });

  it('there is one for each kind of screen', () => {
    const kinds = new Set(ROUTES.map(([, , { at }]) => at));
    expect([...kinds].toSorted()).toEqual(['game', 'link', 'play', 'review', 'title', 'verify']);
  });

  it('of each game is its own, and takes no other’s', () => {
    for (const { id } of GAMES) expect(routeOf(gameAddress(id))).toEqual({ at: 'game', game: id, rest: '' });
    const taken = ['verify', 'play', 'review', 'link'];
    expect(GAMES.filter(({ id }) => taken.includes(id) || !/^[a-z][\w-]*$/.test(id))).toEqual([]);
  });

  it('keeps all of a position in writing, strokes included', () => {
    expect(routeOf('#/saratoga/at/a/b//c')).toEqual({ at: 'game', game: 'saratoga', rest: 'at/a/b//c' });
  });

  it('may lack the first stroke', () => {
    expect(routeOf('#play/k3x9')).toEqual({ at: 'play', id: 'k3x9' });
  });
});

describe('whatever is no address', () => {
  it.each([
    '',
    '#',
    '#/nowhere',
    '#/play',
    '#/play/',
    '#/plays/k3x9',
    '#/review',
    '#/review/',
    '#/reviewer/k3x9',
    '#/game',
    '#/sept19',
    '#/at/oct7',
    '#/Saratoga',
    '#/__proto__',
    '#/constructor/x',
    '#/%70lay/k3x9',
    '#//play/k3x9',
  ])('%j leads to the title', (hash) => {
    expect(routeOf(hash)).toEqual({ at: 'title' });
  });

  it.each(['-1', '1e3', '1.5', '<b>', 'x', '', ' 7', '1234567'])('%j names no moment of a game', (third) => {
    expect(routeOf(`#/review/k3x9/${third}`)).toEqual({
      at: 'review',
      id: 'k3x9',
      place: Infinity,
    });
    expect(routeOf(`#/link/abc/${third}`)).toEqual({ at: 'link', letters: 'abc', place: undefined });
  });
});
