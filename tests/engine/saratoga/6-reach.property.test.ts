/** 6.0 Movement in positions by chance: costs, bars and reach against paths that are tried one by one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/saratoga/actions';
import { FORMATIONS } from '../../../src/engine/saratoga/data/types';
import { actions, check, decision } from '../../../src/engine/saratoga/game';
import {
  COMBAT_ALLOWANCE,
  destinations,
  groupPoints,
  hasMinimumMove,
  makeGroup,
  reachOf,
  walkAlong,
} from '../../../src/engine/saratoga/movement';
import type { Hex } from '../../../src/engine/hexmap/hexId';
import { knownPiece } from '../../../src/engine/saratoga/roster';
import type { State } from '../../../src/engine/saratoga/state';
import { readBoard } from '../../../src/engine/saratoga/zoc';
import {
  anyLandHex,
  anySketch,
  anyStackSketch,
  lay,
  type Sketch,
} from '../../helpers/saratoga/arbitraryPosition';
import {
  cheapestWays,
  COMBAT_POINTS,
  follow,
  isOfBrokenFormation,
  mayGoOneHex,
  type Party,
  partyOf,
  pointsOf,
  reasonsAgainstCombatMove,
  withdrawalEnds,
} from '../../oracles/reach';
import { neighboursOf, type Standing, standing } from '../../oracles/zoc';

/** Which stack moves, and which of its counters. */
const anyChoice = fc.record({ stack: fc.nat({ max: 99 }), some: fc.nat({ max: 255 }) });
type Choice = typeof anyChoice extends fc.Arbitrary<infer T> ? T : never;

/** Mostly from hex to hex, at times a jump. */
const anySteps = fc.array(
  fc.oneof({ weight: 40, arbitrary: fc.nat({ max: 5 }) }, { weight: 1, arbitrary: anyLandHex }),
  { minLength: 1, maxLength: 6 },
);

function chosen(state: State, { phasing }: Sketch, { stack, some }: Choice): string[] {
  const own = standing(state).filter((counter) => counter.side === phasing);
  const hexes = [...new Set(own.map((counter) => counter.hex))];
  const there = own.filter((counter) => counter.hex === hexes[stack % hexes.length]).map(({ id }) => id);
  const part = there.filter((_, i) => ((some >> i) & 1) === 1);
  return part.length > 0 ? part : there;
}

function pathFrom(hex: number, steps: readonly number[]): number[] {
  const path: number[] = [];
  for (const step of steps) {
    const next = neighboursOf(path.at(-1) ?? hex);
    path.push(step < 6 ? (next[step % next.length] ?? hex) : step);
  }
  return path;
}

/** A position with a stack of the phasing side in it. */
function withStack(sketch: Sketch, choice: Choice, phase: 'movement' | 'combatMovement' = 'movement') {
  const state = lay(sketch, phase);
  const ids = chosen(state, sketch, choice);
  fc.pre(ids.length > 0);
  return { state, ids, party: partyOf(state, ids), group: makeGroup(state, ids.map(knownPiece)) };
}

describe('6.2-6.5, 3.1.2, 3.2.4, 3.5, 5.1, TEC, R3-R6, R15-R18, R21, R22, R24, R31-R37 reach', () => {
  it('3.1.3, 3.7 the points of a stack, and whether 6.5 still holds for it', () => {
    fc.assert(
      fc.property(anySketch, anyChoice, (sketch, choice) => {
        const { state, party, group } = withStack(sketch, choice);
        expect(groupPoints(state, group)).toBe(pointsOf(party));
        expect(hasMinimumMove(state, group)).toBe(mayGoOneHex(party));
      }),
      { numRuns: 100 },
    );
  });

  it('every hex that can be reached is, at its cheapest cost, and no other', () => {
    fc.assert(
      fc.property(anySketch, anyChoice, (sketch, choice) => {
        const { state, party, group } = withStack(sketch, choice);
        const points = pointsOf(party);
        const minimum = mayGoOneHex(party);
        const found = destinations(readBoard(state), group, points, minimum);
        expect(costs(found.map(({ hex, cost }) => [hex, cost]))).toEqual(
          costs([...cheapestWays(party, points, minimum)].map(([hex, { cost }]) => [hex, cost])),
        );
        // Each path that the engine shows is one, and costs what it says.
        for (const { cost, path, hex } of found) {
          expect(follow(party, path, points, minimum)).toEqual({ cost, reasons: [] });
          expect(path.at(-1)).toBe(hex);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('6.5, R21, R22 guns out of command that have not moved may go one hex, whatever it costs', () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        const outOfCommand = Object.values(sketch.at).join(' ');
        const state = lay({ ...sketch, outOfCommand, spent: {} });
        for (const gun of standing(state).filter(({ kind }) => kind === 'artillery')) {
          const party = partyOf(state, [gun.id]);
          const group = makeGroup(state, [gun.piece]);
          const found = destinations(readBoard(state), group, pointsOf(party), true);
          expect(costs(found.map(({ hex, cost }) => [hex, cost]))).toEqual(
            costs([...cheapestWays(party, pointsOf(party), true)].map(([hex, { cost }]) => [hex, cost])),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it('R55 the same with three points and no minimum move', () => {
    fc.assert(
      fc.property(anySketch, anyChoice, (sketch, choice) => {
        const { state, party, group } = withStack(sketch, choice);
        const found = reachOf(readBoard(state), group, COMBAT_ALLOWANCE);
        const ways = cheapestWays(party, COMBAT_POINTS, false);
        expect(costs(found.hexes.slice(1).map((hex) => [hex, found.costs[hex] ?? -1]))).toEqual(
          costs([...ways].map(([hex, { cost }]) => [hex, cost])),
        );
      }),
      { numRuns: 80 },
    );
  });

  it('a path by chance costs the same or ends for one of the same reasons', () => {
    fc.assert(
      fc.property(anySketch, anyChoice, anySteps, (sketch, choice, steps) => {
        const { state, party, group } = withStack(sketch, choice);
        const path = pathFrom(party.from, steps);
        const points = pointsOf(party);
        const minimum = mayGoOneHex(party);
        const { cost, reasons } = follow(party, path, points, minimum);
        const way = walkAlong(readBoard(state), group, path as Hex[], points, minimum);
        expect(reasons.length > 0 ? reasons : [cost]).toContain(way.bar ?? way.cost);
      }),
      { numRuns: 200 },
    );
  });
});

describe('6.0 a move that is asked for', () => {
  it('is allowed where the path is, and else refused for one of the reasons', () => {
    fc.assert(
      fc.property(anySketch, anyChoice, anySteps, (sketch, choice, steps) => {
        const { state, ids, party } = withStack(sketch, choice);
        fc.pre(!party.units.some((unit) => isOfBrokenFormation(state, unit)));
        const path = pathFrom(party.from, steps);
        const reasons = [...follow(party, path, pointsOf(party), mayGoOneHex(party)).reasons];
        // R128 who has finished in an enemy ZOC was stopped by it
        if (party.counters.some(({ piece }) => state.done[piece]))
          reasons.push(party.zoc.has(party.from) ? 'stoppedByZoc' : 'finished');
        expectAnswer(state, { kind: 'move', counters: ids, path }, reasons);
      }),
      { numRuns: 200 },
    );
  });

  it('is allowed to every hex in reach by its cheapest path', () => {
    fc.assert(
      fc.property(anySketch, anyChoice, (sketch, choice) => {
        const { state, ids, party } = withStack(sketch, choice);
        fc.pre(!party.units.some((unit) => isOfBrokenFormation(state, unit)));
        fc.pre(!party.counters.some(({ piece }) => state.done[piece]));
        for (const { path } of cheapestWays(party, pointsOf(party), mayGoOneHex(party)).values())
          expectAnswer(state, { kind: 'move', counters: ids, path }, []);
      }),
      { numRuns: 60 },
    );
  });

  it('3.8.2, 3.8.3, R92 takes a broken unit only where it withdraws', () => {
    fc.assert(
      fc.property(anySketch, anyChoice, (sketch, choice) => {
        const { state, ids, party } = withStack({ ...sketch, broken: FORMATIONS, done: '' }, choice);
        fc.pre(party.units.length === 1 && party.units.some((unit) => isOfBrokenFormation(state, unit)));
        const ends = withdrawalEnds(party);
        for (const [hex, { path }] of cheapestWays(party, pointsOf(party), mayGoOneHex(party)))
          expectAnswer(
            state,
            { kind: 'move', counters: ids, path },
            ends.includes(hex) ? [] : ['mustWithdraw'],
          );
      }),
      { numRuns: 60 },
    );
  });

  it('7.0, R53-R56, R94 in the Combat Phase is allowed to three points and next to an enemy', () => {
    fc.assert(
      fc.property(anySketch, anyChoice, anySteps, (sketch, choice, steps) => {
        const { state, ids, party } = withStack(sketch, choice, 'combatMovement');
        fc.pre(decision(state)?.kind === 'combatMove');
        const path = pathFrom(party.from, steps);
        expectAnswer(
          state,
          { kind: 'combatMove', counters: ids, path },
          reasonsAgainstCombatMove(party, path),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('6.0, 7.0 the list of moves', () => {
  it('6.0 has the free steps of each counter and each stack, and the withdrawals of 3.8.2', () => {
    fc.assert(
      fc.property(fc.oneof(anySketch, anyStackSketch, anyStackSketch), (sketch) => {
        const state = lay(sketch);
        const listed = movesIn(actions(state));
        for (const ids of groupsIn(state, sketch, ({ piece }) => !state.done[piece])) {
          const party = partyOf(state, ids);
          const broken = party.units.some((unit) => isOfBrokenFormation(state, unit));
          const ends = !broken ? freeSteps(party) : party.units.length === 1 ? withdrawalEnds(party) : [];
          expect(listed.get(inOrder(ids)) ?? []).toEqual(ends.sort((a, b) => a - b));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('7.0 has the ends of each counter and each stack that can come next to an enemy', () => {
    fc.assert(
      fc.property(fc.oneof(anySketch, anyStackSketch, anyStackSketch), (sketch) => {
        const state = lay(sketch, 'combatMovement');
        const listed = decision(state)?.kind === 'combatMove' ? movesIn(actions(state)) : new Map();
        const before = lay(sketch);
        const takesPart = (counter: Standing) =>
          counter.kind !== 'artillery' &&
          before.active[counter.piece] === true &&
          !isBrokenUnit(before, counter);
        for (const ids of groupsIn(before, sketch, takesPart)) {
          const party = partyOf(before, ids);
          const ends = [...cheapestWays(party, COMBAT_POINTS, false)]
            .filter(([, { path }]) => reasonsAgainstCombatMove(party, path).length === 0)
            .map(([hex]) => hex);
          expect(listed.get(inOrder(ids)) ?? []).toEqual(ends.sort((a, b) => a - b));
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Every way to take some of those in a hex who take part; of many, each one and all together. */
function groupsIn(state: State, { phasing }: Sketch, takesPart: (counter: Standing) => boolean): string[][] {
  const free = standing(state).filter((counter) => counter.side === phasing && takesPart(counter));
  return [...new Set(free.map(({ hex }) => hex))].flatMap((hex) => {
    const stack = free.filter((counter) => counter.hex === hex).map(({ id }) => id);
    if (stack.length > 4) return [...stack.map((id) => [id]), stack];
    const choices = Array.from({ length: 2 ** stack.length - 1 }, (_, i) => i + 1);
    return choices.map((bits) => stack.filter((__, i) => ((bits >> i) & 1) === 1));
  });
}

/** The ends of all moves by the names of those who move. */
function movesIn(list: readonly Action[]): Map<string, number[]> {
  const ends = new Map<string, number[]>();
  for (const action of list) {
    if (action.kind !== 'move' && action.kind !== 'combatMove') continue;
    const key = inOrder(action.counters);
    ends.set(
      key,
      [...(ends.get(key) ?? []), action.path.at(-1) ?? 0].sort((a, b) => a - b),
    );
  }
  return ends;
}

const freeSteps = (party: Party): number[] =>
  neighboursOf(party.from).filter(
    (hex) => follow(party, [hex], pointsOf(party), mayGoOneHex(party)).reasons.length === 0,
  );

const isBrokenUnit = (state: State, counter: Standing): boolean =>
  counter.kind !== 'leader' && isOfBrokenFormation(state, counter);

const inOrder = (ids: readonly string[]): string => [...ids].sort().join(' ');

const costs = (list: readonly (readonly [number, number])[]): Record<string, number> =>
  Object.fromEntries(list.map(([hex, cost]) => [String(hex), cost]));

function expectAnswer(state: State, action: Action, reasons: readonly string[]): void {
  expect(reasons.length > 0 ? reasons : [undefined]).toContain(check(state, action)?.code);
}
