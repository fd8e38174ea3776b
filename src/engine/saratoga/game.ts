/** The game as a handful of functions: start, whose decision it is, what may be done, and doing it. */
import { actionsOf, applyAction, checkAction, decisionOf, settle, top } from '../kernel/frames';
import type { Decision, Emit, Outcome, Refusal } from '../kernel/game';
import type { Action } from './actions';
import { type Battle, BATTLES } from './data/types';
import type { Event } from './events';
import { DEFAULT_OPTIONS, OPTION_NAMES, OPTIONS, type Options } from './options';
import { PHASES } from './phases';
import { refuse } from './refusals';
import { newState, type State } from './state';

export interface Setup {
  readonly battle: Battle;
  readonly options?: Partial<Options>;
}

export function start(setup: Setup, emit: Emit<Event> = () => undefined): State {
  if (!BATTLES.includes(setup.battle)) throw new Error(`no battle '${String(setup.battle)}'`);
  const options = { ...DEFAULT_OPTIONS, ...setup.options };
  for (const name of OPTION_NAMES)
    if (!(OPTIONS[name] as readonly string[]).includes(options[name]))
      throw new Error(`option ${name} cannot be '${String(options[name])}'`);
  const state = newState(setup.battle, options);
  state.frames.push({ kind: 'placement', side: 'american' });
  settle(state, PHASES, emit);
  return state;
}

export const decision = (state: State): Decision | undefined => decisionOf(state, PHASES);

/** Elementary actions; longer ones, such as a whole path, are told by `check`. */
export const actions = (state: State): readonly Action[] => actionsOf(state, PHASES);

export function check(state: State, action: Action): Refusal | undefined {
  if (typeof action !== 'object' || action === null || typeof action.kind !== 'string')
    return refuse('malformed');
  return state.frames.length === 0 ? refuse('gameOver') : checkAction(state, PHASES, action);
}

export const apply = (state: State, action: Action, emit: Emit<Event>): void =>
  applyAction(state, PHASES, action, emit);

export const outcome = (state: State): Outcome | undefined => state.ending;

/** The start of a player's phase is a good place to jump to. */
export const milestone = (state: State): boolean => {
  const kind = top(state)?.kind;
  return kind === 'movement' || kind === 'combatMovement' || kind === 'turn';
};
