/** The Commands of the Formation cards, each in a few words. */
import {
  COMMAND_BY_ID,
  type Condition,
  type ChosenCommand,
  type CommandId,
  type FormationId,
} from '../../../engine/freemansFarm';
import { count } from '../../text/common';
import { boxNames, nameOf } from './names';

/** Without its target where it has several. */
export const commandNames: Readonly<Record<CommandId, string>> = {
  'fraser.attackCoulter': 'Attack by Coulter Farm',
  'fraser.turnFlank': 'Turn the American left',
  'fraser.attackLearned': 'Attack from the flank',
  'fraser.rollUp': 'Roll up the line',
  'fraser.reinforceHamilton': 'Reinforce Hamilton',
  'hamilton.attackMill': 'Attack by The Mill',
  'hamilton.takeFarm': 'Take Freeman’s Farm',
  'hamilton.attackFromFarm': 'Attack from the Farm',
  'hamilton.bayonets': 'Charge with bayonets',
  'riedesel.toTwo': 'March to the centre',
  'riedesel.toThree': 'March down the river road',
  'riedesel.attackPoor': 'Attack in the centre',
  'riedesel.takeFarm': 'Take Freeman’s Farm',
  'riedesel.attackFromFarm': 'Attack from the Farm',
  'riedesel.attackRight': 'Attack the American right',
  'riedesel.reinforceHamilton': 'Reinforce Hamilton',
  'phillips.advance': 'Bring the guns forward',
  'phillips.counterBattery': 'Fire on the guns',
  'phillips.bombardRight': 'Bombard the right',
  'breymann.reinforceFraser': 'Reinforce Fraser',
  'breymann.reinforceHamilton': 'Reinforce Hamilton',
  'breymann.skirmish': 'Skirmish',
  'learned.attackFraser1': 'Attack Fraser in front',
  'learned.attackFraser2': 'Attack Fraser on the flank',
  'learned.attackHamilton': 'Attack Hamilton',
  'learned.reinforcePoor': 'Reinforce Poor',
  'poor.attackHamilton': 'Attack Hamilton',
  'poor.takeFarm': 'Take Freeman’s Farm',
  'poor.attackFromFarm': 'Attack from the Farm',
  'poor.attackRiedesel': 'Attack Riedesel',
  'poor.attackFraser': 'Attack Fraser',
  'poor.reinforceLearned': 'Reinforce Learned',
  'poor.withdraw': 'Leave the Farm',
  'glover.reinforcePoor': 'Reinforce Poor',
  'glover.reinforcePaterson': 'Reinforce Paterson',
  'glover.artillery': 'Fire the guns',
  'glover.attackRiedesel': 'Attack Riedesel',
  'glover.attackHamilton': 'Attack Hamilton',
  'paterson.artillery': 'Fire the guns',
  'paterson.attackRiedesel': 'Attack Riedesel',
  'paterson.reinforceNixon': 'Reinforce Nixon',
  'paterson.reinforceGlover': 'Reinforce Glover',
  'nixon.artillery': 'Fire the guns',
  'nixon.attackRiedesel': 'Attack Riedesel',
  'nixon.attackPhillips': 'Attack Phillips',
  'nixon.reinforcePaterson': 'Reinforce Paterson',
  'artillery.firePhillips1': 'Fire on Phillips, far off',
  'artillery.firePhillips2': 'Fire on Phillips',
  'artillery.fireRiedesel': 'Fire on Riedesel',
};

/** ‘moves to Freeman’s Farm, attacks Poor’: what it does, before it is known what can be done; `most`: markers that it may send. */
export function commandDoes(command: CommandId, most: number): string {
  const { kind, to, targets, activates } = COMMAND_BY_ID[command];
  const whom = targets.map(({ formation }) => nameOf(formation)).join(' or ');
  switch (kind) {
    case 'attack':
      return `attacks ${whom}`;
    case 'moveAttack':
      return `moves to ${to ? boxNames[to] : ''}, attacks ${whom}`;
    case 'move':
      return `moves to ${to ? boxNames[to] : ''}, no attack`;
    case 'reinforce':
      return `sends ${whom} up to ${count(most, 'marker')}`;
    case 'activate':
      return `${activates ? nameOf(activates) : ''} fire, this formation pays`;
  }
}

/** What it would do as it can be chosen now. */
export function choiceDoes({ command, target, markers }: ChosenCommand): string {
  const { kind, to, targets } = COMMAND_BY_ID[command];
  if (kind === 'reinforce' && target && markers !== undefined)
    return `sends ${nameOf(target)} ${count(markers, 'marker')}`;
  const hasNobody = kind === 'moveAttack' && target === undefined && targets.length > 0;
  return hasNobody
    ? `moves to ${to ? boxNames[to] : ''}; nobody there to attack`
    : commandDoes(command, markers ?? 0);
}

/** As it is chosen: ‘Take Freeman’s Farm, attacking Poor’. */
export function choiceName({ command, gunCommand, target, markers }: ChosenCommand): string {
  if (gunCommand) return `${commandNames[command]}: ${targetWords(gunCommand, target)}`;
  if (markers !== undefined) return `${commandNames[command]}: ${count(markers, 'marker')}`;
  return targetWords(command, target);
}

/** The target is named unless the Command's own name tells it. */
function targetWords(command: CommandId, target: FormationId | undefined): string {
  const name = commandNames[command];
  return target === undefined || name.includes(nameOf(target)) ? name : `${name}: ${nameOf(target)}`;
}

/** What an order of the solitaire opponent waits for; undefined where its reason tells it. */
export function conditionWords(conditions: readonly Condition[]): string | undefined {
  const [condition] = conditions;
  if (condition && 'maxMarkers' in condition)
    return `Only when ${nameOf(condition.formation)} is in play with ${count(condition.maxMarkers, 'marker')} or fewer.`;
  if (condition && 'any' in condition) {
    const names = condition.any.flatMap((each) => ('formation' in each ? [nameOf(each.formation)] : []));
    return `Only while ${names.join(' or ')} is in play.`;
  }
  return undefined;
}
