/** The campaign, as outsiders see it: its rules as a value, and what its views and data are made of. */
export { CAMPAIGN, type CampaignTypes, RULES } from './rules';
export { isRefusal, KERNEL_CODES, type KernelCode, type Refusal } from '../kernel/game';
export type { About } from './about';
export { type Action, type ActionKind } from './actions';
export type { Analysis } from './analysis/index';
export type { CourseTurn } from './analysis/course';
export { dearestTo, type Fight } from './analysis/fights';
export { LUCK_ROWS, type LuckRow } from './analysis/luck';
export {
  battleOf,
  defenderOf,
  fighters,
  inPosition,
  knownBattle,
  LINE,
  openBattles,
  positionName,
} from './battle';
export {
  ALL_BLOCKS,
  AMERICAN_BLOCKS,
  ARNOLD_BLOCK,
  type Block,
  BLOCK_COUNT,
  blockOf,
  blocksOf,
  BRITISH_BLOCKS,
  CLINTON_BLOCK,
  dataOf,
  enemyOf as enemyOfSide,
  fullSp,
  groupLimit,
  hitsOn,
  idOf,
  idsOf,
  isFootOrGun,
  isHeavyGun,
  isInfantry,
  isLeader,
  isMilitia,
  isNative,
  isUnit,
  knownBlock,
  leadersOf,
  NATIVES,
  rateOf,
  sideOf,
} from './blocks';
export {
  ALBANY,
  CANADA_START,
  CANADA_TURN5,
  capacityOf,
  ENTRIES,
  isCanada,
  isFort,
  isPlace,
  knownSpot,
  LOST,
  MAP,
  nameOf,
  NEW_YORK,
  opensOn,
  PLACE_COUNT,
  regionOf,
  REINFORCEMENTS,
  roadKind,
  roadsApart,
  SOURCES,
  type Spot,
  stepsFrom,
  TO_SUPPLY,
  UNPLACED,
  wayBetween,
  WEST_POINT,
} from './board';
export { emptyingChance, hitChances, type Standing, type Volley } from './chances';
export { type CampaignChapter, CHAPTER_KINDS, type ChapterKind, openView } from './chapters';
export { BLOCKS, type BlockId } from './data/blocks';
export { BOXES, type BoxId } from './data/boxes';
export { CANVAS, DRAWING } from './data/drawing';
export { type PlaceId, PLACES } from './data/places';
export {
  BLOCK_PROVENANCE,
  BOX_PROVENANCE,
  GRADES,
  PLACE_PROVENANCE,
  ROAD_PROVENANCE,
  TABLE_PROVENANCE,
} from './data/provenance';
export { ROADS } from './data/roads';
export * from './data/tables';
export { DATES } from './data/turns';
export * from './data/types';
export { type CampaignDecision, DECISION_KINDS, type DecisionKind } from './decisions';
export { type Cause, CAUSES, type Event, type EventType, type How, HOWS } from './events';
export { DICE_CASES, type DiceReason, diceOf, facing, fleeNumber } from './fire';
export type { BattleFrame, CampaignFrame, Going, Manner } from './frames';
export type { Setup } from './game';
export type { Given } from './given';
export { firersAt, leavingDice, waysOut } from './leaving';
export { followersOf } from './movement';
export { DEFAULT_OPTIONS, OPTION_NAMES, type OptionName, type Options } from './options';
export type { Departure, RoundAt, Shot } from './previews/battle';
export type { Encounter } from './previews/encounter';
export type { LooseEnds } from './previews/looseEnds';
export type { Reach, ReachWay, SupplyPicture, Threat } from './previews/moves';
export type { CampaignSession } from './record';
export { type Code, CODES, REFUSALS } from './refusals';
export { regionFor, whyNotPlaced } from './setup';
export {
  CENTER,
  CHOSEN_MILITIA,
  copyState,
  type Ending,
  LEFT,
  newState,
  NOBODY,
  NOWHERE,
  RESERVE,
  RIGHT,
  type State,
  THROWN_BACK,
} from './state';
export { suppliedWithout } from './supply';
export {
  type BattleView,
  type BlockView,
  countAt,
  type FighterView,
  type Holder,
  type LineView,
  PHASE_NAMES,
  type PhaseName,
  type View,
} from './view';
