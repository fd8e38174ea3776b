/** What opponents ask at full speed: counters by number, and the functions that the rules themselves use. */
export { firersIn, type Target, targetsOf } from './combat';
export { combatDestinations, barToCombatMove, isNearEnemy } from './combatMovement';
export { barToActivation, isWithinSpan } from './command';
export { concealedHexes, isConcealed, isInspectable } from './fog';
export type { SaratogaFrame } from './frames';
export { farSights } from './los';
export { moraleNumber } from './morale';
export {
  type Destination,
  destinations,
  groupPoints,
  hasMinimumMove,
  makeGroup,
  marchCost,
} from './movement';
export { groupId, recoverable, recovering, recoveryNumber } from './recovery';
export {
  ARNOLD,
  bonusOf,
  BURGOYNE,
  combatUnitsOf,
  commanderOf,
  enemyOf,
  FIRST_LEADER,
  formationId,
  formationOf,
  formationsOf,
  GATES,
  idOf,
  isCombatUnit,
  isGun,
  isInfantry,
  knownPiece,
  LEADER_PIECES,
  overallOf,
  type Piece,
  PIECES,
  piecesOf,
  rangeOf,
  ratingOf,
  sideOf,
  spanOf,
  unitsOf,
} from './roster';
export { southing } from './retreat';
export { unitsIn } from './stacking';
export { ABSENT, copyState, EXITED, LOST, NOT_PLACED } from './state';
export { EXITS_TO_WIN, fullStrengthExits, pointsFor } from './victory';
export { stillOwing, withdrawalHexes } from './withdrawal';
export { type BoardReading, type Field, fieldOf, readBoard } from './zoc';
