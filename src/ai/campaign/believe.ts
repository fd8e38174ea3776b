/**
 * 2.1 A position that a side cannot tell from the real one, made from what it observes and remembers alone. It counts the enemy's
 * blocks by place; whoever is not seen is believed to be in a place as near as can be to where he was believed to be before.
 */
import {
  blocksOf,
  type Block,
  CANADA_START,
  CANADA_TURN5,
  CLINTON_BLOCK,
  enemyOfSide,
  isInfantry,
  isMilitia,
  isPlace,
  knownSpot,
  LOST,
  regionFor,
  regionOf,
  REINFORCEMENTS,
  roadsApart,
  type Side,
  type Spot,
  type State,
  UNPLACED,
  WEST_POINT,
} from '../../engine/campaign/index';
import type { Memory } from './memory';
import { type Position, positionOf } from './position';

/** The memory with what the observed state shows, and the position that follows. */
export function believe(
  observed: State,
  side: Side,
  memory: Memory,
): { readonly position: Position; readonly memory: Memory } {
  const position = positionOf(observed);
  const [where, sp] = [[...memory.where], [...memory.sp]];
  if (!observed.fog)
    return { position, memory: { ...memory, where: [...observed.at], sp: [...observed.sp] } };
  const unseen: Block[] = [];
  for (const block of blocksOf(enemyOfSide(side))) {
    if (isSeen(observed, block)) {
      where[block] = observed.at[block] ?? LOST;
      sp[block] = observed.sp[block] ?? 0;
    } else unseen.push(block);
  }
  for (const [block, place] of dealt(observed, unseen, where)) {
    where[block] = place;
    position.at[block] = place;
    position.sp[block] = sp[block] ?? 0;
  }
  return { position, memory: { ...memory, where, sp } };
}

/** 4.2, K74 whoever is lost, has not come yet or stands in the line of battle. */
const isSeen = (observed: State, block: Block): boolean =>
  block === CLINTON_BLOCK ||
  observed.shown[block] === true ||
  observed.at[block] === LOST ||
  (observed.at[block] === REINFORCEMENTS && (observed.due[block] ?? 0) > 0);

/** Each unseen block to one of the places where such blocks are counted. */
function dealt(observed: State, unseen: readonly Block[], where: readonly number[]): Map<Block, Spot> {
  const room = new Map<Spot, number>();
  for (const block of unseen) {
    const place = observed.at[block] ?? LOST;
    room.set(place, (room.get(place) ?? 0) + 1);
  }
  const hidden = room.get(UNPLACED) ?? 0;
  room.delete(UNPLACED);
  const pairs = unseen.flatMap((block) =>
    [...room.keys()].map((place) => ({ block, place, far: farFrom(block, where[block] ?? LOST, place) })),
  );
  pairs.sort((a, b) => a.far - b.far || a.block - b.block || a.place - b.place);
  const found = new Map<Block, Spot>();
  for (const { block, place } of pairs) {
    const left = room.get(place) ?? 0;
    if (left === 0 || found.has(block)) continue;
    room.set(place, left - 1);
    found.set(block, place);
  }
  if (hidden > 0)
    for (const block of unseen) if (!found.has(block)) found.set(block, besides(block, where, room));
  return found;
}

/** 13.1 whoever is not counted stands with some leader: the nearest place where anybody is. */
function besides(block: Block, where: readonly number[], room: ReadonlyMap<Spot, number>): Spot {
  const last = where[block] ?? LOST;
  let [best, least] = [UNPLACED as Spot, Infinity];
  for (const place of room.keys()) {
    const far = farFrom(block, last, place);
    if (isPlace(place) && far < least) [best, least] = [place, far];
  }
  return best;
}

const VALCOUR = knownSpot('valcour');
const OSWEGO = knownSpot('oswego');
const STRANGE = 6;

/** How unlikely it is that a block that was here is there now. */
function farFrom(block: Block, last: Spot, place: Spot): number {
  if (last === place) return 0;
  if (place === WEST_POINT) return isInfantry(block) && !isMilitia(block) ? 2 : 2 * STRANGE;
  if (last === WEST_POINT) return 2;
  if (last === CANADA_START && place === CANADA_TURN5) return 2;
  if (last === CANADA_START) return isPlace(place) ? 1 + roadsApart(VALCOUR, place) : STRANGE;
  if (last === CANADA_TURN5) return isPlace(place) ? 1 + roadsApart(OSWEGO, place) : STRANGE;
  if (last === UNPLACED) return regionFor(block) === regionOf(place) ? 0.5 : STRANGE;
  return isPlace(last) && isPlace(place) ? roadsApart(last, place) : STRANGE;
}
