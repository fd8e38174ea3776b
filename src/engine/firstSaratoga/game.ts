/** A scenario as a game: start, whose decision it is, what may be done, and doing it. */
import { actionsOf, applyAction, checkAction, decisionOf, settle, top } from '../kernel/frames';
import type { Emit, Game, Refusal } from '../kernel/game';
import type { Action } from './actions';
import { checkShape } from './actionShape';
import { type Scenario, type Side, SIDES } from './data/types';
import type { FirstSaratogaDecision } from './decisions';
import type { Event } from './events';
import { isHidingColumns } from './hiding';
import { DEFAULT_OPTIONS, type Options } from './options';
import { makePhases } from './phases';
import { beginSetUp } from './phases/placement';
import { refuse } from './refusals';
import { firstPlaces } from './setup';
import { copyState, MOVED, type State } from './state';
import { view, type View } from './view';
import { makeWorld, type World } from './world';

/** What a game of one scenario starts with. */
export interface Chosen {
  /** What the state calls the scenario. */
  readonly scenario: string;
  readonly options?: Partial<Options>;
}

export interface FirstSaratogaGame extends Game<State, Action, Event, Chosen, View> {
  readonly world: World;
  decision(state: State): FirstSaratogaDecision | undefined;
}

/** Bump it whenever an old record could play out differently. */
export const VERSION = 1;

export function createGame(scenario: Scenario): FirstSaratogaGame {
  const world = makeWorld(scenario);
  const phases = makePhases(world);

  const decision = (state: State): FirstSaratogaDecision | undefined => decisionOf(state, phases);
  const actions = (state: State): readonly Action[] => actionsOf(state, phases);

  function start({ scenario: name, options }: Chosen, emit: Emit<Event> = () => undefined): State {
    const state: State = {
      scenario: name,
      options: { ...DEFAULT_OPTIONS, ...options },
      frames: [],
      turn: 1,
      phasing: 'british',
      fog: true, // 13.2 the marker starts fog side up
      at: firstPlaces(world),
      marks: world.pieces.map(() => 0),
      entries: world.formations.map(() => -1),
      joined: world.pieces.map(() => -1),
      owners: scenario.victory.flags.map(({ owner }) => owner),
      ending: undefined,
    };
    beginSetUp(world, state);
    settle(state, phases, emit);
    return state;
  }

  function check(state: State, action: Action): Refusal | undefined {
    const misshapen = checkShape(action);
    if (misshapen) return misshapen;
    return state.frames.length === 0 ? refuse('gameOver') : checkAction(state, phases, action);
  }

  return {
    id: 'first-saratoga',
    version: VERSION,
    sides: SIDES,
    world,
    start,
    copy: copyState,
    decision,
    actions,
    check,
    apply: (state, action, emit) => applyAction(state, phases, action, emit),
    outcome: (state) => state.ending,
    view: (state, viewer) => view(world, state, asSide(viewer), decision(state), () => actions(state)),
    // 13.3 columns that lay face down are turned up when both sides are set up
    reveals: (before, _, after) => isHidingColumns(before) && !isHidingColumns(after),
    milestone,
  };
}

const asSide = (viewer: string | undefined): Side | undefined => SIDES.find((side) => side === viewer);

/** The start of a player's movement or combat phase is a good place to jump to. */
function milestone(state: State): boolean {
  const frame = top(state);
  switch (frame?.kind) {
    case 'turn':
      return frame.stage === 'fog';
    case 'combat':
      return frame.struck.length === 0;
    case 'movement':
      return state.marks.every((bits) => (bits & MOVED) === 0);
    default:
      return false;
  }
}
