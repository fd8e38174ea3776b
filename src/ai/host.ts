/** Starts the worker in which opponents think: a question goes over, its thought comes back, and the page stays free. */
import type { Thinker } from '../games/contract';
import type { Question, Reply } from './opponent';

interface Waiting {
  readonly done: (reply: Reply) => void;
  readonly fail: (error: Error) => void;
}

export function startThinker(): Thinker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'opponent' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  const end = (why: string) => {
    worker.terminate();
    for (const { fail } of waiting.values()) fail(new Error(why));
    waiting.clear();
  };
  worker.addEventListener('error', ({ message }) => end(`the worker is no more: ${message}`));
  worker.addEventListener('messageerror', () => end('the worker could not be understood'));
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asker = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.thought || data.advice) asker?.done(data);
    else asker?.fail(new Error(data.error ?? 'no answer'));
  });
  const ask = (question: Omit<Question, 'number'>): Promise<Reply> =>
    new Promise((done, fail) => {
      const number = ++asked;
      waiting.set(number, { done, fail });
      worker.postMessage({ ...question, number } satisfies Question);
    });
  return {
    think: async (situation) => {
      const { thought } = await ask(situation);
      if (!thought) throw new Error('no thought');
      return thought;
    },
    advise: async (situation, course) => (await ask({ ...situation, advice: { course } })).advice?.given,
    stop: () => end('stopped'),
  };
}
