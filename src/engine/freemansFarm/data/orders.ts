/** 13.1 The orders of the solitaire opponent: for each formation Commands in the order in which it tries them. */
import type { FormationId, Order } from './types';

export const ORDERS: Readonly<Record<FormationId, readonly Order[]>> = {
  fraser: [
    { command: 'fraser.turnFlank' },
    { command: 'fraser.attackLearned' },
    { command: 'fraser.rollUp' },
    { command: 'fraser.attackCoulter' },
  ],
  hamilton: [
    { command: 'hamilton.takeFarm' },
    { command: 'hamilton.attackFromFarm' },
    { command: 'hamilton.attackMill' },
  ],
  riedesel: [
    { command: 'riedesel.attackFromFarm' },
    { command: 'riedesel.takeFarm' },
    { command: 'riedesel.attackPoor' },
    { command: 'riedesel.attackRight' },
    {
      command: 'riedesel.toTwo',
      onlyIf: [
        {
          any: [
            { formation: 'poor', inPlay: true },
            { formation: 'glover', inPlay: true },
          ],
        },
      ],
    },
    { command: 'riedesel.toThree' },
  ],
  phillips: [
    { command: 'phillips.counterBattery' },
    { command: 'phillips.bombardRight', target: 'nixon' },
    { command: 'phillips.bombardRight', target: 'paterson' },
    { command: 'phillips.advance' },
  ],
  breymann: [
    { command: 'breymann.reinforceHamilton', onlyIf: [{ formation: 'hamilton', maxMarkers: 2 }] },
    { command: 'breymann.reinforceFraser', onlyIf: [{ formation: 'fraser', maxMarkers: 2 }] },
    { command: 'breymann.skirmish' },
  ],
  learned: [
    { command: 'learned.attackFraser1' },
    { command: 'learned.attackFraser2' },
    { command: 'learned.attackHamilton' },
    { command: 'learned.reinforcePoor', onlyIf: [{ formation: 'poor', maxMarkers: 2 }] },
  ],
  poor: [
    { command: 'poor.attackFromFarm' },
    { command: 'poor.attackRiedesel' },
    { command: 'poor.takeFarm' },
    { command: 'poor.attackHamilton' },
    { command: 'poor.attackFraser' },
  ],
  glover: [
    { command: 'glover.attackHamilton' },
    { command: 'glover.attackRiedesel' },
    { command: 'glover.reinforcePoor', onlyIf: [{ formation: 'poor', maxMarkers: 2 }] },
    { command: 'glover.artillery' },
    { command: 'glover.reinforcePaterson', onlyIf: [{ formation: 'paterson', maxMarkers: 2 }] },
  ],
  paterson: [
    { command: 'paterson.attackRiedesel' },
    { command: 'paterson.artillery' },
    { command: 'paterson.reinforceNixon', onlyIf: [{ formation: 'nixon', maxMarkers: 2 }] },
    { command: 'paterson.reinforceGlover', onlyIf: [{ formation: 'glover', maxMarkers: 2 }] },
  ],
  nixon: [
    { command: 'nixon.attackRiedesel' },
    { command: 'nixon.attackPhillips' },
    { command: 'nixon.artillery' },
    { command: 'nixon.reinforcePaterson', onlyIf: [{ formation: 'paterson', maxMarkers: 2 }] },
  ],
  americanArtillery: [
    { command: 'artillery.firePhillips2' },
    { command: 'artillery.fireRiedesel' },
    { command: 'artillery.firePhillips1' },
  ],
};
