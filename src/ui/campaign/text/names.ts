/** What places, boxes and blocks are called. */
import { BLOCKS, type BlockType, type Position, type Region, type RoadKind } from '../../../engine/campaign';
import { blockOf, spotOf } from '../spots';

const BOX_NAMES: Readonly<Record<string, string>> = {
  canada_start: 'Canada',
  canada_turn5: 'Canada, St. Ledger',
  new_york_city: 'New York City',
  west_point: 'West Point',
  reinforcements: 'the reinforcement box',
  lost: 'lost',
};

/** In full, as in a sentence. */
export function placeName(id: string): string {
  const box = BOX_NAMES[id];
  if (box !== undefined) return box;
  return (spotOf(id)?.name ?? id)
    .replace(/^Ft\. /, 'Fort ')
    .replace(/^Mt\. /, 'Mount ')
    .replace(/ Is\.$/, ' Island');
}

export const blockName = (id: string): string => blockOf(id).name;

export const typeNames: Readonly<Record<BlockType, string>> = {
  regular: 'regulars',
  elite: 'elite infantry',
  militia: 'militia',
  native: 'Native allies',
  artillery: 'heavy guns',
  lightArtillery: 'light guns',
  leader: 'leader',
};

export const regionNames: Readonly<Record<Region, string>> = {
  NY: 'New York',
  NHG: 'the New Hampshire Grants',
  MA: 'Massachusetts',
};

export const roadNames: Readonly<Record<RoadKind, string>> = {
  blue: 'main road or waterway',
  dotted: 'water crossing',
  brown: 'track',
};

/** ‘Skenesboro to Fort Anne, track’. */
export const roadName = ({ a, b, kind }: { a: string; b: string; kind: RoadKind }): string =>
  `${placeName(a)} to ${placeName(b)}, ${roadNames[kind]}`;

export const positionNames: Readonly<Record<Position, string>> = {
  left: 'left',
  center: 'centre',
  right: 'right',
  reserve: 'reserve',
};

/** ‘9th Foot, regulars, 4 SP’. */
export function describeBlock(id: string, sp: number): string {
  const { name, type, nation, move, group } = blockOf(id);
  if (type === 'leader')
    return `${name}, leader of up to ${group}, ${move === 1 ? 'one place' : 'two places'} a move`;
  const whose = nation === 'german' ? 'German ' : '';
  return `${name}, ${whose}${typeNames[type]}, ${sp} SP`;
}

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Leaders first, then foot by strength, guns, Natives: how an owner reads his stack. */
const ORDER: readonly BlockType[] = [
  'leader',
  'elite',
  'regular',
  'militia',
  'artillery',
  'lightArtillery',
  'native',
];
export const inReadingOrder = <B extends { readonly id: string; readonly sp: number }>(
  blocks: readonly B[],
): B[] =>
  [...blocks].sort(
    (a, b) =>
      ORDER.indexOf(blockOf(a.id).type) - ORDER.indexOf(blockOf(b.id).type) ||
      b.sp - a.sp ||
      BLOCKS.findIndex(({ id }) => id === a.id) - BLOCKS.findIndex(({ id }) => id === b.id),
  );
