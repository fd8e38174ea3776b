/** Whose luck it is: what is good for him is shown so, whoever attacks. */
import { SIDES, type Side } from '../../../engine/firstSaratoga';
import { usePlay } from '../../../store/play';
import { aloneIn } from '../../../store/seats';
import { useTable } from '../table';

/** Whoever plays alone against opponents, else who decides now, else who decided last. */
export function useInterest(): Side | undefined {
  const alone = usePlay(({ seats }) => aloneIn(seats));
  const by = useTable(({ view }) => view?.decision?.by);
  const last = useTable(({ log }) => log.findLast((step) => isSide(step.by))?.by);
  return [alone, by, last].find((each) => each !== undefined && isSide(each)) as Side | undefined;
}

const isSide = (by: string): by is Side => (SIDES as readonly string[]).includes(by);
