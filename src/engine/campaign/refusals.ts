/** Why an action is refused: codes with the case that forbids it. */
import type { Refusal } from '../kernel/game';

/** Each code with its case. */
export const REFUSALS = {
  gameOver: '5.5',
  malformed: '5.3',
  unknownAction: '5.3',
  unknownField: '5.3',
  notNow: '5.3',
  badRoll: '10.8',
  unknownBlock: '2.1',
  notYours: '2.1',
  notInPlay: '2.2',
  unknownPlace: '1.1',
  sameTwice: '6.3',
  // 1.0
  noRoad: '1.1',
  crossingFull: '1.3',
  roadFull: '1.4',
  noGunsOnBrown: '2.7',
  // 3.0, 13.2
  notMilitia: '3.3',
  onlyOneMilitia: '3.3',
  nativesThere: '3.3',
  wrongRegion: '3.3',
  notPlaced: '3.3',
  stillToPlace: '3.3',
  boxClosed: '3.4',
  notAtStart: '13.2',
  leadersDoNotTransfer: '13.2',
  twoAlready: '13.2',
  // 4.0
  notAnEntry: '4.1',
  notDue: '4.2',
  stillToEnter: '4.2',
  // 6.0
  hasMoved: '5.6',
  noActionPoints: '6.1',
  emptyPath: '6.1',
  leadersLead: '6.3',
  nativesNotLed: '6.2',
  nativesTogether: '6.2',
  noNatives: '6.2',
  notNative: '6.2',
  notALeader: '6.3',
  notWithLeader: '6.3',
  groupTooFar: '6.3',
  overGroupLimit: '6.4',
  tooFar: '6.5',
  mustStop: '6.8',
  leaderAlone: 'K14',
  // 7.0
  leaderHasNotMoved: '7.1',
  notInSupply: '7.1',
  onlyInfantryMarches: '7.1',
  triedBefore: 'K24',
  movementOver: 'K28',
  marchCostsOne: '7.2',
  // 8.0, 9.0
  costsTwo: '8.1',
  clintonTooEarly: '9.1',
  clintonTried: 'K30',
  clintonAway: 'K30',
  notRegularOrElite: '9.2',
  wrongNumber: '9.2',
  tooWeak: '9.2',
  notAtWestPoint: '9.4',
  noLeaderThere: '9.4',
  britishThere: 'K32',
  // 10.0
  noBattleThere: '10.1',
  notInBattle: '10.1',
  unknownPosition: '10.2',
  emptyPosition: '10.2',
  noReserveInSkirmish: '10.4',
  hasActed: '10.7',
  notToReserve: '10.7',
  shiftsBarred: 'K77',
  fledForGood: '10.13',
  nativesStay: '10.12',
  notToCover: '10.12',
  notFromReserve: '10.8',
  noDice: 'K41',
  notInTarget: '10.10',
  notFleeing: '10.13',
  mustAct: 'K48',
  // 11.0
  notInFirstRound: '11.1',
  noWayOut: 'K54',
  notConnected: '11.5',
  cameFromThere: '11.5',
  enemyThere: '11.5',
  notWhereHeCameFrom: '11.5',
  notNearest: '11.7',
} as const;

export type Code = keyof typeof REFUSALS;
export const CODES = Object.keys(REFUSALS) as Code[];

/** Whatever somebody wrote, a name stays short. */
export function refuse(code: Code, at?: string): Refusal & { readonly code: Code } {
  const rule = REFUSALS[code];
  return at === undefined ? { code, case: rule } : { code, case: rule, at: at.slice(0, 40) };
}
