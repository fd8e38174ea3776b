/** The luck of each side: what its dice brought about, and what dice that know no favour would have. */
import { luckOf, stakeOf, type SideLuck, type Throw } from '../../kernel/luck';
import { sideOfCounter } from '../data/counters';
import { FORMATION_BY_ID } from '../data/formations';
import { type Side, SIDES } from '../data/types';
import type { Event } from '../events';
import { dieNeeded } from '../combat';

export const LUCK_ROWS = ['fire', 'morale', 'recovery'] as const;
export type LuckRow = (typeof LUCK_ROWS)[number];

/** From events as whoever looks may know them: what is left out there counts nowhere. */
export const luckBySide = (events: readonly Event[]): Readonly<Record<Side, SideLuck<LuckRow>>> =>
  luckOf(SIDES, LUCK_ROWS, events.flatMap(throwsIn));

function throwsIn(event: Event): Throw<Side, LuckRow>[] {
  switch (event.type) {
    case 'initiativeRolled':
      return SIDES.map((side) => ({ side, dice: [event[side]], stakes: [] }));
    case 'gatesRolled':
      return [{ side: 'american', dice: event.dice, stakes: [] }];
    case 'shot': {
      const chance = (7 - dieNeeded(event.needed, event.modifiers)) / 6;
      const side = sideOfCounter(event.unit);
      return [{ side, dice: [event.die], stakes: [stakeOf('fire', chance, event.hit)] }];
    }
    case 'moraleChecked': {
      const { side } = FORMATION_BY_ID[event.formation];
      const chance = atMost(event.number);
      return [{ side, dice: event.dice, stakes: [stakeOf('morale', chance, event.passed)] }];
    }
    case 'recovered': {
      const { side, die, needed, success } = event;
      if (die === undefined) return [];
      if (needed === undefined || success === undefined) return [{ side, dice: [die], stakes: [] }];
      return [{ side, dice: [die], stakes: [stakeOf('recovery', Math.min(6, needed) / 6, success)] }];
    }
    default:
      return [];
  }
}

/** The chance that two dice together show no more than this. */
function atMost(number: number): number {
  const faces = [1, 2, 3, 4, 5, 6];
  return faces.flatMap((a) => faces.filter((b) => a + b <= number)).length / 36;
}
