/** The quick questions that whoever thinks about a position asks many thousand times; they take numbers, not ids. */
export { type Board, countersIn, type Field, fieldOf, leadersIn, readBoard, unitsIn } from './board';
export { barToAttacking, barToCounter, barToTarget, defendersIn, failedDuties, mayBePrimary } from './combat';
export { barToGroup, entryHexOf, hasMoved } from './groups';
export { moraleOf } from './morale';
export { barToStep, chargeFor, groupAllowance, moverOf, stepCost, stuckAfter } from './movement';
export { fightsOf as fightsOfState } from './chances';
export { chancesIn, oddsOf } from './odds';
export { reachOf } from './previews';
export { fateOf } from './retreat';
export { freeLeaders, placedByHand, setsUp } from './setup';
export { fitsIn } from './stacking';
export {
  ATTACKED,
  copyState,
  DEFENDED,
  DISRUPTED,
  ELIMINATED,
  hexOfPiece,
  isBack,
  isDisrupted,
  isIneffective,
  isMarked,
  isOnMap,
  isReduced,
  MARCHED,
  WAITING,
} from './state';
export { columnOf, defenderMorale, type Fight, sumsOf } from './strength';
export { allowanceOf, gunFace, isFit, isGarrison, isLight, isRifle, leaderFace, unitFace } from './values';
export { holdsPlaces, pointsOf } from './victory';
export { enemyOf, idOf, isInfantry, isUnit, type Piece, pieceOf, sideOf } from './world';
