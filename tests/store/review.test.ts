/** The game under review: it is looked at from all sides and never changed. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '../../src/engine/kernel/game';
import { act, seek, start } from '../../src/engine/kernel/session';
import {
  RULES,
  SARATOGA,
  SIDES,
  type SaratogaSession,
  type State,
  type View,
} from '../../src/engine/saratoga';
import { openView } from '../../src/engine/saratoga/chapters';
import { chapterAt, nextPlace, turnsOf } from '../../src/store/chapters';
import type { AnySession } from '../../src/store/library/load';
import { gameInPlay, usePlay } from '../../src/store/play';
import { useReview } from '../../src/store/review';
import { persons } from '../../src/store/seats';
import { useTable } from '../../src/store/table';
import { clearGame, sessionNow } from '../helpers/saratoga/gameView';
import { goldenGame, goldenSave } from '../helpers/saratoga/goldenGame';

vi.mock(import('../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

const review = () => useReview.getState();
const table = () => useTable.getState();
const viewNow = () => table().view as View | undefined;
const openWith = (session: SaratogaSession, place?: number) =>
  review().openWith('abcdefgh', RULES, session as unknown as AnySession, place);

beforeEach(() => {
  review().close();
  clearGame();
});

const OPEN = goldenGame('oct7-9', { fog: false });
const FOGGY = goldenGame('oct7-9');
const END = OPEN.record.actions.length;

/** A whole open game in play and under review. */
async function openGame(place?: number): Promise<SaratogaSession> {
  const id = usePlay.getState().resume(RULES, goldenSave('oct7-9', { fog: false }), persons(SIDES));
  expect(await review().open(id ?? '', place)).toBeUndefined();
  return sessionNow();
}

describe('looking at a game', () => {
  it('begins where the game stands, or at the place that is asked for', async () => {
    const { record } = await openGame();
    expect(record.actions).toHaveLength(END);
    expect(review()).toMatchObject({ place: END, last: END, game: 'saratoga', id: usePlay.getState().id });
    await openGame(300);
    expect(review().place).toBe(300);
  });

  it('an address past the end of the record is told, and shows where the game stands', () => {
    openWith(seek(OPEN, 40), END + 1);
    expect(review()).toMatchObject({ place: 40, notice: 'noSuchPlace' });
    openWith(seek(OPEN, 40), Infinity);
    expect(review()).toMatchObject({ place: 40, notice: 'noSuchPlace' });
    openWith(seek(OPEN, 40), END);
    expect(review()).toMatchObject({ place: END, notice: undefined });
  });

  it('a place outside the record means its nearest end', async () => {
    await openGame(10);
    review().go(1e9);
    expect(review().place).toBe(END);
    review().go(-3);
    expect(review().place).toBe(0);
    review().go(Number.NaN);
    expect(review().place).toBe(0);
  });

  it('shows on the table what stood there then', async () => {
    const session = await openGame(0);
    const then = goldenGame('oct7-9', { until: 433, fog: false });
    review().go(433);
    expect(viewNow()?.stacks).toEqual(openView(then.state).stacks);
    expect(table()).toMatchObject({ cursor: 433, viewer: undefined, isHiding: false });
    expect(table().log).toHaveLength(END);
    expect(session.cursor).toBe(END);
  });

  it('never changes the game under review', async () => {
    await openGame();
    const session = sessionNow();
    const { curtain, seated, undoable } = usePlay.getState();
    for (const place of [0, 500, 17, END]) review().go(place);
    review().step('turn', -1);
    review().play(true);
    expect(sessionNow()).toBe(session);
    expect(usePlay.getState()).toMatchObject({ curtain, seated, undoable });
  });

  it('leaves the table to the game when it is closed', async () => {
    await openGame(40);
    const under = viewNow();
    review().close();
    expect([table().view, review().id, review().game]).toEqual([undefined, undefined, undefined]);
    expect(gameInPlay()).toBeDefined();
    usePlay.getState().show();
    expect(table().cursor).toBe(END);
    expect(viewNow()?.stacks).not.toEqual(under?.stacks);
  });

  it('closes nothing of a game where none is under review', async () => {
    await openGame();
    review().close();
    usePlay.getState().show();
    const before = table();
    review().close();
    expect(table()).toBe(before);
  });

  it('tells motion of one step forward, and of nothing else', async () => {
    await openGame(100);
    expect(table().latest).toBeUndefined();
    review().step('action', 1);
    expect(table().latest).toBe(100);
    review().step('action', -1);
    expect(table().latest).toBeUndefined();
    review().go(140);
    expect(table().latest).toBeUndefined();
  });

  it('goes by actions, chapters and turns', async () => {
    await openGame(0);
    const { chapters } = review();
    expect(chapters).toEqual(RULES.chapters(seek(OPEN, 0).state, OPEN.steps));
    review().step('turn', 1);
    const [, first] = turnsOf(chapters);
    expect(review().place).toBe(first?.place);
    review().step('chapter', 1);
    expect(chapters.map(({ place }) => place)).toContain(review().place);
    review().step('action', 1);
    const { place } = review();
    review().step('chapter', -1);
    expect(review().place).toBe(chapterAt(chapters, place).place);
  });
});

describe('a place', () => {
  const chapter = (place: number, opensTurn: boolean) => ({
    place,
    turn: 1,
    kind: 'x',
    side: undefined,
    opensTurn,
    weight: 0,
  });
  const CHAPTERS = [chapter(0, true), chapter(4, false), chapter(9, true)];

  it.each([
    [0, 'action', 1, 1],
    [12, 'action', 1, 12],
    [0, 'action', -1, 0],
    [0, 'chapter', 1, 4],
    [4, 'chapter', 1, 9],
    [9, 'chapter', 1, 12],
    [6, 'chapter', -1, 4],
    [4, 'chapter', -1, 0],
    [0, 'chapter', -1, 0],
    [1, 'turn', 1, 9],
    [12, 'turn', -1, 9],
    [9, 'turn', -1, 0],
  ] as const)('from %i by one %s %i is %i', (from, stride, way, to) => {
    expect(nextPlace(CHAPTERS, from, 12, stride, way)).toBe(to);
  });

  it('belongs to the chapter that began last', () => {
    expect([0, 3, 4, 8, 9, 99].map((at) => chapterAt(CHAPTERS, at).place)).toEqual([0, 0, 4, 4, 9, 9]);
    expect(() => chapterAt([], 0)).toThrow('beginning');
  });
});

describe('playing it', () => {
  it('stops at the end, and begins again from there', async () => {
    await openGame(END - 2);
    review().play(true);
    review().step('action', 1);
    expect(review().isPlaying).toBe(true);
    review().step('action', 1);
    expect(review()).toMatchObject({ isPlaying: false, place: END });
    review().play(true);
    expect(review()).toMatchObject({ isPlaying: true, place: 0 });
  });

  it('goes at the speed that was set', () => {
    review().setSpeed(8);
    expect(review().speed).toBe(8);
    review().setSpeed(2);
  });
});

describe('a game that cannot be reviewed', () => {
  it('is not there', async () => {
    expect(await review().open('nothing0')).toBe('missing');
    expect(review().id).toBeUndefined();
  });
});

describe('3.4 under fog', () => {
  it('a game that goes on stays closed', () => {
    const session = goldenGame('oct7-9', { until: 200 });
    expect(RULES.isHiding(session.state)).toBe(true);
    expect(openWith(session)).toBe('hidden');
    expect([review().id, review().game, table().view]).toEqual([undefined, undefined, undefined]);
  });

  it('a game that is over lies open at every moment', () => {
    expect(openWith(FOGGY, 200)).toBeUndefined();
    const shown = Object.values(viewNow()?.stacks ?? {}).flat();
    const then: State = seek(FOGGY, 200).state;
    const hidden = Object.values(SARATOGA.view(then, undefined).stacks).flat();
    expect(shown.length).toBeGreaterThan(hidden.length);
    expect(shown).toHaveLength(then.at.filter((hex) => hex > 0).length);
  });

  it('a game that is over, gone back to a moment before, stays open', () => {
    openWith(seek(FOGGY, END), 200);
    expect(openWith(FOGGY, 0)).toBeUndefined();
    expect(review().place).toBe(0);
  });
});

describe('playing on from a moment', () => {
  it('an open game: a copy with its past, for one person, and the line that was played kept in it', async () => {
    const { record } = await openGame(433);
    const { id } = review();
    const copied = review().playOn();
    expect(copied).toBe(usePlay.getState().id);
    expect(copied).not.toBe(id);
    const copy = sessionNow();
    expect(usePlay.getState()).toMatchObject({ isUndoFree: true, seats: persons(SIDES) });
    expect(copy.record.actions).toEqual(record.actions.slice(0, 433));
    expect(copy).toMatchObject({ cursor: 433, isLifted: true });
    expect(copy.branches.map(({ actions }) => actions.length)).toEqual([END]);
    // What is under review is still the whole game.
    expect(review()).toMatchObject({ id, game: 'saratoga', last: END });
    review().go(END);
    expect([table().cursor, table().log.length]).toEqual([END, END]);
  });

  it('and the copy can be played', async () => {
    await openGame(4);
    review().playOn();
    usePlay.getState().roll();
    expect(sessionNow().record.actions).toHaveLength(5);
    expect(review().last).toBe(END);
  });

  it('a game under fog: its position lies open', () => {
    openWith(FOGGY, 433);
    const view = viewNow();
    expect(review().playOn()).toEqual(expect.any(String));
    expect(viewNow()).toMatchObject({ fog: false, turn: view?.turn, stacks: view?.stacks });
    expect(sessionNow().cursor).toBe(0);
  });

  it('works from moments all over the game, also in the middle of a shot or a retreat', () => {
    openWith(FOGGY);
    const moments = Array.from({ length: Math.ceil((review().last - 50) / 41) }, (_, i) => 50 + 41 * i);
    const asked = moments.map((place) => {
      review().go(place);
      const setup = RULES.notation.parse(RULES.notation.format(RULES.opened(seek(FOGGY, place).state)));
      const copy = review().playOn();
      // R127 a leader whom nobody has seen is asked about under fog alone: such a moment is none in the open.
      const wanted = Array.isArray(setup) ? undefined : SARATOGA.decision(SARATOGA.start(setup));
      return { place, begun: copy && SARATOGA.decision(sessionNow().state), wanted };
    });
    expect(asked.map(({ place, begun }) => [place, begun])).toEqual(
      asked.map(({ place, wanted }) => [place, wanted]),
    );
    expect(asked.filter(({ begun }) => begun).length).toBeGreaterThan(15);
  });

  it('is nothing where nothing is under review', () => {
    expect(review().playOn()).toBeUndefined();
  });
});

it('a game before its first action can be opened', () => {
  const session = start(SARATOGA, { battle: 'sept19', fog: false });
  expect(openWith(session)).toBeUndefined();
  expect(review()).toMatchObject({ place: 0, last: 0 });
  review().step('turn', 1);
  review().step('chapter', -1);
  expect(review().place).toBe(0);
  const next = act(session, { kind: 'deploy' });
  expect(isRefusal(next)).toBe(false);
});
