/** 3.1.4 Too many in a hex at the end of movement: the owner chooses who is lost. */
import { useGame } from '../../../../store/game';
import { useOrders } from '../../../../store/orders';
import { play } from '../../../text/play';
import { ActButton } from './Buttons';
import { CounterButton } from './CounterButton';

export function RemoveExcess() {
  const actions = useGame((game) => game.view?.actions) ?? [];
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
        <div className="answers">
          <ActButton action={{ kind: 'remove', counter: chosen }} chief>
            {play.excess.remove(chosen)}
          </ActButton>
        </div>
      )}
    </>
  );
}
