/** 3.1.4 Too many in a hex at the end of movement: the owner chooses who is lost. */
import { Foot } from '../../../table/QuestionCard';
import { useOrders } from '../orders';
import { play } from '../../text/play';
import { ActButton } from './Buttons';
import { CounterButton } from './CounterButton';
import { useTable } from '../../table';

export function RemoveExcess() {
  const actions = useTable((table) => table.view?.actions) ?? [];
  const [chosen] = useOrders((orders) => orders.chosen);
  const choose = useOrders((orders) => orders.choose);
  const counters = actions.flatMap((action) => (action.kind === 'remove' ? [action.counter] : []));
  return (
    <>
      <div className="counter-list">
        {counters.map((id) => (
          <CounterButton key={id} id={id} pressed={id === chosen} onPress={() => choose([id])} />
        ))}
      </div>
      {chosen !== undefined && (
        <Foot>
          <ActButton action={{ kind: 'remove', counter: chosen }} chief>
            {play.excess.remove(chosen)}
          </ActButton>
        </Foot>
      )}
    </>
  );
}
