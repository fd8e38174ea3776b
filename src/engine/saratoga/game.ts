/** The game as a handful of functions: start, whose decision it is, what may be done, and doing it. */
import { actionsOf, applyAction, checkAction, decisionOf, settle, top } from '../kernel/frames';
import type { Decision, Emit, Outcome, Refusal } from '../kernel/game';
import type { Action } from './actions';
import { type Battle, BATTLES } from './data/types';
import type { Event } from './events';
import { isKnownToEnemy, openStacks } from './fog';
import { DEFAULT_OPTIONS, OPTION_NAMES, OPTIONS, type Options } from './options';
import { PHASES } from './phases';
import { refuse } from './refusals';
import { PIECES, sideOf } from './roster';
import { copyState, newState, type State } from './state';

export interface Setup {
  readonly battle: Battle;
  readonly options?: Partial<Options>;
  /** 3.4, R108 on unless it is switched off. */
  readonly fog?: boolean;
}

export function start(setup: Setup, emit: Emit<Event> = () => undefined): State {
  if (!BATTLES.includes(setup.battle)) throw new Error(`no battle '${String(setup.battle)}'`);
  const options = { ...DEFAULT_OPTIONS, ...setup.options };
  for (const name of OPTION_NAMES)
    if (!(OPTIONS[name] as readonly string[]).includes(options[name]))
      throw new Error(`option ${name} cannot be '${String(options[name])}'`);
  const state = newState(setup.battle, options, setup.fog ?? true);
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

export function apply(state: State, action: Action, emit: Emit<Event>): void {
  applyAction(state, PHASES, action, emit);
  openStacks(state);
}

export const outcome = (state: State): Outcome | undefined => state.ending;

/** 3.4 whether an action shows its player counters of the enemy that were hidden from him. */
export function reveals(state: State, action: Action): boolean {
  if (!state.fog) return false;
  const enemy = PIECES.filter(
    (piece) => sideOf(piece) !== decision(state)?.by && !isKnownToEnemy(state, piece),
  );
  const after = copyState(state);
  apply(after, action, () => undefined);
  return enemy.some((piece) => isKnownToEnemy(after, piece));
}

/** The start of a player's phase is a good place to jump to. */
export const milestone = (state: State): boolean => {
  const kind = top(state)?.kind;
  return kind === 'movement' || kind === 'combatMovement' || kind === 'turn';
};
