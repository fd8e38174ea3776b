/** 9.0 Leaving the map by the road at 0113. */
import type { Refusal } from '../../kernel/game';
import { formatHex, hexOf } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { MAP } from '../data/map';
import { barToGoingOn, exitCost, groupPoints, makeGroup } from '../movement';
import { refuse } from '../refusals';
import { idOf, isCombatUnit } from '../roster';
import type { State } from '../state';
import { owesWithdrawal } from '../withdrawal';
import { ownGroup } from './rules';

export const EXIT_HEX = hexOf(MAP.britishExit);

export function checkExit(state: State, action: Extract<Action, { kind: 'exit' }>): Refusal | undefined {
  if (state.phasing !== 'british') return refuse('onlyBritishExit');
  const pieces = ownGroup(state, 'british', action.counters);
  if (!Array.isArray(pieces)) return pieces as Refusal;
  const group = makeGroup(state, pieces);
  if (group.from !== EXIT_HEX) return refuse('noExitHere', formatHex(group.from));
  const leader = pieces.find((piece) => !isCombatUnit(piece));
  if (leader !== undefined) return refuse('leadersStay', idOf(leader));
  const broken = pieces.find((piece) => owesWithdrawal(state, piece));
  if (broken !== undefined) return refuse('brokenDoNotExit', idOf(broken)); // they must go north
  const spent = pieces.find((piece) => state.done[piece]);
  if (spent !== undefined) return refuse(barToGoingOn(state, spent), idOf(spent));
  return groupPoints(state, group) >= exitCost(group)
    ? undefined
    : refuse('notEnoughPoints', formatHex(EXIT_HEX));
}
