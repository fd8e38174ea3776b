/** The luck of each side: what its dice brought about, and what dice that know no favour would have. */
import { CLINTON, FORCE_MARCH } from '../data/tables';
import { type BySide, type Side } from '../data/types';
import type { Event } from '../events';

export const LUCK_ROWS = ['fire', 'pursuit', 'ambush', 'forceMarch', 'attrition', 'clinton'] as const;
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

/** Every die is a try of its own. */
interface Rolled {
  readonly side: Side;
  readonly dice: readonly number[];
  readonly rows: readonly { readonly row: LuckRow; readonly chance: number; readonly scored: number }[];
}

export function luckBySide(events: readonly Event[]): BySide<SideLuck> {
  const rolls = events.flatMap(rollsIn);
  const of = (side: Side): SideLuck => {
    const own = rolls.filter((roll) => roll.side === side);
    const faces = own.flatMap(({ dice }) => dice);
    return {
      rows: LUCK_ROWS.map((row) => triesOf(own, row)),
      dice: faces.length,
      average: faces.reduce((sum, face) => sum + face, 0) / Math.max(1, faces.length),
      usual: 3.5,
    };
  };
  return { british: of('british'), american: of('american') };
}

const atLeast = (needed: number): number => (7 - needed) / 6;

function rollsIn(event: Event): Rolled[] {
  switch (event.type) {
    case 'pointsRolled':
      return [
        { side: 'british', dice: [event.british], rows: [] },
        { side: 'american', dice: [event.american], rows: [] },
      ];
    case 'fired': {
      const { dice, hits, needed, side } = event;
      return [{ side, dice, rows: [{ row: 'fire', chance: atLeast(needed), scored: hits }] }];
    }
    case 'leavingFire': {
      const { dice, hits, needed, side } = event;
      return [{ side, dice, rows: [{ row: 'pursuit', chance: atLeast(needed), scored: hits }] }];
    }
    case 'ambushed':
      return [
        {
          side: 'british',
          dice: event.dice,
          rows: [{ row: 'ambush', chance: atLeast(6), scored: event.hits }],
        },
      ];
    case 'forceMarchTried': {
      const scored = event.goes ? 1 : 0;
      const rows = [{ row: 'forceMarch', chance: atLeast(FORCE_MARCH.goesOn), scored }] as const;
      return [{ side: event.side, dice: [event.die], rows }];
    }
    case 'attrition': {
      const { dice, losesOn, side, steps } = event;
      // Who keeps his step has scored.
      const rows = [{ row: 'attrition', chance: (6 - losesOn) / 6, scored: dice.length - steps }] as const;
      return [{ side, dice, rows }];
    }
    case 'clintonRolled': {
      const scored = event.goes ? 1 : 0;
      const rows = [{ row: 'clinton', chance: atLeast(CLINTON.goesOn), scored }] as const;
      return [{ side: 'british', dice: [event.die], rows }];
    }
    default:
      return [];
  }
}

function triesOf(rolls: readonly Rolled[], row: LuckRow): Tries {
  let [tries, scored, expected, variance] = [0, 0, 0, 0];
  for (const { dice, rows } of rolls)
    for (const each of rows) {
      if (each.row !== row) continue;
      tries += dice.length;
      scored += each.scored;
      expected += dice.length * each.chance;
      variance += dice.length * each.chance * (1 - each.chance);
    }
  return { row, tries, scored, expected, spread: Math.sqrt(variance) };
}
