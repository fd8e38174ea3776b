/** 3.8.3 Retreats in positions by chance, against the list of R89 gone through hex by hex. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATIONS, type FormationId } from '../../../src/engine/saratoga/data/types';
import { actions, check } from '../../../src/engine/saratoga/game';
import { displacementHexes, drivenBack, retreatHexes } from '../../../src/engine/saratoga/retreat';
import type { State } from '../../../src/engine/saratoga/state';
import { anySketch, lay } from '../../helpers/saratoga/arbitraryPosition';
import { retreatsOf, roomFor, unitsDrivenBack } from '../../oracles/retreat';
import { neighboursOf, unitsStanding } from '../../oracles/zoc';

const inOrder = (hexes: readonly number[]): number[] => [...hexes].sort((a, b) => a - b);

/** The formation has broken and the free round is over. */
function inRetreat(state: State, formation: FormationId, units: readonly number[]): State {
  const number = FORMATIONS.indexOf(formation);
  state.broken[number] = true;
  state.frames = [
    ...state.frames,
    {
      kind: 'break',
      formation: number,
      stage: 'retreat',
      units: [...units],
      hexes: [],
      done: [],
      firers: [],
      aims: [],
      gone: [],
    },
  ];
  return state;
}

describe('3.8.2, 3.8.3, R85, R89-R91 retreats', () => {
  it('R85 a break drives back the units in an enemy ZOC', () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        const state = lay(sketch);
        for (const [number, formation] of FORMATIONS.entries())
          expect(inOrder(drivenBack(state, number))).toEqual(
            unitsDrivenBack(state, formation).map(({ piece }) => piece),
          );
      }),
      { numRuns: 60 },
    );
  });

  it('R89-R91 lead to the hexes of the best kind', () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        const state = lay(sketch);
        for (const formation of FORMATIONS)
          for (const unit of unitsDrivenBack(state, formation)) {
            const { hexes, displacing } = retreatHexes(state, unit.piece);
            const expected = retreatsOf(state, unit);
            expect(inOrder(hexes)).toEqual(inOrder(expected.hexes));
            expect(hexes.length > 0 && displacing).toBe(expected.hexes.length > 0 && expected.pushing);
          }
      }),
      { numRuns: 120 },
    );
  });

  it('3.1.4, R90 who makes room goes to a hex with room', () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        const state = lay(sketch);
        for (const side of ['british', 'american'] as const)
          for (const unit of unitsStanding(state, side))
            expect(inOrder(displacementHexes(state, unit.piece))).toEqual(inOrder(roomFor(state, unit)));
      }),
      { numRuns: 60 },
    );
  });

  it('are allowed to these hexes and refused to all others, and all of them are listed', () => {
    fc.assert(
      fc.property(anySketch, fc.constantFrom(...FORMATIONS), (sketch, formation) => {
        const whole = lay(sketch);
        const units = unitsDrivenBack(whole, formation);
        const state = inRetreat(
          whole,
          formation,
          units.map(({ piece }) => piece),
        );
        const expected = units.flatMap((unit) =>
          inOrder(retreatsOf(state, unit).hexes).map(
            (hex) => ({ kind: 'retreat', unit: unit.id, hex }) as const,
          ),
        );
        expect(actions(state)).toHaveLength(expected.length);
        expect(actions(state)).toEqual(expect.arrayContaining(expected));
        for (const unit of units)
          for (const hex of [unit.hex, ...neighboursOf(unit.hex)]) {
            const free = expected.some((one) => one.unit === unit.id && one.hex === hex);
            const refusal = check(state, { kind: 'retreat', unit: unit.id, hex });
            expect(refusal?.code).toBe(free ? undefined : 'notARetreatHex');
          }
      }),
      { numRuns: 120 },
    );
  });
});
