/** Where we are in the sequence of play: a stack of plain frames in the state, the last one on top. */

import { type ActionLike, type Decision, type Emit, kernelRefusal, type Refusal } from './game';

/** Plain JSON. Whatever a frame must remember while others lie on top of it stands in its fields. */
export interface Frame {
  readonly kind: string;
}

export interface Framed<F extends Frame> {
  frames: F[];
}

/** How one kind of frame plays. The frame given is the top one; it leaves only by `pop` or `replaceTop`. */
export interface FrameRules<State, F extends Frame, Action, Event, D extends Decision = Decision> {
  /** Progress that nobody decides. True: something was done, look again. False: somebody must decide. */
  step?(state: State, frame: F, emit: Emit<Event>): boolean;
  decide(state: State, frame: F): D;
  actions(state: State, frame: F): readonly Action[];
  check(state: State, frame: F, action: Action): Refusal | undefined;
  apply(state: State, frame: F, action: Action, emit: Emit<Event>): void;
}

/** The rules of every kind of frame of a game. */
export type FrameTable<State, F extends Frame, Action, Event, D extends Decision = Decision> = {
  readonly [Kind in F['kind']]: FrameRules<State, Extract<F, { readonly kind: Kind }>, Action, Event, D>;
};

export function top<F extends Frame>(state: { readonly frames: readonly F[] }): F | undefined {
  return state.frames.at(-1);
}

export function push<F extends Frame>(state: Framed<F>, frame: F): void {
  state.frames.push(frame);
}

export function replaceTop<F extends Frame>(state: Framed<F>, frame: F): void {
  pop(state);
  state.frames.push(frame);
}

export function pop<F extends Frame>(state: Framed<F>): F {
  const frame = state.frames.pop();
  if (!frame) throw new Error('there is no frame to pop');
  return frame;
}

/** Runs the automatic steps until somebody must decide or no frame is left. */
export function settle<State extends Framed<F>, F extends Frame, Action, Event>(
  state: State,
  rules: FrameTable<State, F, Action, Event>,
  emit: Emit<Event>,
): void {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const frame = top(state);
    if (!frame || !rulesOf(rules, frame).step?.(state, frame, emit)) return;
  }
  throw new Error(`frame ${top(state)?.kind} goes on without end`);
}

/** The game's `decision`: what the top frame asks; undefined when no frame is left. */
export function decisionOf<State extends Framed<F>, F extends Frame, Action, Event, D extends Decision>(
  state: State,
  rules: FrameTable<State, F, Action, Event, D>,
): D | undefined {
  const frame = top(state);
  return frame && rulesOf(rules, frame).decide(state, frame);
}

/** The game's `actions`. */
export function actionsOf<State extends Framed<F>, F extends Frame, Action, Event>(
  state: State,
  rules: FrameTable<State, F, Action, Event>,
): readonly Action[] {
  const frame = top(state);
  return frame ? rulesOf(rules, frame).actions(state, frame) : [];
}

/** The game's `check`. */
export function checkAction<State extends Framed<F>, F extends Frame, Action extends ActionLike, Event>(
  state: State,
  rules: FrameTable<State, F, Action, Event>,
  action: Action,
): Refusal | undefined {
  const frame = top(state);
  return frame ? rulesOf(rules, frame).check(state, frame, action) : kernelRefusal('gameOver', '');
}

/** The game's `apply`: the top frame plays the action, then everything automatic follows. */
export function applyAction<State extends Framed<F>, F extends Frame, Action extends ActionLike, Event>(
  state: State,
  rules: FrameTable<State, F, Action, Event>,
  action: Action,
  emit: Emit<Event>,
): void {
  const frame = top(state);
  if (!frame) throw new Error(`no frame is left to play ${action.kind}`);
  rulesOf(rules, frame).apply(state, frame, action, emit);
  settle(state, rules, emit);
}

/** A turn of any game needs far fewer. */
const MOST_STEPS = 10_000;

function rulesOf<State, F extends Frame, Action, Event, D extends Decision>(
  rules: FrameTable<State, F, Action, Event, D>,
  frame: F,
): FrameRules<State, F, Action, Event, D> {
  // A frame meets only the rules of its own kind; the compiler cannot see that a table is asked with its own key.
  const found = (rules as Partial<Record<string, unknown>>)[frame.kind];
  if (!found) throw new Error(`no rules for a frame of kind ${frame.kind}`);
  return found as FrameRules<State, F, Action, Event, D>;
}
