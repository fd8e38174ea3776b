/** A case number that opens its card. */
import { useTable } from '../../../store/table';
import { play } from '../../text/play';

export function CaseLink({ rule }: { rule: string }) {
  const open = useTable((table) => table.openCase);
  if (rule === '') return null;
  return (
    <button type="button" className="case" aria-label={play.refused.open(rule)} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
