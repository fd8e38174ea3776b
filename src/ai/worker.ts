/** The worker: one message with what a side may know, one answer with what it does in its phase. */
import type { Opponent, Question, Reply } from './opponent';

/** Each opponent is fetched when a game asks for it. */
const OPPONENTS: Readonly<Record<string, () => Promise<Opponent>>> = {
  saratoga: async () => (await import('./saratoga/index')).OPPONENT as Opponent,
};

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void reply(data).then((answer) => postMessage(answer));
});

async function reply({ number, game, side, observed, memory, begin }: Question): Promise<Reply> {
  try {
    const load = OPPONENTS[game];
    if (!load) throw new Error(`no opponent for '${game}'`);
    const opponent = await load();
    const known = begin ? opponent.begin(begin.level, side, begin.seed) : memory;
    return { number, thought: opponent.think(observed, side, known) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}
