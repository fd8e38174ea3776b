/** 14.0 What the ground says by itself, worked out once for each scenario: how far it is to what decides, and what halves. */
import { type Direction, EVERY_DIRECTION } from '../../engine/hexmap/grid';
import { type Hex, hexOf, NO_HEX } from '../../engine/hexmap/hexId';
import type { Side, World } from '../../engine/firstSaratoga/index';

export interface Ground {
  /** By hex, in points over open ground and paths, to the nearest place that decides for the side; `FAR` where none is. */
  readonly toGoal: Readonly<Record<Side, Float32Array>>;
  /** The same to the places that win at once. */
  readonly toHeart: Float32Array;
  readonly hearts: readonly Hex[];
  /** By hex * 6 + direction: how often infantry is halved that attacks over this side. */
  readonly halvings: Uint8Array;
}

export const FAR = 99;

export function groundOf(world: World): Ground {
  const known = GROUNDS.get(world);
  if (known) return known;
  const ground = read(world);
  GROUNDS.set(world, ground);
  return ground;
}

const GROUNDS = new WeakMap<World, Ground>();

function read(world: World): Ground {
  const { atOnce, flags } = world.scenario.victory;
  const hearts = atOnce.map(hexOf);
  const flagsOf = (side: Side) => flags.filter(({ wins }) => wins === side).map(({ hex }) => hexOf(hex));
  const halvings = new Uint8Array(world.size * 6);
  for (const hex of world.landHexes)
    for (const direction of EVERY_DIRECTION)
      halvings[hex * 6 + direction] = halvedOver(world, hex, direction);
  return {
    toGoal: {
      british: distancesTo(world, [...hearts, ...flagsOf('british')]),
      colonial: distancesTo(world, flagsOf('colonial')),
    },
    toHeart: distancesTo(world, hearts),
    hearts,
    halvings,
  };
}

/** 1.3 works, creek, stream, woods. */
function halvedOver(world: World, from: Hex, direction: Direction): number {
  const to = world.grid.neighbour(from, direction);
  if (to === NO_HEX) return 0;
  const side = from * 6 + direction;
  const isDeep = world.deep[from] === 1 || world.deep[to] === 1;
  const isIntoWoods = world.light[to] === 1 && world.light[from] !== 1;
  return (
    (world.worksInto[side] ?? 0) +
    (world.creek[side] ?? 0) +
    (world.stream[from] === 1 || world.stream[to] === 1 ? 1 : 0) +
    (isDeep || isIntoWoods ? 1 : 0)
  );
}

/** What it costs to walk there, nobody being in the way. */
function distancesTo(world: World, goals: readonly Hex[]): Float32Array {
  const far = new Float32Array(world.size).fill(FAR);
  for (const goal of goals) far[goal] = 0;
  const queue = [...goals];
  for (const to of queue)
    for (const from of world.grid.neighbours(to)) {
      if (world.land[from] !== 1) continue;
      const direction = world.grid.directionTo(from, to);
      const there = (far[to] ?? FAR) + (direction === -1 ? FAR : priceOf(world, from, to, direction));
      if (there >= (far[from] ?? FAR)) continue;
      far[from] = there;
      queue.push(from);
    }
  return far;
}

function priceOf(world: World, from: Hex, to: Hex, direction: Direction): number {
  const { move } = world.scenario.charts;
  const side = from * 6 + direction;
  const path = world.path[side] ?? 0;
  if (path > 0) return path === 1 ? move.road : move.track;
  // 4.7 a creek takes a whole turn, and who comes into deep woods stops
  if (world.ford[side] === 1) return CREEK;
  const stream = world.stream[to] === 1 ? move.stream : 0;
  const works = world.worksInto[side] === 1 ? move.works : 0;
  return move.clear + stream + works + (world.deep[to] === 1 ? DEEP : 0);
}

const CREEK = 4;
const DEEP = 1;
