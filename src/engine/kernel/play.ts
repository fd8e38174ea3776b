/** One action, by either of two paths that must agree: on an immutable state, or on a private copy at full speed. */

import { freeze, Immer } from 'immer';
import { checkRoll, isRoll } from './dice';
import { type ActionLike, type Emit, type Game, isRollDecision, kernelRefusal, type Refusal } from './game';
import { copyJson } from './json';

/** Why an action cannot be played now: what the kernel knows of rolls and of ended games, then the game's own check. */
export function refusalOf<State, Action extends ActionLike, Event>(
  game: Game<State, Action, Event, unknown, unknown>,
  state: State,
  action: Action,
): Refusal | undefined {
  const decision = game.decision(state);
  if (!decision) return kernelRefusal('gameOver', '');
  if (isRollDecision(decision)) return checkRoll(decision, action) ?? game.check(state, action);
  return isRoll(action) ? kernelRefusal('noRollExpected', decision.case) : game.check(state, action);
}

/** The plain path, for opponents, fuzzers and odds: a new state that may be changed; an illegal action throws. */
export function playOn<State, Action extends ActionLike, Event>(
  game: Game<State, Action, Event, unknown, unknown>,
  state: State,
  action: Action,
  emit: Emit<Event> = () => undefined,
): State {
  const refusal = refusalOf(game, state, action);
  if (refusal) throw new Error(`${game.id} refuses ${action.kind}: ${refusal.code} (${refusal.case})`);
  const copy = game.copy(state);
  game.apply(copy, action, emit);
  return copy;
}

/** The immutable path, for sessions: a frozen state that shares with the old one all that did not change. */
export function playFrozen<State, Action extends ActionLike, Event>(
  game: Game<State, Action, Event, unknown, unknown>,
  state: State,
  action: Action,
  emit: Emit<Event>,
): State {
  return immer.produce(state, (draft) => {
    // An event may hold parts of the draft, which end with it.
    game.apply(draft as State, action, (event) => emit(copyJson(event)));
  });
}

/** Many actions that were played before: on a private copy, frozen at the end. */
export function playAll<State, Action extends ActionLike, Event>(
  game: Game<State, Action, Event, unknown, unknown>,
  state: State,
  actions: readonly Action[],
): State {
  const copy = game.copy(state);
  for (const action of actions) game.apply(copy, action, () => undefined);
  return freeze(copy, true);
}

/** Its own instance: settings made elsewhere do not reach it. */
const immer = new Immer({ autoFreeze: true });
