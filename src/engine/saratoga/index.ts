/** Saratoga, as outsiders see it: its rules as a value, and what its views and data are made of. */
export { RULES, SARATOGA, type SaratogaTypes } from './rules';
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
export type { Closing } from './plans/closeIn';
export {
  type Balance,
  type Brought,
  type Counsel,
  type MarchCounsel,
  type Merit,
  MERITS,
  type Weighed,
} from './plans/counsel';
export type { Danger, UnitDanger } from './plans/danger';
export type { Harm } from './plans/harm';
export type { MarchPlan } from './plans/marchPlan';
export type { PlannedShot } from './plans/shots';
export type { MoraleTest } from './plans/worth';
export { type Ending, type State, UNKNOWN } from './state';
export { BROKEN_TO_LOSE, type Points, POINTS_FOR_BREAK } from './victory';
export * from './battlefield';
export { type Counter, COUNTERS, counterOf, isUnit, sideOfCounter } from './data/counters';
export { knownPart } from './fog';
export { FORMATION_BY_ID, FORMATION_LIST, startsOf } from './data/formations';
export { LEADERS } from './data/leaders';
export { PROVENANCE } from './data/provenance';
export { MAP } from './data/map';
export { DEPLOYMENTS, FIRST_MINUTE, MINUTES_A_TURN, TURNS } from './data/scenarios';
export { firstTurnOf, START_DATA, type Start, type StartData, STARTS } from './data/starts';
export * from './data/types';
export { UNITS } from './data/units';
export { type HexFacts, hexFacts } from './hexFacts';
export { countersIn, SET_UP_CODES, setUpHexes, type SetUpProblem, setUpProblems } from './setup';
export { STACKING_LIMIT } from './stacking';
export { eventFor, type Mark, MARKS, type PhaseName, stackAt, type View } from './view';
export { MP, TEC, type Terrain, TERRAIN, type TerrainEffect } from './terrain';
export { type Action, type ActionKind } from './actions';
export type { Event, EventType } from './events';
export {
  DEFAULT_OPTIONS,
  type Handicap,
  MOST_HANDICAP,
  OPTION_NAMES,
  type OptionName,
  OPTIONS,
  type Options,
} from './options';
export { type Code, CODES, REFUSALS } from './refusals';
export type { Analysis } from './analysis/index';
export { commandersLost, FATES, type FormationLosses, lossesOf } from './analysis/fates';
export { brokeIn } from './analysis/tally';
export { type CourseTurn, tallyOf } from './analysis/course';
export type { TurningPoint } from './analysis/turningPoints';
export {
  chiefPoint,
  type Crisis,
  crisisOf,
  momentScene,
  type Scene,
  sceneOf,
  type Stroke,
  strokeIn,
} from './analysis/scene';
export { type ChapterKind, openView, type SaratogaChapter } from './chapters';
export { dieNeeded } from './combat';
export type { Effect } from './orders/activation';
export { forgotten, isAnybodyMoved, isMostUnmoved, nextUnmoved } from './orders/reminders';
export { firstInHand, isChoosable, orderOf } from './orders/index';
export { hexOfCounter, type Order, type Way, type Ways } from './orders/order';
export { DECISION_KINDS, type DecisionKind, type SaratogaDecision } from './decisions';
export type { SaratogaSession } from './record';
export * from './queries';
