/** What an opponent was about in a turn: its plan comes as codes. */
import {
  COMMAND_BY_ID,
  type CommandId,
  FORMATION_BY_ID,
  type FormationId,
} from '../../../engine/freemansFarm';
import { isObject } from '../../../engine/kernel/json';
import { capital } from '../../text/common';
import { commandNames } from './commands';
import { nameDoes, nameOf } from './names';

const REASONS: Readonly<Record<string, (target: string) => string>> = {
  finish: (target) => `if ${target} falls, it has won`,
  weak: (target) => `nobody is nearer to falling than ${target}`,
  objective: () => 'a pair of 6s would drive the skirmishers off',
  ground: () => 'there is more to be done from there',
  relieve: (target) => `${target} is needed and thin`,
  press: () => 'it promised more than it cost',
  must: () => 'a Command must be chosen, and the others were worse',
};

export const plans = {
  since: (round: number) => `Meant in round ${round}`,
  /** Whom it would like to break, and whom it must spare. */
  prey: (formation: FormationId) => `Hopes to break ${nameOf(formation)} next.`,
  worry: (formation: FormationId) => `Fears most for ${nameOf(formation)}.`,
};

/** Whatever is no plan is left out. */
export function planLines(plan: unknown): readonly string[] {
  if (!isObject(plan)) return [];
  const { order, prey, worry } = plan;
  return [
    ...orderLine(order),
    ...(isFormation(prey) ? [plans.prey(prey)] : []),
    ...(isFormation(worry) ? [plans.worry(worry)] : []),
  ];
}

/** ‘Hamilton attacks Poor (Attack by The Mill): nobody is nearer to falling than Poor.’ */
function orderLine(order: unknown): readonly string[] {
  if (!isObject(order)) return [];
  const { formation, command, target, reason } = order;
  if (!isFormation(formation) || !isCommand(command)) return [];
  const whom = isFormation(target) ? target : undefined;
  const why = Object.hasOwn(REASONS, String(reason)) ? REASONS[String(reason)] : undefined;
  const does = deed(formation, command, whom);
  return [`${capital(does)}${why ? `: ${why(whom ? nameOf(whom) : '')}` : ''}.`];
}

function deed(formation: FormationId, command: CommandId, target: FormationId | undefined): string {
  const { kind } = COMMAND_BY_ID[command];
  const name = `‘${commandNames[command]}’`;
  if (kind === 'reinforce' && target) return `${nameDoes(formation, 'reinforce')} ${nameOf(target)}`;
  if (kind === 'activate' && target)
    return `${nameDoes(formation, 'have')} the guns fire on ${nameOf(target)}`;
  return target
    ? `${nameDoes(formation, 'attack')} ${nameOf(target)} with ${name}`
    : `${nameDoes(formation, 'move')}: ${name}`;
}

const isFormation = (id: unknown): id is FormationId =>
  typeof id === 'string' && Object.hasOwn(FORMATION_BY_ID, id);
const isCommand = (id: unknown): id is CommandId =>
  typeof id === 'string' && Object.hasOwn(COMMAND_BY_ID, id);
