/** The player of lessons: what it says when, hints, help, undo, coming back, and leaving nothing behind. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RULES } from '../../../src/engine/saratoga';
import { cabin } from '../../../src/lessons/saratoga/cabin';
import { useGuide } from '../../../src/store/guide';
import { gameInPlay, usePlay } from '../../../src/store/play';
import { usePreferences } from '../../../src/store/preferences';
import { playLesson } from '../../../src/ui/study/player';
import { keepProgress, progressOf } from '../../../src/ui/study/progress';

let stop = () => undefined as void;
const steps: number[] = [];

const begin = (from = 0) => {
  steps.length = 0;
  stop = playLesson({
    rules: RULES,
    lesson: cabin,
    guided: { game: 'saratoga', title: cabin.title, after: undefined, steps: cabin.steps.length },
    from,
    onStep: (step) => steps.push(step),
  });
};
const guide = () => useGuide.getState();
const wanted = (step: number) => cabin.steps[step]?.wanted?.[0]?.action ?? { kind: 'none' };

beforeEach(() => {
  vi.useFakeTimers();
  usePreferences.setState({ pace: 'off' });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a lesson', () => {
  test('says what its step says, points, and goes on when that is done', () => {
    begin();
    expect(guide()).toMatchObject({ mode: 'act', step: 0, say: cabin.steps[0]?.say, places: [506] });
    expect(usePlay.getState().act(wanted(0))).toBe(true);
    expect(guide()).toMatchObject({ mode: 'watch', step: 0 });
    usePlay.getState().roll();
    expect(guide()).toMatchObject({ mode: 'read', step: 1 });
    expect(steps).toEqual([1]);
  });

  test('refuses gently what is not asked for, and nothing happens', () => {
    begin();
    expect(usePlay.getState().act({ kind: 'holdAll' })).toBe(false);
    expect(usePlay.getState().refused?.refusal.code).toBe('notInLesson');
    expect(guide()).toMatchObject({ step: 0, wrong: cabin.steps[0]?.wrong });
  });

  test('hints after hesitation, and does it for who asks', () => {
    begin();
    expect(guide().hint).toBeUndefined();
    vi.advanceTimersByTime(15_000);
    expect(guide().hint).toBe(cabin.steps[0]?.hint);
    guide().show();
    usePlay.getState().roll();
    expect(guide()).toMatchObject({ step: 1, hint: undefined });
  });

  test('answers for the others by itself, once one has read on', () => {
    begin(1);
    expect(guide()).toMatchObject({ mode: 'read', step: 1, go: 'Let them fire' });
    vi.advanceTimersByTime(60_000);
    expect(guide().step).toBe(1);
    guide().next();
    vi.advanceTimersByTime(10);
    usePlay.getState().roll();
    expect(guide()).toMatchObject({ mode: 'read', step: 2 });
  });

  test('goes back with an undo to the beginning of the step, and with it what was answered', () => {
    begin(9);
    const before = gameInPlay()?.session.cursor;
    usePlay.getState().act(wanted(9));
    vi.advanceTimersByTime(10);
    expect(guide().step).toBe(10);
    usePlay.getState().undo();
    expect(guide()).toMatchObject({ step: 9, mode: 'act' });
    expect(gameInPlay()?.session.cursor).toBe(before);
  });

  test('is taken up where it was left, and repeated from the beginning', () => {
    begin(7);
    expect(guide()).toMatchObject({ step: 7, mode: 'act' });
    guide().repeat();
    expect(guide()).toMatchObject({ step: 0, mode: 'act' });
    expect(gameInPlay()?.session.cursor).toBe(0);
  });

  test('does not say twice what was read before its end', () => {
    begin(cabin.steps.length - 1);
    expect(guide()).toMatchObject({ mode: 'read', say: cabin.steps.at(-1)?.say });
    guide().next();
    expect(guide()).toMatchObject({ mode: 'done', say: [] });
  });

  test('is kept nowhere, and leaves nothing behind', () => {
    begin();
    usePlay.getState().act(wanted(0));
    expect(usePlay.getState().isSaved).toBeUndefined();
    stop();
    expect(gameInPlay()).toBeUndefined();
    expect(guide().lesson).toBeUndefined();
  });
});

test('progress is kept, and what is done stays done', () => {
  keepProgress('toy', 'one', { step: 3, isDone: true });
  keepProgress('toy', 'one', { step: 1, isDone: false });
  expect(progressOf('toy', 'one')).toEqual({ step: 1, isDone: true });
  expect(progressOf('toy', 'two')).toEqual({ step: 0, isDone: false });
});
