/** 13.3 Who may look at the one screen. Nothing is hidden but, if players agree so, the columns during the set-up. */
import { DICE } from '../kernel/game';
import type { Side } from './data/types';
import { isHidingColumns } from './hiding';
import type { State } from './state';

export interface Seat {
  readonly viewer: Side | undefined;
  readonly curtain: Side | undefined;
}

const TABLE: Seat = { viewer: undefined, curtain: undefined };

/** Everything is decided at the table, but for the columns while they lie face down. */
export function seatFor(state: State, by: Side | typeof DICE | undefined, seated: Side | undefined): Seat {
  if (!isHidingColumns(state) || by === undefined) return TABLE;
  if (by === DICE) return { viewer: seated, curtain: undefined };
  return seated === by ? { viewer: by, curtain: undefined } : { viewer: undefined, curtain: by };
}
