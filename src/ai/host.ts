/** Starts the worker in which opponents think: a question goes over, its thought comes back, and the page stays free. */
import type { Situation, Thinker, Thought } from '../games/contract';
import type { Question, Reply } from './opponent';

interface Waiting {
  readonly done: (thought: Thought) => void;
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
    if (data.thought) asker?.done(data.thought);
    else asker?.fail(new Error(data.error ?? 'no answer'));
  });
  return {
    think: (situation: Situation) =>
      new Promise((done, fail) => {
        const number = ++asked;
        waiting.set(number, { done, fail });
        worker.postMessage({ ...situation, number } satisfies Question);
      }),
    stop: () => end('stopped'),
  };
}
