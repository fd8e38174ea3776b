/** 3.2 Zones of control in positions by chance, and the reading of the board that is kept from one state to the next. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SIDES } from '../../../src/engine/saratoga/data/types';
import type { Hex } from '../../../src/engine/hexmap/hexId';
import { inspectableHexes } from '../../../src/engine/saratoga/fog';
import { knownPiece, PIECES } from '../../../src/engine/saratoga/roster';
import { ABSENT, copyState, EXITED, LOST, NOT_PLACED, type State } from '../../../src/engine/saratoga/state';
import { type BoardReading, fieldOf, readBoard } from '../../../src/engine/saratoga/zoc';
import { position } from '../../helpers/saratoga/position';
import { anyLandHex, anySketch, LAND, lay } from '../../helpers/saratoga/arbitraryPosition';
import { allHexes, hexesBesideUnits, leadersStanding, unitsStanding, zocHexes } from '../../oracles/zoc';

type Reader = (state: State) => BoardReading;
const TABLES = ['units', 'leaders', 'zoc', 'near'] as const;

/** A reading changes with the next one, so it is written down at once. */
const written = (board: BoardReading): string =>
  TABLES.flatMap((table) => SIDES.map((side) => `${table} ${side} ${board[table][side].join('')}`)).join(
    '\n',
  );

/** A reader that has read nothing yet. */
async function newReader(): Promise<Reader> {
  vi.resetModules();
  return (await import('../../../src/engine/saratoga/zoc')).readBoard;
}

const hexesWhere = (table: Uint8Array): number[] => allHexes().filter((hex) => table[hex] !== 0);
const inOrder = (hexes: Iterable<number>): number[] => [...hexes].sort((a, b) => a - b);

const anyChange = fc.record({
  state: fc.nat({ max: 2 }),
  piece: fc.constantFrom(...PIECES),
  to: fc.oneof(
    { weight: 6, arbitrary: anyLandHex },
    { weight: 2, arbitrary: fc.constantFrom(...LAND.slice(0, 12)) },
    { weight: 1, arbitrary: fc.constantFrom(NOT_PLACED, LOST, EXITED, ABSENT) },
  ),
});

describe('3.2.1-3.2.3 zones of control', () => {
  it('are the adjacent hexes of combat units, not across streams, and leaders have none', () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        const state = lay(sketch);
        const board = readBoard(state);
        for (const side of SIDES) expect(hexesWhere(board.zoc[side])).toEqual(inOrder(zocHexes(state, side)));
      }),
      { numRuns: 120 },
    );
  });

  it('R33 units are adjacent across streams all the same', () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        const state = lay(sketch);
        const board = readBoard(state);
        for (const side of SIDES)
          expect(hexesWhere(board.near[side])).toEqual(inOrder(hexesBesideUnits(state, side)));
      }),
      { numRuns: 120 },
    );
  });

  it('3.1.1 units and leaders of a hex are counted apart', () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        const state = lay(sketch);
        const board = readBoard(state);
        for (const side of SIDES)
          for (const text of Object.keys(sketch.at)) {
            const hex = Number(text);
            expect(board.units[side][hex]).toBe(unitsStanding(state, side, hex).length);
            expect(board.leaders[side][hex]).toBe(leadersStanding(state, side, hex).length);
          }
      }),
      { numRuns: 100 },
    );
  });
});

describe('3.2 the reading that is kept', () => {
  let another: Reader;
  beforeAll(async () => {
    another = await newReader();
  });

  it('is right after many moves in three games in turn', () => {
    fc.assert(
      fc.property(
        fc.tuple(anySketch, anySketch, anySketch),
        fc.array(anyChange, { minLength: 1, maxLength: 40, size: 'max' }),
        (sketches, changes) => {
          const states = sketches.map((sketch) => lay(sketch));
          for (const change of changes) {
            const state = states[change.state];
            if (!state) throw new Error('no such state');
            state.at[change.piece] = change.to;
            const board = readBoard(state);
            for (const side of SIDES)
              expect(hexesWhere(board.zoc[side])).toEqual(inOrder(zocHexes(state, side)));
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is the same for a reader that has seen other states on its way', () => {
    fc.assert(
      fc.property(anySketch, anySketch, (sketch, other) => {
        const state = lay(sketch);
        readBoard(lay(other));
        expect(written(readBoard(state))).toBe(written(another(state)));
      }),
      { numRuns: 80 },
    );
  });

  it('is the same for a reader that has read nothing before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(anySketch, anySketch),
        fc.array(anyChange, { maxLength: 60, size: 'max' }),
        async (sketches, changes) => {
          const states = sketches.map((sketch) => lay(sketch));
          for (const change of changes) {
            const state = states[change.state % 2];
            if (!state) throw new Error('no such state');
            state.at[change.piece] = change.to;
            readBoard(state);
          }
          for (const state of states) {
            const first = await newReader();
            expect(written(readBoard(state))).toBe(written(first(state)));
          }
        },
      ),
      { numRuns: 5 },
    );
  });

  it('throws when it is asked after another state was read, and a new reading answers', () => {
    const [one, other] = [position({ at: { '0605': 'b-24' } }), position({ at: { '0808': 'b-24' } })];
    const held = readBoard(one);
    expect(held.zoc.british[606]).toBe(1);
    readBoard(other);
    for (const table of TABLES) expect(() => held[table]).toThrow('read anew');
    expect(() => fieldOf(held, 'american')).toThrow('read anew');
    expect(readBoard(one).zoc.british[606]).toBe(1);
  });

  it('R109 throws, too, where somebody keeps asking which stacks lie open', () => {
    const one = position({ at: { '0605': 'b-24', '0606': 'a-1nh' }, fog: true, phase: 'fire' });
    const isOpen = inspectableHexes(one, 'british');
    expect(isOpen(605 as Hex)).toBe(true);
    readBoard(position({ at: { '0808': 'b-24' } }));
    expect(() => isOpen(605 as Hex)).toThrow('read anew');
  });

  it('holds as long as the states that are read look the same', () => {
    const state = position({ at: { '0605': 'b-24' } });
    const held = readBoard(state);
    readBoard(copyState(state));
    expect(held.zoc.british[606]).toBe(1);
    state.at[knownPiece('b-24')] = LOST;
    expect(readBoard(state).zoc.british[606]).toBe(0);
    expect(() => held.zoc).toThrow('read anew');
  });
});
