/** What was learned and tried is read from the browser once; what is damaged was never noted. */
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const progress = async () => await import('../../../src/ui/study/progress');
const tried = async () => await import('../../../src/ui/study/tried');

test.each<[what: string, text: string]>([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a list', '[1, 2]'],
  ['a word', '"x"'],
  ['a half step', '{"toy/one": {"step": 1.5, "isDone": true}}'],
  ['a step too large to be whole', '{"toy/one": {"step": 1e300, "isDone": true}}'],
  ['no step', '{"toy/one": {"isDone": true}}'],
  ['done in words', '{"toy/one": {"step": 1, "isDone": "yes"}}'],
])('%s is no progress', async (_, text) => {
  localStorage.setItem('saratoga-1777.lessons', text);
  expect((await progress()).progressOf('toy', 'one')).toEqual({ step: 0, isDone: false });
});

test('beside what is damaged the rest stands, and is kept with the next', async () => {
  const two = { step: 2, isDone: true };
  localStorage.setItem('saratoga-1777.lessons', JSON.stringify({ 'toy/one': 7, 'toy/two': two }));
  const { keepProgress, progressOf } = await progress();
  expect(progressOf('toy', 'two')).toEqual(two);
  keepProgress('toy', 'three', { step: 1, isDone: false });
  expect(JSON.parse(localStorage.getItem('saratoga-1777.lessons') ?? '')).toEqual({
    'toy/two': two,
    'toy/three': { step: 1, isDone: false },
  });
});

test('where the browser keeps nothing, a lesson is known for as long as the page lasts', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  const { keepProgress, progressOf } = await progress();
  keepProgress('toy', 'one', { step: 3, isDone: false });
  expect(progressOf('toy', 'one')).toEqual({ step: 3, isDone: false });
  vi.unstubAllGlobals();
});

test('of a puzzle the times and the best way are counted, over what was kept', async () => {
  localStorage.setItem(
    'saratoga-1777.puzzles',
    JSON.stringify({ 'toy/one': { times: 2, best: 0.5 }, 'toy/two': { times: 'x', best: 1 } }),
  );
  const { keepTried, triedOf } = await tried();
  expect(triedOf('toy', 'two')).toBeUndefined();
  keepTried('toy', 'one', 0.25);
  expect(triedOf('toy', 'one')).toEqual({ times: 3, best: 0.5 });
});
