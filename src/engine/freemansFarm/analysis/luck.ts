/** The luck of each side: what its dice brought about, and what dice that know no favour would have. */
import { DICE_LIMITS } from '../data/numbers';
import { type Side, SIDES } from '../data/types';
import { countFaces, type Reading, resultsOf } from '../combat';
import { fallsOf } from '../dicePools';
import type { Event } from '../events';
import { sideOf } from '../formations';

/** Of first rolls: what they did to the enemy, and to oneself; and Morale Tests passed. Dice rolled again were chosen. */
export const LUCK_ROWS = ['harm', 'ownHarm', 'tests'] as const;
export type LuckRow = (typeof LUCK_ROWS)[number];

export interface Tries {
  readonly row: LuckRow;
  readonly tries: number;
  readonly scored: number;
  readonly expected: number;
  /** The standard deviation of what was to be expected. */
  readonly spread: number;
}

export interface SideLuck {
  readonly rows: readonly Tries[];
  readonly dice: number;
  readonly average: number;
  readonly usual: number;
}

/** Draws are no luck that is told: they would tell the cards. */
export function luckBySide(events: readonly Event[]): Readonly<Record<Side, SideLuck>> {
  const of = (side: Side): SideLuck => {
    const faces = events.flatMap((event) => facesOf(event, side));
    const tries = events.flatMap((event) => triesOf(event, side));
    return {
      rows: LUCK_ROWS.map((row) => sumOf(row, tries)),
      dice: faces.length,
      average: faces.reduce((sum, face) => sum + face, 0) / Math.max(1, faces.length),
      usual: 3.5,
    };
  };
  const [british, american] = SIDES.map(of) as [SideLuck, SideLuck];
  return { british, american };
}

interface Try {
  readonly row: LuckRow;
  readonly scored: number;
  readonly expected: number;
  readonly variance: number;
}

function facesOf(event: Event, side: Side): readonly number[] {
  switch (event.type) {
    case 'attackRolled':
      return event.side === side ? event.dice : [];
    case 'rerolled':
      return event.side === side ? event.shown : [];
    case 'moraleTested':
      return sideOf(event.formation) === side && event.die !== undefined ? [event.die] : [];
    default:
      return [];
  }
}

function triesOf(event: Event, side: Side): readonly Try[] {
  if (event.type === 'attackRolled' && event.side === side)
    return (['harm', 'ownHarm'] as const).map((row) => {
      const falls = fallsOf(event.dice.length);
      const worth = (counts: readonly number[]) => worthOf(row, counts, event.bySingles);
      const expected = falls.reduce((sum, { counts, chance }) => sum + chance * worth(counts), 0);
      const squares = falls.reduce((sum, { counts, chance }) => sum + chance * worth(counts) ** 2, 0);
      return { row, scored: worth(countFaces(event.dice)), expected, variance: squares - expected ** 2 };
    });
  if (event.type !== 'moraleTested' || sideOf(event.formation) !== side || event.die === undefined) return [];
  const expected = Math.min(6, event.needed) / 6;
  return [{ row: 'tests', scored: event.passed ? 1 : 0, expected, variance: expected * (1 - expected) }];
}

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

function sumOf(row: LuckRow, all: readonly Try[]): Tries {
  const own = all.filter((each) => each.row === row);
  const sum = (of: (each: Try) => number) => own.reduce((total, each) => total + of(each), 0);
  return {
    row,
    tries: own.length,
    scored: sum(({ scored }) => scored),
    expected: sum(({ expected }) => expected),
    spread: Math.sqrt(sum(({ variance }) => variance)),
  };
}
