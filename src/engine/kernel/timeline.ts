/** Moving along a record: the first state, one action more, a jump to any place, and the chain of digests on the way. */

import { freeze } from 'immer';
import { isRoll } from './dice';
import { digest } from './digest';
import { type ActionLike, DICE, type Game } from './game';
import { copyJson } from './json';
import { playAll, playFrozen } from './play';
import type { ChainLink, SessionOptions, Session, Snapshot, Step } from './record';
import { barrierOf } from './undo';

/** A session before its first action. */
export function begin<State, Action extends ActionLike, Event>(
  game: Game<State, Action, Event, unknown, unknown>,
  setup: unknown,
  { dice, isLifted = false, waits = false }: SessionOptions,
): Session<State, Action, Event> {
  if (game.sides.includes(DICE)) throw new Error(`${game.id}: no side may be called ${DICE}`);
  const opening: Event[] = [];
  const record = freeze({ game: game.id, version: game.version, setup: copyJson(setup), actions: [] }, true);
  const state = freeze(
    game.start(copyJson(setup), (event) => opening.push(freeze(copyJson(event), true))),
    true,
  );
  const snapshots = [{ at: 0, state, isMilestone: game.milestone(state) }];
  const chain = [{ at: 0, digest: digest(['', [], state]) }];
  return {
    game,
    record,
    steps: [],
    opening,
    cursor: 0,
    state,
    snapshots,
    chain,
    branches: [],
    isLifted,
    dice,
    waits,
  };
}

/** Plays an action that was checked, at the end of the record. */
export function append<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  checked: Action,
): Session<State, Action, Event> {
  const { game, record, state: before } = session;
  const action = freeze(copyJson(checked), true);
  const events: Event[] = [];
  const state = playFrozen(game, before, action, (event) => events.push(freeze(event, true)));
  const at = session.cursor + 1;
  const step = stepOf(game, before, action, state, drawnBefore(session), events);
  const next = {
    ...session,
    record: { ...record, actions: [...record.actions, action] },
    steps: [...session.steps, step],
    cursor: at,
    state,
    snapshots: needsSnapshot(game, state, at, session.snapshots)
      ? [...session.snapshots, { at, state, isMilestone: game.milestone(state) }]
      : session.snapshots,
  };
  return at % LINK_EVERY === 0 ? { ...next, chain: [...next.chain, linkHere(next)] } : next;
}

/** A record that grows: the same as a session, but changed in place, for reading many actions at full speed. */
export interface Growing<State, Action extends ActionLike, Event> {
  readonly base: Session<State, Action, Event>;
  /** Not frozen: it goes on changing. */
  state: State;
  readonly actions: Action[];
  readonly steps: Step<Event>[];
  readonly snapshots: Snapshot<State>[];
  readonly chain: ChainLink[];
}

/** From the end of a record. */
export function grow<State, Action extends ActionLike, Event>(
  base: Session<State, Action, Event>,
): Growing<State, Action, Event> {
  return {
    base,
    state: base.game.copy(base.state),
    actions: [...base.record.actions],
    steps: [...base.steps],
    snapshots: [...base.snapshots],
    chain: [...base.chain],
  };
}

/** Plays an action that was checked. */
export function growBy<State, Action extends ActionLike, Event>(
  growing: Growing<State, Action, Event>,
  checked: Action,
): void {
  const { base, actions, chain, snapshots, steps } = growing;
  const { game } = base;
  const action = freeze(copyJson(checked), true);
  const events: Event[] = [];
  const before = growing.state;
  const state = game.copy(before);
  game.apply(state, action, (event) => events.push(freeze(event, true)));
  const step = stepOf(game, before, action, state, steps.at(-1)?.drawn ?? 0, events);
  growing.state = state;
  const at = actions.push(action);
  steps.push(step);
  if (needsSnapshot(game, state, at, snapshots))
    snapshots.push({ at, state: freeze(game.copy(state), true), isMilestone: game.milestone(state) });
  if (at % LINK_EVERY === 0) chain.push(chainLinkOf(actions, state, chain));
}

export function grown<State, Action extends ActionLike, Event>(
  growing: Growing<State, Action, Event>,
): Session<State, Action, Event> {
  const { base, actions, chain, snapshots, state, steps } = growing;
  return {
    ...base,
    record: { ...base.record, actions },
    steps,
    snapshots,
    chain,
    cursor: actions.length,
    state: freeze(state, true),
  };
}

function stepOf<State, Action extends ActionLike, Event>(
  game: Game<State, Action, Event, unknown, unknown>,
  before: State,
  action: Action,
  after: State,
  drawn: number,
  events: readonly Event[],
): Step<Event> {
  return {
    by: game.decision(before)?.by ?? DICE,
    barrier: barrierOf(game, before, action, after),
    drawn: drawn + (isRoll(action) ? action.dice.length : 0),
    events,
  };
}

const needsSnapshot = <State, Action extends ActionLike, Event>(
  game: Game<State, Action, Event, unknown, unknown>,
  state: State,
  at: number,
  snapshots: readonly Snapshot<State>[],
): boolean => game.milestone(state) || at - (snapshots.at(-1)?.at ?? 0) >= SNAPSHOT_EVERY;

/** The same session without what comes after the cursor. */
export function cut<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
): Session<State, Action, Event> {
  const { cursor, record, steps, snapshots, chain } = session;
  if (cursor === record.actions.length) return session;
  return {
    ...session,
    record: { ...record, actions: record.actions.slice(0, cursor) },
    steps: steps.slice(0, cursor),
    snapshots: snapshots.filter(({ at }) => at <= cursor),
    chain: chain.filter(({ at }) => at <= cursor),
  };
}

/** Puts the cursor anywhere, for looking; a place outside the record means its nearest end. */
export function seek<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  place: number,
): Session<State, Action, Event> {
  const { game, record, snapshots } = session;
  const to = Math.max(0, Math.min(Math.trunc(place) || 0, record.actions.length));
  if (to === session.cursor) return session;
  const saved = snapshots.findLast(({ at }) => at <= to);
  if (!saved) throw new Error('a session without its first snapshot');
  const isHereNearer = session.cursor <= to && session.cursor >= saved.at;
  const from = isHereNearer ? session.cursor : saved.at;
  const start = isHereNearer ? session.state : saved.state;
  const state = playAll(game, start, record.actions.slice(from, to));
  return { ...session, cursor: to, state };
}

/** The link of the chain at the cursor. */
export function linkHere<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
): ChainLink {
  const { cursor, chain, record, state } = session;
  return chainLinkOf(record.actions.slice(0, cursor), state, chain);
}

/** The link at the end of these actions: over the link before it, the actions since, and the state. */
export function chainLinkOf(
  actions: readonly unknown[],
  state: unknown,
  chain: readonly ChainLink[],
): ChainLink {
  const at = actions.length;
  const last = chain.findLast((link) => link.at < at);
  return { at, digest: digest([last?.digest ?? '', actions.slice(last?.at ?? 0), state]) };
}

/** The chain of the whole line of play, its last link at the end. */
export function chainOf<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
): readonly ChainLink[] {
  const end = seek(session, session.record.actions.length);
  return [...end.chain.filter(({ at }) => at < end.cursor), linkHere(end)];
}

/** How many dice the record has used up to the cursor: the place of the next one. */
export function drawnBefore<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
): number {
  return session.steps[session.cursor - 1]?.drawn ?? 0;
}

const SNAPSHOT_EVERY = 64;
const LINK_EVERY = 16;
