/** 10.0 Victory points after battles by chance, against a recount. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TURNS } from '../../../src/engine/saratoga/data/scenarios';
import { BATTLES, FORMATIONS, SIDES } from '../../../src/engine/saratoga/data/types';
import { UNITS } from '../../../src/engine/saratoga/data/units';
import { outcome } from '../../../src/engine/saratoga/game';
import { enemyOf, knownPiece } from '../../../src/engine/saratoga/roster';
import { LOST } from '../../../src/engine/saratoga/state';
import { pointsFor } from '../../../src/engine/saratoga/victory';
import { anyOptions, LAND } from '../../helpers/saratoga/arbitraryPosition';
import { position } from '../../helpers/saratoga/position';
import { winnerAfter, worthOfLosses } from '../../oracles/victory';

/** What has become of each unit: on the map, eliminated or gone by the road, with its hits. */
const anyFate = fc.record({
  where: fc.constantFrom('map', 'map', 'map', 'lost', 'lost', 'exited'),
  hits: fc.nat({ max: 3 }),
});

const anyEnd = fc
  .record({
    battle: fc.constantFrom(...BATTLES),
    options: anyOptions,
    broken: fc.oneof(
      fc.subarray([...FORMATIONS], { maxLength: 4 }),
      fc.subarray([...FORMATIONS], { minLength: 2 }),
    ),
    fates: fc.array(anyFate, { minLength: UNITS.length, maxLength: UNITS.length }),
    /** Most battles end without the road. */
    road: fc.constantFrom(false, false, true),
  })
  .map(({ fates, road, ...given }) => {
    const units = UNITS.map((unit, i) => ({ ...unit, fate: fates[i] ?? { where: 'map', hits: 0 } }))
      .filter((unit) => unit.battles.includes(given.battle))
      .map((unit) => {
        const leaves = road && unit.side === 'british' && unit.fate.where === 'exited';
        return { ...unit, where: unit.fate.where === 'exited' && !leaves ? 'map' : unit.fate.where };
      });
    const ids = (where: string) => units.filter((unit) => unit.where === where).map((unit) => unit.id);
    return {
      ...given,
      at: Object.fromEntries(ids('map').map((id, i) => [String(LAND[4 * i]).padStart(4, '0'), id])),
      lost: ids('lost').join(' '),
      exited: ids('exited').join(' '),
      hits: Object.fromEntries(
        units.filter(({ fate }) => fate.hits > 0).map((unit) => [unit.id, unit.fate.hits]),
      ),
    };
  });

describe('10.0, R100, R101 victory points', () => {
  it('are the same in a recount, by both choices of what a step is', () => {
    fc.assert(
      fc.property(anyEnd, (given) => {
        const state = position(given);
        for (const side of SIDES)
          expect(pointsFor(state, side).total).toBe(worthOfLosses(state, enemyOf(side)));
      }),
      { numRuns: 200 },
    );
  });

  it('R101 are the same for a unit that surrendered as for one shot to pieces', () => {
    fc.assert(
      fc.property(anyEnd, fc.constantFrom(...UNITS), fc.nat({ max: 3 }), (given, unit, hits) => {
        const state = position(given);
        state.at[knownPiece(unit.id)] = LOST;
        state.hits[knownPiece(unit.id)] = hits;
        const surrendered = pointsFor(state, enemyOf(unit.side));
        state.hits[knownPiece(unit.id)] = 4;
        expect(pointsFor(state, enemyOf(unit.side))).toEqual(surrendered);
      }),
      { numRuns: 60 },
    );
  });
});

describe('9.0, 10.0, R102 the winner', () => {
  it.each([
    ['after the last turn', TURNS, true],
    ['after any other', 4, false],
  ])('%s is who the recount says', (_, turn, last) => {
    fc.assert(
      fc.property(anyEnd, (given) => {
        const state = position({ ...given, turn, phase: 'end' });
        const ending = outcome(state);
        expect(ending && (ending.winner ?? 'draw')).toBe(winnerAfter(state, last));
      }),
      { numRuns: 200 },
    );
  });
});
