/** A game that was played, as a record: saved and loaded, taken back and played again at places by chance. */
import { digest } from '../../../src/engine/kernel/digest';
import {
  liftBarriers,
  load,
  redo,
  save,
  seek,
  start,
  undo,
  undoLimit,
} from '../../../src/engine/kernel/session';
import { append, cut } from '../../../src/engine/kernel/timeline';
import { type Action, RULES, type Setup } from '../../../src/engine/freemansFarm/index';
import type { FarmSession } from '../../../src/engine/freemansFarm/record';
import { below, type Chance } from '../chance';

const { game } = RULES;
/** How many places of a game are looked at. */
const PLACES = 4;

/** Throws where a record does not come to the state that was played. */
export function checkSaved(setup: Setup, actions: readonly Action[], chance: Chance): void {
  // The state at every place, played once more without a session.
  const state = game.start(setup);
  const digests = [digest(state)];
  for (const action of actions) {
    game.apply(state, action, () => undefined);
    digests.push(digest(state));
  }
  const whole = actions.reduce<FarmSession>(
    (line, action) => append(line, action),
    start(game, setup, { waits: true }),
  );
  const expectAt = (session: FarmSession, at: number, what: string): void => {
    if (session.cursor !== at) throw new Error(`${what} stands at ${session.cursor} and not at ${at}`);
    if (digest(session.state) !== digests[at]) throw new Error(`${what} at ${at} is another state`);
  };
  expectAt(whole, actions.length, 'a session');
  expectAt(reloaded(whole), actions.length, 'a save');
  for (let i = 0; i < PLACES; i++) {
    const at = below(chance, actions.length + 1);
    const there = seek(whole, at);
    expectAt(there, at, 'a place of the record');
    expectAt(reloaded(cut(there)), at, 'a save in the middle');
    checkUndo(cut(there), expectAt);
    checkLifted(liftBarriers(there), below(chance, at + 1), expectAt);
  }
}

type Expect = (session: FarmSession, at: number, what: string) => void;

/** One decision back, as far as the barriers let it, and forth again to the same place. */
function checkUndo(session: FarmSession, expectAt: Expect): void {
  const end = session.cursor;
  const { to } = undoLimit(session);
  const back = undo(session);
  expectAt(back, to, 'undo');
  for (let at = to; at < end; at++)
    if (session.steps[at]?.barrier) throw new Error(`undo passed the ${session.steps[at]?.barrier} at ${at}`);
  expectAt(redo(back, end), end, 'redo');
}

/** For one person who plays all sides: back to any decision of a side, and forth again. */
function checkLifted(session: FarmSession, place: number, expectAt: Expect): void {
  const { to } = undoLimit(session, place);
  const back = undo(session, place);
  expectAt(back, to, 'undo without barriers');
  if (to < session.cursor && back.steps[to]?.by === 'dice')
    throw new Error(`undo rests at the dice of ${to}`);
  expectAt(redo(back, session.cursor), endOfRolls(session), 'redo without barriers');
}

/** Forth goes on over the rolls that follow. */
function endOfRolls({ cursor, record, steps }: FarmSession): number {
  let at = cursor;
  while (at < record.actions.length && steps[at]?.by === 'dice') at++;
  return at;
}

function reloaded(session: FarmSession): FarmSession {
  const { damage, session: again } = load(game, JSON.parse(JSON.stringify(save(session))));
  if (damage || !again) throw new Error(`a save does not load: ${JSON.stringify(damage)}`);
  return again;
}
