/**
 * 3.4, R108 Who may look at the one screen.
 *
 * Without fog everybody sees everything. With fog there are three pictures: what one side may see, what the other may see,
 * and the table, which shows what both may see. The table never leaks, so it needs no hand-over; a decision is made there
 * if all that it is about lies open to both:
 *
 * - the order of the turn is open;
 * - who fires, is fired at, breaks, or advances stands next to the enemy, and the Combat Phase opens such stacks (R109).
 *   Where the enemy cannot rule out that somebody fires from afar out of a stack that is not open, the side is asked alone,
 *   whether or not it has such a gun (R129);
 * - a retreat is made at the table unless a closed stack of the same side stands beside, as the hexes that are offered
 *   would tell how full it is;
 * - a leader who must find friends (R80) is led by his side alone while any of its stacks is closed, as the hexes that are
 *   offered would tell whose men stand there; so is one whom the enemy has not seen, or nobody in his place (R127).
 *
 * Everything else (deployment, activations, moves, removals, closing in, recovery) is made by the side alone. The screen is
 * handed over only when such a decision comes to a side that is not the one who sits there. All of this follows from what
 * both sides see, so that not even the hand-over tells anything.
 */
import { top } from '../kernel/frames';
import type { Hex } from '../hexmap/hexId';
import { GRID } from './battlefield';
import type { Side } from './data/types';
import { couldFireUnseen } from './doubt';
import { concealedHexes } from './fog';
import { UNSEEN } from './frames';
import { decision } from './game';
import { enemyOf } from './roster';
import { hexOfPiece, isOnMap, type State } from './state';

export interface Seat {
  /** Who looks; nobody in particular at the table. */
  readonly viewer: Side | undefined;
  /** Whom the screen must be handed to before anything is shown. */
  readonly curtain: Side | undefined;
}

const TABLE: Seat = { viewer: undefined, curtain: undefined };

/** Where the decision at hand is made, if `seated` looked last; `wantsLook`: the decider would rather look alone. */
export function seatFor(state: State, seated: Side | undefined, wantsLook: boolean): Seat {
  if (!state.fog || state.ending) return TABLE;
  const frame = top(state);
  // 5.2 the dice for Gates are his side's: they fall when it has the screen, so that until then nothing has happened.
  const isForGates = frame?.kind === 'command' && frame.stage === 'gates';
  const by = isForGates ? state.phasing : decision(state)?.by;
  // Other dice fall before whoever looks.
  if (by !== 'british' && by !== 'american') return { viewer: seated, curtain: undefined };
  if (!wantsLook && isForTheTable(state, by)) return TABLE;
  return seated === by ? { viewer: by, curtain: undefined } : { viewer: undefined, curtain: by };
}

/** Whether a decision of this side is made before both. */
export function isForTheTable(state: State, by: Side): boolean {
  const frame = top(state);
  const closed = new Set<number>(concealedHexes(state, enemyOf(by)));
  const hasClosedBeside = (hex: Hex) =>
    closed.has(hex) || GRID.neighbours(hex).some((next) => closed.has(next));
  switch (frame?.kind) {
    case 'turn':
    case 'advance':
      return true;
    case 'fire':
      return !couldFireUnseen(state, frame.step, frame.held);
    case 'relocation':
      return closed.size === 0 && frame.leader !== UNSEEN;
    case 'break':
      return (
        frame.stage === 'round' ||
        !frame.units.some(
          (unit) =>
            isOnMap(state, unit) && !frame.gone.includes(unit) && hasClosedBeside(hexOfPiece(state, unit)),
        )
      );
    case 'displacement':
      return !hasClosedBeside(frame.hex);
    default:
      return false;
  }
}
