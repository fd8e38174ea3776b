/** A case number that opens its card. */
import { useRuleCard } from '../../store/ruleCard';
import { table } from '../text/table';

interface Props {
  readonly rule: string;
  /** A mere sign, where a number would be taken for a value. */
  readonly isSign?: boolean;
}

export function CaseLink({ rule, isSign = false }: Props) {
  const open = useRuleCard((card) => card.open);
  if (rule === '') return null;
  const name = table.case.open(rule);
  return (
    <button
      type="button"
      className="case"
      data-rule={rule}
      aria-label={name}
      title={isSign ? name : undefined}
      onClick={() => open(rule)}
    >
      {isSign ? '§' : rule}
    </button>
  );
}
