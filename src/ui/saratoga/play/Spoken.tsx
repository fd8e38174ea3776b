/** For those who do not see the map: what is in hand, and whether the hex of the cursor is in its reach. */
import { hexOfCounter, orderOf } from '../../../engine/saratoga';
import { usePointer } from '../../hexboard/pointer';
import { useTable } from '../table';
import { play } from '../text/play';
import { useOrders } from './orders';

export function Spoken() {
  const view = useTable((table) => table.view);
  const chosen = useOrders((orders) => orders.chosen);
  const cursor = usePointer((pointer) => pointer.cursor);
  const way = useOrders((orders) => orders.ways[cursor]);
  const hand = view && chosen.length > 0 ? play.spoken.hand(chosen) : '';
  const isMarch = view !== undefined && chosen.length > 0 && orderOf(view).hasWaypoints;
  const reach =
    way?.cost !== undefined
      ? play.spoken.reach(way.cost, way.left ?? 0, way.stops === true)
      : isMarch && hexOfCounter(view, chosen[0] ?? '') !== cursor
        ? play.spoken.outOfReach
        : '';
  return (
    <>
      <p className="unseen" aria-live="polite" data-testid="hand">
        {hand}
      </p>
      <p className="unseen" aria-live="polite" data-testid="reach">
        {reach}
      </p>
    </>
  );
}
