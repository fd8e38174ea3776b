/** 6.0 What a side can do with its action points: one leader or several to a place, a unit alone; each with what it comes to. */
import {
  type Block,
  blocksOf,
  capacityOf,
  enemyOfSide,
  followersOf,
  groupLimit,
  isCanada,
  isFootOrGun,
  isHeavyGun,
  isInfantry,
  isLeader,
  isPlace,
  isUnit,
  leadersOf,
  opensOn,
  PLACE_COUNT,
  rateOf,
  roadKind,
  type Side,
  type Spot,
  type State,
  stepsFrom,
  suppliedWithout,
  wayBetween,
} from '../../engine/campaign/index';
import { copyOf, type Position, step } from './position';
import type { Eye } from './score';
import { FIGHTS } from './worth';

/** A leader with his men, or a unit alone, to a neighbouring place and perhaps one farther on. */
export interface March {
  readonly mover: Block;
  readonly blocks: readonly Block[];
  readonly path: readonly Spot[];
}

export interface Operation {
  readonly marches: readonly March[];
  readonly price: number;
  readonly position: Position;
}

/** What a mover can be sure of: every place with enemy blocks is closed to him and cuts his line. */
export interface Field {
  readonly state: State;
  readonly side: Side;
  readonly position: Position;
  readonly enemies: Uint8Array;
  readonly supplied: Uint8Array;
  readonly points: number;
}

export function fieldOf({ side, state }: Eye, position: Position): Field {
  const enemies = new Uint8Array(PLACE_COUNT);
  for (const block of blocksOf(enemyOfSide(side))) {
    const spot = state.at[block] ?? -1;
    if (isPlace(spot)) enemies[spot] = 1;
  }
  return {
    state,
    side,
    position,
    enemies,
    supplied: suppliedWithout(side, enemies),
    points: state.ap[side],
  };
}

const priceAt = ({ supplied }: Field, spot: Spot): number => (!isPlace(spot) || supplied[spot] === 1 ? 1 : 2);

function mayBegin({ enemies, state }: Field, block: Block): boolean {
  const spot = state.at[block] ?? -1;
  if (state.moved[block]) return false;
  if (isPlace(spot)) return enemies[spot] === 0;
  return isCanada(spot) && state.turn >= opensOn(spot);
}

/** Nobody stands between the first step and the last. */
export const isWayFree = ({ path }: March, { enemies }: Field): boolean =>
  path.slice(0, -1).every((place) => enemies[place] === 0);

/** Ways of one step, and of two where the first place is free. */
function pathsOf({ enemies, state }: Field, start: Spot, rate: number, isHeavy: boolean): Spot[][] {
  const isOpen = (from: Spot, to: Spot) => {
    const road = wayBetween(from, to) ?? -1;
    return roomOn(state, road) > 0 && !(isHeavy && roadKind(road) === 'brown');
  };
  const found: Spot[][] = [];
  for (const to of stepsFrom(start)) {
    if (!isOpen(start, to)) continue;
    found.push([to]);
    if (rate < 2 || enemies[to]) continue;
    for (const on of stepsFrom(to)) if (on !== start && isOpen(to, on)) found.push([to, on]);
  }
  return found;
}

const roomOn = (state: State, road: number): number =>
  road < 0 ? Infinity : capacityOf(road) - (state.used[road] ?? 0);

interface Way {
  readonly leader: Block;
  readonly path: readonly Spot[];
  readonly price: number;
}

/** How many leaders a joint move has at most, and how many men may be left behind. */
const TOGETHER = 4;
const LEFT = [0, 1, 2] as const;

/** Leaders to each place that they can reach: alone, in pairs, all together; with all their men, or leaving some. */
export function* groupMoves(field: Field, joins: boolean, garrisons: boolean): Generator<Operation> {
  const byGoal = new Map<Spot, Way[]>();
  for (const leader of leadersOf(field.side)) {
    if (!mayBegin(field, leader)) continue;
    const start = field.state.at[leader] ?? -1;
    const price = priceAt(field, start);
    if (price > field.points) continue;
    for (const path of pathsOf(field, start, rateOf(leader), false)) {
      const goal = path.at(-1) ?? -1;
      const ways = byGoal.get(goal) ?? [];
      // One way to a place is enough.
      if (!ways.some((way) => way.leader === leader)) ways.push({ leader, path, price });
      byGoal.set(goal, ways);
    }
  }
  for (const ways of byGoal.values())
    for (const some of joins ? subsets(ways) : ways.map((way) => [way]))
      for (const left of garrisons ? LEFT : [0]) {
        const operation = together(field, some, left);
        if (operation) yield operation;
      }
}

function subsets(ways: readonly Way[]): Way[][] {
  const found: Way[][] = [];
  const most = Math.min(ways.length, TOGETHER);
  for (let mask = 1; mask < 1 << most; mask++) found.push(ways.filter((_, i) => (mask >> i) & 1));
  return found;
}

/** Undefined where they cannot pay, or find nobody to take along to an enemy. */
function together(field: Field, ways: readonly Way[], left: number): Operation | undefined {
  const price = ways.reduce((sum, way) => sum + way.price, 0);
  if (price > field.points) return undefined;
  const position = copyOf(field.position);
  const taken = new Set<Block>(ways.map(({ leader }) => leader));
  const used = new Map<number, number>();
  const marches: March[] = [];
  let stayed = false;
  for (const [i, { leader, path }] of ways.entries()) {
    const isLast = !ways.slice(i + 1).some((way) => field.state.at[way.leader] === field.state.at[leader]);
    const blocks = companyOf(field, leader, path, taken, used, isLast ? left : 0);
    if (left > 0 && isLast && blocks.length > 0) stayed = true;
    const goal = path.at(-1) ?? -1;
    if (!blocks.some(isUnit) && field.enemies[goal]) return undefined;
    for (const block of blocks) taken.add(block);
    for (const to of path) step(position, [leader, ...blocks], to);
    marches.push({ mover: leader, blocks, path });
  }
  return left > 0 && !stayed ? undefined : { marches, price, position };
}

/** The strongest who may go along; where nobody is left behind, other leaders ride with them (K15). */
function companyOf(
  { position, state }: Field,
  leader: Block,
  path: readonly Spot[],
  taken: ReadonlySet<Block>,
  used: Map<number, number>,
  left: number,
): Block[] {
  const roads: number[] = [];
  let from = state.at[leader] ?? -1;
  for (const to of path) {
    roads.push(wayBetween(from, to) ?? -1);
    from = to;
  }
  const room = Math.min(...roads.map((road) => roomOn(state, road) - (used.get(road) ?? 0)));
  const isBrown = roads.some((road) => roadKind(road) === 'brown');
  const strength = (block: Block) => (position.sp[block] ?? 0) * (FIGHTS[block] ?? 0);
  const all = followersOf(state, leader).filter((block) => !taken.has(block));
  const units = all.filter(isUnit).sort((a, b) => strength(b) - strength(a) || a - b);
  const guards = units.filter(isInfantry).slice(-left || units.length);
  const fit = units.filter(
    (block) => !(isBrown && isHeavyGun(block)) && !(left > 0 && guards.includes(block)),
  );
  const going = fit.slice(0, Math.max(0, Math.min(groupLimit(leader), room)));
  for (const road of roads) used.set(road, (used.get(road) ?? 0) + going.length);
  return going.length === units.length ? [...going, ...all.filter(isLeader)] : going;
}

/** Units alone: one of each kind and strength in a place. */
export function* singleMoves(field: Field): Generator<Operation> {
  const seen = new Set<string>();
  for (const block of blocksOf(field.side)) {
    if (!isFootOrGun(block) || !mayBegin(field, block)) continue;
    const start = field.state.at[block] ?? -1;
    const price = priceAt(field, start);
    const key = `${start} ${FIGHTS[block]} ${field.position.sp[block]} ${rateOf(block)} ${isHeavyGun(block)}`;
    if (price > field.points || seen.has(key)) continue;
    seen.add(key);
    for (const path of pathsOf(field, start, rateOf(block), isHeavyGun(block))) {
      const position = copyOf(field.position);
      for (const to of path) step(position, [block], to);
      yield { marches: [{ mover: block, blocks: [], path }], price, position };
    }
  }
}
