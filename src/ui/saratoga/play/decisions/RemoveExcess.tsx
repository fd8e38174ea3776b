/** 3.1.4 Too many in a hex at the end of movement: the owner chooses who is lost. */
import { useGame } from '../../../../store/game';
import { CounterButton } from './CounterButton';

export function RemoveExcess() {
  const actions = useGame((game) => game.view?.actions) ?? [];
  const act = useGame((game) => game.act);
  return (
    <div className="counter-list">
      {actions.map(
        (action) =>
          action.kind === 'remove' && (
            <CounterButton key={action.counter} id={action.counter} onPress={() => act(action)} />
          ),
      )}
    </div>
  );
}
