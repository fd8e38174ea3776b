/** 11.0 The deployment: what is left to place, the ready-made one, and the end of it. */
import { Foot } from '../../../table/QuestionCard';
import { hexOfCounter, sideOfCounter } from '../../../../engine/saratoga';
import { useOrders } from '../orders';
import { hexName, play } from '../../text/play';
import { ActButton } from './Buttons';
import { CounterButton } from './CounterButton';
import { useTable } from '../../table';

export function Place() {
  const view = useTable((table) => table.view);
  const [first] = useOrders((orders) => orders.chosen);
  const choose = useOrders((orders) => orders.choose);
  const aim = useOrders((orders) => orders.aim);
  const order = useOrders((orders) => orders.ways[orders.aim]?.actions[0]);
  if (!view) return null;
  const mine = view.notPlaced.filter((id) => sideOfCounter(id) === view.decision?.by);
  const here = first === undefined ? 0 : hexOfCounter(view, first);
  const stack = [...(view.stacks[here] ?? [])].reverse();
  return (
    <>
      <Foot>
        {order && (
          <ActButton action={order} chief>
            {play.place.put(order.kind === 'place' ? order.counter : '', aim)}
          </ActButton>
        )}
        {mine.length === 0 && (
          <ActButton action={{ kind: 'ready' }} chief>
            {play.place.ready}
          </ActButton>
        )}
        <ActButton action={{ kind: 'deploy' }} chief={mine.length > 0}>
          {play.place.deploy}
        </ActButton>
        {stack.length > 0 && first !== undefined && (
          <ActButton action={{ kind: 'lift', counter: first }}>{play.place.lift}</ActButton>
        )}
      </Foot>
      {stack.length > 0 && (
        <>
          <h3 className="subhead">{hexName(here)}</h3>
          <div className="counter-list" role="group" aria-label={hexName(here)}>
            {stack.map((id) => (
              <CounterButton key={id} id={id} pressed={id === first} onPress={() => choose([id])} />
            ))}
          </div>
        </>
      )}
      <p className="aside">{mine.length > 0 ? play.place.left(mine.length) : play.place.all}</p>
      {mine.length > 0 && (
        <div className="counter-list" role="group" aria-label={play.place.left(mine.length)}>
          {mine.map((id) => (
            <CounterButton key={id} id={id} pressed={id === first} onPress={() => choose([id])} />
          ))}
        </div>
      )}
    </>
  );
}
