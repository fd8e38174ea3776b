/** An attack that could be ordered, in a line: dice, harm, harm to oneself, what else it may bring. */
import {
  type AttackChances,
  COMMAND_BY_ID,
  type ChosenCommand,
  type FormationId,
} from '../../../engine/freemansFarm';
import { ask } from '../table';
import { choiceDoes } from '../text/commands';
import { nameDoes, nameOf } from '../text/names';
import { play } from '../text/play';

/** The guns fire where it says so. */
export const attackerOf = ({ command, gunCommand }: ChosenCommand): FormationId =>
  COMMAND_BY_ID[gunCommand ?? command].formation;

export function oddsOf(choice: ChosenCommand, general: string | undefined): string {
  const { command, gunCommand, target } = choice;
  const chances =
    COMMAND_BY_ID[command].kind !== 'reinforce' && target !== undefined
      ? ask('commandChances', gunCommand ?? command, target, gunCommand ? undefined : general)
      : undefined;
  return chances && target ? lineOf(chances, attackerOf(choice), target) : choiceDoes(choice);
}

function lineOf({ dice, chances }: AttackChances, attacker: FormationId, target: FormationId): string {
  const { average } = chances;
  const words = play.command;
  return [
    words.odds(
      dice,
      nameDoes(target, 'lose'),
      average.defenderMorale + average.defenderMarkers,
      nameOf(attacker),
      average.attackerMorale + average.attackerMarkers,
    ),
    ...(chances.objective > 0 ? [words.skirmishers(chances.objective)] : []),
    ...(chances.defenderOut > 0 ? [words.out(nameOf(target), chances.defenderOut)] : []),
  ].join('; ');
}
