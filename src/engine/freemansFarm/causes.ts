/** What a Morale or a marker was lost to. */
export const CAUSES = ['activation', 'extraCost', 'reroll', 'attack', 'afterAttack', 'card', 'sent'] as const;
export type Cause = (typeof CAUSES)[number];
