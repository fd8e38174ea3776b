/**
 * 3.4 A state as one side may know it, for whoever thinks ahead for that side: computer opponents, hints.
 *
 * It has the shape of a state and holds nothing else, so that the rules play on from it. What the side may not know is
 * replaced by the same value whatever the truth is:
 * - an enemy counter that the side does not see is at UNKNOWN, whole, and has done nothing. It lies in one of the stacks
 *   that `view` lists as concealed, or was never placed. While the enemy still sets up, that holds for all his counters;
 * - of the enemy counters that it sees, the side knows place, face and markers. Units count as activated, and as those who
 *   have not moved; the order within a stack is that of the counters that are seen;
 * - in a stack that may not be inspected nobody has been fired at, and a shot under way is at its top unit (R65);
 * - frames name no counter that the side does not see.
 * Without fog, and when all is over, it is a copy of the state.
 */
import { top } from '../kernel/frames';
import type { Side } from './data/types';
import { hiddenCounters, isConcealed, isInspectable } from './fog';
import { type SaratogaFrame, UNSEEN } from './frames';
import { enemyOf, isCombatUnit, type Piece, piecesOf, sideOf } from './roster';
import { stackIn, unitsIn } from './stacking';
import { ABSENT, copyState, hexOfPiece, isOnMap, type State, UNKNOWN } from './state';

export function observe(state: State, side: Side): State {
  const seen = copyState(state);
  if (!state.fog || state.ending) return seen;
  const enemy = enemyOf(side);
  const hidden = hiddenFrom(state, enemy);
  const isSettingUp = state.frames.some(({ kind }) => kind === 'placement');
  for (const piece of piecesOf(enemy)) {
    const isHidden = hidden.has(piece);
    const isUnit = isCombatUnit(piece);
    seen.inContact[piece] = false;
    seen.spent[piece] = 0;
    seen.done[piece] = false;
    // Of leaders everybody knows who is activated.
    if (isUnit) seen.active[piece] = !isSettingUp;
    if (isHidden || isSettingUp) seen.inCommand[piece] = !isSettingUp;
    if (!isHidden) {
      if (isOnMap(state, piece)) {
        seen.order[piece] = placeAmong(state, piece, hidden);
        if (isConcealed(state, hexOfPiece(state, piece))) seen.shotAt[piece] = 0;
      } else seen.order[piece] = 0;
      continue;
    }
    if (state.at[piece] !== ABSENT) seen.at[piece] = UNKNOWN;
    seen.order[piece] = 0;
    seen.hits[piece] = 0;
    seen.fired[piece] = false;
    seen.aimedAt[piece] = 0;
    seen.shotAt[piece] = 0;
    seen.seen[piece] = false;
  }
  seen.frames = seen.frames.map((frame) => frameSeen(state, frame, side, hidden));
  return seen;
}

/** The counters of a side that the other one does not see. */
function hiddenFrom(state: State, side: Side): ReadonlySet<Piece> {
  const frame = top(state);
  if (frame?.kind === 'placement' && frame.side === side) return new Set(piecesOf(side));
  return new Set(hiddenCounters(state).filter((piece) => sideOf(piece) === side));
}

/** 1 for the lowest of those who are seen. */
const placeAmong = (state: State, piece: Piece, hidden: ReadonlySet<Piece>): number =>
  stackIn(state, hexOfPiece(state, piece))
    .filter((other) => !hidden.has(other))
    .indexOf(piece) + 1;

function frameSeen(
  state: State,
  frame: SaratogaFrame,
  side: Side,
  hidden: ReadonlySet<Piece>,
): SaratogaFrame {
  const isOwn = state.phasing === side;
  const known = (pieces: readonly Piece[]) => pieces.filter((piece) => !hidden.has(piece));
  switch (frame.kind) {
    case 'movement':
      return isOwn ? frame : { ...frame, party: [], stood: frame.stood.map(() => 0) };
    case 'combatMovement':
      return isOwn ? frame : { ...frame, moved: [] };
    case 'fire':
      return { ...frame, held: frame.held.filter((piece) => isHoldSeen(state, piece, side)) };
    case 'shot':
      return { ...frame, target: targetSeen(state, frame.target, side) };
    case 'break':
      return { ...frame, units: known(frame.units), gone: known(frame.gone) };
    case 'advance':
      return { ...frame, units: known(frame.units) };
    case 'recovery':
      // How many are to follow is not known before they do.
      return isOwn
        ? frame
        : { ...frame, queue: frame.queue.slice(0, 1).map((unit) => (hidden.has(unit) ? UNSEEN : unit)) };
    default:
      return frame;
  }
}

/** R129 in a closed stack it is not told who holds. */
const isHoldSeen = (state: State, piece: Piece, side: Side): boolean =>
  sideOf(piece) === side || isInspectable(state, hexOfPiece(state, piece), sideOf(piece));

function targetSeen(state: State, target: Piece, side: Side): Piece {
  const hex = hexOfPiece(state, target);
  if (sideOf(target) === side || !isConcealed(state, hex)) return target;
  return unitsIn(state, hex)[0] ?? target;
}
