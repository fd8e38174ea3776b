/** 8.9, M64 Retreat: the ways by which a unit can go back, and what becomes of one that finds none. */
import type { Hex } from '../hexmap/hexId';
import { type Board, fieldOf } from './board';
import { fitsIn } from './stacking';
import { hexOfPiece, isReduced, type State } from './state';
import { isGarrison } from './values';
import { NO_PATH, type Piece, sideOf, type World } from './world';

export type Path = readonly Hex[];

export interface Fate {
  /** 15.6 a garrison gun, or captured; lost by its rout; goes back safely; routs along an unsafe way. */
  readonly kind: 'garrison' | 'captured' | 'lost' | 'safe' | 'unsafe';
  readonly paths: readonly Path[];
}

/** What a unit that must go back can do now. `routs`: it routs already; `wasShaken`: disrupted before this result. */
export function fateOf(
  world: World,
  state: State,
  board: Board,
  unit: Piece,
  routs: boolean,
  wasShaken: boolean,
): Fate {
  if (isGarrison(world, unit)) return { kind: 'garrison', paths: [] };
  const all = pathsOf(world, state, board, unit);
  const safe = all.filter((path) => isSafe(world, board, unit, path));
  // M64 a rout goes as far as it can; a plain retreat as far as its owner likes
  if (safe.length > 0) return { kind: 'safe', paths: routs ? longest(safe) : safe };
  if (all.length === 0) return { kind: 'captured', paths: [] };
  if (!routs && isLostByRout(world, state, unit, wasShaken)) return { kind: 'lost', paths: [] };
  return { kind: 'unsafe', paths: longest(all) };
}

/** 8.5, 15.4 units disrupted before this result, and reduced militia and irregulars. */
export const isLostByRout = (world: World, state: State, unit: Piece, wasShaken: boolean): boolean =>
  wasShaken || (world.isMilitia[unit] === true && isReduced(world, state, unit));

/** Hex by hex, each one farther from where it began, up to the limit, with room at the end. */
export function pathsOf(world: World, state: State, board: Board, unit: Piece): readonly Path[] {
  const start = hexOfPiece(state, unit);
  const found: Path[] = [];
  const alone = [unit];
  const go = (path: Path, from: Hex): void => {
    for (const to of world.grid.neighbours(from)) {
      if (world.grid.distance(start, to) !== path.length + 1) continue;
      if (!canEnter(world, board, unit, from, to)) continue;
      const longer = [...path, to];
      if (fitsIn(world, board, alone, to)) found.push(longer);
      if (longer.length < world.scenario.charts.retreat) go(longer, to);
    }
  };
  go([], start);
  return found;
}

/** No enemy unit, no river, no guns in deep woods off the path. */
export function canEnter(world: World, board: Board, unit: Piece, from: Hex, to: Hex): boolean {
  if (world.land[to] !== 1 || fieldOf(board, sideOf(world, unit)).foes[to] !== 0) return false;
  if (!world.isGun[unit] || world.deep[to] !== 1) return true;
  const direction = world.grid.directionTo(from, to);
  return direction !== -1 && world.path[from * 6 + direction] !== NO_PATH;
}

/** 5.6 a hex in an enemy ZOC is unsafe unless a friendly unit is there. */
export function isSafe(world: World, board: Board, unit: Piece, path: Path): boolean {
  const { zoc, own } = fieldOf(board, sideOf(world, unit));
  return path.every((hex) => zoc[hex] === 0 || own[hex] !== 0);
}

export function crossesCreek(world: World, from: Hex, to: Hex): boolean {
  const direction = world.grid.directionTo(from, to);
  return direction !== -1 && world.ford[from * 6 + direction] === 1;
}

function longest(paths: readonly Path[]): readonly Path[] {
  const most = Math.max(...paths.map((path) => path.length));
  return paths.filter((path) => path.length === most);
}
