/** The stack in hand, counter by counter, and the orders that lie ready for it. */
import { useOrders } from '../orders';
import { hexOfCounter } from '../../../../engine/saratoga';
import { hexName, play } from '../../text/play';
import { ActButton } from './Buttons';
import { CounterButton } from './CounterButton';
import { useTable } from '../../table';

/** Who stands in the hex of the counters in hand, from the top: each can be put in or out. */
export function Hand({ empty }: { empty: string }) {
  const view = useTable((table) => table.view);
  const chosen = useOrders((orders) => orders.chosen);
  const toggle = useOrders((orders) => orders.toggle);
  const [first] = chosen;
  if (!view || first === undefined) return <p className="aside pick">{empty}</p>;
  const here = hexOfCounter(view, first);
  return (
    <div className="counter-list" role="group" aria-label={hexName(here)}>
      {(view.stacks[here] ?? []).toReversed().map((id) => (
        <CounterButton key={id} id={id} pressed={chosen.includes(id)} onPress={() => toggle(id)}>
          <small>
            {view.marks[id]?.includes('moved') ? play.move.done : play.move.inHand(chosen.includes(id))}
          </small>
        </CounterButton>
      ))}
    </div>
  );
}

/** The order for the hex that was tapped, and what those in hand before could do in the hex that was taken up. */
export function ReadyOrders() {
  const ways = useOrders((orders) => orders.ways);
  const aim = useOrders((orders) => orders.aim);
  const former = useOrders((orders) => orders.former);
  const order = ways[aim]?.actions[0];
  const join = former?.actions[0];
  return (
    <>
      {order && (
        <ActButton action={order} chief>
          {play.move.goTo(aim, ways[aim]?.cost ?? 0)}
        </ActButton>
      )}
      {join && 'counters' in join && (
        <ActButton action={join}>{play.move.join(join.counters, former.cost ?? 0)}</ActButton>
      )}
    </>
  );
}
