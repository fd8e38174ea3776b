/** The worker: one message with what a side may know, one answer with what it does in its phase. */
import { adviceOf } from './advice';
import { opponentOf } from './list';
import type { Question, Reply } from './opponent';

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void reply(data).then((answer) => postMessage(answer));
});

async function reply({ number, game, side, observed, memory, begin, advice }: Question): Promise<Reply> {
  try {
    const opponent = await opponentOf(game);
    if (!opponent) throw new Error(`no opponent for '${game}'`);
    const known = begin ? opponent.begin(begin.level, side, begin.seed) : memory;
    if (advice)
      return { number, advice: { given: adviceOf(opponent, observed, side, known, advice.course) } };
    return { number, thought: opponent.think(observed, side, known) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}
