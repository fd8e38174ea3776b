/** 3.8.3 A slow second opinion on retreats, from R85, R89-R91 and the raw data. */
import { COUNTERS } from '../../src/engine/saratoga/data/counters';
import type { FormationId } from '../../src/engine/saratoga/data/types';
import type { State } from '../../src/engine/saratoga/state';
import {
  columnOf,
  halfRowsSouth,
  isLandHex,
  leadersStanding,
  neighboursOf,
  otherSide,
  type Standing,
  standing,
  unitsStanding,
  zocHexes,
} from './zoc';

/** R85 the units of a formation that stand in an enemy ZOC. */
export const unitsDrivenBack = (state: State, formation: FormationId): Standing[] =>
  standing(state).filter((counter) => {
    const data = COUNTERS[counter.piece];
    if (!data || counter.kind === 'leader' || !('formation' in data) || data.formation !== formation)
      return false;
    return zocHexes(state, otherSide(counter.side)).has(counter.hex);
  });

/** The hexes of the first kind in the list of R89 that there is; `pushing` if somebody there has to make room (R90). */
export function retreatsOf(state: State, unit: Standing): { hexes: number[]; pushing: boolean } {
  const open = openHexes(state, unit);
  const toward = open.filter((hex) =>
    unit.side === 'british'
      ? halfRowsSouth(hex) < halfRowsSouth(unit.hex)
      : halfRowsSouth(hex) > halfRowsSouth(unit.hex),
  );
  // Straight back toward the enemy's edge is the one hex of the other three in the same column.
  const sideways = open.filter((hex) => !toward.includes(hex) && columnOf(hex) !== columnOf(unit.hex));
  const friends = (hex: number) => unitsStanding(state, unit.side, hex);
  const kinds = [
    toward.filter((hex) => friends(hex).length === 0),
    sideways.filter((hex) => friends(hex).length === 0),
    [...toward, ...sideways].filter((hex) => friends(hex).length === 1),
  ];
  const best = kinds.find((kind) => kind.length > 0);
  if (best) return { hexes: best, pushing: false };
  const full = [...toward, ...sideways].filter((hex) =>
    friends(hex).some((friend) => roomFor(state, friend).length > 0),
  );
  if (full.length > 0) return { hexes: full, pushing: true };
  // R120 straight back, if nobody is there
  const back = open.filter((hex) => !toward.includes(hex) && columnOf(hex) === columnOf(unit.hex));
  return { hexes: back.filter((hex) => friends(hex).length === 0), pushing: false };
}

/** R90, R121 where a unit that is pushed can go: one hex, vacant or else with room, and nobody there is pushed on. */
export function roomFor(state: State, unit: Standing): number[] {
  const open = openHexes(state, unit);
  const friends = (hex: number) => unitsStanding(state, unit.side, hex).length;
  const vacant = open.filter((hex) => friends(hex) === 0);
  return vacant.length > 0 ? vacant : open.filter((hex) => friends(hex) === 1);
}

/** R91 next to it on land, without enemy units and outside their ZOCs; R24 guns run nobody over. */
function openHexes(state: State, unit: Standing): number[] {
  const enemy = otherSide(unit.side);
  const zoc = zocHexes(state, enemy);
  return neighboursOf(unit.hex).filter(
    (hex) =>
      isLandHex(hex) &&
      !zoc.has(hex) &&
      unitsStanding(state, enemy, hex).length === 0 &&
      (unit.kind === 'infantry' || leadersStanding(state, enemy, hex).length === 0),
  );
}
