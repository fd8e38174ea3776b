/** The luck of each side: what its dice brought about, and what dice that know no favour would have. */
import { type Side, SIDES } from '../data/types';
import type { Event } from '../events';
import { headOf } from '../results';

export const LUCK_ROWS = ['combat', 'morale', 'leaders', 'rally'] as const;
export type LuckRow = (typeof LUCK_ROWS)[number];

export interface Tries {
  readonly row: LuckRow;
  readonly tries: number;
  readonly scored: number;
  readonly expected: number;
  readonly spread: number;
}

export interface SideLuck {
  readonly rows: readonly Tries[];
  readonly dice: number;
  readonly average: number;
  readonly usual: number;
}

export function luckBySide(events: readonly Event[]): Readonly<Record<Side, SideLuck>> {
  const rolls = events.flatMap(rollsIn);
  const of = (side: Side): SideLuck => {
    const own = rolls.filter((roll) => roll.side === side);
    return {
      rows: LUCK_ROWS.map((row) => triesOf(own, row)),
      dice: own.length,
      average: own.reduce((sum, { die }) => sum + die, 0) / Math.max(1, own.length),
      usual: 3.5,
    };
  };
  const [british, colonial] = SIDES.map(of) as [SideLuck, SideLuck];
  return { british, colonial };
}

interface Rolled {
  readonly side: Side;
  readonly die: number;
  readonly row?: LuckRow;
  readonly chance?: number;
  readonly success?: boolean;
}

const passing = (needed: number): number => Math.max(0, Math.min(6, needed)) / 6;

function rollsIn(event: Event): Rolled[] {
  switch (event.type) {
    case 'fogRolled':
      return [{ side: 'british', die: event.die }];
    case 'movementRolled':
      return [{ side: event.side, die: event.die }];
    case 'combatRolled': {
      const success = headOf(event.result).startsWith('D');
      return [{ side: event.side, die: event.die, row: 'combat', chance: event.faces / 6, success }];
    }
    case 'leaderRolled':
      return [
        {
          side: event.side,
          die: event.die,
          row: 'leaders',
          chance: (event.needed - 1) / 6,
          success: !event.killed,
        },
      ];
    case 'moraleChecked': {
      const row = event.check === 'result' || event.check === 'militia' ? 'morale' : 'rally';
      return [
        { side: event.side, die: event.die, row, chance: passing(event.needed), success: event.passed },
      ];
    }
    default:
      return [];
  }
}

function triesOf(rolls: readonly Rolled[], row: LuckRow): Tries {
  const own = rolls.filter((roll) => roll.row === row);
  const chances = own.map(({ chance = 0 }) => chance);
  return {
    row,
    tries: own.length,
    scored: own.filter(({ success }) => success).length,
    expected: chances.reduce((sum, chance) => sum + chance, 0),
    spread: Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0)),
  };
}
