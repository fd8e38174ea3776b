/** Freeman's Farm, as outsiders see it: its rules as a value, and what its views and data are made of. */
export { FREEMANS_FARM, RULES, type FarmTypes } from './rules';
export { type Action, type ActionKind, type ActionOf, type Payment, PAYMENTS } from './actions';
export type { Analysis, Decided } from './analysis/index';
export type { CourseTurn } from './analysis/course';
export { LUCK_ROWS, type LuckRow } from './analysis/luck';
export type { Moment } from './analysis/moments';
export { type Cause, CAUSES } from './causes';
export type { CardsView, RowView, TacticsView } from './cardsView';
export type { AttackChances, Chances, RerollChances } from './chances';
export { CHAPTER_KINDS, type ChapterKind, type FarmChapter } from './chapters';
export { type DicePart, type Meaning, MEANINGS } from './combat';
export { type Cost, COSTS } from './cost';
export { ACTIVATION_CARDS } from './data/activationCards';
export { ARROWS, BOX_BY_ID, BOX_LIST, FEATURES, OBJECTIVE_BY_ID, OBJECTIVE_LIST } from './data/board';
export { COMMAND_BY_ID, COMMAND_LIST } from './data/commands';
export { FORMATION_BY_ID, FORMATION_LIST } from './data/formations';
export { GENERAL_BY_ID, GENERAL_LIST } from './data/generals';
export * from './data/numbers';
export { ORDERS } from './data/orders';
export { DATA_VERSION, PROVENANCE } from './data/provenance';
export { findTactic, TACTIC_BY_ID, TACTIC_LIST, TACTICS_DECK } from './data/tactics';
export * from './data/types';
export {
  type FarmDecision,
  type FarmRoll,
  type SideDecision,
  DECISION_KINDS,
  type DecisionKind,
  ROLLS,
} from './decisions';
export type { Event, EventType, FollowedOrder, SkippedOrder } from './events';
export { enemyOf, formationsOf, sideOf } from './formations';
export type { CommandView, FormationView } from './formationView';
export type { AttackResults, ChosenCommand } from './frames';
export { cardOf, findCard } from './momentum';
export { dealtAnew } from './observe';
export { DEFAULT_OPTIONS, OPTION_NAMES, type OptionName, OPTIONS, type Options } from './options';
export type { CardPreview } from './questions';
export type { FarmSession } from './record';
export { type Code, CODES, type FarmRefusal, REFUSALS } from './refusals';
export type { Setup } from './setup';
export type { Bot, Ending, Fall, PlayedCard, State } from './state';
export type { AttackView, CostView, View } from './view';

// For whoever thinks ahead on a state of his own: the same functions by which the rules decide.
export { type Attacking, diceOf, losesAfter, type Reading, readingOf, resultsOf } from './combat';
export { attacksOf, choicesOf, threatens } from './commands';
export { type DiceFall, fallsOf } from './dicePools';
export { hasTrack, isBots, isInPlay, vacantSpaces } from './formations';
export type { AttackFrame } from './frames';
export { generalsOf, isCostDue, isReady, rescuersOf } from './generals';
export { unplayed } from './hidden';
export { goOut } from './losses';
export { cubesOf, poolOf } from './momentum';
export { chanceToFail, chanceToGoOut } from './morale';
export { wouldEnd } from './victory';
export { mustStay } from './reinforce';
export { waysToPay } from './rerolls';
export { copyState } from './state';
export { costOf } from './tactics';
export { startMorale } from './values';
