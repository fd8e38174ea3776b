/** Why an action is refused: codes with the case that forbids it. The words are in the room that shows them. */
import type { Refusal } from '../kernel/game';

/** Each code with its case. */
export const REFUSALS = {
  gameOver: '12',
  malformed: '6.1',
  unknownAction: '6.1',
  unknownField: '6.1',
  notNow: '6.1',
  badRoll: '6.1 step 4',
  // 4.2, 5
  unknownCard: '4.2',
  notInHand: '4.2',
  notInDeck: '4.2',
  notDealt: '5',
  keepThree: '5',
  sameTwice: '5',
  // 6.1 step 1, 1.A
  mustPlay: '6.1 step 1',
  mustCommand: '6.1 step 1',
  unknownGeneral: '6.1 step 1.A',
  notYourGeneral: '6.1 step 1.A',
  generalUsed: '8',
  generalHasNobody: '6.1 step 1.A',
  notInGeneralsList: '6.1 step 1.A',
  noCommandFor: '6.1 step 1.A',
  // 9
  unknownFormation: '4.1',
  unknownCommand: '4.1',
  notItsCommand: '4.1',
  mandatoryCommand: '10.1',
  mandatoryFarm: '11.1',
  formationOut: '4.4',
  notFromHere: '9.1',
  boxOccupied: '9.1',
  coulterFarmHeld: '10.1',
  millHeld: '10.2',
  targetElsewhere: '9.2',
  notYet: '9.2',
  poorNotInFarm: '11.1',
  noMarkers: '4.4',
  conditionNotMet: '9.2',
  noTarget: '9.2',
  targetNeeded: '9.2',
  notATarget: '9.2',
  noTargetTaken: '9.1',
  gunCommandNeeded: '4.4',
  noGunCommand: '4.4',
  noVacantSpace: '9.3',
  noMarkersToSend: '9.3',
  markersNeeded: '9.3',
  tooManyMarkers: '9.3',
  noMarkersTaken: '9.3',
  cannotPayAndAct: '6.1 step 2',
  // 6.1 step 2
  mustPay: '6.1 step 2',
  noMoraleTrack: '6.1 step 2',
  noMarkerToPay: '6.1 step 2',
  tooFewLeftToSend: '9.3',
  // 4.3
  unknownTactics: '4.3',
  notHeld: '4.3',
  notForYou: '4.3',
  wrongWindow: '4.3',
  boughtThisTurn: '4.3',
  notThisAttacker: '4.3',
  noSkirmishersThere: '10',
  notForThisCard: '4.3',
  choiceNeeded: '4.3',
  notAChoice: '4.3',
  cashThree: '4.3',
  // 6.1 step 4.A
  noDiceChosen: '6.1 step 4.A',
  noSuchDie: '6.1 step 4.A',
  dieTwice: '6.1 step 4.A',
  unknownPayment: '6.1 step 4.A',
  tooFewCubes: '6.1 step 5',
  // 8
  cannotRescue: '8',
  // 6.1 steps 6, 7
  oneAlreadyBought: '6.1 step 6',
  noSuchSlot: '6.1 step 6',
  emptySlot: '6.1 step 6',
  tooDear: '6.1 step 6',
  tooFewCubesToSearch: '4.2',
} as const;

export type Code = keyof typeof REFUSALS;
export const CODES = Object.keys(REFUSALS) as Code[];

export interface FarmRefusal extends Refusal {
  readonly code: Code;
}

export function refuse(code: Code, at?: string): FarmRefusal {
  return at === undefined
    ? { code, case: REFUSALS[code] }
    : { code, case: REFUSALS[code], at: at.slice(0, 40) };
}
