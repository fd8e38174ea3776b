/** 7.3 A leader left alone goes to the nearest friends; R127 or nobody was there, which the enemy is not to know. */
import { Foot } from '../../../table/QuestionCard';
import { useOrders } from '../orders';
import { play } from '../../text/play';
import { ActButton } from './Buttons';
import { useTable } from '../../table';

export function RelocateLeader() {
  const actions = useTable((table) => table.view?.actions) ?? [];
  const aim = useOrders((orders) => orders.aim);
  return (
    <Foot>
      {actions.map(
        (action) =>
          action.kind === 'relocate' && (
            <ActButton key={action.hex} action={action} chief={action.hex === aim} lights={[action.hex]}>
              {play.retreat.to(action.hex)}
            </ActButton>
          ),
      )}
      {actions.some(({ kind }) => kind === 'decline') && (
        <ActButton action={{ kind: 'decline' }} chief>
          {play.relocate.nobody}
        </ActButton>
      )}
    </Foot>
  );
}
