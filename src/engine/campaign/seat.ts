/**
 * Who may look at the one screen.
 *
 * There are three pictures: what one side may see, what the other may see, and the table, which shows what both may see. Fire,
 * hits on open blocks, flights, staying or going, and ways out of open blocks are decided at the table; whoever wants to look
 * at his reserve takes the screen. All else is decided by a side alone. Which it is follows from open facts.
 */
import { top } from '../kernel/frames';
import { fighters } from './battle';
import type { Side } from './data/types';
import { isHiding } from './fog';
import { decision } from './game';
import { isAlive, type State } from './state';

export interface Seat {
  readonly viewer: Side | undefined;
  readonly curtain: Side | undefined;
}

const TABLE: Seat = { viewer: undefined, curtain: undefined };

export function seatFor(state: State, seated: Side | undefined, wantsLook: boolean): Seat {
  if (!isHiding(state)) return TABLE;
  const by = decision(state)?.by;
  if (by !== 'british' && by !== 'american') return { viewer: seated, curtain: undefined };
  if (!wantsLook && isForTheTable(state)) return TABLE;
  return seated === by ? { viewer: by, curtain: undefined } : { viewer: undefined, curtain: by };
}

/** Whether the decision at hand is made before both. */
export function isForTheTable(state: State): boolean {
  const frame = top(state);
  switch (frame?.kind) {
    case 'acts':
    case 'volley':
    case 'stayOrGo':
    case 'givingWay':
      return true;
    case 'hits':
      return frame.blocks.every((block) => state.shown[block] || !isAlive(state, block));
    case 'leaving':
      return fighters(state, frame.side).every((block) => state.shown[block]);
    default:
      return false;
  }
}
