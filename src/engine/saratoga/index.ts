/** Saratoga, as outsiders see it: the game as a value for the kernel, and what its views and data are made of. */
import type { Game } from '../kernel/game';
import type { Action } from './actions';
import { counterOf } from './data/counters';
import { type Side, SIDES } from './data/types';
import type { Event } from './events';
import {
  actions,
  apply,
  check,
  decision,
  milestone,
  outcome,
  type PositionSetup,
  reveals,
  type Setup,
  start,
} from './game';
import { copyState, type State } from './state';
import { view, type View } from './view';

/** What the kernel plays. A viewer who is no side sees what both may see. */
export const SARATOGA: Game<State, Action, Event, Setup | PositionSetup, View> = {
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
  view: (state, viewer) => view(state, SIDES.includes(viewer as Side) ? (viewer as Side) : undefined),
  reveals,
  milestone,
};

export { isRefusal, KERNEL_CODES, type KernelCode, type Refusal } from '../kernel/game';
export { enemyOf as enemyOfSide } from './roster';
export type { About } from './about';
export type { PositionSetup, Setup } from './game';
export {
  formatPosition,
  type FrameJson,
  parsePosition,
  type PositionJson,
  type Problem,
  PROBLEM_CODES,
  readPosition,
  writePosition,
} from './position';
export {
  type Chance,
  commandTrace,
  type CommandTrace,
  odds,
  type Odds,
  reachable,
  type Reachable,
  sight,
  type Sight,
} from './previews';
export type { Ending, State } from './state';
export { BROKEN_TO_LOSE, type Points } from './victory';
export const sideOfCounter = (id: string): Side => counterOf(id).side;
export * from './battlefield';
export { type Counter, COUNTERS, counterOf, isUnit } from './data/counters';
export { knownPart } from './fog';
export { FORMATION_BY_ID, FORMATION_LIST } from './data/formations';
export { LEADERS } from './data/leaders';
export { MAP } from './data/map';
export { DEPLOYMENTS, FIRST_MINUTE, MINUTES_A_TURN, TURNS } from './data/scenarios';
export * from './data/types';
export { UNITS } from './data/units';
export { type HexFacts, hexFacts } from './hexFacts';
export { countersIn, SET_UP_CODES, setUpHexes, type SetUpProblem, setUpProblems } from './setup';
export { STACKING_LIMIT } from './stacking';
export {
  deployedView,
  eventFor,
  type Mark,
  MARKS,
  type PhaseName,
  stackAt,
  type TableView,
  type View,
} from './view';
export { MP, TEC, type Terrain, TERRAIN, type TerrainEffect } from './terrain';
export { type Action, type ActionKind } from './actions';
export type { Event, EventType } from './events';
export { DEFAULT_OPTIONS, OPTION_NAMES, type OptionName, OPTIONS, type Options } from './options';
export { type Code, CODES, REFUSALS } from './refusals';
