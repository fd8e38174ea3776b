/** 6.0-8.0 What a player may ask about moves: reach, force marches, supply, threats. Only what he may know is answered. */
import { flood, lineFrom } from '../../pointmap/search';
import { type Block, blockOf, blocksOf, enemyOf, idOf, isLeader, isNative, rateOf, sideOf } from '../blocks';
import {
  isPlace,
  MAP,
  nameOf,
  PLACE_COUNT,
  SOURCES,
  type Spot,
  spotOf,
  stepsFrom,
  wayBetween,
  waysOutOf,
} from '../board';
import type { Side } from '../data/types';
import { owns, seenCounts } from '../fog';
import { forcePrice, losesOn, whyNotForced } from '../forceMarch';
import { priceAt, readField, roomOn, whyNotFurther, whyNotGroup, whyNotSingle } from '../movement';
import type { Code } from '../refusals';
import { NOWHERE, pointsOf, spotAt, type State } from '../state';
import { isInSupply } from '../supply';

export interface ReachWay {
  readonly path: readonly string[];
  /** What it costs; nothing for a step of a move that is paid for. */
  readonly price: number;
  /** Units that the last road still takes; undefined without limit. */
  readonly room: number | undefined;
  /** Enemy blocks that are seen there. */
  readonly enemies: number;
  readonly refusal: Code | undefined;
}

export interface Reach {
  readonly points: number;
  readonly ways: readonly ReachWay[];
}

/** 6.0 where blocks can go now: one unit, or a leader first and those with him behind. */
export function reach(state: State, viewer: Side | undefined, ids: readonly string[]): Reach | undefined {
  const blocks = ids.map(blockOf);
  const [first] = blocks;
  if (first === undefined || blocks.some((block) => block === undefined)) return undefined;
  const side = sideOf(first);
  if (!owns(state, viewer, side) || side !== state.phasing) return undefined;
  const others = blocks.slice(1) as Block[];
  const field = readField(state, side);
  const frame = state.frames.at(-1);
  const asks = (path: readonly Spot[]) => {
    const to = path.at(-1) ?? NOWHERE;
    if (frame?.kind === 'march' && frame.mover === first)
      return whyNotFurther(state, field, first, frame.party, isLeader(first) ? others : [first], to);
    if (frame?.kind === 'forceMarch') return whyNotForced(state, field, first, others, to);
    if (isLeader(first)) return whyNotGroup(state, field, first, others, to);
    return whyNotSingle(state, field, first, path, isNative(first) && frame?.kind === 'nativeMarch');
  };
  const start = spotAt(state, first);
  const isFast = !isLeader(first) && rateOf(first) > 1 && frame?.kind !== 'march';
  const isPaid = frame?.kind === 'march' || frame?.kind === 'nativeMarch';
  const own = isNative(first) ? 1 : priceAt(field, start); // 8.1 the true price
  const seen = seenCounts(state, side, enemyOf(side)); // K73
  return {
    points: pointsOf(state, side),
    ways: pathsFor(start, isFast).map((path) => {
      const to = path.at(-1) ?? NOWHERE;
      return {
        path: path.map(nameOf),
        price: isPaid ? 0 : frame?.kind === 'forceMarch' ? forcePrice(field, to) : own,
        room: roomAt(state, path.at(-2) ?? start, to),
        enemies: seen.get(to) ?? 0,
        refusal: asks(path)?.code as Code | undefined,
      };
    }),
  };
}

function pathsFor(start: Spot, isFast: boolean): Spot[][] {
  return waysOutOf(start).flatMap(({ on, to }) => [[to], ...(isFast ? on.map((way) => [to, way.to]) : [])]);
}

function roomAt(state: State, from: Spot, to: Spot): number | undefined {
  const room = roomOn(state, wayBetween(from, to) ?? NOWHERE);
  return room > LIMITLESS ? undefined : room;
}

const LIMITLESS = 20;

/** 7.0 what a force march would cost, and what is to be expected. */
export function forced(
  state: State,
  viewer: Side | undefined,
  leaderId: string,
  ids: readonly string[],
  place: string,
) {
  const [leader, to] = [blockOf(leaderId), spotOf(place)];
  if (leader === undefined || to === undefined || !owns(state, viewer, sideOf(leader))) return undefined;
  const blocks = ids.flatMap((id) => blockOf(id) ?? []);
  const field = readField(state, sideOf(leader));
  return {
    refusal: whyNotForced(state, field, leader, blocks, to)?.code,
    price: forcePrice(field, to),
    goes: 1 / 2,
    losesOn: losesOn(leader),
    /** Steps that are lost, if they go. */
    expected: (blocks.length * losesOn(leader)) / 6,
  };
}

export interface SupplyPicture {
  /** By place of own blocks: the line as the owner can know it; enemy blocks cut it, whatever they are. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /** Places with enemy blocks beside the lines. */
  readonly cuts: readonly string[];
  /** 8.1 blocks that truly pay double. */
  readonly double: readonly string[];
}

/** 8.0 */
export function supply(state: State, viewer: Side | undefined, side: Side): SupplyPicture | undefined {
  if (!owns(state, viewer, side)) return undefined;
  const enemies = seenCounts(state, side, enemyOf(side));
  const found = flood(MAP, SOURCES[side], (place) => !enemies.has(place));
  const own = blocksOf(side).filter((block) => isPlace(spotAt(state, block)));
  const places = [...new Set(own.map((block) => spotAt(state, block)))].sort((a, b) => a - b);
  const cuts = [...enemies.keys()].filter(
    (place) => isPlace(place) && stepsFrom(place).some((next) => found.joined[next]),
  );
  return {
    lines: Object.fromEntries(places.map((place) => [nameOf(place), lineFrom(found, place).map(nameOf)])),
    cuts: cuts.sort((a, b) => a - b).map(nameOf),
    double: own.filter((block) => !isInSupply(state, block)).map(idOf),
  };
}

export interface Threat {
  readonly place: string;
  /** Enemy blocks one road away, and two. */
  readonly near: number;
  readonly far: number;
}

/** 6.0 how many enemy blocks could come to places of a side with their next moves, by what is seen. */
export function threats(state: State, viewer: Side | undefined, side: Side): readonly Threat[] {
  const own = seenCounts(state, viewer, side);
  const enemies = seenCounts(state, viewer, enemyOf(side));
  const found: Threat[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (!own.has(place)) continue;
    const { near, far } = reachOf(place, own, enemies);
    if (near + far > 0) found.push({ place: nameOf(place), near, far });
  }
  return found;
}

/** How many enemy blocks stand one road from a place, and two. */
export function reachOf(
  place: Spot,
  own: ReadonlyMap<Spot, number>,
  enemies: ReadonlyMap<Spot, number>,
): { readonly near: number; readonly far: number } {
  const near = stepsFrom(place).filter((next) => enemies.has(next));
  // Whoever comes from afar passes only places that this side has left open.
  const far = new Set(
    stepsFrom(place)
      .filter((next) => !own.has(next))
      .flatMap((next) => stepsFrom(next))
      .filter((next) => next !== place && enemies.has(next) && !near.includes(next)),
  );
  const sum = (spots: Iterable<Spot>) => [...spots].reduce((n, spot) => n + (enemies.get(spot) ?? 0), 0);
  return { near: sum(near), far: sum(far) };
}
