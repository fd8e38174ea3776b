/** The luck of each side: what its dice brought about, and what dice that know no favour would have. */
import { luckOf, stakeOf, type SideLuck, type Throw } from '../../kernel/luck';
import { CLINTON, FORCE_MARCH } from '../data/tables';
import { type BySide, type Side, SIDES } from '../data/types';
import type { Event } from '../events';

export const LUCK_ROWS = ['fire', 'pursuit', 'ambush', 'forceMarch', 'attrition', 'clinton'] as const;
export type LuckRow = (typeof LUCK_ROWS)[number];

export const luckBySide = (events: readonly Event[]): BySide<SideLuck<LuckRow>> =>
  luckOf(SIDES, LUCK_ROWS, events.flatMap(throwsIn));

const atLeast = (needed: number): number => (7 - needed) / 6;

function throwsIn(event: Event): Throw<Side, LuckRow>[] {
  /** Every die is a try of its own. */
  const thrown = (side: Side, dice: readonly number[], row: LuckRow, chance: number, scored: number) => [
    { side, dice, stakes: [stakeOf(row, chance, scored, dice.length)] },
  ];
  switch (event.type) {
    case 'pointsRolled':
      return SIDES.map((side) => ({ side, dice: [event[side]], stakes: [] }));
    case 'fired':
      return thrown(event.side, event.dice, 'fire', atLeast(event.needed), event.hits);
    case 'leavingFire':
      return thrown(event.side, event.dice, 'pursuit', atLeast(event.needed), event.hits);
    case 'ambushed':
      return thrown('british', event.dice, 'ambush', atLeast(6), event.hits);
    case 'forceMarchTried':
      return thrown(event.side, [event.die], 'forceMarch', atLeast(FORCE_MARCH.goesOn), Number(event.goes));
    case 'attrition': {
      const { dice, losesOn, side, steps } = event;
      if (losesOn === undefined) return [];
      // Who keeps his step has scored.
      return thrown(side, dice, 'attrition', (6 - losesOn) / 6, dice.length - steps);
    }
    case 'clintonRolled':
      return thrown('british', [event.die], 'clinton', atLeast(CLINTON.goesOn), Number(event.goes));
    default:
      return [];
  }
}
