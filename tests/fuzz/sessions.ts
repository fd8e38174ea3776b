/** The same game through a kernel session: undo, redo, barriers, both paths, JSON, replay, saving and loading. */
import { digest } from '../../src/engine/kernel/digest';
import { DICE, isRefusal } from '../../src/engine/kernel/game';
import { playOn } from '../../src/engine/kernel/play';
import {
  act,
  follow,
  load,
  redo,
  save,
  seek,
  type Session,
  start,
  undo,
  undoLimit,
} from '../../src/engine/kernel/session';
import { barrierBetween, type Barrier } from '../../src/engine/kernel/undo';
import { type Action, type Event, SARATOGA, type Setup, type Side } from '../../src/engine/saratoga/index';
import type { State } from '../../src/engine/saratoga/state';
import { below, type Chance } from './chance';
import { demand, fail } from './flaw';
import { hiddenFrom } from './fog';
import type { Memory, Step } from './memory';
import { count, type Tally } from './tally';

/** A session that is led along with the game, with the digest of each place of its record. */
export interface Witness {
  session: Session<State, Action, Event>;
  readonly digests: string[];
  readonly barriers: (Barrier | undefined)[];
}

export function newWitness(setup: Setup, tally: Tally): Witness {
  count(tally, 'samples', 'games in a session');
  const session = start(SARATOGA, setup);
  return { session, digests: [digest(session.state)], barriers: [] };
}

export function witness(
  beside: Witness,
  step: Step,
  shownBefore: Uint8Array,
  memory: Memory,
  chance: Chance,
  tally: Tally,
): void {
  const { before, action, after } = step;
  const now = digest(after);
  fromJson(before, action, now);
  const next = act(beside.session, action);
  if (isRefusal(next)) fail(next.case, `the session refuses ${JSON.stringify(action)}: ${next.code}`);
  beside.session = next as Session<State, Action, Event>;
  // The session goes on a frozen state, the game on a plain one.
  demand(digest(beside.session.state) === now, '4.0', () => `${action.kind} does something else to a draft`);
  const told = beside.session.steps.at(-1);
  demand(digest(told?.events) === digest(step.events), '4.0', () => `${action.kind} tells something else`);
  beside.digests.push(now);
  const barrier = barrierOf(step, shownBefore, memory);
  beside.barriers.push(barrier);
  demand(told?.barrier === barrier, '3.4', () => {
    return `${action.kind} raises the barrier ${told?.barrier}, should raise ${barrier}`;
  });
  if (barrier) count(tally, 'barriers', barrier);
  if (chance() < 0.04) backAndForth(beside, chance, tally);
  if (!step.next || chance() < 0.001) savedAndPlayedAgain(beside, tally);
}

function fromJson(before: State, action: Action, now: string): void {
  const revived = JSON.parse(JSON.stringify(before)) as State;
  SARATOGA.apply(revived, action, () => undefined);
  demand(digest(revived) === now, '4.0', () => `${action.kind} does something else to a state from JSON`);
}

/** A roll, a counter shown to the one who decided, or another decider. */
function barrierOf(
  { asked, before, after, next }: Step,
  shownBefore: Uint8Array,
  memory: Memory,
): Barrier | undefined {
  if (asked.by === DICE) return 'roll';
  const side = asked.by as Side;
  const hidden = new Set(hiddenFrom(after, memory.shown, side));
  if (hiddenFrom(before, shownBefore, side).some((piece) => !hidden.has(piece))) return 'reveal';
  return next?.by === side || next?.by === DICE ? undefined : 'decider';
}

/** Undo restores earlier states and stops at barriers; redo comes back; nobody plays behind a barrier. */
function backAndForth(beside: Witness, chance: Chance, tally: Tally): void {
  count(tally, 'samples', 'undone and redone');
  const { session, digests, barriers } = beside;
  const end = session.cursor;
  const wanted = chance() < 0.5 ? end - 1 : below(chance, end);
  const limit = undoLimit(session, wanted);
  const back = undo(session, wanted);
  demand(
    back.cursor === limit.to && back.cursor <= end,
    '4.0',
    () => `undo goes to ${back.cursor} of ${end}`,
  );
  demand(digest(back.state) === digests[back.cursor], '4.0', () => `undo to ${back.cursor} is another state`);
  const crossed = barriers.slice(back.cursor, end).find(Boolean);
  demand(crossed === undefined, '4.0', () => `undo from ${end} to ${back.cursor} crosses a ${crossed}`);
  const expected = barrierBetween(barriers, end, back.cursor);
  demand(expected.to === back.cursor, '4.0', () => `undo to ${back.cursor}, the barriers say ${expected.to}`);
  demand(
    back.cursor === end || session.steps[back.cursor]?.by !== DICE,
    '4.0',
    () => 'undo rests where dice decide',
  );
  const forth = redo(back, end);
  demand(
    forth.cursor === end && digest(forth.state) === digests[end],
    '4.0',
    () => 'redo does not come back',
  );
  const place = below(chance, end + 1);
  const looked = seek(session, place);
  demand(digest(looked.state) === digests[place], '4.0', () => `place ${place} is another state`);
  if (!barriers.slice(place, end).some(Boolean)) return;
  const refused = act(looked, session.record.actions[place] as Action);
  demand(
    isRefusal(refused) && refused.code === 'barrier',
    '4.0',
    () => `plays behind a barrier, at ${place}`,
  );
  count(tally, 'kernel', 'barrier');
  const lost = follow(session, 'a line that nobody played');
  demand(isRefusal(lost) && lost.code === 'noSuchBranch', '4.0', () => 'follows a branch that there is not');
  count(tally, 'kernel', 'noSuchBranch');
}

/** A save loads to the same game, and its record plays to the same states. */
function savedAndPlayedAgain(beside: Witness, tally: Tally): void {
  count(tally, 'samples', 'saved and loaded');
  const { session, digests } = beside;
  const text = JSON.stringify(save(session));
  const { session: loaded, damage } = load(SARATOGA, JSON.parse(text));
  demand(damage === undefined, '4.0', () => `a save is damaged: ${JSON.stringify(damage)}`);
  if (!loaded) fail('4.0', 'a save does not load');
  demand(digest(loaded.state) === digests.at(-1), '4.0', () => 'a save loads to another state');
  demand(JSON.stringify(save(loaded)) === text, '4.0', () => 'what was loaded saves differently');
  let state = SARATOGA.start(session.record.setup as Setup);
  session.record.actions.forEach((action, i) => {
    demand(digest(state) === digests[i], '4.0', () => `the record plays to another state after ${i} actions`);
    state = playOn(SARATOGA, state, action);
  });
  demand(digest(state) === digests.at(-1), '4.0', () => 'the record plays to another end');
}
