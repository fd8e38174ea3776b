/** 7.1 What a side could strike with as it stands: the best blow at each enemy hex, and what all of them together promise. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  barToAttacking,
  type Board,
  columnOf,
  defendersIn,
  fieldOf,
  type Fight,
  hexOfPiece,
  isInfantry,
  isLight,
  isOnMap,
  isUnit,
  moraleOf,
  type Piece,
  readBoard,
  type Side,
  type State,
  sumsOf,
  defenderMorale,
  unitFace,
  type World,
} from '../../engine/firstSaratoga/index';
import { blowWorth, chancesOf } from './blow';
import { prizeOf } from './prize';

export interface Strike {
  readonly hex: Hex;
  readonly units: readonly Piece[];
  readonly worth: number;
}

/** Every enemy hex that could be attacked now, each with the most that can join; of those that share a hex the best is struck first. */
export function strikesOf(world: World, state: State, side: Side): readonly Strike[] {
  const board = readBoard(world, state);
  const byHex = freeStacks(world, state, side);
  const targets = new Map<Hex, Hex[]>();
  const { foes } = fieldOf(board, side);
  for (const from of byHex.keys())
    for (const to of world.grid.neighbours(from))
      if (foes[to] !== 0) targets.set(to, [...(targets.get(to) ?? []), from]);
  const found: (Strike & { readonly from: readonly Hex[] })[] = [];
  for (const [hex, from] of targets) {
    const strike = bestOn(world, state, board, side, hex, from, byHex);
    if (strike) found.push({ ...strike, from });
  }
  found.sort((a, b) => b.worth - a.worth || a.hex - b.hex);
  const used = new Set<Hex>();
  return found.flatMap(({ from, ...strike }) => {
    if (!from.some((each) => used.has(each))) {
      for (const each of from) used.add(each);
      return [strike];
    }
    const left = from.filter((each) => !used.has(each));
    const again = left.length > 0 ? bestOn(world, state, board, side, strike.hex, left, byHex) : undefined;
    if (!again) return [];
    for (const each of left) used.add(each);
    return [again];
  });
}

function freeStacks(world: World, state: State, side: Side): Map<Hex, Piece[]> {
  const stacks = new Map<Hex, Piece[]>();
  for (const unit of world.piecesOf[side]) {
    if (!isUnit(world, unit) || !isOnMap(state, unit) || barToAttacking(world, state, unit)) continue;
    const hex = hexOfPiece(state, unit);
    const stack = stacks.get(hex);
    if (stack) stack.push(unit);
    else stacks.set(hex, [unit]);
  }
  return stacks;
}

/** The most that can join against one hex from these hexes, or its skirmishers if they do better. */
function bestOn(
  world: World,
  state: State,
  board: Board,
  side: Side,
  hex: Hex,
  from: readonly Hex[],
  byHex: ReadonlyMap<Hex, readonly Piece[]>,
): Strike | undefined {
  const units = from.flatMap((each) => pairOf(world, state, byHex.get(each) ?? []));
  const guns =
    world.deep[hex] === 1
      ? []
      : from.flatMap((each) =>
          (byHex.get(each) ?? []).filter((unit) => world.isGun[unit] && world.deep[each] !== 1),
        );
  const prize = prizeOf(world, state, side, hex);
  const strike =
    units.length > 0
      ? {
          hex,
          units: [...units, ...guns],
          worth: worthOf(world, state, board, side, hex, [...units, ...guns], prize),
        }
      : undefined;
  const hasLight = from.some((each) => byHex.get(each)?.some((unit) => isLight(world, state, unit, each)));
  // 15.3 a skirmish costs nothing, and mostly brings a little.
  if (hasLight && (strike?.worth ?? -1) < SKIRMISH) return { hex, units: [], worth: SKIRMISH };
  return strike;
}

const SKIRMISH = 0.12;

/** 7.4 the strongest unit of a hex with the strongest battalion beside it. */
export function pairOf(world: World, state: State, stack: readonly Piece[]): Piece[] {
  const foot = stack
    .filter((unit) => isInfantry(world, unit))
    .sort((a, b) => unitFace(world, state, b).cf - unitFace(world, state, a).cf || a - b);
  const [first] = foot;
  if (first === undefined) return [];
  const second = foot.slice(1).find((unit) => world.isBattalion[unit] || world.isBattalion[first]);
  return second === undefined ? [first] : [first, second];
}

/** A normal attack with these units, led by the one that does best. */
function worthOf(
  world: World,
  state: State,
  board: Board,
  side: Side,
  hex: Hex,
  units: readonly Piece[],
  prize: number,
): number {
  let best = -Infinity;
  for (const primary of units) {
    if (world.isGun[primary]) continue;
    let worst = Infinity;
    for (const defender of defendersIn(world, board, hex)) {
      const fight: Fight = { mode: 'normal', hex, units, primary, defender };
      const column = columnOf(world, sumsOf(world, state, board, fight).difference);
      const chances = chancesOf(
        world,
        column,
        moraleOf(world, state, board, primary).total,
        defenderMorale(world, state, board, fight).total,
      );
      worst = Math.min(
        worst,
        blowWorth(world, state, board, { side, hex, near: units, units, primary, defender, chances, prize }),
      );
    }
    best = Math.max(best, worst);
  }
  return best;
}
