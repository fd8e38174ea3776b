/** All that the map says about one hex, as codes: what it is, what it costs and does, what runs through it. */
import { EVERY_DIRECTION, type Direction } from '../hexmap/grid';
import { formatHex, type Hex, NO_HEX } from '../hexmap/hexId';
import {
  GRID,
  groundCode,
  isBank,
  isLand,
  isUpSlope,
  isWoods,
  isWork,
  type Level,
  levelOf,
  ROAD_LINKS,
  roadsAt,
  STREAM_SIDES,
  streamsAt,
} from './battlefield';
import { MAP } from './data/map';
import type { Battle, Place } from './data/types';
import { TEC } from './terrain';

export interface HexFacts {
  readonly hex: Hex;
  readonly terrain: 'clear' | 'woods';
  readonly level: Level;
  readonly bank: boolean;
  /** R12 a fortification out of play is only a trace. */
  readonly work: 'inPlay' | 'outOfPlay' | undefined;
  /** In halves of a movement point. */
  readonly cost: number;
  readonly fire: number;
  readonly blocksSight: boolean;
  /** From these sides one comes up a slope. */
  readonly climbs: readonly Direction[];
  readonly streams: readonly { readonly name: string; readonly directions: readonly Direction[] }[];
  readonly roads: readonly string[];
  /** Toward these sides the road runs on; `fords` are those where a stream negates it. */
  readonly roadSides: readonly Direction[];
  readonly fords: readonly Direction[];
  readonly exit: 'N' | 'S' | 'W' | undefined;
  readonly places: readonly Place[];
  /** What the rulebook fixes of this hex, and why the rest is as it is. */
  readonly fixed: { readonly case: string; readonly what: string } | undefined;
  readonly why: string;
}

export function hexFacts(hex: Hex, battle: Battle): HexFacts | undefined {
  const level = levelOf(hex);
  if (!isLand(hex) || level === 0) return undefined;
  const id = formatHex(hex);
  const terrain = isWoods(hex) ? 'woods' : 'clear';
  const inPlay = isWork(hex, battle);
  const roadSides = EVERY_DIRECTION.filter((direction) => ROAD_LINKS.has(hex, direction));
  return {
    hex,
    terrain,
    level,
    bank: isBank(hex),
    work: inPlay ? 'inPlay' : MAP.works.some((work) => work.hex === id) ? 'outOfPlay' : undefined,
    cost: TEC[terrain].cost ?? 0,
    fire: TEC[terrain].fire + (inPlay ? TEC.work.fire : 0), // R68 they add up
    blocksSight: TEC[terrain].blocksSight,
    climbs: EVERY_DIRECTION.filter((direction) => {
      const from = GRID.neighbour(hex, direction);
      return from !== NO_HEX && isLand(from) && isUpSlope(from, hex);
    }),
    streams: streamsAt(hex),
    roads: roadsAt(hex),
    roadSides,
    fords: roadSides.filter((direction) => STREAM_SIDES.has(hex, direction)),
    exit: MAP.exits.find((exit) => exit.hex === id)?.edge,
    places: MAP.places.filter((place) => place.hexes.includes(id)),
    fixed: MAP.namedHexes.find((named) => named.hex === id),
    why: whyGround(id, groundCode(hex)),
  };
}

function whyGround(id: string, code: string): string {
  const reason = MAP.groundProvenance.find(
    (entry) => entry.code === code && (entry.hexes?.includes(id) ?? true),
  );
  return reason?.why ?? '';
}
