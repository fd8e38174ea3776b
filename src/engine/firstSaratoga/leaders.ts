/** 10.3 Leaders whom an enemy unit runs over go to the nearest friends. */
import { push } from '../kernel/frames';
import type { Hex } from '../hexmap/hexId';
import { fieldOf, leadersIn, readBoard } from './board';
import type { Event } from './events';
import { hexOfPiece, isOnMap, type State } from './state';
import type { Emit } from '../kernel/game';
import { passThrough } from './victory';
import { enemyOf, isUnit, type Piece, sideOf, type World } from './world';

/** Counters come into a hex together; true where that ends the game. */
export function enterHex(
  world: World,
  state: State,
  pieces: readonly Piece[],
  hex: Hex,
  emit: Emit<Event>,
): boolean {
  for (const piece of pieces) state.at[piece] = hex;
  const unit = pieces.find((piece) => isUnit(world, piece));
  if (unit === undefined) return false;
  if (passThrough(world, state, unit, hex, emit)) return true;
  const enemy = enemyOf(sideOf(world, unit));
  const board = readBoard(world, state);
  if (fieldOf(board, enemy).ownLeaders[hex] !== 0)
    push(state, { kind: 'relocation', side: enemy, hex, leaders: [...leadersIn(world, board, hex, enemy)] });
  return false;
}

/** 8.11 every leader in a hex that takes part in an attack, the attacker's first. */
export function leadersAtRisk(
  world: World,
  state: State,
  { hex, units }: { readonly hex: Hex; readonly units: readonly Piece[] },
): readonly Piece[] {
  const board = readBoard(world, state);
  const side = sideOf(world, units[0] ?? -1);
  const hexes = [...new Set(units.map((unit) => hexOfPiece(state, unit)))].sort((a, b) => a - b);
  const own = hexes.flatMap((from) => leadersIn(world, board, from, side));
  return [...own, ...leadersIn(world, board, hex, enemyOf(side))];
}

/** The hexes of the nearest friendly units, within the distance of the chart; none where he is captured. */
export function refugesOf(world: World, state: State, leader: Piece): readonly Hex[] {
  const from = hexOfPiece(state, leader);
  let nearest = world.scenario.charts.flight;
  let hexes: Hex[] = [];
  for (const piece of world.piecesOf[sideOf(world, leader)]) {
    if (world.isLeader[piece] || !isOnMap(state, piece)) continue;
    const hex = hexOfPiece(state, piece);
    const distance = world.grid.distance(from, hex);
    if (distance > nearest) continue;
    if (distance < nearest) [nearest, hexes] = [distance, []];
    if (!hexes.includes(hex)) hexes.push(hex);
  }
  return hexes.sort((a, b) => a - b);
}
