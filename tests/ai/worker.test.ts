/** The worker: one message in, one answer out. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RULES, SARATOGA } from '../../src/engine/saratoga/index';
import type { Question, Reply } from '../../src/ai/opponent';

type Listener = (event: { readonly data: Question }) => void;

let ask: (question: Question) => Promise<Reply>;

beforeAll(async () => {
  let listener: Listener | undefined;
  vi.stubGlobal('addEventListener', (_: string, given: Listener) => (listener = given));
  ask = (question) =>
    new Promise((done) => {
      vi.stubGlobal('postMessage', done);
      listener?.({ data: question });
    });
  await import('../../src/ai/worker');
});
afterAll(() => vi.unstubAllGlobals());

describe('the worker', () => {
  it('begins, answers with the number of the question, and goes on from its memory', async () => {
    const state = SARATOGA.start({ battle: 'oct7' });
    const question = {
      number: 7,
      game: 'saratoga',
      side: 'american',
      observed: RULES.observe(state, 'american'),
    };
    const first = await ask({ ...question, memory: undefined, begin: { level: 'colonel', seed: 'x' } });
    expect(first).toMatchObject({ number: 7, thought: { actions: [{ kind: 'deploy' }, { kind: 'ready' }] } });
    const again = await ask({ ...question, number: 8, memory: first.thought?.memory });
    expect(again).toMatchObject({ number: 8, thought: { actions: [{ kind: 'deploy' }, { kind: 'ready' }] } });
  });

  it('tells a mistake instead of falling silent', async () => {
    const broken = { number: 1, side: 'american', observed: {}, memory: undefined };
    expect((await ask({ ...broken, game: 'chess' })).error).toMatch(/no opponent for 'chess'/);
    expect((await ask({ ...broken, game: 'saratoga' })).error).toBeDefined();
  });
});
