/** The small picture of a counter beside its name. */
import { counterOf } from '../../../../engine/saratoga';
import { CounterFace } from '../../counters/CounterFace';
import { useTable } from '../../table';

export function CounterIcon({ id }: { id: string }) {
  const marks = useTable((table) => table.view?.marks[id]);
  return (
    <svg className="counter-icon" viewBox="-38 -38 78 79" width="34" height="35" aria-hidden="true">
      <CounterFace counter={counterOf(id)} marks={marks} />
    </svg>
  );
}
