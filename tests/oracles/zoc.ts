/** 3.2 A slow second opinion on zones of control, from the raw data: the printed map and the list of counters. */
import { COUNTERS } from '../../src/engine/saratoga/data/counters';
import { MAP } from '../../src/engine/saratoga/data/map';
import type { Side } from '../../src/engine/saratoga/data/types';
import type { State } from '../../src/engine/saratoga/state';

/** A counter on the map. */
export interface Standing {
  readonly piece: number;
  readonly id: string;
  readonly side: Side;
  readonly kind: 'infantry' | 'artillery' | 'leader';
  readonly hex: number;
}

export function standing(state: State): Standing[] {
  return COUNTERS.flatMap((counter, piece) => {
    const hex = state.at[piece] ?? 0;
    const kind = counter.kind === 'infantry' || counter.kind === 'artillery' ? counter.kind : 'leader';
    return hex > 0 ? [{ piece, id: counter.id, side: counter.side, kind, hex }] : [];
  });
}

/** The combat units of a side (3.6), in a hex or anywhere. */
export const unitsStanding = (state: State, side: Side, hex?: number): Standing[] =>
  standing(state).filter(
    (counter) =>
      counter.kind !== 'leader' && counter.side === side && (hex === undefined || counter.hex === hex),
  );

export const leadersStanding = (state: State, side: Side, hex: number): Standing[] =>
  standing(state).filter(
    (counter) => counter.kind === 'leader' && counter.side === side && counter.hex === hex,
  );

/** 3.2.1 units and not leaders, whatever they have lost; 3.2.3 six hexes but for those across a river or stream. */
export function zocHexes(state: State, side: Side): Set<number> {
  const controlled = new Set<number>();
  for (const unit of unitsStanding(state, side))
    for (const hex of neighboursOf(unit.hex))
      if (isLandHex(hex) && !isStreamBetween(unit.hex, hex)) controlled.add(hex);
  return controlled;
}

/** 7.1, R33 the hexes next to a unit of the side, across streams too. */
export const hexesBesideUnits = (state: State, side: Side): Set<number> =>
  new Set(unitsStanding(state, side).flatMap((unit) => neighboursOf(unit.hex)));

/** The up to six hexes of the sheet whose centres are one hex away. */
export function neighboursOf(hex: number): number[] {
  const known = NEIGHBOURS.get(hex);
  if (known) return known;
  const list = allHexes().filter((other) => hexesApart(hex, other) === 1);
  NEIGHBOURS.set(hex, list);
  return list;
}

/** 2.2.5 columns cost a hex each and bring half a hex up or down for nothing. */
export function hexesApart(a: number, b: number): number {
  const columns = Math.abs(columnOf(a) - columnOf(b));
  return columns + Math.max(0, Math.abs(halfRowsSouth(a) - halfRowsSouth(b)) - columns) / 2;
}

/** How far south a hex lies: even columns stand half a hex lower. */
export const halfRowsSouth = (hex: number): number => 2 * (hex % 100) + (columnOf(hex) % 2 === 0 ? 1 : 0);

export const columnOf = (hex: number): number => Math.floor(hex / 100);

/** 'w3' and the like; '~~' for the river, '..' beyond it. */
export function groundOf(hex: number): string {
  if (hex % 100 < 1 || hex % 100 > MAP.rows) return '..';
  const line = LINES[(hex % 100) - 1] ?? [];
  return line[columnOf(hex)] ?? '..';
}

export const isLandHex = (hex: number): boolean => /[123]/.test(groundOf(hex)) && columnOf(hex) > 0;

export const isStreamBetween = (a: number, b: number): boolean =>
  STREAMS.has(`${printed(a)}/${printed(b)}`) || STREAMS.has(`${printed(b)}/${printed(a)}`);

/** 6.3 one after the other on the same road. */
export const isRoadBetween = (a: number, b: number): boolean =>
  ROADS.has(`${printed(a)}/${printed(b)}`) || ROADS.has(`${printed(b)}/${printed(a)}`);

export const allHexes = (): number[] =>
  Array.from({ length: MAP.columns }, (_, c) =>
    Array.from({ length: MAP.rows }, (__, r) => (c + 1) * 100 + r + 1),
  ).flat();

export const otherSide = (side: Side): Side => (side === 'british' ? 'american' : 'british');

const printed = (hex: number): string => String(hex).padStart(4, '0');

const NEIGHBOURS = new Map<number, number[]>();
/** The first word of a line is its row, so that columns count from 1. */
const LINES = MAP.ground
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const STREAMS = new Set(MAP.streams.flatMap((stream) => stream.course));
const ROADS = new Set(
  MAP.roads.flatMap(({ path }) => path.slice(1).map((hex, i) => `${path[i] ?? ''}/${hex}`)),
);
