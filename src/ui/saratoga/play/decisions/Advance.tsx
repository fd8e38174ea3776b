/** 7.5 The hex lies open: who advances, or nobody. */
import { type View } from '../../../../engine/saratoga';
import { useGame } from '../../../../store/game';
import { useOrders } from '../../../../store/orders';
import { play } from '../../../text/play';
import { ActButton } from './Buttons';
import { CounterButton } from './CounterButton';

export function Advance() {
  const view = useGame((game) => game.view);
  const going = useOrders((orders) => orders.chosen);
  const toggle = useOrders((orders) => orders.toggle);
  return (
    <>
      <div className="counter-list">
        {counterChoices(view).map((id) => (
          <CounterButton key={id} id={id} pressed={going.includes(id)} onPress={() => toggle(id)} />
        ))}
      </div>
      <div className="answers">
        {going.length > 0 && (
          <ActButton action={{ kind: 'advance', counters: going }} chief>
            {play.advance.go}
          </ActButton>
        )}
        <ActButton action={{ kind: 'decline' }}>{play.advance.decline}</ActButton>
      </div>
    </>
  );
}

/** Everybody who is in one of the advances on offer. */
const counterChoices = (view: View | undefined): string[] => [
  ...new Set((view?.actions ?? []).flatMap((action) => (action.kind === 'advance' ? action.counters : []))),
];
