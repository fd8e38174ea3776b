/** One sentence for each code that the engine refuses with. */
import type { Code, KernelCode } from '../../engine/saratoga';

export const refusals: Readonly<Record<Code | KernelCode, string>> = {
  gameOver: 'The battle is over.',
  rollExpected: 'The dice come first.',
  noRollExpected: 'No dice are asked for now.',
  wrongNumberOfDice: 'That is not the number of dice asked for.',
  noSuchFace: 'A die shows a number from 1 to 6.',
  barrier: 'What dice, discovery or the other side have settled cannot be taken back.',
  noSuchBranch: 'There is no line of play of that name.',
  malformed: 'That order cannot be read.',
  notNow: 'That cannot be done at this point of the turn.',
  badRoll: 'Enter the number of dice asked for, each from 1 to 6.',
  unknownCounter: 'There is no such counter.',
  notYours: 'That counter belongs to the other side.',
  notOnMap: 'That counter is not on the map.',

  notInThisBattle: 'This unit does not fight in this battle.',
  outsideSetUpArea: 'This counter may not start in that hex.',
  hexFull: 'Two combat units already stand there; no third may join them.',
  notPlaced: 'Not every counter has its place yet.',
  notWithAUnit: 'Burgoyne must start with a unit of his army.',

  wrongFormation: 'That formation is not one of yours.',
  leaderLost: 'This commander has been lost.',
  alreadyActive: 'This commander is activated already.',
  overallNotActive: 'His superior is not active this turn.',
  ratingUsedUp: 'His superior has activated as many commanders as he can this turn.',
  outsideSpan: 'He stands outside the command span of his superior.',

  emptyGroup: 'Choose at least one counter.',
  notTogether: 'Only counters in the same hex move together.',
  sameTwice: 'The same counter was named twice.',
  finished: 'This counter has finished its movement.',
  emptyPath: 'Choose a hex to go to.',
  notOnTheMap: 'Nothing can move there: it is the river or off the map.',
  notAdjacent: 'A path goes from each hex to a neighbouring one.',
  enemyThere: 'An enemy unit holds that hex.',
  onlyInfantryRunsOver: 'Only infantry may enter a hex where enemy leaders stand alone.',
  zocToZoc:
    'One may not step from one enemy zone of control straight into another, unless friendly units hold that hex.',
  gunsNotIntoZoc: 'Guns may not enter an enemy zone of control.',
  notActivatedIntoZoc: 'Only activated units may enter an enemy zone of control.',
  brokenIntoZoc: 'Units of a broken formation may not enter an enemy zone of control.',
  leaderAloneIntoZoc:
    'A leader who is not activated enters an enemy zone of control only with activated units or where friendly units stand.',
  notEnoughPoints: 'Not enough movement points are left for that.',
  stoppedByZoc: 'Whoever enters an enemy zone of control must stop there.',
  mustWithdraw:
    'A unit of a broken formation must end its move farther from the enemy, toward its own edge of the map.',
  withdrawSingly: 'Units of a broken formation fall back one by one.',
  owesWithdrawal: 'A broken formation still has to fall back before the phase can end.',
  notAWholeStack: 'Name every counter of the stack, from the bottom to the top.',
  noExitHere: 'The way off the map is by the road at 0113.',
  onlyBritishExit: 'Only the British may leave by that road.',
  leadersStay: 'Leaders do not leave the map.',
  brokenDoNotExit: 'A broken unit falls back to the north; it does not leave by the west.',

  notCrowded: 'No more than two units stand in that hex.',

  onlyActivatedMove: 'Only what is activated moves at the beginning of the Combat Phase.',
  gunsStay: 'Guns do not move in the Combat Phase.',
  brokenStay: 'Units of a broken formation do not move forward.',
  hasMoved: 'This counter has made its move of the Combat Phase.',
  mustEndAdjacent: 'Movement in the Combat Phase must end next to an enemy unit.',

  alreadyFired: 'This unit has fired or held its fire.',
  leadersDoNotFire: 'Leaders do not fire; they help the units with them.',
  notThisStep: 'It is not the turn of this unit’s rating to fire.',
  brokenOffensive: 'A broken unit fires only in defence.',
  notActivated:
    'A unit that is not activated attacks only if it stood in an enemy zone of control when the Command Phase began.',
  notReturning:
    'By the strict ruling, a unit that is not activated fires back only if it began the Command Phase in an enemy zone of control.',
  noSuchTarget: 'There is nothing to fire at.',
  targetNotAdjacent: 'Only guns fire farther than the next hex.',
  firedAtBefore: 'Another unit in that hex has not been fired at yet.',
  gunsSpareLeaders: 'Guns do no harm to leaders who stand alone.',
  outOfRange: 'The target is out of range.',
  noLineOfSight: 'The line of sight is blocked.',
  otherGunsTarget: 'Guns stacked together fire at the same hex.',
  notSupporting: 'By the gentler ruling, these guns fire only at units that are in contact with a friend.',

  onlyInfantryInRound: 'Only adjacent infantry fires at a formation that breaks.',
  brokenInRound: 'Broken units do not fire at a formation that breaks.',
  notDrivenBack: 'Only units that the break drives back are concerned.',
  notARetreatHex: 'It cannot retreat there while a better hex is open, or an enemy is near.',
  notToDisplace: 'That unit does not stand in the hex that must make room.',
  noRoomThere: 'The unit that makes room finds none there.',

  notNearest: 'The leader goes to the nearest friends.',
  didNotFire: 'Only units that fired at that hex and stand beside it may advance.',
  tooManyAdvance: 'At most two units may advance.',
  gunsDoNotAdvance: 'Guns do not advance into an enemy zone of control.',
  leaderNotWithThem: 'Leaders advance only from the hexes of the units that advance.',

  nothingToRecover: 'Nobody there can recover a step loss now.',
};
