/** What a computer player would do: the answers of a side at a level, out of what that side may know. */
import { opponentOf } from '../ai/list';
import { attempt } from '../engine/kernel/walk';
import { mistake } from './mistakes';
import { inGame } from './request';

export const ADVISE = inGame(
  'tells what a computer player would do for the side that decides: actions, one after the other up to the first that dice can change, its plan, and a memory to be given back next time',
  { side: 'side', level: 'text', 'seed?': 'text', 'memory?': 'object' },
  async ({ entry, rules, session: { state, cursor } }, { side, level, seed = '', memory }) => {
    const opponent = await opponentOf(entry.id);
    if (!opponent) return mistake('noOpponents', entry.id);
    if (!opponent.levels.includes(level)) return mistake('unknownLevel', level, { known: opponent.levels });
    const by = rules.game.decision(state)?.by;
    if (by !== side) return mistake('notYourDecision', by);
    const observed = rules.observe(state, side) as unknown;
    const thought = attempt(() =>
      opponent.think(observed, side, memory ?? opponent.begin(level, side, seed)),
    );
    return thought ? { ok: { at: cursor, ...thought } } : mistake('badMemory', 'memory');
  },
);
