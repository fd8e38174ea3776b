/** The game under review: it is looked at from all sides and never changed. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '../../src/engine/kernel/game';
import { act, start } from '../../src/engine/kernel/session';
import { SARATOGA, type State } from '../../src/engine/saratoga';
import { type GameSession, useGame } from '../../src/store/game';
import { mayReview, useReview } from '../../src/store/review';
import { openView } from '../../src/store/reviewStops';
import { useTable } from '../../src/store/table';
import { goldenGame, goldenSave } from '../helpers/goldenGame';
import { clearGame, sessionNow } from '../helpers/gameView';

vi.mock(import('../../src/store/autosave'), async (original) => ({
  ...(await original()),
  keep: () => Promise.resolve(true),
}));

const review = () => useReview.getState();
const stateNow = (): State => {
  const { session } = review();
  if (!session) throw new Error('nothing is under review');
  return session.state;
};

beforeEach(() => {
  clearGame();
  useReview.setState(useReview.getInitialState(), true);
});

/** A whole open game on the table and under review. */
function openGame(place?: number): GameSession {
  expect(useGame.getState().resume(goldenSave('oct7-9', { fog: false }), 'solo')).toBe(true);
  review().open(sessionNow(), place);
  return sessionNow();
}

describe('looking at a game', () => {
  it('begins where the game stands, or at the place that is asked for', () => {
    const { record } = openGame();
    expect(review().place).toBe(record.actions.length);
    openGame(300);
    expect(review().place).toBe(300);
  });

  it('a place outside the record means its nearest end', () => {
    const { record } = openGame(10);
    review().go(1e9);
    expect(review().place).toBe(record.actions.length);
    review().go(-3);
    expect(review().place).toBe(0);
    review().go(Number.NaN);
    expect(review().place).toBe(0);
  });

  it('shows on the table what stood there then', () => {
    const session = openGame(0);
    const then = goldenGame('oct7-9', { until: 433, fog: false });
    review().go(433);
    expect(useTable.getState().view?.stacks).toEqual(openView(then.state).stacks);
    expect(session.cursor).toBe(session.record.actions.length);
  });

  it('never changes the game under review', () => {
    openGame();
    const { session, view, latest } = useGame.getState();
    for (const place of [0, 500, 17, 895]) review().go(place);
    review().step('turn', -1);
    review().play(true);
    expect(useGame.getState().session).toBe(session);
    expect(useGame.getState().view).toBe(view);
    expect(useGame.getState().latest).toBe(latest);
  });

  it('puts the game back on the table when it is closed', () => {
    openGame(40);
    expect(useTable.getState().view).not.toBe(useGame.getState().view);
    review().close();
    expect(useTable.getState().view).toBe(useGame.getState().view);
    expect(review().session).toBeUndefined();
  });

  it('tells motion of one step forward, and of nothing else', () => {
    openGame(100);
    expect(review().latest).toBeUndefined();
    review().step('action', 1);
    expect(review().latest).toBe(100);
    review().step('action', -1);
    expect(review().latest).toBeUndefined();
    review().go(140);
    expect(review().latest).toBeUndefined();
  });
});

describe('playing it', () => {
  it('stops at the end, and begins again from there', () => {
    const { record } = openGame(893);
    review().play(true);
    review().step('action', 1);
    expect(review().isPlaying).toBe(true);
    review().step('action', 1);
    expect(review()).toMatchObject({ isPlaying: false, place: record.actions.length });
    review().play(true);
    expect(review()).toMatchObject({ isPlaying: true, place: 0 });
  });
});

describe('3.4 under fog', () => {
  it('a game that goes on stays closed', () => {
    const session = goldenGame('oct7-9', { until: 200 });
    expect(mayReview(session)).toBe(false);
    review().open(session);
    expect(review().session).toBeUndefined();
    expect(useTable.getState().view).toBeUndefined();
  });

  it('a game that is over lies open at every moment', () => {
    const session = goldenGame('oct7-9');
    expect(mayReview(session)).toBe(true);
    review().open(session, 200);
    const shown = Object.values(review().view?.stacks ?? {}).flat();
    const hidden = Object.values(SARATOGA.view(stateNow(), undefined).stacks).flat();
    expect(shown.length).toBeGreaterThan(hidden.length);
    expect(shown).toHaveLength(stateNow().at.filter((hex) => hex > 0).length);
  });
});

describe('playing on from a moment', () => {
  it('an open game: a copy with its past, for one person, and the line that was played kept in it', () => {
    const { record } = openGame(433);
    const reviewed = review().session;
    expect(review().playOn()).toBe(true);
    const copy = sessionNow();
    expect(useGame.getState().mode).toBe('solo');
    expect(copy.record.actions).toEqual(record.actions.slice(0, 433));
    expect(copy).toMatchObject({ cursor: 433, isLifted: true });
    expect(copy.branches.map(({ actions }) => actions.length)).toEqual([record.actions.length]);
    expect(review().session).toBe(reviewed);
    expect(reviewed?.record.actions).toEqual(record.actions);
  });

  it('and the copy can be played', () => {
    openGame(4);
    review().playOn();
    useGame.getState().roll();
    expect(sessionNow().record.actions).toHaveLength(5);
    expect(review().last).toBe(895);
  });

  it('a game under fog: its position lies open', () => {
    review().open(goldenGame('oct7-9'), 433);
    const { view } = review();
    expect(review().playOn()).toBe(true);
    expect(useGame.getState().view).toMatchObject({ fog: false, turn: view?.turn, stacks: view?.stacks });
    expect(sessionNow().cursor).toBe(0);
  });

  it('works from moments all over the game, also in the middle of a shot or a retreat', () => {
    const session = goldenGame('oct7-9');
    review().open(session);
    for (let place = 50; place < review().last; place += 41) {
      review().go(place);
      expect(review().playOn(), `from ${place}`).toBe(true);
      expect(SARATOGA.decision(sessionNow().state)?.kind).toBe(SARATOGA.decision(stateNow())?.kind);
    }
  });
});

it('a game before its first action can be opened', () => {
  const session = start(SARATOGA, { battle: 'sept19', fog: false }) as GameSession;
  review().open(session);
  expect(review()).toMatchObject({ place: 0, last: 0 });
  review().step('turn', 1);
  review().step('phase', -1);
  expect(review().place).toBe(0);
  const next = act(session, { kind: 'deploy' });
  expect(isRefusal(next)).toBe(false);
});
