/** 7.3, 7.6 Losses: steps, units and leaders, and what each calls for next. */
import { push } from '../kernel/frames';
import type { Emit } from '../kernel/game';
import type { Hex } from '../hexmap/hexId';
import { loseLeader } from './command';
import type { Side } from './data/types';
import type { Event } from './events';
import { isKnownToEnemy } from './fog';
import { needsMoraleCheck } from './morale';
import { enemyOf, formationOf, idOf, type Piece, sideOf } from './roster';
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
  state.at[unit] = LOST;
  orphans(state, hex, sideOf(unit));
}

function orphans(state: State, hex: Hex, side: Side): void {
  if (countUnits(state, hex, side) > 0) return;
  for (const leader of leadersIn(state, hex, side)) push(state, { kind: 'relocation', leader });
}

/** 7.6 leaders alone in a hex that enemy infantry enters or attacks. */
export function killLeaders(state: State, hex: Hex, by: Side, emit: Emit<Event>): void {
  for (const leader of leadersIn(state, hex, enemyOf(by))) {
    state.at[leader] = LOST;
    emit({ type: 'leaderKilled', leader: idOf(leader), hex });
    loseLeader(state, leader);
  }
}
