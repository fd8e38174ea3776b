/** A place to think in: a game's thinker, started when it is first asked, and started again where it has died. */
import type { Thinker } from '../games/contract';
import { entryOf } from '../games/list';

/** So often a question is asked before somebody must help. */
const TRIES = 3;
/** Milliseconds. No thought takes nearly as long: whoever is silent is no more. */
const PATIENCE = 30_000;

export interface ThinkingPlace {
  /** Undefined where no answer could be had, or none is wanted any more. */
  ask<Answer>(
    game: string,
    question: (thinker: Thinker) => Promise<Answer>,
    isWanted: () => boolean,
  ): Promise<{ readonly answer: Answer } | undefined>;
  stop(): void;
}

export function thinkingPlace(): ThinkingPlace {
  let thinker: { readonly game: string; readonly of: Thinker } | undefined;
  const stop = () => {
    thinker?.of.stop();
    thinker = undefined;
  };
  const thinkerOf = async (game: string): Promise<Thinker> => {
    if (thinker?.game === game) return thinker.of;
    stop();
    const start = entryOf(game)?.thinker;
    if (!start) throw new Error(`no opponents in '${game}'`);
    const of = await start();
    thinker = { game, of };
    return of;
  };
  return {
    stop,
    ask: async (game, question, isWanted) => {
      for (let tries = 0; tries < TRIES && isWanted(); tries++)
        try {
          return { answer: await inTime(question(await thinkerOf(game))) };
        } catch {
          stop();
        }
      return undefined;
    },
  };
}

async function inTime<Answer>(thought: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no answer in time')), PATIENCE);
  });
  try {
    return await Promise.race([thought, late]);
  } finally {
    clearTimeout(timer);
  }
}
