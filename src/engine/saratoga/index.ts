/** Saratoga, as outsiders see it. */
export * from './battlefield';
export { type Counter, COUNTERS, counterOf, isUnit } from './data/counters';
export { FORMATION_BY_ID, FORMATION_LIST } from './data/formations';
export { LEADERS } from './data/leaders';
export { MAP } from './data/map';
export { DEPLOYMENTS, FIRST_MINUTE, MINUTES_A_TURN, TURNS } from './data/scenarios';
export * from './data/types';
export { UNITS } from './data/units';
export { type HexFacts, hexFacts } from './hexFacts';
export { countersIn, SET_UP_CODES, setUpHexes, type SetUpProblem, setUpProblems } from './setup';
export { STACKING_LIMIT } from './stacking';
export { deployedView, type Mark, MARKS, stackAt, type TableView } from './view';
export { MP, TEC, type Terrain, TERRAIN, type TerrainEffect } from './terrain';
export { type Action, type ActionKind } from './actions';
export type { Event, EventType } from './events';
export { DEFAULT_OPTIONS, OPTION_NAMES, type OptionName, OPTIONS, type Options } from './options';
export { type Code, CODES, REFUSALS } from './refusals';
