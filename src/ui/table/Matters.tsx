/** Above a question, in bold: what mattered since whoever is asked last decided himself. It goes when he has answered. */
import { DICE } from '../../engine/kernel/game';
import { decidedBefore } from '../../store/decided';
import type { Together } from '../../store/rolls';
import { useTable } from '../../store/table';
import { table } from '../text/table';
import { useLoaded } from '../widgets/Part';
import { useWords } from './game';
import './style/matters.css';

interface Props {
  /** What was ordered at one press is one decision. */
  readonly together?: Together | undefined;
}

export default function Matters(props: Props) {
  const { matters } = useWords();
  return matters ? <Told {...props} matters={matters} /> : null;
}

type Matter = NonNullable<ReturnType<typeof useWords>['matters']>;

function Told({ together, matters }: Props & { matters: Matter }) {
  const tell = useLoaded(matters);
  const log = useTable((shown) => shown.log);
  const view = useTable((shown) => shown.view);
  const asked = useTable((shown) => shown.decision?.by);
  if (!tell || view === undefined || asked === undefined) return null;
  // While dice fall, nobody is asked.
  if (asked === DICE) return null;
  const decided = decidedBefore(log, (by) => by === asked);
  const from = together?.last === decided - 1 ? together.first : decided;
  const told = tell(
    view,
    log.slice(from).flatMap(({ events }) => events),
  );
  if (told.length === 0) return null;
  return (
    <ul className="matters" aria-label={table.matters}>
      {told.map(({ text, side }, i) => (
        <li key={`${from + i} ${text}`} className={side}>
          {text}
        </li>
      ))}
    </ul>
  );
}
