/** Freeman's Farm as store, opponents and tools use it: the game for the kernel, and all that is pure around it. */
import type { Game } from '../kernel/game';
import type { Action } from './actions';
import { analyse, type Analysis } from './analysis/index';
import { luckBySide } from './analysis/luck';
import { chapters } from './chapters';
import { type Side, SIDES } from './data/types';
import type { Event } from './events';
import { actions, apply, check, decision, milestone, outcome, reveals, start } from './game';
import { isHiding } from './hidden';
import { labelOf } from './label';
import { observe } from './observe';
import { opened } from './opened';
import { QUESTIONS } from './questions';
import { readSetup } from './readSetup';
import { seatFor } from './seat';
import type { Setup } from './setup';
import { copyState, type State } from './state';
import { eventFor, view, type View } from './view';

/** What the kernel plays. A viewer who is no side sees what both may see. */
export const FREEMANS_FARM: Game<State, Action, Event, Setup, View> = {
  id: 'freemans-farm',
  version: 1,
  sides: SIDES,
  start,
  copy: copyState,
  decision,
  actions,
  check,
  apply,
  outcome,
  view: (state, viewer) => view(state, SIDES.includes(viewer as Side) ? (viewer as Side) : undefined),
  reveals,
  milestone,
};

export interface FarmTypes {
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly setup: Setup;
  readonly view: View;
  readonly side: Side;
  readonly questions: typeof QUESTIONS;
  readonly analysis: Analysis;
}

export const RULES = {
  game: FREEMANS_FARM,
  readSetup,
  /** 5 every game begins with its deal. */
  opening: [] satisfies Action[],
  seatFor,
  isHiding,
  eventFor,
  opened,
  openSetup: (setup: Setup): Setup => ({ ...setup, open: true }),
  observe,
  /** 13.2 */
  ordered: (state: State): Side | undefined =>
    state.frames.some(({ kind }) => kind === 'botTurn') ? state.phasing : undefined,
  label: labelOf,
  chapters,
  luck: luckBySide,
  analyse,
  questions: QUESTIONS,
};
