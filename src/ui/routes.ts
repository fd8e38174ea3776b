/**
 * The addresses of the page, each named for what it shows:
 *
 * - `#/` the games, `#/new/<game>/<scenario>` with the choice of an opponent open; `#/verify` the page that checks a record; `#/study` what there is to learn, `#/study/rules` the rules of all games;
 * - `#/play/<id>` a game of the library in play; `#/review/<id>/<place>` one looked at again, at a place of its record;
 * - `#/link/<letters>/<place>` a game that came in a link, with a moment of its review where one is meant;
 * - `#/<game>/learn/<lesson>` the lessons of a game, `#/<game>/puzzles/<puzzle>` its puzzles, `#/<game>/rules/<case>` its rules;
 * - `#/<game>/<rest>` whatever that game shows beside a game in play: its set-up, a scenario to look at, how it was, a position.
 */
import { GAMES } from '../games/list';

export type Route =
  | { readonly at: 'title'; readonly chosen?: string }
  | { readonly at: 'verify' }
  | { readonly at: 'study'; readonly rest: string }
  | { readonly at: 'play'; readonly id: string }
  | { readonly at: 'review'; readonly id: string; readonly place: number | undefined }
  | { readonly at: 'link'; readonly letters: string; readonly place: number | undefined }
  | { readonly at: 'game'; readonly game: string; readonly rest: string };

export const TITLE = '#/';
/** The first screen, where a scenario is about to be played against the computer. */
export const againstAddress = (game: string, scenario: string): string => `#/new/${game}/${scenario}`;
export const VERIFY = '#/verify';
export const STUDY = '#/study';
/** The rules of all games at once. */
export const ALL_RULES = '#/study/rules';
export const playAddress = (id: string): string => `#/play/${id}`;
export const reviewAddress = (id: string, place?: number): string =>
  place === undefined ? `#/review/${id}` : `#/review/${id}/${place}`;
export const linkAddress = (letters: string, place?: number): string =>
  place === undefined ? `#/link/${letters}` : `#/link/${letters}/${place}`;
export const gameAddress = (game: string, rest = ''): string =>
  rest === '' ? `#/${game}` : `#/${game}/${rest}`;

export const learnAddress = (game: string, lesson = ''): string =>
  gameAddress(game, lesson === '' ? 'learn' : `learn/${lesson}`);
export const puzzlesAddress = (game: string, puzzle = ''): string =>
  gameAddress(game, puzzle === '' ? 'puzzles' : `puzzles/${puzzle}`);
export const rulesAddress = (game: string, rule = ''): string =>
  gameAddress(game, rule === '' ? 'rules' : `rules/${encodeURIComponent(rule)}`);

/** Whatever it is not, is the title. */
export function routeOf(hash: string): Route {
  const [first = '', second = '', third] = hash.replace(/^#\/?/, '').split('/');
  const place = third !== undefined && /^\d{1,6}$/.test(third) ? Number(third) : undefined;
  if (first === 'new') return { at: 'title', chosen: `${second}/${third ?? ''}` };
  if (first === 'verify') return { at: 'verify' };
  if (first === 'study') return { at: 'study', rest: second };
  if (first === 'play' && second !== '') return { at: 'play', id: second };
  if (first === 'review' && second !== '')
    // What names no moment is further than any record goes.
    return { at: 'review', id: second, place: third === undefined ? undefined : (place ?? Infinity) };
  if (first === 'link') return { at: 'link', letters: second, place };
  if (GAMES.some(({ id }) => id === first))
    return { at: 'game', game: first, rest: hash.replace(/^#\/?[^/]*\/?/, '') };
  return { at: 'title' };
}

/** Goes there; `instead` leaves no trace of where one was. */
export function goTo(address: string, instead = false): void {
  if (instead) window.location.replace(address);
  else window.location.hash = address;
}
