/** Where a record can be entered: each set-up, turn, player's phase and the end, with the place at which it begins. */
import { seek } from '../engine/kernel/session';
import {
  enemyOfSide,
  type Event,
  type PhaseName,
  SARATOGA,
  type Side,
  type State,
  type View,
} from '../engine/saratoga';
import type { GameSession } from './game';

export const STOP_KINDS = ['setup', 'order', 'command', 'movement', 'combat', 'recovery', 'over'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

export interface Stop {
  /** After so many actions. */
  readonly place: number;
  readonly turn: number;
  readonly kind: StopKind;
  /** Whose set-up or phase it is. */
  readonly side: Side | undefined;
}

/** All that lies on the table: a game is reviewed when nothing of it is hidden any more. */
export const openView = (state: State): View => SARATOGA.view({ ...state, fog: false }, undefined);

/** From the first place on. What begins and ends within one action leaves no stop. */
export function stopsOf(session: GameSession): readonly Stop[] {
  const first = openView(seek(session, 0).state);
  const stops: Stop[] = [
    {
      place: 0,
      turn: first.turn,
      kind: KINDS[first.phase],
      side: first.phase === 'placement' ? (first.decision?.by as Side) : sideIn(first),
    },
  ];
  session.steps.forEach(({ events }, at) => {
    const before = stops.at(-1);
    let turn = before?.turn ?? first.turn;
    let begun: Omit<Stop, 'place' | 'turn'> | undefined;
    for (const event of events) {
      if (event.type === 'turnBegan') ({ turn } = event);
      begun = beginning(event) ?? begun;
    }
    if (begun) stops.push({ place: at + 1, turn, ...begun });
  });
  return stops;
}

/** The stop that a place belongs to. */
export function stopAt(stops: readonly Stop[], place: number): Stop {
  const stop = stops.findLast((each) => each.place <= place) ?? stops[0];
  if (!stop) throw new Error('a record without a beginning');
  return stop;
}

/** The stops at which another turn begins; set-up and end count as turns of their own. */
export const turnStops = (stops: readonly Stop[]): readonly Stop[] =>
  stops.filter((stop, i) => {
    const before = stops[i - 1];
    return !before || chapter(stop) !== chapter(before);
  });

export const UNITS = ['action', 'phase', 'turn'] as const;
export type Unit = (typeof UNITS)[number];

/** The next place in a direction. Backwards, the beginning of what one is in the middle of comes first. */
export function nextPlace(
  stops: readonly Stop[],
  place: number,
  last: number,
  unit: Unit,
  way: 1 | -1,
): number {
  if (unit === 'action') return Math.max(0, Math.min(last, place + way));
  const places = (unit === 'turn' ? turnStops(stops) : stops).map((stop) => stop.place);
  return way > 0
    ? (places.find((each) => each > place) ?? last)
    : (places.findLast((each) => each < place) ?? 0);
}

const chapter = ({ kind, turn }: Stop): string =>
  kind === 'setup' || kind === 'over' ? kind : `turn ${turn}`;

const KINDS: Readonly<Record<PhaseName, StopKind>> = {
  placement: 'setup',
  order: 'order',
  command: 'command',
  movement: 'movement',
  combatMovement: 'combat',
  fire: 'combat',
  recovery: 'recovery',
  over: 'over',
};

const sideIn = ({ phase, phasing }: View): Side | undefined =>
  phase === 'order' || phase === 'over' ? undefined : phasing;

function beginning(event: Event): Omit<Stop, 'place' | 'turn'> | undefined {
  switch (event.type) {
    case 'deployed':
      return { kind: 'setup', side: enemyOfSide(event.side) };
    case 'turnBegan':
      return { kind: 'order', side: undefined };
    case 'phaseBegan':
      return { kind: event.phase, side: event.side };
    case 'ended':
      return { kind: 'over', side: undefined };
    default:
      return undefined;
  }
}
