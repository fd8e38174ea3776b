/** The game as a handful of functions: start, whose decision it is, what may be done, and doing it. */
import { actionsOf, applyAction, checkAction, decisionOf, settle, top } from '../kernel/frames';
import type { Emit, Outcome, Refusal } from '../kernel/game';
import type { Action } from './actions';
import { checkShape } from './actionShape';
import type { FarmDecision } from './decisions';
import type { Event } from './events';
import { DEFAULT_OPTIONS } from './options';
import { PHASES } from './phases';
import { isHiding } from './hidden';
import { readSetup } from './readSetup';
import { refuse } from './refusals';
import type { Setup } from './setup';
import { newState, type State } from './state';

export function start(setup: Setup, emit: Emit<Event> = () => undefined): State {
  const read = readSetup(setup);
  if (!read) throw new Error(`no set-up of Freeman's Farm: ${JSON.stringify(setup)}`);
  const { solitaire, level = 'standard', open = false, options, edition } = read;
  const bot = solitaire && { side: solitaire, level };
  const state = newState({ ...DEFAULT_OPTIONS, ...options }, bot, open, edition);
  state.frames.push({ kind: 'setup', stage: 'deal', side: 'british', dealt: [] });
  settle(state, PHASES, emit);
  return state;
}

export const decision = (state: State): FarmDecision | undefined => decisionOf(state, PHASES);

export const actions = (state: State): readonly Action[] => actionsOf(state, PHASES);

export function check(state: State, action: Action): Refusal | undefined {
  const misshapen = checkShape(action);
  if (misshapen) return misshapen;
  return state.frames.length === 0 ? refuse('gameOver') : checkAction(state, PHASES, action);
}

export const apply = (state: State, action: Action, emit: Emit<Event>): void =>
  applyAction(state, PHASES, action, emit);

export const outcome = (state: State): Outcome | undefined => state.ending;

/** 6.1 step 1 a card of the hand is shown; cards in the open hide nothing, and a draw is a roll. */
export const reveals = (before: State, action: Action): boolean =>
  isHiding(before) && (action.kind === 'play' || action.kind === 'countermand');

/** The start of a turn is a good place to jump to. */
export function milestone(state: State): boolean {
  const frame = top(state);
  return frame?.kind === 'play' || (frame?.kind === 'botTurn' && frame.stage === 'flip');
}
