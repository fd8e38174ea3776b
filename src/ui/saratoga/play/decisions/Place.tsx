/** 11.0 The deployment: what is left to place, the ready-made one, and the end of it. */
import { sideOfCounter } from '../../../../engine/saratoga';
import { useGame } from '../../../../store/game';
import { useOrders } from '../../../../store/orders';
import { play } from '../../../text/play';
import { ActButton } from './Buttons';
import { CounterButton } from './CounterButton';

export function Place() {
  const waiting = useGame((game) => game.view?.notPlaced) ?? [];
  const by = useGame((game) => game.view?.decision?.by);
  const chosen = useOrders((orders) => orders.chosen);
  const onMap = useGame((game) =>
    Object.values(game.view?.stacks ?? {}).some((ids) => ids.includes(chosen[0] ?? '')),
  );
  const choose = useOrders((orders) => orders.choose);
  const mine = waiting.filter((id) => sideOfCounter(id) === by);
  return (
    <>
      <div className="answers">
        {mine.length === 0 && (
          <ActButton action={{ kind: 'ready' }} chief>
            {play.place.ready}
          </ActButton>
        )}
        <ActButton action={{ kind: 'deploy' }} chief={mine.length > 0}>
          {play.place.deploy}
        </ActButton>
        {onMap && chosen[0] !== undefined && (
          <ActButton action={{ kind: 'lift', counter: chosen[0] }}>{play.place.lift}</ActButton>
        )}
      </div>
      <p className="aside">{mine.length > 0 ? play.place.left(mine.length) : play.place.all}</p>
      {mine.length > 0 && (
        <div className="counter-list" role="group" aria-label={play.place.left(mine.length)}>
          {mine.map((id) => (
            <CounterButton key={id} id={id} pressed={chosen.includes(id)} onPress={() => choose([id])} />
          ))}
        </div>
      )}
    </>
  );
}
