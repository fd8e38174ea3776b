/** The game as a handful of functions: start, whose decision it is, what may be done, and doing it. */
import { actionsOf, applyAction, checkAction, decisionOf, settle, top } from '../kernel/frames';
import type { Emit, Outcome, Refusal } from '../kernel/game';
import type { Action } from './actions';
import { checkShape } from './actionShape';
import { START_DATA, type Start, STARTS } from './data/starts';
import { type Battle, BATTLES } from './data/types';
import type { SaratogaDecision } from './decisions';
import type { Event } from './events';
import { hiddenCounters, openStacks } from './fog';
import { DEFAULT_OPTIONS, type Handicap, OPTION_NAMES, OPTIONS, type Options, readHandicap } from './options';
import { readStarts } from './morale';
import { PHASES } from './phases';
import { type PositionJson, readPosition } from './position';
import { refuse } from './refusals';
import { sideOf } from './roster';
import { newState, type State } from './state';

export interface Setup {
  readonly battle: Battle;
  /** A part of it, from a later hour. */
  readonly start?: Start;
  readonly options?: Partial<Options>;
  /** 3.4, R108 on unless it is switched off. */
  readonly fog?: boolean;
  readonly handicap?: Handicap;
  /** 3.8 the box of each formation's marker; where it is not said, as it once was. */
  readonly morale?: readonly number[];
}
/** Any position of any phase; it says itself which battle, options and fog. */
export interface PositionSetup {
  readonly position: PositionJson;
}

export function start(setup: Setup | PositionSetup, emit: Emit<Event> = () => undefined): State {
  if ('position' in setup) return startAt(setup.position, emit);
  if (!BATTLES.includes(setup.battle)) throw new Error(`no battle '${String(setup.battle)}'`);
  const options = { ...DEFAULT_OPTIONS, ...setup.options };
  for (const name of OPTION_NAMES)
    if (!(OPTIONS[name] as readonly string[]).includes(options[name]))
      throw new Error(`option ${name} cannot be '${String(options[name])}'`);
  const handicap = readHandicap(setup.handicap);
  if (setup.handicap !== undefined && !handicap)
    throw new Error(`no handicap: ${JSON.stringify(setup.handicap)}`);
  if (setup.morale !== undefined && !readStarts(setup.morale))
    throw new Error(`no start boxes: ${JSON.stringify(setup.morale)}`);
  if (setup.start !== undefined) return startLate(setup.start, { ...setup, options, handicap }, emit);
  const state = newState(setup.battle, options, setup.fog ?? true, handicap, setup.morale);
  state.frames.push({ kind: 'placement', side: 'american' });
  settle(state, PHASES, emit);
  return state;
}

/** With everybody where he stands at that hour, before the dice of 4.0 A. */
function startLate(
  start: Start,
  {
    battle,
    options = {},
    fog = true,
    handicap,
  }: Omit<Setup, 'handicap'> & { handicap: Handicap | undefined },
  emit: Emit<Event>,
): State {
  const late = STARTS.includes(start) ? START_DATA[start] : undefined;
  if (late?.battle !== battle) throw new Error(`no start '${String(start)}' in '${battle}'`);
  const { turn, given, stacks } = late;
  const points = handicap ? { [handicap.side]: handicap.points } : given;
  const position: PositionJson = { battle, options, fog, handicap: points, turn, phase: 'turn', stacks };
  return { ...startAt(position, emit), start };
}

function startAt(position: PositionJson, emit: Emit<Event>): State {
  const state = readPosition(position, emit);
  if (Array.isArray(state)) throw new Error(`no position: ${JSON.stringify(state)}`);
  return state;
}

export const decision = (state: State): SaratogaDecision | undefined => decisionOf(state, PHASES);

/** Elementary actions; longer ones, such as a whole path, are told by `check`. */
export const actions = (state: State): readonly Action[] => actionsOf(state, PHASES);

export function check(state: State, action: Action): Refusal | undefined {
  const misshapen = checkShape(action);
  if (misshapen) return misshapen;
  return state.frames.length === 0 ? refuse('gameOver') : checkAction(state, PHASES, action);
}

export function apply(state: State, action: Action, emit: Emit<Event>): void {
  applyAction(state, PHASES, action, emit);
  openStacks(state);
}

export const outcome = (state: State): Outcome | undefined => state.ending;

/** 3.4 whether an action has shown its player counters of the enemy that were hidden from him. */
export function reveals(before: State, _: Action, after: State): boolean {
  if (!before.fog) return false;
  const player = decision(before)?.by;
  const hidden = hiddenCounters(before).filter((piece) => sideOf(piece) !== player);
  if (hidden.length === 0) return false;
  const still = hiddenCounters(after);
  return hidden.some((piece) => !still.includes(piece));
}

/** The start of a turn or of a player's phase is a good place to jump to. */
export function milestone(state: State): boolean {
  const frame = top(state);
  switch (frame?.kind) {
    case 'turn':
      return frame.stage === 'roll';
    case 'movement':
      return frame.stage === 'move' && state.spent.every((halves) => halves === 0);
    case 'combatMovement':
      return frame.moved.length === 0;
    default:
      return false;
  }
}
