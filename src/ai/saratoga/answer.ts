/** The answer of an officer to every question of the game. */
import { type Action, SARATOGA, type SaratogaDecision, type State } from '../../engine/saratoga/index';
import { advance, displace, recover, relocate, removeExcess, retreat } from './aftermath';
import { closeIn } from './closeIn';
import { activate, chooseOrder } from './command';
import { fire } from './fire';
import { direct } from './general';
import { march } from './march';
import type { Officer } from './officer';

/** Always an action that the rules allow. */
export function answer(officer: Officer, state: State, asked: SaratogaDecision): Action {
  if (state.phasing === officer.side && officer.ordered < state.turn && DIRECTED.includes(asked.kind))
    direct(officer, state);
  switch (asked.kind) {
    case 'place':
      return SARATOGA.check(state, { kind: 'ready' }) ? { kind: 'deploy' } : { kind: 'ready' };
    case 'chooseOrder':
      return chooseOrder(officer, state);
    case 'activate':
      return activate(officer, state);
    case 'move':
      return march(officer, state);
    case 'removeExcess':
      return removeExcess(officer, state);
    case 'combatMove':
      return closeIn(officer, state);
    case 'fire':
    case 'freeRound':
      return fire(officer, state);
    case 'retreat':
      return retreat(officer, state);
    case 'displace':
      return displace(officer, state);
    case 'relocateLeader':
      return relocate(officer, state);
    case 'advance':
      return advance(officer, state);
    case 'recover':
      return recover(officer, state);
    case 'roll':
      throw new Error('the dice are not asked here');
  }
}

/** The first of these in a turn brings new orders. */
const DIRECTED: readonly SaratogaDecision['kind'][] = ['activate', 'move'];
