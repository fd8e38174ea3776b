/**
 * 3.4, R108 Who may look at the one screen.
 *
 * Without fog everybody sees everything. With fog there are three pictures: what one side may see, what the other may see,
 * and the table, which shows what both may see. The table never leaks, so it needs no hand-over; a decision is made there
 * if all that it is about lies open to both:
 *
 * - the order of the turn is open;
 * - who fires, is fired at, breaks, or advances stands next to the enemy, and the Combat Phase opens such stacks (R109);
 *   guns that fire from afar out of a stack that is not open are the exception. A gun on top that could fire if it stood
 *   alone needs the screen, as another gun under it may bind it (R73); one that is hidden is not offered at the table, and
 *   its owner may take the screen to look under his stacks;
 * - a retreat is made at the table unless a closed stack of the same side stands beside, as the hexes that are offered
 *   would tell how full it is;
 * - a leader who must find friends (R80) is led by his side alone while any of its stacks is closed, as the hexes that are
 *   offered would tell whose men stand there.
 *
 * Everything else (deployment, activations, moves, removals, closing in, recovery) is made by the side alone. The screen is
 * handed over only when such a decision comes to a side that is not the one who sits there. All of this follows from what
 * both sides see, so that not even the hand-over tells anything.
 */
import type { Hex } from '../engine/hexmap/hexId';
import {
  type Action,
  enemyOfSide,
  GRID,
  knownPart,
  SARATOGA,
  type Side,
  type State,
  type View,
} from '../engine/saratoga';
import { foreseenMarks } from './activation';
import { hexOfCounter } from './ways';

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
  const by = SARATOGA.decision(state)?.by;
  // Dice fall before whoever looks.
  if (by !== 'british' && by !== 'american') return { viewer: seated, curtain: undefined };
  if (!wantsLook && isForTheTable(state, by)) return TABLE;
  return seated === by ? { viewer: by, curtain: undefined } : { viewer: undefined, curtain: by };
}

export function isForTheTable(state: State, by: Side): boolean {
  const { decision, about, stacks, concealed } = SARATOGA.view(state, enemyOfSide(by));
  const view = { stacks } as View;
  const isClosed = (hex: number) => concealed.includes(hex);
  const hasClosedBeside = (hexes: readonly number[]) =>
    hexes.some((hex) => isClosed(hex) || GRID.neighbours(hex as Hex).some(isClosed));
  switch (decision?.kind) {
    case 'chooseOrder':
    case 'advance':
      return true;
    case 'fire':
    case 'freeRound':
      return !SARATOGA.actions(knownPart(state, by)).some(
        (action) => action.kind === 'fire' && isClosed(hexOfCounter(view, action.unit)),
      );
    case 'relocateLeader':
      return concealed.length === 0;
    case 'retreat':
      return about?.kind === 'break' && !hasClosedBeside(about.units.map((id) => hexOfCounter(view, id)));
    case 'displace':
      return about?.kind === 'displacement' && !hasClosedBeside([about.hex]);
    default:
      return false;
  }
}

/** What is seen from a seat; while commanders are activated, whom this makes active so far. */
export function seen(state: State, viewer: Side | undefined): View {
  const view = SARATOGA.view(state, viewer);
  if (view.decision?.kind === 'activate' && view.actions.length > 0)
    return { ...view, marks: foreseenMarks(state, view) };
  const isTable = state.fog && !state.ending && viewer === undefined;
  const by = view.decision?.by;
  if (!isTable || (by !== 'british' && by !== 'american') || !isForTheTable(state, by)) return view;
  const known = new Set(Object.values(view.stacks).flat());
  return { ...view, actions: SARATOGA.actions(state).filter((action) => isOpen(action, known)) };
}

/** Whether it is about nobody but those whom everybody sees. */
function isOpen(action: Action, known: ReadonlySet<string>): boolean {
  if ('counters' in action) return action.counters.every((id) => known.has(id));
  return !('unit' in action) || known.has(action.unit);
}
