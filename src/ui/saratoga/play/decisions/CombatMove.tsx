/** 7.0 Closing in at the beginning of the Combat Phase: what is worth while at one press each, all else by hand. */
import { Foot } from '../../../table/QuestionCard';
import { play } from '../../text/play';
import { act, ask, useTable } from '../../table';
import { useOrders } from '../orders';
import { usePlans } from '../plans';
import { ActButton } from './Buttons';
import { Hand, ReadyOrders } from './Hand';

const words = play.combatMove;

export function CombatMove() {
  const canMove = useTable((table) => table.view?.actions.some(({ kind }) => kind === 'combatMove')) ?? false;
  const isIdle = useOrders((orders) => orders.chosen.length === 0);
  const isQuiet = useTable((table) => table.view !== undefined && ask('isFireIdle') === true);
  const closings = usePlans((plans) => plans.closings).filter(({ value }) => value > 0);
  return (
    <>
      <Hand empty={!canMove ? words.nobody : closings.length > 0 ? words.pick : words.byHand} />
      {isIdle && closings.length > 0 && (
        <ul className="closings">
          {closings.map(({ action, from, to }) => (
            <li key={from}>
              <ActButton action={action} lights={[from, to]}>
                {words.go(action.counters, to)}
              </ActButton>
            </li>
          ))}
        </ul>
      )}
      <Foot>
        <ReadyOrders />
        {isIdle && closings.length > 1 && (
          <button type="button" className="answer chief all" onClick={closeAll}>
            {words.all(closings.length)}
          </button>
        )}
        <ActButton action={{ kind: 'endCombatMovement' }} ends>
          {isQuiet ? words.noFire : words.end}
        </ActButton>
      </Foot>
    </>
  );
}

/** What is listed, and nothing else. */
function closeAll(): void {
  for (const { action, value } of usePlans.getState().closings) if (value > 0) act(action);
}
