/** 8.0 One formation tries to shake off its step losses. */
import { useGame } from '../../../../store/game';
import { play } from '../../../text/play';
import { ActButton } from './Buttons';

export function Recover() {
  const actions = useGame((game) => game.view?.actions) ?? [];
  return (
    <div className="answers">
      {actions.map(
        (action) =>
          action.kind === 'recover' && (
            <ActButton key={action.group} action={action}>
              {play.recover.group(action.group)}
            </ActButton>
          ),
      )}
      <ActButton action={{ kind: 'endRecovery' }} chief>
        {play.recover.end}
      </ActButton>
    </div>
  );
}
