/** The luck of each side: what its dice brought about, and what dice that know no favour would have. */
import { luckOf, stakeOf, type SideLuck, type Throw } from '../../kernel/luck';
import { type Side, SIDES } from '../data/types';
import type { Event } from '../events';
import { headOf } from '../results';

export const LUCK_ROWS = ['combat', 'morale', 'leaders', 'rally'] as const;
export type LuckRow = (typeof LUCK_ROWS)[number];

export const luckBySide = (events: readonly Event[]): Readonly<Record<Side, SideLuck<LuckRow>>> =>
  luckOf(SIDES, LUCK_ROWS, events.flatMap(throwsIn));

const passing = (needed: number): number => Math.max(0, Math.min(6, needed)) / 6;

function throwsIn(event: Event): Throw<Side, LuckRow>[] {
  const thrown = (side: Side, die: number, ...stakes: Throw<Side, LuckRow>['stakes']) => [
    { side, dice: [die], stakes },
  ];
  switch (event.type) {
    case 'fogRolled':
      return thrown('british', event.die);
    case 'movementRolled':
      return thrown(event.side, event.die);
    case 'combatRolled': {
      const isHarm = headOf(event.result).startsWith('D');
      return thrown(event.side, event.die, stakeOf('combat', event.faces / 6, isHarm));
    }
    case 'leaderRolled':
      return thrown(event.side, event.die, stakeOf('leaders', (event.needed - 1) / 6, !event.killed));
    case 'moraleChecked': {
      const row = event.check === 'result' || event.check === 'militia' ? 'morale' : 'rally';
      return thrown(event.side, event.die, stakeOf(row, passing(event.needed), event.passed));
    }
    default:
      return [];
  }
}
