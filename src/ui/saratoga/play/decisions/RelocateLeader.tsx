/** 7.3 A leader left alone goes to the nearest friends; several are equally near. */
import { useGame } from '../../../../store/game';
import { useOrders } from '../../../../store/orders';
import { play } from '../../../text/play';
import { ActButton } from './Buttons';

export function RelocateLeader() {
  const actions = useGame((game) => game.view?.actions) ?? [];
  const aim = useOrders((orders) => orders.aim);
  return (
    <div className="answers">
      {actions.map(
        (action) =>
          action.kind === 'relocate' && (
            <ActButton key={action.hex} action={action} chief={action.hex === aim} lights={[action.hex]}>
              {play.retreat.to(action.hex)}
            </ActButton>
          ),
      )}
    </div>
  );
}
