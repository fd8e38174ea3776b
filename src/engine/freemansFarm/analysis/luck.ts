/** The luck of each side: what its dice brought about, and what dice that know no favour would have. */
import { luckOf, stakeOf, type SideLuck, type Stake, type Throw } from '../../kernel/luck';
import { DICE_LIMITS } from '../data/numbers';
import { type Side, SIDES } from '../data/types';
import { countFaces, type Reading, resultsOf } from '../combat';
import { fallsOf } from '../dicePools';
import type { Event } from '../events';
import { sideOf } from '../formations';

/** Of first rolls: what they did to the enemy, and to oneself; and Morale Tests passed. Dice rolled again were chosen. */
export const LUCK_ROWS = ['harm', 'ownHarm', 'tests'] as const;
export type LuckRow = (typeof LUCK_ROWS)[number];

/** Draws are no luck that is told: they would tell the cards. */
export const luckBySide = (events: readonly Event[]): Readonly<Record<Side, SideLuck<LuckRow>>> =>
  luckOf(SIDES, LUCK_ROWS, events.flatMap(throwsIn));

function throwsIn(event: Event): Throw<Side, LuckRow>[] {
  switch (event.type) {
    case 'attackRolled':
      return [{ side: event.side, dice: event.dice, stakes: stakesOf(event.dice, event.bySingles) }];
    case 'rerolled':
      return [{ side: event.side, dice: event.shown, stakes: [] }];
    case 'moraleTested': {
      const { die, needed, passed } = event;
      if (die === undefined) return [];
      const stakes = [stakeOf('tests', Math.min(6, needed) / 6, passed)];
      return [{ side: sideOf(event.formation), dice: [die], stakes }];
    }
    default:
      return [];
  }
}

const stakesOf = (dice: readonly number[], bySingles: boolean): readonly Stake<LuckRow>[] =>
  (['harm', 'ownHarm'] as const).map((row) => {
    const falls = fallsOf(dice.length);
    const worth = (counts: readonly number[]) => worthOf(row, counts, bySingles);
    const expected = falls.reduce((sum, { counts, chance }) => sum + chance * worth(counts), 0);
    const squares = falls.reduce((sum, { counts, chance }) => sum + chance * worth(counts) ** 2, 0);
    return {
      row,
      tries: 1,
      scored: worth(countFaces(dice)),
      expected,
      variance: squares - expected ** 2,
    };
  });

function worthOf(row: 'harm' | 'ownHarm', counts: readonly number[], bySingles: boolean): number {
  const results = resultsOf(counts, { ...PLAIN, bySingles });
  return row === 'harm'
    ? results.defenderMarkers + results.defenderMorale
    : results.attackerMarkers + results.attackerMorale;
}

/** No objective, no card, no level. */
const PLAIN: Reading = {
  objective: undefined,
  bySingles: false,
  singleSix: false,
  ignoresOnes: false,
  mostTwos: DICE_LIMITS.most,
};
