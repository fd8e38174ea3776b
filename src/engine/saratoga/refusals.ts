/** Why an action is refused: codes with the case that forbids it. `ui/text` has a sentence for each. */
import type { Refusal } from '../kernel/game';

/** Each code with its case. */
export const REFUSALS = {
  gameOver: '9.0',
  malformed: '4.0',
  unknownAction: '4.0',
  unknownField: '4.0',
  notNow: '4.0',
  badRoll: '7.2',
  unknownCounter: '2.2',
  notYours: '4.0',
  notOnMap: '2.2',
  // 11.0
  notInThisBattle: '11.0',
  outsideSetUpArea: '11.0',
  hexFull: '3.1.1',
  notPlaced: '11.0',
  notWithAUnit: '11.1',
  // 5.0
  wrongFormation: '3.6',
  leaderLost: '7.6',
  alreadyActive: '5.0',
  overallNotActive: '5.2',
  ratingUsedUp: '2.2.4',
  outsideSpan: '5.0',
  // 6.0
  emptyGroup: '6.1',
  notTogether: '3.1.3',
  sameTwice: '6.1',
  finished: '6.1',
  emptyPath: '6.1',
  notOnTheMap: '6.0',
  notAdjacent: '6.1',
  enemyThere: '6.4',
  onlyInfantryRunsOver: '7.6',
  zocToZoc: '3.2.4',
  gunsNotIntoZoc: '3.5',
  notActivatedIntoZoc: '5.1',
  brokenIntoZoc: '3.8.2',
  leaderAloneIntoZoc: '5.1',
  notEnoughPoints: '6.2',
  stoppedByZoc: '3.2.4',
  mustWithdraw: '3.8.2',
  withdrawSingly: '3.8.3',
  owesWithdrawal: '3.8.2',
  notAWholeStack: '3.4',
  noExitHere: '9.0',
  onlyBritishExit: '9.0',
  leadersStay: '9.0',
  brokenDoNotExit: '3.8.2',
  // 3.1.4
  notCrowded: '3.1.4',
  // 7.0
  onlyActivatedMove: '7.0',
  gunsStay: '7.0',
  brokenStay: '3.8.2',
  hasMoved: '7.0',
  mustEndAdjacent: '7.0',
  beyondThreePoints: '7.0',
  thirdUnit: '3.1.4',
  // 7.1
  alreadyFired: '7.1.3',
  leadersDoNotFire: '7.2',
  notThisStep: '7.1.3',
  brokenOffensive: '3.8.2',
  notActivated: '5.1',
  notReturning: '5.1',
  noSuchTarget: '7.2',
  targetNotAdjacent: '7.2',
  firedAtBefore: '7.1',
  gunsSpareLeaders: '7.6',
  outOfRange: '2.2.6',
  shorterRangeBeside: '7.4',
  noLineOfSight: '7.4.1',
  otherGunsTarget: '7.4',
  notSupporting: '7.4',
  // 3.8.2, 3.8.3
  onlyInfantryInRound: '3.8.2',
  brokenInRound: '3.8.2',
  notDrivenBack: '3.8.2',
  notARetreatHex: '3.8.3',
  notToDisplace: '3.1.4',
  noRoomThere: '3.1.4',
  // 7.3, 7.5
  notNearest: '7.3',
  didNotFire: '7.5',
  tooManyAdvance: '7.5',
  gunsDoNotAdvance: '3.5',
  leaderNotWithThem: '7.5',
  // 8.0
  nothingToRecover: '8.0',
} as const;

export type Code = keyof typeof REFUSALS;
export const CODES = Object.keys(REFUSALS) as Code[];

/** A name from an action of any origin, as far as it is one. */
export const named = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

export function refuse(code: Code, at?: string): Refusal & { readonly code: Code } {
  return at === undefined ? { code, case: REFUSALS[code] } : { code, case: REFUSALS[code], at };
}
