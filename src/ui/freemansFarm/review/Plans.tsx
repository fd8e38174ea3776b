/** What the computer was about at this moment of the game, in a sentence, and whom it feared and hoped for. */
import { PlansBySide } from '../../table/review/PlansBySide';
import { planLines, plans } from '../text/plans';

export default function Plans() {
  return (
    <PlansBySide
      rowsOf={planLines}
      since={plans.since}
      show={(lines) => lines.map((line) => <p key={line}>{line}</p>)}
    />
  );
}
