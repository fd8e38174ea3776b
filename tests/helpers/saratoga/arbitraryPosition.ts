/** Positions by chance: both armies close together, so that ZOCs, full hexes and leaders alone come up often. */
import fc from 'fast-check';
import { counterOf, COUNTERS, isUnit } from '../../../src/engine/saratoga/data/counters';
import {
  BATTLES,
  type Battle,
  FORMATIONS,
  type FormationId,
  type Side,
  SIDES,
} from '../../../src/engine/saratoga/data/types';
import { OPTIONS, type Options } from '../../../src/engine/saratoga/options';
import { knownPiece } from '../../../src/engine/saratoga/roster';
import type { State } from '../../../src/engine/saratoga/state';
import { allHexes, halfRowsSouth, hexesApart, isLandHex } from '../../oracles/zoc';
import { position } from './position';

/** What the helper `position` takes, so that a counterexample can be pasted into a test of its own, and a little more. */
export interface Sketch {
  readonly battle: Battle;
  readonly options: Options;
  readonly phasing: Side;
  readonly at: Readonly<Record<string, string>>;
  readonly idle: string;
  readonly outOfCommand: string;
  readonly hits: Readonly<Record<string, number>>;
  readonly broken: readonly FormationId[];
  readonly lost: string;
  readonly exited: string;
  /** Halves of movement points spent, and those who have finished moving. */
  readonly spent: Readonly<Record<string, number>>;
  readonly done: string;
}

export const anyOptions: fc.Arbitrary<Options> = fc.record({
  returnFire: fc.constantFrom(...OPTIONS.returnFire),
  defensiveGuns: fc.constantFrom(...OPTIONS.defensiveGuns),
  wingCommand: fc.constantFrom(...OPTIONS.wingCommand),
  losHeight: fc.constantFrom(...OPTIONS.losHeight),
  edgeOfMap: fc.constantFrom(...OPTIONS.edgeOfMap),
  victorySteps: fc.constantFrom(...OPTIONS.victorySteps),
});

/** A few hexes of each side draw counters, so that leaders and full stacks come together. */
const RALLYING = 3;

const UNIT_IDS = COUNTERS.filter(isUnit).map((counter) => counter.id);
const LEADER_IDS = COUNTERS.filter((counter) => !isUnit(counter)).map((counter) => counter.id);

export const LAND: readonly number[] = allHexes().filter(isLandHex);
export const anyLandHex: fc.Arbitrary<number> = fc.constantFrom(...LAND);

export const anySketch: fc.Arbitrary<Sketch> = anyDrawn(40).map(sketch);

/** Two units and two leaders of the phasing side in one hex, where enough were drawn, and some others around them. */
export const anyStackSketch: fc.Arbitrary<Sketch> = anyDrawn(16).map((drawn) =>
  sketch({ ...drawn, radius: 2, draws: gathered(drawn) }),
);

/** The position on the table, in the phase that the test is about. */
export function lay(
  { spent, done, ...given }: Sketch,
  phase: Parameters<typeof position>[0]['phase'] = 'movement',
): State {
  const state = position({ ...given, phase });
  for (const [id, points] of Object.entries(spent)) state.spent[knownPiece(id)] = points;
  for (const id of done.split(' ').filter(Boolean)) state.done[knownPiece(id)] = true;
  return state;
}

interface Draw {
  readonly id: string;
  readonly place: number;
  readonly inMiddle?: boolean;
  readonly hits: number;
  readonly standing: 'active' | 'idle' | 'outOfCommand';
  readonly spent: number;
  readonly done: boolean;
  readonly gone: 'lost' | 'exited' | 'absent';
}

interface Drawn {
  readonly battle: Battle;
  readonly options: Options;
  readonly phasing: Side;
  readonly middle: number;
  readonly radius: number;
  /** Who stands in the north, toward the other side in the middle; nobody if all are mixed up. */
  readonly north: Side | undefined;
  readonly broken: readonly FormationId[];
  readonly draws: readonly Draw[];
}

function anyDrawn(most: number): fc.Arbitrary<Drawn> {
  return fc.record({
    battle: fc.constantFrom(...BATTLES),
    options: anyOptions,
    phasing: fc.constantFrom(...SIDES),
    middle: anyLandHex,
    radius: fc.constantFrom(1, 2, 2, 3, 3, 4),
    north: fc.constantFrom(...SIDES, undefined),
    broken: fc.oneof(fc.constant([]), fc.subarray([...FORMATIONS])),
    draws: fc.uniqueArray(anyDraw(), {
      selector: (draw) => draw.id,
      minLength: 2,
      maxLength: most,
      size: 'max',
    }),
  });
}

function anyDraw(): fc.Arbitrary<Draw> {
  return fc.record({
    id: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...UNIT_IDS) },
      { weight: 1, arbitrary: fc.constantFrom(...LEADER_IDS) },
    ),
    place: fc.oneof(
      { weight: 1, arbitrary: fc.nat({ max: RALLYING - 1 }) },
      { weight: 2, arbitrary: fc.nat({ max: 999 }) },
    ),
    hits: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
    standing: fc.constantFrom('active', 'active', 'active', 'idle', 'outOfCommand'),
    spent: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 12 }) }),
    done: fc.constantFrom(false, false, false, false, true),
    gone: fc.constantFrom('lost', 'exited', 'absent'),
  });
}

/** Each counter goes to its place or near it, if it may stand there; else it is out of the game in some way. */
function sketch(drawn: Drawn): Sketch {
  const { middle, radius, north, draws, ...given } = drawn;
  const area = LAND.filter((hex) => hexesApart(middle, hex) <= radius).sort(
    (a, b) => halfRowsSouth(a) - halfRowsSouth(b),
  );
  const part = Math.ceil(area.length * 0.6);
  const areaOf = (side: Side) =>
    north === undefined ? area : side === north ? area.slice(0, part) : area.slice(-part);
  const stacks = new Map<number, string[]>();
  const gone: Record<Draw['gone'], string[]> = { lost: [], exited: [], absent: [] };
  const onMap: Draw[] = [];
  for (const draw of draws) {
    const counter = counterOf(draw.id);
    if (isUnit(counter) && !counter.battles.includes(given.battle)) continue;
    const hexes = areaOf(counter.side);
    const spot =
      draw.place < RALLYING ? Math.floor(((draw.place + 0.5) / RALLYING) * hexes.length) : draw.place;
    const hex = [0, 1, 2]
      .map((beside) => (draw.inMiddle ? middle : (hexes[(spot + beside) % hexes.length] ?? middle)))
      .find((one) => mayStand(draw.id, stacks.get(one) ?? []));
    if (hex !== undefined) {
      stacks.set(hex, [...(stacks.get(hex) ?? []), draw.id]);
      onMap.push(draw);
    } else if (draw.gone !== 'exited' || (counter.side === 'british' && isUnit(counter)))
      gone[draw.gone].push(draw.id);
  }
  const ids = (some: readonly Draw[]) => some.map((draw) => draw.id).join(' ');
  return {
    ...given,
    at: Object.fromEntries(
      [...stacks].map(([hex, stack]) => [String(hex).padStart(4, '0'), stack.join(' ')]),
    ),
    idle: ids(onMap.filter((draw) => draw.standing === 'idle')),
    outOfCommand: ids(onMap.filter((draw) => draw.standing === 'outOfCommand')),
    hits: Object.fromEntries(
      draws.filter((draw) => draw.hits > 0 && isUnit(counterOf(draw.id))).map((draw) => [draw.id, draw.hits]),
    ),
    lost: gone.lost.join(' '),
    exited: gone.exited.join(' '),
    spent: Object.fromEntries(onMap.filter((draw) => draw.spent > 0).map((draw) => [draw.id, draw.spent])),
    done: ids(onMap.filter((draw) => draw.done)),
  };
}

function gathered({ battle, phasing, draws }: Drawn): Draw[] {
  const own = draws.filter(({ id }) => {
    const counter = counterOf(id);
    return counter.side === phasing && (!isUnit(counter) || counter.battles.includes(battle));
  });
  const units = own.filter(({ id }) => isUnit(counterOf(id))).slice(0, 2);
  const leaders = own.filter(({ id }) => !isUnit(counterOf(id))).slice(0, 2);
  const stack = [...units, ...leaders];
  return [
    ...stack.map((draw) => ({ ...draw, inMiddle: true })),
    ...draws.filter((draw) => !stack.includes(draw)),
  ];
}

/** 3.1.1, 6.4 with friends only, and two units at most. */
function mayStand(id: string, stack: readonly string[]): boolean {
  const counter = counterOf(id);
  const there = stack.map(counterOf);
  const room = !isUnit(counter) || there.filter(isUnit).length < 2;
  return room && there.every((other) => other.side === counter.side);
}
