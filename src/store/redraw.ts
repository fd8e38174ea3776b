/** Shows the game on the table as its record has it, whatever became of the last view. */
import { SARATOGA } from '../engine/saratoga';
import { useGame } from './game';
import { useOrders } from './orders';
import { useTable } from './table';

export function redraw(): void {
  const { session } = useGame.getState();
  if (!session) return;
  const view = SARATOGA.view(session.state, undefined);
  useGame.setState({ view });
  useTable.getState().show(view);
  useOrders.getState().drop();
}
