/** 7.3, 7.6 Losses: steps, units and leaders, and what each calls for next. */
import { push } from '../kernel/frames';
import type { Emit } from '../kernel/game';
import type { Hex } from '../hexmap/hexId';
import { loseLeader, tellOutOfCommand } from './command';
import type { Side } from './data/types';
import type { Event } from './events';
import { isInspectable, isKnownToEnemy, mayLieUnseen } from './fog';
import { UNSEEN } from './frames';
import { needsMoraleCheck } from './morale';
import { enemyOf, formationOf, idOf, LEADER_PIECES, type Piece, sideOf } from './roster';
import { countUnits, leadersIn } from './stacking';
import { hexOfPiece, hitsOf, LOST, type State } from './state';

/** 7.3 one hit: a marker, the reduced side, a marker, and the end. The second and fourth call for a morale check. */
export function takeHit(state: State, unit: Piece, emit: Emit<Event>): void {
  const hex = hexOfPiece(state, unit);
  const hits = hitsOf(state, unit) + 1;
  state.hits[unit] = hits;
  const secret = !isKnownToEnemy(state, unit);
  emit({ type: 'stepLost', side: sideOf(unit), unit: idOf(unit), hex, hits, secret });
  if (hits % 2 === 1) return;
  // The leaders find their place first (7.3), so their frames go on top.
  if (needsMoraleCheck(state, unit)) push(state, { kind: 'morale', formation: formationOf(unit) });
  if (hits === 4) loseUnit(state, unit);
}

/** The unit goes; leaders whom it leaves alone look for friends (7.3, R80). */
export function loseUnit(state: State, unit: Piece): void {
  const hex = hexOfPiece(state, unit);
  const side = sideOf(unit);
  const mayHide = mayHideLeader(state, hex, side);
  state.at[unit] = LOST;
  if (countUnits(state, hex, side) > 0) return;
  // R127, R129 whether there is a leader whom the enemy has not seen is his owner's word
  if (mayHide) push(state, { kind: 'relocation', side, hex, leader: UNSEEN });
  for (const leader of leadersIn(state, hex, side))
    if (!mayHide || state.seen[leader]) push(state, { kind: 'relocation', side, hex, leader });
}

/** Whether a leader could lie in a stack without the enemy's knowledge. */
function mayHideLeader(state: State, hex: Hex, side: Side): boolean {
  if (isInspectable(state, hex, side)) return false;
  return LEADER_PIECES.some((leader) => sideOf(leader) === side && mayLieUnseen(state, leader));
}

/** 7.6 leaders alone in a hex that enemy infantry enters or attacks; `by` is whom everybody sees do it. */
export function killLeaders(state: State, hex: Hex, by: Piece, emit: Emit<Event>): void {
  const side = enemyOf(sideOf(by));
  for (const leader of leadersIn(state, hex, side)) {
    state.at[leader] = LOST;
    emit({ type: 'leaderKilled', leader: idOf(leader), hex, by: idOf(by) });
    tellOutOfCommand(state, side, loseLeader(state, leader), emit);
  }
}
