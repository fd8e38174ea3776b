/** 7.0 Closing in at the beginning of the Combat Phase. */
import { useOrders } from '../../../../store/orders';
import { play } from '../../../text/play';
import { ActButton } from './Buttons';
import { Hand, ReadyOrders } from './Hand';

export function CombatMove() {
  const hasOrder = useOrders((orders) => orders.ways[orders.aim] !== undefined);
  return (
    <>
      <Hand empty={play.combatMove.pick} />
      <div className="answers">
        <ReadyOrders />
        <ActButton action={{ kind: 'endCombatMovement' }} chief={!hasOrder}>
          {play.combatMove.end}
        </ActButton>
      </div>
    </>
  );
}
