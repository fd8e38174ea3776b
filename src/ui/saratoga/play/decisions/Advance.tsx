/** 7.5 The hex lies open: who advances, or nobody. */
import { Foot } from '../../../table/QuestionCard';
import { type View } from '../../../../engine/saratoga';
import { useOrders } from '../orders';
import { play } from '../../text/play';
import { ActButton } from './Buttons';
import { CounterButton } from './CounterButton';
import { useTable } from '../../table';

export function Advance() {
  const view = useTable((table) => table.view);
  const going = useOrders((orders) => orders.chosen);
  const toggle = useOrders((orders) => orders.toggle);
  return (
    <>
      <div className="counter-list">
        {counterChoices(view).map((id) => (
          <CounterButton key={id} id={id} pressed={going.includes(id)} onPress={() => toggle(id)} />
        ))}
      </div>
      <Foot>
        {going.length > 0 && (
          <ActButton action={{ kind: 'advance', counters: going }} chief>
            {play.advance.go}
          </ActButton>
        )}
        <ActButton action={{ kind: 'decline' }} ends>
          {play.advance.decline}
        </ActButton>
      </Foot>
    </>
  );
}

/** Everybody who is in one of the advances on offer. */
const counterChoices = (view: View | undefined): string[] => [
  ...new Set((view?.actions ?? []).flatMap((action) => (action.kind === 'advance' ? action.counters : []))),
];
