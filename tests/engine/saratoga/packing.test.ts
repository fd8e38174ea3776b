/** The short links of the game: tables that never change, hexes by directions, and every action there and back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitReader, BitWriter } from '../../../src/engine/coder/bitCoder';
import { Symbols } from '../../../src/engine/coder/symbols';
import { EVERY_DIRECTION } from '../../../src/engine/hexmap/grid';
import { seededDice } from '../../../src/engine/kernel/dice';
import {
  type Action,
  COUNTERS,
  DEPLOYMENTS,
  GRID,
  MAP,
  RECOVERY_GROUPS,
  RULES,
  SIDES,
} from '../../../src/engine/saratoga';
import {
  columnOf,
  directionTo,
  hexAt,
  isHex,
  neighbour,
  rowOf,
} from '../../../src/engine/saratoga/packing/hexes';
import {
  COLUMNS,
  FIRST,
  GROUPS,
  IDS,
  PLACES,
  ROWS,
  SHAPES,
} from '../../../src/engine/saratoga/packing/tables';
import { GOLDEN, goldenFile } from '../../helpers/saratoga/goldenGame';
import { actionsOf } from '../../replays/notation';
import { ACTION_KINDS } from '../../fuzz/tally';

const { packing } = RULES;

/**
 * The tables belong to links that are out in the world and stay as they are. Where a correction of the data makes one of these
 * fail, say here in which way the data differ from them today.
 */
describe('the tables of packed links say what the data say today', () => {
  it('the counters, in their order', () => {
    expect(IDS).toEqual(COUNTERS.map(({ id }) => id));
  });

  it('the groups and the sides, in their order', () => {
    expect(GROUPS).toEqual(RECOVERY_GROUPS);
    expect(FIRST).toEqual(SIDES);
  });

  it('the size of the map', () => {
    expect([COLUMNS, ROWS]).toEqual([MAP.columns, MAP.rows]);
  });

  it.each(['sept19', 'oct7'] as const)('the ready-made deployment of %s', (battle) => {
    const places = Object.entries(PLACES[battle] ?? {}).map(([hex, ids]) => [hex, ids.split(' ')]);
    expect(Object.fromEntries(places)).toEqual(DEPLOYMENTS[battle]);
  });

  it('the kinds of actions, in their order, and no other', () => {
    expect(SHAPES.map(([kind]) => kind)).toEqual(ACTION_KINDS);
  });

  it('and every number finds room in its bits', () => {
    expect(IDS.length).toBeLessThanOrEqual(2 ** 7);
    expect(GROUPS.length).toBeLessThanOrEqual(2 ** 4);
    expect(SHAPES.length).toBeLessThanOrEqual(2 ** 5);
  });
});

describe('the hexes of packed links are those of the map', () => {
  it('and no other number is one', () => {
    const numbers = Array.from({ length: 3_000 }, (_, i) => i - 100);
    expect(numbers.filter(isHex)).toEqual([...GRID.hexes].sort((a, b) => a - b));
    for (const wrong of [0.5, Number.NaN, '0101', undefined, null, 101.1]) expect(isHex(wrong)).toBe(false);
  });

  it('with the same neighbours in the same directions, each of them', () => {
    for (const hex of GRID.hexes)
      for (const direction of EVERY_DIRECTION)
        expect([hex, direction, neighbour(hex, direction)]).toEqual([
          hex,
          direction,
          GRID.neighbour(hex, direction),
        ]);
  });

  it('and the same direction from each to each', () => {
    const pairs = GRID.hexes.flatMap((from) => GRID.hexes.map((to) => [from, to] as const));
    const others = pairs.filter(([from, to]) => directionTo(from, to) !== GRID.directionTo(from, to));
    expect(others).toEqual([]);
    expect(directionTo(101, 0)).toBe(-1);
  });

  it('with the same columns and rows', () => {
    for (const hex of GRID.hexes) expect(hexAt(columnOf(hex), rowOf(hex))).toBe(hex);
    expect([hexAt(0, 1), hexAt(1, 0), hexAt(COLUMNS + 1, 1), hexAt(1, ROWS + 1)]).toEqual([0, 0, 0, 0]);
  });
});

/** Written and read again, with the seed's dice or without. */
function thereAndBack(actions: readonly Action[], setup: unknown, seed?: string): (Action | undefined)[] {
  const dice = seed === undefined ? undefined : seededDice(seed);
  const writer = new BitWriter();
  const write = packing.coder(new Symbols(writer), setup, dice);
  for (const action of actions) write(action);
  const read = packing.coder(new Symbols(new BitReader(writer.end())), setup, dice);
  return actions.map(() => read());
}

describe.each(GOLDEN)('the actions of the recorded game %s', (name) => {
  const { setup, phases } = goldenFile(name);
  const actions = phases.flatMap((phase) => actionsOf(phase.actions));

  it('fit and come back, rolls from the seed or not', () => {
    expect(actions.filter((action) => !packing.fits(action))).toEqual([]);
    expect(thereAndBack(actions, setup, name)).toEqual(actions);
    expect(thereAndBack(actions, setup)).toEqual(actions);
  });

  it('come back whatever set-up and seed are said before them', () => {
    expect(thereAndBack(actions, { battle: 'bunker hill' }, 'another seed')).toEqual(actions);
    expect(thereAndBack(actions, undefined)).toEqual(actions);
  });
});

const anyId = fc.constantFrom(...IDS);
const anyHex = fc.constantFrom(...GRID.hexes);
const anyIds = fc.array(anyId, { maxLength: 15 });
const anyPart: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  counter: anyId,
  unit: anyId,
  counters: anyIds,
  hex: anyHex,
  path: fc.array(anyHex, { maxLength: 60 }),
  place: fc.integer({ min: -1, max: 6 }),
  first: fc.constantFrom(...FIRST),
  formation: fc.constantFrom(...GROUPS),
  group: fc.constantFrom(...GROUPS),
  dice: fc.array(fc.nat(7), { maxLength: 3 }),
};
const anyAction = fc
  .constantFrom(...SHAPES)
  .chain(([kind, ...parts]) =>
    fc.record({ kind: fc.constant(kind), ...Object.fromEntries(parts.map((part) => [part, anyPart[part]])) }),
  ) as unknown as fc.Arbitrary<Action>;

describe('an action', () => {
  it('of a known form comes back, legal or not', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), fc.boolean(), (actions, isSeeded) => {
        expect(actions.every((action) => packing.fits(action))).toBe(true);
        expect(thereAndBack(actions, { battle: 'oct7' }, isSeeded ? 'x' : undefined)).toEqual(actions);
      }),
    );
  });

  it('with a field more or less does not fit', () => {
    fc.assert(
      fc.property(anyAction, fc.string(), fc.jsonValue(), (action, name, value) => {
        fc.pre(!Object.hasOwn(action, name));
        const parts = Object.entries(action);
        const [more, less] = [[...parts, [name, value]], parts.slice(0, -1)].map(
          (given) => Object.fromEntries(given) as Action,
        );
        expect([more, less].map((each) => each && packing.fits(each))).toEqual([false, false]);
      }),
    );
  });

  it.each([
    ['an unknown field', { kind: 'deploy', x: [{}, {}] }],
    ['a field without a value', { kind: 'deploy', x: undefined }],
    ['an unknown kind', { kind: 'charge' }],
    ['no kind', {}],
    ['a counter of another battle', { kind: 'lift', counter: 'b-99' }],
    ['a name of all objects', { kind: 'lift', counter: '__proto__' }],
    ['a hex off the map', { kind: 'place', counter: 'b-24', hex: 2501 }],
    ['a hex as a text', { kind: 'place', counter: 'b-24', hex: '0605' }],
    ['half a hex', { kind: 'place', counter: 'b-24', hex: 605.5 }],
    ['too long a path', { kind: 'move', counters: ['b-24'], path: Array.from({ length: 61 }, () => 605) }],
    ['too many counters', { kind: 'reorder', counters: Array.from({ length: 16 }, () => 'b-24') }],
    ['too many dice', { kind: 'roll', dice: [1, 2, 3, 4] }],
    ['a face that no die has', { kind: 'roll', dice: [8] }],
    ['a place under the stack', { kind: 'fire', unit: 'b-24', hex: 605, place: 7 }],
    ['a third side', { kind: 'chooseOrder', first: 'french' }],
    ['an unknown formation', { kind: 'activate', formation: 'morgan' }],
  ])('does not fit with %s', (_, action) => {
    expect(packing.fits(action as unknown as Action)).toBe(false);
  });

  it('that does not fit is never written', () => {
    const code = packing.coder(new Symbols(new BitWriter()), {}, undefined);
    expect(() => code({ kind: 'deploy', x: 1 } as Action)).toThrow('has no form');
  });

  it('read out of any bytes is one of a known form, or none', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const read = packing.coder(new Symbols(new BitReader(bytes)), { battle: 'oct7' }, seededDice('x'));
        for (let i = 0; i < 60; i++) {
          const action = read();
          if (action === undefined) return;
          expect(ACTION_KINDS).toContain(action.kind);
        }
      }),
      { numRuns: 60 },
    );
  });
});
