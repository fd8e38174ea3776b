/** Shows the game on the table as its record has it, whatever became of the last view. */
import { useGame, viewOf } from './game';
import { useOrders } from './orders';
import { useTable } from './table';

export function redraw(): void {
  const { session } = useGame.getState();
  if (!session) return;
  const view = viewOf(session.state);
  useGame.setState({ view });
  useTable.getState().show(view);
  useOrders.getState().drop();
}
