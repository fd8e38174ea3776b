/** What the computer was about at this moment of the game: each formation, its order and why. */
import { PlansBySide } from '../../table/review/PlansBySide';
import { PlanTable } from '../../table/review/PlanTable';
import { planRows, plans } from '../text/plans';

export default function Plans() {
  return (
    <PlansBySide
      rowsOf={planRows}
      since={plans.since}
      show={(rows) => <PlanTable head={plans.head} rows={rows} />}
    />
  );
}
