/** The case whose card lies open. */
import { create } from 'zustand';
import { useTable } from './table';

export interface RuleCard {
  readonly rule: string | undefined;
  readonly open: (rule: string | undefined) => void;
}

export const useRuleCard = create<RuleCard>()((set) => ({
  rule: undefined,
  open: (rule) => set({ rule }),
}));

// It goes with what lay on the table.
useTable.subscribe(({ game }, before) => {
  if (game !== before.game) useRuleCard.getState().open(undefined);
});
