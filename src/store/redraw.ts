/** Shows the game on the table as its record has it, whatever became of the last view. */
import { useGame } from './game';
import { useOrders } from './orders';
import { seen } from './seat';
import { useTable } from './table';

export function redraw(): void {
  const { session, seated, curtain } = useGame.getState();
  if (!session || curtain) return;
  const view = seen(session.state, seated);
  useGame.setState({ view });
  useTable.getState().show(view);
  useOrders.getState().drop();
}
