/** Above a question: the battle that ended with what whoever is asked last decided, or since. It goes when he has answered. */
import { DICE } from '../../../engine/kernel/game';
import { decidedBefore } from '../../../store/decided';
import { table as furniture } from '../../text/table';
import { useTable } from '../table';
import { battlesTold } from '../text/battleTold';
import '../../table/style/matters.css';

export default function BattlesTold() {
  const log = useTable((table) => table.log);
  const asked = useTable((table) => table.decision?.by);
  if (asked === undefined || asked === DICE) return null;
  const own = decidedBefore(log, (by) => by === asked) - 1;
  const told = battlesTold(log, Math.max(0, own));
  if (told.length === 0) return null;
  return (
    <ul className="matters" aria-label={furniture.matters}>
      {told.map(({ text, side }) => (
        <li key={text} className={side}>
          {text}
        </li>
      ))}
    </ul>
  );
}
