/** Whichever case of the rules lies open, in a card that comes when the first one is asked for. */
import { useEffect } from 'react';
import { useRuleCard } from '../../store/ruleCard';
import { part } from '../widgets/Part';

const CaseDialog = part(() => import('./CaseDialog'));

export function OpenedCase() {
  const rule = useRuleCard((card) => card.rule);
  const open = useRuleCard((card) => card.open);
  // Whoever leaves the screen leaves its card.
  useEffect(() => () => open(undefined), [open]);
  return rule === undefined ? null : <CaseDialog key={rule} rule={rule} onClose={() => open(undefined)} />;
}
