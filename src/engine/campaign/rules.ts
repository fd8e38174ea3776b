/** The campaign as store, opponents and tools use it: the game for the kernel, and all that is pure around it. */
import type { Game } from '../kernel/game';
import type { Action } from './actions';
import { analyse, type Analysis } from './analysis/index';
import { luckBySide } from './analysis/luck';
import { chapters, opened } from './chapters';
import { type Side, SIDES } from './data/types';
import type { Event } from './events';
import { isHiding } from './fog';
import { actions, apply, check, decision, milestone, outcome, reveals, type Setup, start } from './game';
import { labelOf } from './label';
import { observe } from './observe';
import { obvious } from './obvious';
import { departure, round, shotBy } from './previews/battle';
import { encounter } from './previews/encounter';
import { looseEnds } from './previews/looseEnds';
import { forced, reach, supply, threats } from './previews/moves';
import { readSetup } from './readSetup';
import { seatFor } from './seat';
import { copyState, type State } from './state';
import { eventFor } from './tell';
import { view, type View } from './view';

/** What the kernel plays. A viewer who is no side sees what both may see. */
export const CAMPAIGN: Game<State, Action, Event, Setup, View> = {
  id: 'campaign',
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

/** What components may ask; the store adds state and viewer. */
const QUESTIONS = {
  reach,
  encounter,
  forced,
  supply,
  threats,
  looseEnds,
  volley: shotBy,
  round,
  departure,
};

export interface CampaignTypes {
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
  game: CAMPAIGN,
  readSetup,
  /** The ready-made militia. */
  opening: [{ kind: 'suggest' }, { kind: 'ready' }] satisfies Action[],
  seatFor,
  isHiding,
  eventFor,
  opened,
  observe,
  obvious,
  label: labelOf,
  chapters,
  luck: luckBySide,
  analyse,
  questions: QUESTIONS,
};
