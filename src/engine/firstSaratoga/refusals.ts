/** Why an action is refused: codes with the case that forbids it. */
import { formatHex, type Hex } from '../hexmap/hexId';
import type { Refusal } from '../kernel/game';

/** Each code with its case. */
export const REFUSALS = {
  gameOver: '14.0',
  malformed: '3.1',
  unknownAction: '3.1',
  unknownField: '3.1',
  notNow: '3.1',
  badRoll: '1.1',
  unknownCounter: '2.1',
  notYours: '3.1',
  notOnMap: '2.1',
  sameTwice: '3.1',
  // 13.0
  unknownFormation: '13.3',
  unknownEntry: '13.3',
  entryTaken: '13.3',
  notAFreeLeader: '13.3',
  notAssigned: '13.3',
  notForPlacing: '13.4',
  notOnTheMap: '13.4',
  outsideSetUpArea: '13.4',
  atTheWorks: '13.4',
  mustBeAlone: '13.4',
  notWithAUnit: '13.4',
  notPlaced: '13.4',
  // 3.2
  notAUnit: '3.2',
  alreadyRallied: '3.2',
  nothingToRally: '3.2',
  inEnemyZoc: '3.2',
  notRecoverable: '11.1',
  // 4.0
  emptyGroup: '4.1',
  notTogether: '4.1',
  hasMoved: '4.1',
  immobile: '4.1',
  heldByFog: '13.4',
  noMarchOnEntry: '13.3',
  marchNearEnemy: '4.4',
  offThePath: '4.4',
  brokenBridge: '4.3',
  emptyPath: '4.1',
  notAdjacent: '4.2',
  notEntryHex: '11.2',
  impassable: '4.2',
  enemyThere: '4.2',
  notEnoughPoints: '4.2',
  wholeAllowance: '4.7',
  infantryOnly: '4.8',
  mustStop: '4.8',
  enemyZoc: '5.4',
  stoppedByZoc: '5.3',
  shakenNearEnemy: '5.5',
  stackFull: '6.1',
  notInGroup: '4.1',
  notOnEntry: '4.1',
  // 10.3
  notHisTurn: '10.3',
  notNearest: '10.3',
  // 7.0
  noTarget: '7.1',
  noAttackers: '7.1',
  alreadyAttacked: '7.1',
  hexAlreadyAttacked: '7.1',
  leadersDoNotAttack: '2.3',
  disruptedAttack: '8.8',
  ineffectiveAttack: '2.5',
  marched: '4.4',
  targetNotAdjacent: '7.1',
  outOfRange: '7.7',
  outOfSight: '7.8',
  gunsAndDeepWoods: '7.7',
  onlyTwoJoin: '7.4',
  notWithSkirmish: '15.3',
  oneSkirmisherAHex: '15.3',
  notLight: '15.3',
  betweenOccupied: '15.3',
  onlyGunsBombard: '7.7',
  noInfantry: '7.3',
  noSkirmisher: '15.3',
  notPrimary: '7.3',
  // 7.2
  noCounterattackHere: '7.2',
  wasAttacked: '7.2',
  doesNotControl: '7.2',
  // 8.0
  notACandidate: '7.3',
  noSuchChoice: '8.3',
  notAffected: '8.3',
  mustGiveWay: '8.7',
  notRetreating: '8.9',
  leaderNotThere: '8.9',
  leadersGoAlong: '8.9',
  singly: '8.9',
  tooFar: '8.9',
  tooNear: '8.9',
  unsafe: '8.9',
  routsFarther: '8.5',
  isLost: '8.5',
  didNotAttack: '8.10',
  // 3.1
  nothingChosen: '8.10',
} as const;

export type Code = keyof typeof REFUSALS;
export const CODES = Object.keys(REFUSALS) as Code[];

export function refuse(code: Code, at?: string): Refusal & { readonly code: Code } {
  return at === undefined ? { code, case: REFUSALS[code] } : { code, case: REFUSALS[code], at };
}

/** Of whatever number somebody wrote as a hex. */
export const refuseAt = (code: Code, hex: number): Refusal =>
  refuse(code, formatHex(hex as Hex).slice(0, 12));
