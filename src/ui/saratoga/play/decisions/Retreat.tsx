/** 3.8.3, 3.1.4 A unit is driven back, or makes room: which, and where to. */
import { Foot } from '../../../table/QuestionCard';
import { type Action, type View } from '../../../../engine/saratoga';
import { useOrders } from '../orders';
import { play } from '../../text/play';
import { ActButton } from './Buttons';
import { CounterButton } from './CounterButton';
import { useTable } from '../../table';

type Step = Extract<Action, { kind: 'retreat' | 'displace' }>;

export function Retreat() {
  const view = useTable((table) => table.view);
  const chosen = useOrders((orders) => orders.chosen);
  const choose = useOrders((orders) => orders.choose);
  const aim = useOrders((orders) => orders.aim);
  const steps = stepsOf(view);
  const units = [...new Set(steps.map((step) => step.unit))];
  const unit = chosen[0] ?? (units.length === 1 ? units[0] : undefined);
  return (
    <>
      <div className="counter-list">
        {units.map((id) => (
          <CounterButton key={id} id={id} pressed={id === unit} onPress={() => choose([id])} />
        ))}
      </div>
      <Foot>
        {steps
          .filter((step) => step.unit === unit)
          .map((step) => (
            <ActButton key={step.hex} action={step} chief={step.hex === aim} lights={[step.hex]}>
              {play.retreat.to(step.hex)}
            </ActButton>
          ))}
      </Foot>
    </>
  );
}

const stepsOf = (view: View | undefined): Step[] =>
  (view?.actions ?? []).filter(
    (action): action is Step => action.kind === 'retreat' || action.kind === 'displace',
  );
