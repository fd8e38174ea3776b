/** 6.1 step 1, 9 One Command with its target; those that cannot be chosen say why. */
import { type ActionOf, COMMAND_BY_ID, type FormationId, type View } from '../../../../engine/freemansFarm';
import { CommandLine } from '../../cards/CommandLine';
import { choiceName } from '../../text/commands';
import { play } from '../../text/play';
import { Answer } from '../Answer';
import { attackerOf, oddsOf } from '../odds';
import { Tactics } from '../Tactics';

export function ChooseCommand({ view }: { view: View }) {
  const formation = view.decision?.kind === 'chooseCommand' ? view.decision.formation : undefined;
  if (!formation) return null;
  const choices = view.actions.filter((action) => action.kind === 'command');
  const others = view.formations[formation].commands.filter(({ refusal }) => refusal);
  return (
    <>
      <div className="answers ff-list">
        {choices.map((choice) => (
          <Choice key={JSON.stringify(choice)} choice={choice} formation={formation} view={view} />
        ))}
      </div>
      <Tactics view={view} />
      {others.length > 0 && (
        <details className="ff-others" open>
          <summary>
            {play.command.also} ({others.length})
          </summary>
          <ul className="ff-commands">
            {others.map((command) => (
              <li key={command.id} className="not">
                <CommandLine view={command} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface Props {
  readonly choice: ActionOf<'command'>;
  readonly formation: FormationId;
  readonly view: View;
}

function Choice({ choice, formation, view }: Props) {
  const { command, gunCommand, target } = choice;
  const { extraMorale, mandatory } = COMMAND_BY_ID[command];
  const general = view.cards[view.phasing].played.at(-1)?.general;
  const attacker = gunCommand ? attackerOf(choice) : formation;
  return (
    <Answer action={choice} line={target && { from: attacker, to: target }}>
      <b>{choiceName(choice)}</b>
      <small>
        {oddsOf(choice, general)}
        {extraMorale ? `; ${play.command.extra(extraMorale)}` : ''}
        {mandatory ? `; ${play.command.must}` : ''}
      </small>
    </Answer>
  );
}
