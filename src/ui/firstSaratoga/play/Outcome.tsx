/** Below the dice of an attack: what it came to, when all of it is done. */
import type { DecisionKind, Event } from '../../../engine/firstSaratoga';
import type { Together } from '../../../store/rolls';
import { CaseLink } from '../../table/CaseLink';
import { useTable } from '../table';
import { outcomeOf } from '../text/outcome';

/** While the attack itself goes on, or somebody has not answered it yet. */
const UNDECIDED: readonly (DecisionKind | 'roll')[] = [
  'roll',
  'choosePrimary',
  'exchange',
  'hold',
  'giveGround',
  'afterLongShot',
  'retreat',
  'relocateLeader',
];

export function Outcome({ together }: { together: Together | undefined }) {
  const log = useTable((table) => table.log);
  const kind = useTable((table) => table.view?.decision?.kind);
  if (!together || (kind && UNDECIDED.includes(kind))) return null;
  const came = outcomeOf(log.slice(together.first).flatMap(({ events }) => events as readonly Event[]));
  if (!came) return null;
  return (
    <p className="fs-outcome">
      <b>{came.text}</b> {came.case !== undefined && <CaseLink rule={came.case} />}
    </p>
  );
}
