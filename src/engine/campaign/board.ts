/** 1.0 The board: places and boxes by number, the roads between places, and what each is. */
import { makePointMap, NONE, roadBetween } from '../pointmap/pointMap';
import { distancesFrom } from '../pointmap/search';
import { BOXES } from './data/boxes';
import { PLACES } from './data/places';
import { ROADS } from './data/roads';
import { ROAD_LIMIT } from './data/tables';
import type { BySide, Region, RoadKind, Side } from './data/types';

/** The number of a place, of a box behind the places, or one of the words below. */
export type Spot = number;

export const PLACE_COUNT = PLACES.length;

const NAMES: readonly string[] = [...PLACES.map(({ id }) => id), ...BOXES.map(({ id }) => id)];
const NUMBERS: ReadonlyMap<string, Spot> = new Map(NAMES.map((id, spot) => [id, spot]));

export const spotOf = (id: string): Spot | undefined => NUMBERS.get(id);
export const nameOf = (spot: Spot): string => NAMES[spot] ?? '';

/** A name that the data are sure of. */
export function knownSpot(id: string): Spot {
  const spot = NUMBERS.get(id);
  if (spot === undefined) throw new Error(`no place '${id}'`);
  return spot;
}

export const CANADA_START = knownSpot('canada_start');
export const CANADA_TURN5 = knownSpot('canada_turn5');
export const NEW_YORK = knownSpot('new_york_city');
export const WEST_POINT = knownSpot('west_point');
export const REINFORCEMENTS = knownSpot('reinforcements');
export const LOST = knownSpot('lost');
/** 3.3 militia that has no place yet. */
export const UNPLACED = NAMES.length;
/** How many numbers there are. */
export const SPOT_COUNT = UNPLACED + 1;

export const isPlace = (spot: Spot): boolean => spot >= 0 && spot < PLACE_COUNT;
/** A place of this name; no box. */
export function placeOf(id: string): Spot | undefined {
  const spot = NUMBERS.get(id);
  return spot !== undefined && isPlace(spot) ? spot : undefined;
}

export const MAP = makePointMap(
  PLACE_COUNT,
  ROADS.map(({ a, b }) => ({ a: knownSpot(a), b: knownSpot(b) })),
);
export const ROAD_COUNT = ROADS.length;

/** 1.2-1.4 how many units a road takes. */
export const capacityOf = (road: number): number => CAPACITIES[road] ?? Infinity;
const CAPACITIES: readonly number[] = ROADS.map(({ kind }) => ROAD_LIMIT[kind]);

export const roadKind = (road: number): RoadKind | undefined => ROADS[road]?.kind;
export const isFort = (spot: Spot): boolean => PLACES[spot]?.isFort === true;
export const regionOf = (spot: Spot): Region | undefined => PLACES[spot]?.region;

/** 3.4, K8 the two boxes in Canada are left along a line without limit that has no number. */
export const BOX_LINE = NONE;

/** 1.1 the road from a place to a neighbour, or the line out of a Canada box; undefined where there is none. */
export function wayBetween(from: Spot, to: Spot): number | undefined {
  if (from === CANADA_START) return to === VALCOUR ? BOX_LINE : undefined;
  if (from === CANADA_TURN5) return to === OSWEGO ? BOX_LINE : undefined;
  if (!isPlace(from) || !isPlace(to)) return undefined;
  const road = roadBetween(MAP, from, to);
  return road === NONE ? undefined : road;
}

/** 3.4 */
export const isCanada = (spot: Spot): boolean => spot === CANADA_START || spot === CANADA_TURN5;
export const opensOn = (box: Spot): number => BOXES[box - PLACE_COUNT]?.fromTurn ?? 0;
/** The places that one step leads to. */
export const stepsFrom = (spot: Spot): readonly Spot[] => STEPS[spot] ?? [];

const VALCOUR = knownSpot('valcour');
const OSWEGO = knownSpot('oswego');
const STEPS: readonly (readonly Spot[])[] = Array.from({ length: SPOT_COUNT }, (_, spot) =>
  spot === CANADA_START ? [VALCOUR] : spot === CANADA_TURN5 ? [OSWEGO] : (MAP.next[spot] ?? []),
);

/** A step with its road and its name, and the steps that lead on from there. */
export interface Way {
  readonly number: number;
  readonly to: Spot;
  readonly road: number;
  readonly isBrown: boolean;
  /** The names of the places along it. */
  readonly path: readonly string[];
  readonly on: readonly Way[];
}

let ways = 0;
const waysFrom = (start: Spot, before: readonly Spot[]): readonly Way[] =>
  stepsFrom(start)
    .filter((to) => !before.includes(to))
    .map((to) => {
      const road = wayBetween(start, to) ?? BOX_LINE;
      const along = [...before, start, to];
      return {
        number: ways++,
        to,
        road,
        isBrown: roadKind(road) === 'brown',
        path: along.slice(1).map(nameOf),
        on: before.length === 0 ? waysFrom(to, [start]) : [],
      };
    });
const WAYS: readonly (readonly Way[])[] = STEPS.map((_, spot) => waysFrom(spot, []));

/** How many there are. */
export const WAY_COUNT = ways;

/** The ways of one and two steps out of a place or a Canada box. */
export const waysOutOf = (spot: Spot): readonly Way[] => WAYS[spot] ?? [];

/** Those of one step, each followed by those that lead on from it. */
export const allWaysOutOf = (spot: Spot): readonly Way[] => ALL_WAYS[spot] ?? [];
const ALL_WAYS: readonly (readonly Way[])[] = WAYS.map((each) => each.flatMap((way) => [way, ...way.on]));

export const ALBANY = knownSpot('albany');
/** 4.1 */
export const ENTRIES: readonly Spot[] = PLACES.flatMap(({ isEntry }, spot) => (isEntry ? [spot] : []));

/** 8.4 */
const sourcesOf = (side: Side) => PLACES.flatMap(({ supply }, spot) => (supply === side ? [spot] : []));
export const SOURCES: BySide<readonly Spot[]> = {
  british: sourcesOf('british'),
  american: sourcesOf('american'),
};

/** 11.8, K61 roads to the nearest source of a side. */
export const TO_SUPPLY: BySide<readonly number[]> = {
  british: distancesFrom(MAP, SOURCES.british),
  american: distancesFrom(MAP, SOURCES.american),
};

/** How many roads lie between two places at least. */
export const roadsApart = (from: Spot, to: Spot): number => APART[from]?.[to] ?? Infinity;
const APART: readonly (readonly number[])[] = PLACES.map((_, place) => distancesFrom(MAP, [place]));
