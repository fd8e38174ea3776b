/** A case number that opens its card. */
import { useRuleCard } from '../../store/ruleCard';
import { table } from '../text/table';

export function CaseLink({ rule }: { rule: string }) {
  const open = useRuleCard((card) => card.open);
  if (rule === '') return null;
  return (
    <button type="button" className="case" aria-label={table.case.open(rule)} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
