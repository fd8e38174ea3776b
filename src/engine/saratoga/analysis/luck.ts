/** The luck of each side: what its dice brought about, and what dice that know no favour would have. */
import { sideOfCounter } from '../data/counters';
import { FORMATION_BY_ID } from '../data/formations';
import { type Side, SIDES } from '../data/types';
import type { Event } from '../events';
import { dieNeeded } from '../combat';

export const LUCK_ROWS = ['fire', 'morale', 'recovery'] as const;
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

/** From events as whoever looks may know them: what is left out there counts nowhere. */
export function luckBySide(events: readonly Event[]): Readonly<Record<Side, SideLuck>> {
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
  const [british, american] = SIDES.map(of) as [SideLuck, SideLuck];
  return { british, american };
}

interface Rolled {
  readonly side: Side;
  readonly dice: readonly number[];
  readonly row?: LuckRow;
  readonly chance?: number;
  readonly success?: boolean;
}

function rollsIn(event: Event): Rolled[] {
  switch (event.type) {
    case 'initiativeRolled':
      return SIDES.map((side) => ({ side, dice: [event[side]] }));
    case 'gatesRolled':
      return [{ side: 'american', dice: event.dice }];
    case 'shot': {
      const chance = (7 - dieNeeded(event.needed, event.modifiers)) / 6;
      const side = sideOfCounter(event.unit);
      return [{ side, dice: [event.die], row: 'fire', chance, success: event.hit }];
    }
    case 'moraleChecked': {
      const { side } = FORMATION_BY_ID[event.formation];
      const chance = atMost(event.number);
      return [{ side, dice: event.dice, row: 'morale', chance, success: event.passed }];
    }
    case 'recovered': {
      const { side, die, needed, success } = event;
      if (die === undefined) return [];
      if (needed === undefined || success === undefined) return [{ side, dice: [die] }];
      return [{ side, dice: [die], row: 'recovery', chance: Math.min(6, needed) / 6, success }];
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

/** The chance that two dice together show no more than this. */
function atMost(number: number): number {
  const faces = [1, 2, 3, 4, 5, 6];
  return faces.flatMap((a) => faces.filter((b) => a + b <= number)).length / 36;
}
