/** What the computer was about at this moment of the game: who went where, and why. */
import type { Side } from '../../../engine/campaign';
import { PlansBySide } from '../../table/review/PlansBySide';
import { PlanTable } from '../../table/review/PlanTable';
import { planRows, plans } from '../text/plans';

export default function Plans() {
  return (
    <PlansBySide
      rowsOf={(plan, side) => planRows(plan, side as Side)}
      since={plans.since}
      show={(rows) => <PlanTable head={plans.head} rows={rows} />}
    />
  );
}
