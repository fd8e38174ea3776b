/** First Saratoga, as outsiders see it: its rules as a value, and what its views and data are made of. */
export { FIRST_SARATOGA, type FirstSaratogaTypes, gameOf, RULES } from './rules';
export { isRefusal, KERNEL_CODES, type KernelCode, type Refusal } from '../kernel/game';
export type { About } from './about';
export { type Action, type ActionKind } from './actions';
export type { Analysis } from './analysis/index';
export { type CourseTurn, type FirstSaratogaSession } from './analysis/course';
export { LUCK_ROWS, type LuckRow } from './analysis/luck';
export type { Attackers, Price, RallyChance } from './chances';
export { CHAPTER_KINDS, type ChapterKind, type FirstSaratogaChapter } from './chapters';
export { BATTLE, SCENARIO_IDS, type ScenarioId, SCENARIOS } from './data/scenarios';
export type { Counsel } from './counsel';
export * from './data/provenance';
export * from './data/types';
export {
  DECISION_KINDS,
  type DecisionKind,
  type FirstSaratogaDecision,
  ROLLS,
  type RollFor,
} from './decisions';
export type { Event, EventType } from './events';
export { type Mode, MODES } from './frames';
export { createGame, type FirstSaratogaGame } from './game';
export * from './thinking';
export { type Odds, type Outcome, OUTCOMES } from './odds';
export { DEFAULT_OPTIONS, OPTION_NAMES, type OptionName, OPTIONS, type Options } from './options';
export type { AttackAsked, Destination, ReachAnswer, SightAnswer } from './previews';
export type { Setup } from './readSetup';
export { type Code, CODES, REFUSALS } from './refusals';
export {
  PROBLEM_CODES,
  type ProblemCode,
  readScenario,
  type ScenarioProblem,
  scenarioProblems,
} from './scenario';
export { type Ending, type State } from './state';
export type { Halving, SumLine, Sums } from './strength';
export { type Mark, MARKS, PHASE_NAMES, type PhaseName, type View } from './view';
export { makeWorld, MP, pairOf, type World } from './world';
