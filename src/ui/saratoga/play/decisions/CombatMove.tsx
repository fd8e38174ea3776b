/** 7.0 Closing in at the beginning of the Combat Phase. */
import { useGame } from '../../../../store/game';
import { choosableIn, useOrders } from '../../../../store/orders';
import { hexOfCounter } from '../../../../store/ways';
import { hexName, play } from '../../../text/play';
import { ActButton } from './Buttons';
import { CounterButton } from './CounterButton';

export function CombatMove() {
  const view = useGame((game) => game.view);
  const chosen = useOrders((orders) => orders.chosen);
  const ways = useOrders((orders) => orders.ways);
  const aim = useOrders((orders) => orders.aim);
  const toggle = useOrders((orders) => orders.toggle);
  const choose = useOrders((orders) => orders.choose);
  if (!view) return null;
  const here = chosen[0] === undefined ? undefined : hexOfCounter(view, chosen[0]);
  const stack = here === undefined ? [] : [...(view.stacks[here] ?? [])].reverse();
  const order = ways[aim]?.actions[0];
  return (
    <>
      {chosen.length > 0 ? (
        <div className="counter-list" role="group" aria-label={hexName(here ?? 0)}>
          {stack.map((id) => (
            <CounterButton key={id} id={id} pressed={chosen.includes(id)} onPress={() => toggle(id)} />
          ))}
        </div>
      ) : (
        <p className="aside">{play.combatMove.pick}</p>
      )}
      <div className="answers">
        {order && (
          <ActButton action={order} chief>
            {play.move.goTo(aim, ways[aim]?.cost ?? 0)}
          </ActButton>
        )}
        {order && choosableIn(aim).length > 0 && (
          <button type="button" className="answer" onClick={() => choose(choosableIn(aim))}>
            {play.move.takeThere}
          </button>
        )}
        <ActButton action={{ kind: 'endCombatMovement' }} chief={!order}>
          {play.combatMove.end}
        </ActButton>
      </div>
    </>
  );
}
