/** What an enemy notices of a turn: who came on or fell back, and where they stand now. */
import type { Hex } from '../../../engine/hexmap/hexId';
import type { Event, Side, View } from '../../../engine/firstSaratoga';
import { counterOf, fieldNow } from '../field';
import { counterNames, hexName } from './names';

interface March {
  readonly counters: readonly string[];
  readonly hex: number;
  readonly gained: number;
}

export function noticed(side: Side, { stacks }: View, events: readonly Event[]): string | undefined {
  const { world } = fieldNow();
  const foes = Object.entries(stacks).flatMap(([hex, ids]) =>
    ids.some((id) => counterOf(id).side !== side && counterOf(id).kind !== 'leader')
      ? [Number(hex) as Hex]
      : [],
  );
  if (foes.length === 0) return undefined;
  const nearest = (from: number) => Math.min(...foes.map((hex) => world.grid.distance(hex, from as Hex)));
  const starts = new Map<string, number>();
  const marches: March[] = [];
  for (const event of events) {
    if (event.type === 'stepped')
      for (const id of event.counters) if (!starts.has(id) && event.from > 0) starts.set(id, event.from);
    if (event.type !== 'halted') continue;
    const own = event.counters.filter((id) => counterOf(id).side === side);
    const from = starts.get(own[0] ?? '');
    if (own.length === 0) continue;
    const gained = from === undefined ? ENTERED : nearest(from) - nearest(event.hex);
    const there = marches.findIndex(({ hex }) => hex === event.hex);
    const known = marches[there];
    if (known)
      marches[there] = { ...known, counters: [...known.counters, ...own], gained: known.gained + gained };
    else marches.push({ counters: own, hex: event.hex, gained });
  }
  const told = marches.sort((a, b) => Math.abs(b.gained) - Math.abs(a.gained)).slice(0, MOST);
  const sentences = WAYS.flatMap(([name, isSo]) => {
    const those = told.filter(({ gained }) => isSo(gained));
    if (those.length === 0) return [];
    return [
      `${name}: ${those.map(({ counters, hex }) => `${counterNames(counters)} at ${hexName(hex)}`).join('; ')}.`,
    ];
  });
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** As much as a march of three hexes. */
const ENTERED = 3;
/** More than these nobody keeps in mind. */
const MOST = 3;

const WAYS: readonly (readonly [name: string, isSo: (gained: number) => boolean])[] = [
  ['Coming on', (gained) => gained > 0],
  ['Falling back', (gained) => gained < 0],
  ['Shifting', (gained) => gained === 0],
];
