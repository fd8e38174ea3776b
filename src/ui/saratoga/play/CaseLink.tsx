/** A case number that opens its card. */
import { useTable } from '../../../store/table';
import { text } from '../../text';

export function CaseLink({ rule }: { rule: string }) {
  const open = useTable((table) => table.openCase);
  if (rule === '') return null;
  return (
    <button type="button" className="case" aria-label={text.wishes.openCase(rule)} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
