/** First Saratoga as store, opponents and tools use it: one game for the kernel, whatever scenario a state is of. */
import type { Emit, Game } from '../kernel/game';
import type { Action } from './actions';
import { analyse, type Analysis } from './analysis/index';
import { luckBySide } from './analysis/luck';
import type { FirstSaratogaSession } from './analysis/course';
import { attackersOf, fatesOf, fightsOf, priceOf, ralliesOf } from './chances';
import { chapters } from './chapters';
import { SCENARIO_IDS, SCENARIOS } from './data/scenarios';
import { type Scenario, type Side, SIDES } from './data/types';
import type { FirstSaratogaDecision } from './decisions';
import type { Event } from './events';
import { createGame, type FirstSaratogaGame, VERSION } from './game';
import { eventFor, isHidingColumns, observe } from './hiding';
import { labelOf } from './label';
import {
  type AttackAsked,
  dutiesOf,
  longShotsOf,
  oddsFor,
  reachOf,
  sightOf,
  whyNotThere,
  zocOf,
} from './previews';
import { readSetup, type Setup } from './readSetup';
import { readScenario } from './scenario';
import { seatFor } from './seat';
import { copyState, type State } from './state';
import type { View } from './view';

/** The game of a scenario, by the name that a state has for it; made once. */
export function gameOf(name: string): FirstSaratogaGame {
  if (latest?.name === name) return latest.game;
  const game = GAMES.get(name) ?? make(name);
  latest = { name, game };
  return game;
}

const GAMES = new Map<string, FirstSaratogaGame>();
let latest: { readonly name: string; readonly game: FirstSaratogaGame } | undefined;

/** Scenarios of the players' own that are kept ready. */
const MOST_GAMES = 8;

function make(name: string): FirstSaratogaGame {
  const known = SCENARIO_IDS.find((id) => id === name);
  const scenario = known ? SCENARIOS[known] : readScenario(JSON.parse(name));
  if (!scenario) throw new Error('no scenario of First Saratoga');
  const game = createGame(scenario);
  const [oldest] = GAMES.keys();
  if (GAMES.size >= MOST_GAMES && oldest !== undefined) GAMES.delete(oldest);
  GAMES.set(name, game);
  return game;
}

const of = (state: State): FirstSaratogaGame => gameOf(state.scenario);

const decision = (state: State): FirstSaratogaDecision | undefined => of(state).decision(state);

export const FIRST_SARATOGA: Game<State, Action, Event, Setup, View> = {
  id: 'first-saratoga',
  version: VERSION,
  sides: SIDES,
  start(json: Setup, emit?: Emit<Event>): State {
    const setup = readSetup(json);
    if (!setup) throw new Error('no set-up of First Saratoga');
    const name = typeof setup.scenario === 'string' ? setup.scenario : JSON.stringify(setup.scenario);
    const { options } = setup;
    return gameOf(name).start({ scenario: name, ...(options ? { options } : {}) }, emit);
  },
  copy: copyState,
  decision,
  actions: (state) => of(state).actions(state),
  check: (state, action) => of(state).check(state, action),
  apply: (state, action, emit) => of(state).apply(state, action, emit),
  outcome: (state) => state.ending,
  view: (state, viewer) => of(state).view(state, viewer),
  reveals: (before, action, after) => of(before).reveals(before, action, after),
  milestone: (state) => of(state).milestone(state),
};

/** What components may ask; the store adds state and viewer. Nothing of it hangs on the columns that may lie face down. */
const QUESTIONS = {
  reach: (state: State, _: Side | undefined, counters: readonly string[], march: boolean) =>
    isHidingColumns(state) ? [] : reachOf(of(state).world, state, counters, march),
  odds: (state: State, _: Side | undefined, asked: AttackAsked) => {
    const game = of(state);
    const isCounter = game.decision(state)?.kind === 'counterattack';
    const { mode, hex, units } = asked;
    return oddsFor(game.world, state, asked, (primary) =>
      game.check(
        state,
        isCounter
          ? { kind: 'counterattack', hex, units, primary }
          : { kind: 'attack', mode, hex, units, primary },
      ),
    );
  },
  sight: (state: State, _: Side | undefined, from: number, to: number) => sightOf(of(state).world, from, to),
  longShots: (state: State, _: Side | undefined, units: readonly string[]) =>
    longShotsOf(of(state).world, state, units),
  zoc: (state: State, _: Side | undefined, side: Side) => zocOf(of(state).world, state, side),
  duties: (state: State) => dutiesOf(of(state).world, state),
  whyNotThere: (
    state: State,
    _: Side | undefined,
    counters: readonly string[],
    march: boolean,
    hex: number,
  ) => (isHidingColumns(state) ? undefined : whyNotThere(of(state).world, state, counters, march, hex)),
  attackers: (state: State, _: Side | undefined, hex: number) => attackersOf(of(state).world, state, hex),
  fights: (state: State) => fightsOf(of(state).world, state),
  rallies: (state: State) => ralliesOf(of(state).world, state),
  fates: (state: State, _: Side | undefined, units: readonly string[]) =>
    fatesOf(of(state).world, state, units),
  price: (state: State, _: Side | undefined, unit: string) => priceOf(of(state).world, state, unit),
  /** Ground, counters and charts of the game at hand. */
  scenario: (state: State): Scenario => of(state).world.scenario,
};

export interface FirstSaratogaTypes {
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly setup: Setup;
  readonly view: View;
  readonly side: Side;
  readonly questions: typeof QUESTIONS;
  readonly analysis: Analysis;
}

/** 13.3 with the columns turned up, for a review. */
const opened = (state: State): State =>
  isHidingColumns(state) ? { ...state, options: { ...state.options, columns: 'open' } } : state;

export const RULES = {
  game: FIRST_SARATOGA,
  readSetup,
  /** The historical arrival and the ready-made deployment. */
  opening: [{ kind: 'deploy' }, { kind: 'ready' }, { kind: 'deploy' }, { kind: 'ready' }] satisfies Action[],
  seatFor: (state: State, seated: Side | undefined) => {
    const by = decision(state)?.by;
    return seatFor(state, by, seated);
  },
  isHiding: isHidingColumns,
  eventFor,
  opened,
  observe,
  /** 4.1 a group that sets out in clear weather goes at once. */
  isOneOrder: (before: Action, action: Action) => before.kind === 'begin' && action.kind === 'step',
  label: (state: State) => labelOf(of(state).world, state),
  chapters,
  luck: luckBySide,
  analyse: (session: FirstSaratogaSession) => analyse(of(session.state).world, session),
  questions: QUESTIONS,
};
