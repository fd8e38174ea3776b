/** 3.8.2, 3.8.3 Where a unit of a broken formation may go. */
import type { Direction } from '../hexmap/grid';
import { type Hex, NO_HEX } from '../hexmap/hexId';
import { GRID, isLand } from './battlefield';
import type { Side } from './data/types';
import { combatUnitsOf, enemyOf, isGun, type Piece, sideOf, unitsOf } from './roster';
import { countUnits, leadersIn, STACKING_LIMIT, unitsIn } from './stacking';
import { hexOfPiece, isOnMap, type State } from './state';
import { type BoardReading, readBoard } from './zoc';

/** R89 toward the own edge: N, NE, NW for the British, S, SE, SW for the Americans; then half a step the other way. */
const TOWARD: Readonly<Record<Side, readonly Direction[]>> = { british: [0, 1, 5], american: [3, 2, 4] };
const SIDEWAYS: Readonly<Record<Side, readonly Direction[]>> = { british: [2, 4], american: [1, 5] };
/** R120 straight back, as the last choice. */
const BACK: Readonly<Record<Side, readonly Direction[]>> = { british: [3], american: [0] };

/** R85 the units that a break drives back: those of the formation in an enemy ZOC. */
export function drivenBack(state: State, formation: number): Piece[] {
  const [first] = unitsOf(formation);
  if (first === undefined) return [];
  const zoc = readBoard(state).zoc[enemyOf(sideOf(first))];
  return unitsOf(formation).filter((unit) => isOnMap(state, unit) && zoc[hexOfPiece(state, unit)] !== 0);
}

/** R89, R91, R120 the hexes that a unit may retreat to, all of the best kind there is; none means surrender. */
export function retreatHexes(
  state: State,
  unit: Piece,
): { readonly hexes: readonly Hex[]; readonly displacing: boolean } {
  const side = sideOf(unit);
  const toward = stepsFrom(state, unit, TOWARD[side]);
  const all = [...toward, ...stepsFrom(state, unit, SIDEWAYS[side])];
  const vacant = (hex: Hex) => countUnits(state, hex, side) === 0;
  const roomy = (hex: Hex) => countUnits(state, hex, side) < STACKING_LIMIT;
  for (const choice of [toward.filter(vacant), all.filter(vacant), all.filter(roomy)])
    if (choice.length > 0) return { hexes: choice, displacing: false };
  // R90 a full hex, if somebody there can make room
  const makingRoom = all.filter((hex) =>
    unitsIn(state, hex).some((other) => displacementHexes(state, other).length > 0),
  );
  if (makingRoom.length > 0) return { hexes: makingRoom, displacing: true };
  return { hexes: stepsFrom(state, unit, BACK[side]).filter(vacant), displacing: false };
}

/** R90, R121 where a unit can be pushed: one hex, outside enemy ZOCs, vacant or else with room; it does not push on. */
export function displacementHexes(state: State, unit: Piece): Hex[] {
  const side = sideOf(unit);
  const open = stepsFrom(state, unit, [0, 1, 2, 3, 4, 5]).filter(
    (hex) => countUnits(state, hex, side) < STACKING_LIMIT,
  );
  const vacant = open.filter((hex) => countUnits(state, hex, side) === 0);
  return vacant.length > 0 ? vacant : open;
}

/** Does every step toward the own edge lead off the map? */
export function isAtOwnEdge(state: State, unit: Piece): boolean {
  const here = hexOfPiece(state, unit);
  return TOWARD[sideOf(unit)].every((direction) => {
    const next = GRID.neighbour(here, direction);
    return next === NO_HEX || !isLand(next);
  });
}

/** Where the enemies of a side stand, each hex once. */
export function enemyHexes(state: State, side: Side): Hex[] {
  const hexes: Hex[] = [];
  for (const unit of combatUnitsOf(enemyOf(side))) {
    const hex = hexOfPiece(state, unit);
    if (hex > 0 && !hexes.includes(hex)) hexes.push(hex);
  }
  return hexes;
}

export function distanceTo(hexes: readonly Hex[], from: Hex): number {
  let least = Infinity;
  for (const hex of hexes) least = Math.min(least, GRID.distance(from, hex));
  return least;
}

/** How far south a hex lies, in half rows: even columns sit half a hex lower. */
export const southing = (hex: Hex): number => (hex % 100) * 2 + (Math.floor(hex / 100) % 2 === 0 ? 1 : 0);

export const isTowardEdge = (side: Side, from: Hex, to: Hex): boolean =>
  side === 'british' ? southing(to) < southing(from) : southing(to) > southing(from);

/** Neighbouring land without enemy units and outside their ZOCs; a gun does not enter a hex of enemy leaders (R24). */
function stepsFrom(state: State, unit: Piece, directions: readonly Direction[]): Hex[] {
  const side = sideOf(unit);
  const board = readBoard(state);
  return directions
    .map((direction) => GRID.neighbour(hexOfPiece(state, unit), direction))
    .filter((hex) => hex !== NO_HEX && isLand(hex) && isSafe(board, hex, side))
    .filter((hex) => !isGun(unit) || leadersIn(state, hex, enemyOf(side)).length === 0);
}

const isSafe = (board: BoardReading, hex: Hex, side: Side): boolean =>
  board.units[enemyOf(side)][hex] === 0 && board.zoc[enemyOf(side)][hex] === 0;
