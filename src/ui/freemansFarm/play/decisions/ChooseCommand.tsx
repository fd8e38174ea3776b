/** 6.1 step 1, 9 One Command with its target; those that cannot be chosen say why. */
import {
  type ActionOf,
  type AttackChances,
  COMMAND_BY_ID,
  type FormationId,
  type View,
} from '../../../../engine/freemansFarm';
import { CommandLine } from '../../cards/CommandLine';
import { ask } from '../../table';
import { choiceName, commandDoes } from '../../text/commands';
import { nameOf } from '../../text/names';
import { play } from '../../text/play';
import { Answer } from '../Answer';
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
  const { kind, extraMorale, mandatory } = COMMAND_BY_ID[command];
  const attacks = kind !== 'reinforce' && target !== undefined;
  const general = view.cards[view.phasing].played.at(-1)?.general;
  const chances = attacks
    ? ask('commandChances', gunCommand ?? command, target, gunCommand ? undefined : general)
    : undefined;
  const most = view.formations[formation].commands.find(({ id }) => id === command)?.maxMarkers ?? 0;
  const attacker = gunCommand ? COMMAND_BY_ID[gunCommand].formation : formation;
  return (
    <Answer action={choice} line={target && { from: attacker, to: target }}>
      <b>{choiceName(choice)}</b>
      <small>
        {chances ? oddsOf(chances, target) : commandDoes(command, most)}
        {extraMorale ? `; ${play.command.extra(extraMorale)}` : ''}
        {mandatory ? `; ${play.command.must}` : ''}
      </small>
    </Answer>
  );
}

/** The roll in a line: dice, harm, harm to oneself, what else it may bring. */
function oddsOf({ dice, chances }: AttackChances, target: FormationId | undefined): string {
  const { average } = chances;
  const words = play.command;
  return [
    words.odds(
      dice,
      target ? nameOf(target) : '',
      average.defenderMorale + average.defenderMarkers,
      average.attackerMorale + average.attackerMarkers,
    ),
    ...(chances.objective > 0 ? [words.skirmishers(chances.objective)] : []),
    ...(chances.defenderOut > 0 ? [words.out(chances.defenderOut)] : []),
  ].join('; ');
}
