/** The great moments of a step, as whoever looks may know them: out of events and a view that tell no more. */
import { hexOf } from '../../../engine/hexmap/hexId';
import {
  counterOf,
  enemyOfSide,
  type Event,
  FORMATION_BY_ID,
  isUnit,
  type View,
} from '../../../engine/saratoga';
import type { LogStep } from '../../../store/table';
import { moments as words } from '../text/moments';
import { lastHit } from '../verdictsOf';
import type { Moment } from './now';

const EXIT = hexOf('0113');
/** 9.0 */
const TO_WIN = 4;

export function momentsOf(view: View, log: readonly LogStep<Event>[], place: number): readonly Moment[] {
  const events = log[place]?.events ?? [];
  const found = events.flatMap((event) => {
    if (event.type === 'broke') return broke(event, events, view, lastHit(log.slice(0, place + 1)));
    return momentOf(event, view) ?? [];
  });
  return together(found);
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const plain = { hex: undefined, dice: [], rolled: '', counters: [] };

function broke({ formation }: EventOf<'broke'>, events: readonly Event[], view: View, hit?: number): Moment {
  const { side } = FORMATION_BY_ID[formation];
  const check = events.find((event) => event.type === 'moraleChecked' && event.formation === formation);
  const counters = Object.entries(view.stacks).flatMap(([hex, ids]) =>
    ids.filter((id) => isOf(id, formation)).map((id) => ({ id, hex: Number(hex) })),
  );
  const rolled = check?.type === 'moraleChecked' ? words.rolled(check.dice, check.number) : '';
  return {
    kind: 'break',
    title: words.breaks(formation),
    detail: words.brokenFor(enemyOfSide(side)),
    side,
    hex: hit ?? counters[0]?.hex,
    dice: check?.type === 'moraleChecked' ? check.dice : [],
    rolled,
    counters,
  };
}

function isOf(id: string, formation: string): boolean {
  const counter = counterOf(id);
  return isUnit(counter) && counter.formation === formation;
}

function momentOf(event: Event, view: View): Moment | undefined {
  switch (event.type) {
    case 'leaderKilled':
      return fallen('leader', event.leader, event.hex, words.falls(event.leader), words.fellTo(event.by));
    case 'leaderRemoved':
      return {
        ...plain,
        kind: 'leader',
        title: words.leaves(event.leader),
        detail: words.noFriends,
        side: counterOf(event.leader).side,
      };
    case 'stepLost': {
      const { unit, hex, hits, side } = event;
      if (hits !== 4) return undefined;
      return { ...fallen('lost', unit, hex, words.destroyed(unit), words.where(unit, hex)), side };
    }
    case 'surrendered':
      return fallen('lost', event.unit, event.hex, words.surrenders(event.unit), words.noWayOut(event.hex));
    case 'removedByStacking':
      return fallen('lost', event.unit, event.hex, words.givenUp(event.unit), words.noRoom(event.hex));
    case 'exited':
      return {
        ...plain,
        kind: 'exit',
        title: words.away(event.counters),
        detail: words.awayOf(event.full, TO_WIN),
        side: 'british',
        hex: EXIT,
        counters: event.counters.map((id) => ({ id, hex: EXIT })),
      };
    case 'ended':
      return {
        ...plain,
        kind: 'end',
        title: words.won(event.ending),
        detail: words.why(event.ending, {
          british: view.points.british.total,
          american: view.points.american.total,
        }),
        side: event.ending.winner,
      };
    default:
      return undefined;
  }
}

function fallen(
  kind: 'leader' | 'lost',
  id: string | undefined,
  hex: number,
  title: string,
  detail: string,
): Moment {
  const known = id === undefined ? [] : [{ id, hex }];
  const side = id === undefined ? undefined : counterOf(id).side;
  return { ...plain, kind, title, detail, side, hex, counters: known };
}

/** Units that are lost at one stroke are one moment. */
function together(moments: readonly Moment[]): readonly Moment[] {
  const lost = moments.filter(({ kind }) => kind === 'lost');
  const [first] = lost;
  if (!first || lost.length === 1) return moments;
  const counters = lost.flatMap((each) => each.counters);
  const all: Moment = {
    ...first,
    title: words.lost(lost.length),
    detail: words.names(counters.map(({ id }) => id)),
    counters,
  };
  return moments.flatMap((each) => (each === first ? [all] : each.kind === 'lost' ? [] : [each]));
}
