/** What became of the latest answer and of the enemy's turn, told together: the card, each attack with its dice, and what it cost whom. */
import type { Cause, Event, FormationId, Side } from '../../../engine/freemansFarm';
import type { LogStep } from '../../../store/table';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What a formation has lost at once, and what it has left of it. */
export interface Harm {
  readonly kind: 'harm';
  readonly formation: FormationId;
  readonly cause: Cause;
  readonly morale: number;
  readonly moraleLeft: number | undefined;
  readonly markers: number;
  readonly markersLeft: number | undefined;
}

export type Item =
  | { readonly kind: 'attack'; readonly event: EventOf<'attackResolved' | 'attackVoid'> }
  | Harm
  /** An attack that hurt nobody. */
  | { readonly kind: 'unhurt' }
  | { readonly kind: 'line'; readonly event: Event };

export interface Report {
  readonly side: Side;
  readonly round: number;
  readonly events: readonly Event[];
  readonly items: readonly Item[];
}

/** A turn each, the earlier first, for the side that looks or must decide: since it last did, and all of an enemy's turn. */
export function reportFor(log: readonly LogStep<Event>[], side: Side): readonly Report[] {
  return turnsSince(log, side).flatMap(({ began, events }) => {
    const items = itemsOf(began.side === side ? events.filter(isResult) : events);
    const isTold = items.length > 0 || events.some(({ type }) => type === 'flipped');
    return isTold ? [{ side: began.side, round: began.round, events, items }] : [];
  });
}

interface Turn {
  readonly began: EventOf<'turnBegan'>;
  readonly events: Event[];
}

/** One's own turn from the latest answer on; the enemy's whole. */
function turnsSince(log: readonly LogStep<Event>[], side: Side): readonly Turn[] {
  const last = log.findLastIndex(({ by }) => by === side);
  const turns: Turn[] = [];
  const late = new Set<Turn>();
  for (const [at, { events }] of log.entries())
    for (const event of events) {
      if (event.type === 'turnBegan') turns.push({ began: event, events: [] });
      const turn = turns.at(-1);
      if (turn && at >= last) late.add(turn);
      if (turn && (at >= last || turn.began.side !== side)) turn.events.push(event);
    }
  return [...late];
}

/** Of one's own turn: what the dice brought; what one has chosen oneself is known. */
function isResult(event: Event): boolean {
  switch (event.type) {
    case 'attackResolved':
    case 'attackVoid':
    case 'objectiveTaken':
    case 'objectiveTurned':
    case 'moraleTested':
    case 'rallied':
    case 'wentOut':
    case 'tacticsDetached':
      return true;
    case 'markersLost':
    case 'moraleLost':
      return event.cause === 'attack' || event.cause === 'afterAttack';
    case 'cubesGained':
      return event.why === 'threes';
    default:
      return false;
  }
}

function itemsOf(events: readonly Event[]): readonly Item[] {
  const items: Item[] = [];
  for (const event of events) {
    const last = items.at(-1);
    if (event.type === 'attackResolved' || event.type === 'attackVoid') items.push({ kind: 'attack', event });
    else if (event.type === 'moraleLost' || event.type === 'markersLost') {
      const harm = harmOf(event);
      if (last?.kind === 'harm' && last.formation === harm.formation && last.cause === harm.cause)
        items[items.length - 1] = added(last, harm);
      else items.push(harm);
    } else if (!UNTOLD.includes(event.type)) items.push({ kind: 'line', event });
  }
  return items.flatMap((item, at) => (isIdle(item, items[at + 1]) ? [item, { kind: 'unhurt' }] : [item]));
}

/** Told by what follows them, or by the order that is shown beside it. */
const UNTOLD: readonly Event['type'][] = [
  'turnBegan',
  'turnEnded',
  'activated',
  'attackRolled',
  'rerollPaid',
  'rerolled',
  'orderFollowed',
  'noOrder',
  'flipped',
  'drew',
  'rowFilled',
  'rowMoved',
];

const isIdle = (item: Item, next: Item | undefined): boolean =>
  item.kind === 'attack' &&
  item.event.type === 'attackResolved' &&
  next?.kind !== 'harm' &&
  (next?.kind !== 'line' || next.event.type === 'cubesGained');

const harmOf = (event: EventOf<'moraleLost' | 'markersLost'>): Harm => ({
  kind: 'harm',
  formation: event.formation,
  cause: event.cause,
  morale: event.type === 'moraleLost' ? event.points : 0,
  moraleLeft: event.type === 'moraleLost' ? event.left : undefined,
  markers: event.type === 'markersLost' ? event.markers : 0,
  markersLeft: event.type === 'markersLost' ? event.left : undefined,
});

const added = (one: Harm, other: Harm): Harm => ({
  ...one,
  morale: one.morale + other.morale,
  moraleLeft: other.moraleLeft ?? one.moraleLeft,
  markers: one.markers + other.markers,
  markersLeft: other.markersLeft ?? one.markersLeft,
});
