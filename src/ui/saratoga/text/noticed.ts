/** What an enemy notices of a march: which formations came on or fell back, and where they stand now. */
import type { Hex } from '../../../engine/hexmap/hexId';
import {
  counterOf,
  type Event,
  FORMATION_BY_ID,
  GRID,
  isUnit,
  type Side,
  sideOfCounter,
  type View,
} from '../../../engine/saratoga';
import { placeName } from './placeName';

/** Out of events as whoever looks may know them, so that it tells no more than they do. */
export function noticed(side: Side, { stacks }: View, events: readonly Event[]): string | undefined {
  const foes = Object.entries(stacks).flatMap(([hex, [id]]) =>
    id !== undefined && sideOfCounter(id) !== side ? [Number(hex) as Hex] : [],
  );
  const marches = new Map<string, March>();
  for (const event of events) {
    if (event.type !== 'moved' || event.combat || sideOfCounter(event.shown) !== side) continue;
    const end = event.path.at(-1);
    if (end === undefined || foes.length === 0) continue;
    const who = bodyOf(event.shown);
    const gained = nearest(foes, event.from) - nearest(foes, end);
    const before = marches.get(who) ?? { gained: 0, end, away: Infinity };
    const away = nearest(foes, end);
    marches.set(who, {
      gained: before.gained + gained,
      ...(away < before.away ? { end, away } : { end: before.end, away: before.away }),
    });
  }
  const all = [...marches].sort(([, a], [, b]) => Math.abs(b.gained) - Math.abs(a.gained)).slice(0, MOST);
  const told = WAYS.flatMap(([name, isSo]) => {
    const those = all.filter(([, { gained }]) => isSo(gained));
    if (those.length === 0) return [];
    return [`${name}: ${those.map(([who, { end }]) => `${who}, ${shortPlace(end)}`).join('; ')}.`];
  });
  return told.length === 0 ? undefined : told.join(' ');
}

const WAYS: readonly (readonly [name: string, isSo: (gained: number) => boolean])[] = [
  ['Coming on', (gained) => gained > 1],
  ['Falling back', (gained) => gained < -1],
  ['Shifting', (gained) => Math.abs(gained) <= 1],
];

/** A name says more than a number. */
const shortPlace = (hex: number): string => {
  const place = placeName(hex);
  return place.startsWith('in ') ? place : place.replace(/ \(\d+\)$/, '');
};

/** Hexes that its counters have come nearer together, and the foremost of them. */
interface March {
  readonly gained: number;
  readonly end: number;
  readonly away: number;
}

/** More than these nobody keeps in mind. */
const MOST = 3;

const nearest = (hexes: readonly Hex[], from: number): number =>
  Math.min(...hexes.map((hex) => GRID.distance(hex, from as Hex)));

function bodyOf(id: string): string {
  const counter = counterOf(id);
  if (!isUnit(counter)) return counter.name;
  return counter.formation ? FORMATION_BY_ID[counter.formation].name : 'guns';
}
