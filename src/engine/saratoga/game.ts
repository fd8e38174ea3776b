/** The game itself, as the kernel plays it. */
import { settle, top } from '../kernel/frames';
import type { Decision, Emit, Game, Outcome, Refusal } from '../kernel/game';
import type { Action } from './actions';
import { type Battle, BATTLES, SIDES } from './data/types';
import type { Event } from './events';
import type { SaratogaFrame } from './frames';
import { DEFAULT_OPTIONS, OPTION_NAMES, OPTIONS, type Options } from './options';
import { PHASES } from './phases';
import { refuse } from './refusals';
import { copyState, newState, type State } from './state';

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

export function decision(state: State): Decision | undefined {
  const frame = top(state);
  return frame ? rulesFor(frame).decide(state, frame) : undefined;
}

export function actions(state: State): readonly Action[] {
  const frame = top(state);
  return frame ? rulesFor(frame).actions(state, frame) : [];
}

export function check(state: State, action: Action): Refusal | undefined {
  const frame = top(state);
  if (!frame) return refuse('gameOver');
  if (typeof action !== 'object' || action === null || typeof action.kind !== 'string')
    return refuse('malformed');
  return rulesFor(frame).check(state, frame, action);
}

export function apply(state: State, action: Action, emit: Emit<Event>): void {
  const frame = top(state);
  if (!frame) throw new Error('the game is over');
  rulesFor(frame).apply(state, frame, action, emit);
  settle(state, PHASES, emit);
}

export const outcome = (state: State): Outcome | undefined => state.ending;

/** The start of a player's phase is a good place to jump to. */
export const milestone = (state: State): boolean => {
  const kind = top(state)?.kind;
  return kind === 'movement' || kind === 'combatMovement' || kind === 'turn';
};

export type SaratogaGame = Game<State, Action, Event, Setup, State>;

export const SARATOGA_RULES = {
  id: 'saratoga',
  version: 1,
  sides: SIDES,
  start,
  copy: copyState,
  decision,
  actions,
  check,
  apply,
  outcome,
  milestone,
} as const;

/** A frame is always played by the rules of its own kind; the table cannot say that to the compiler. */
function rulesFor(frame: SaratogaFrame) {
  return PHASES[frame.kind] as (typeof PHASES)['fire'] & {
    decide(state: State, frame: SaratogaFrame): Decision;
    actions(state: State, frame: SaratogaFrame): readonly Action[];
    check(state: State, frame: SaratogaFrame, action: Action): Refusal | undefined;
    apply(state: State, frame: SaratogaFrame, action: Action, emit: Emit<Event>): void;
  };
}
