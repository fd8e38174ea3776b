/** What an enemy notices of a player turn: how many blocks came on or fell back, and how far it is from there to what decides. */
import {
  enemyOfSide,
  type Event,
  isPlace,
  knownSpot,
  roadsApart,
  type Side,
  type View,
} from '../../../engine/campaign';
import { count, placeName } from './names';

interface March {
  readonly place: string;
  readonly blocks: number;
  /** Roads nearer to the nearest enemy blocks, for all of them together. */
  readonly gained: number;
}

/** Out of numbers of blocks, which both sides see; whoever looks need not know a face. */
export function noticed(side: Side, view: View, events: readonly Event[]): string | undefined {
  const foes = placesOf(view, enemyOfSide(side));
  const nearest = (from: string) => Math.min(...foes.map((foe) => apart(from, foe)));
  const marches: March[] = [];
  for (const event of events) {
    if (event.type !== 'moved' || event.side !== side) continue;
    const place = event.path.at(-1) ?? event.from;
    const gained = (isOnMap(event.from) ? nearest(event.from) - nearest(place) : ENTERED) * event.count;
    const there = marches.findIndex((march) => march.place === place);
    const known = marches[there] ?? { place, blocks: 0, gained: 0 };
    marches.splice(there < 0 ? marches.length : there, 1, {
      place,
      blocks: known.blocks + event.count,
      gained: known.gained + gained,
    });
  }
  if (foes.length === 0 || marches.length === 0) return undefined;
  const told = marches.toSorted((a, b) => b.blocks - a.blocks).slice(0, MOST);
  const lines = WAYS.flatMap(([name, isSo]) => {
    const those = told.filter(({ gained }) => isSo(gained));
    if (those.length === 0) return [];
    return [
      `${name}: ${those.map(({ blocks, place }) => `${count(blocks, 'block')} to ${placeName(place)}`).join('; ')}.`,
    ];
  });
  return [...lines, aimFrom(told[0]?.place ?? '', side, view)].filter(Boolean).join(' ');
}

/** 12.1, 12.2 from where most of them went to the nearest place that decides and is not theirs yet. */
function aimFrom(place: string, side: Side, { counts, objectives }: View): string {
  const wanted = Object.entries(objectives)
    .filter(([id, holder]) => (side === 'british' ? holder !== side : (counts[id]?.british ?? 0) > 0))
    .map(([id]) => ({ id, roads: apart(place, id) }))
    .toSorted((a, b) => a.roads - b.roads)[0];
  if (!wanted || wanted.roads === 0 || wanted.roads > FAR) return '';
  return `From ${placeName(place)} it is ${count(wanted.roads, 'road')} to ${placeName(wanted.id)}.`;
}

const placesOf = ({ counts }: View, side: Side): string[] =>
  Object.keys(counts).filter((id) => isOnMap(id) && (counts[id]?.[side] ?? 0) > 0);
const isOnMap = (id: string): boolean => isPlace(knownSpot(id));
const apart = (from: string, to: string): number => roadsApart(knownSpot(from), knownSpot(to));

/** As much as a march of two roads. */
const ENTERED = 2;
/** More than these nobody keeps in mind. */
const MOST = 3;
/** From farther off nobody guesses an aim. */
const FAR = 5;

const WAYS: readonly (readonly [name: string, isSo: (gained: number) => boolean])[] = [
  ['Coming on', (gained) => gained > 0],
  ['Falling back', (gained) => gained < 0],
  ['Shifting', (gained) => gained === 0],
];
