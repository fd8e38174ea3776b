/** 6.1 step 1.A Whom the general leads. */
import type { View } from '../../../../engine/freemansFarm';
import { stateWords } from '../../cards/FormationChip';
import { titleOf } from '../../text/names';
import { Answer } from '../Answer';
import { Tactics } from '../Tactics';

export function ChooseFormation({ view }: { view: View }) {
  return (
    <>
      <div className="answers ff-list">
        {view.actions.map((action) =>
          action.kind === 'activate' ? (
            <Answer key={action.formation} action={action}>
              <b>{titleOf(action.formation)}</b>
              <small>{stateWords(view.formations[action.formation])}</small>
            </Answer>
          ) : null,
        )}
      </div>
      <Tactics view={view} />
    </>
  );
}
