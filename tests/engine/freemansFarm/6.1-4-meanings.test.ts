/** 6.1 step 4, 13.1 What each die on the table does: it must agree with what all of them come to. */
import { describe, expect, it, test } from 'vitest';
import {
  countFaces,
  type Meaning,
  meaningsOf,
  type Reading,
  resultsOf,
} from '../../../src/engine/freemansFarm/combat';
import { below, chanceFrom } from '../../fuzz/chance';

const PLAYER: Reading = {
  objective: undefined,
  bySingles: false,
  singleSix: false,
  ignoresOnes: false,
  mostTwos: 7,
};
const AT_MILL: Reading = { ...PLAYER, objective: 'mill' };
const BOT: Reading = { ...PLAYER, bySingles: true, mostTwos: 1 };

describe('6.1 step 4', () => {
  test.each<[string, readonly number[], Reading, readonly (Meaning | undefined)[]]>([
    ['three 4s are one pair', [4, 4, 4], PLAYER, ['enemyMorale', 'enemyMorale', undefined]],
    ['a 3 counts alone', [3, 1, 2], PLAYER, ['cube', undefined, undefined]],
    ['a 4 and a 5 are no pair', [4, 5], PLAYER, [undefined, undefined]],
    [
      '1s and 2s hurt the attacker',
      [1, 2, 1, 2],
      PLAYER,
      ['ownMarker', 'ownMorale', 'ownMarker', 'ownMorale'],
    ],
    [
      '10 the first pair of 6s drives skirmishers off',
      [6, 6, 6, 6],
      AT_MILL,
      ['objective', 'objective', 'enemyMarker', 'enemyMarker'],
    ],
    [
      '4.3 with Skirmish Line a single 6 does',
      [6, 6, 6],
      { ...AT_MILL, singleSix: true },
      ['objective', 'enemyMarker', 'enemyMarker'],
    ],
    ['13.1 the opponent needs no pairs', [6, 4, 1], BOT, ['enemyMarker', 'enemyMorale', 'ownMarker']],
    ['F56 of its 2s one counts on standard', [2, 2], BOT, ['ownMorale', undefined]],
    ['F59 its guns ignore 1s', [1, 6], { ...BOT, ignoresOnes: true }, [undefined, 'enemyMarker']],
  ])('%s', (_, dice, reading, meanings) => {
    expect(meaningsOf(dice, reading)).toEqual(meanings);
  });

  it('agrees with the results, however the dice fall', () => {
    const chance = chanceFrom('meanings');
    for (let game = 0; game < 400; game++) {
      const dice = Array.from({ length: 2 + below(chance, 6) }, () => 1 + below(chance, 6));
      for (const reading of [
        PLAYER,
        AT_MILL,
        { ...AT_MILL, singleSix: true },
        BOT,
        { ...BOT, objective: 'mill' as const },
      ]) {
        const meanings = meaningsOf(dice, reading);
        const number = (meaning: Meaning) => meanings.filter((each) => each === meaning).length;
        const results = resultsOf(countFaces(dice), reading);
        const each = reading.bySingles ? 1 : 2;
        expect([dice, number('enemyMorale')]).toEqual([dice, results.defenderMorale * each]);
        expect([dice, number('enemyMarker')]).toEqual([dice, results.defenderMarkers * each]);
        expect([dice, number('ownMarker')]).toEqual([dice, results.attackerMarkers * each]);
        expect([dice, number('ownMorale')]).toEqual([dice, results.attackerMorale * each]);
        expect([dice, number('cube')]).toEqual([dice, results.cubes]);
        expect([dice, number('objective') > 0]).toEqual([dice, results.skirmishers !== undefined]);
      }
    }
  });
});
