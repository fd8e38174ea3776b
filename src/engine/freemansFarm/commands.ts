/** 4.1, 9 Which Commands a formation may carry out now, with which targets, and why not the others. */
import { allHold, isVacant, refusalOf } from './board';
import { COMMAND_BY_ID, COMMAND_LIST } from './data/commands';
import { FORMATION_BY_ID } from './data/formations';
import {
  type Command,
  type CommandId,
  COMMANDS,
  type FormationId,
  type ObjectiveId,
  type Target,
} from './data/types';
import { isInPlay, sideOf, vacantSpaces } from './formations';
import type { ChosenCommand } from './frames';
import { type FarmRefusal, refuse } from './refusals';
import { markersDue, mostToSend } from './reinforce';
import type { State } from './state';

export const isCommand = (name: string): name is CommandId => (COMMANDS as readonly string[]).includes(name);

export const commandsOf = (formation: FormationId): readonly Command[] => BY_FORMATION[formation];

const BY_FORMATION = Object.fromEntries(
  Object.keys(FORMATION_BY_ID).map((id) => [id, COMMAND_LIST.filter(({ formation }) => formation === id)]),
) as unknown as Readonly<Record<FormationId, readonly Command[]>>;

/** 9.2 a target must be in play. */
export const targetsOf = (state: State, command: Command): readonly Target[] =>
  command.targets.filter(({ formation, when = [] }) => isInPlay(state, formation) && allHold(state, when));

/** 10, F48 the objective whose skirmishers this attack threatens: those of the enemy alone. */
export function threatens(state: State, command: Command, target: FormationId): ObjectiveId | undefined {
  const found = command.targets.find(({ formation }) => formation === target);
  const { skirmishersAt, skirmishersOnlyIf = [] } = found ?? {};
  if (!skirmishersAt || !allHold(state, skirmishersOnlyIf)) return undefined;
  return state.objectives[skirmishersAt] === sideOf(command.formation) ? undefined : skirmishersAt;
}

/** Why a formation cannot carry out a Command at all, whatever it names; `isCostDue`: an activation cost would be paid. */
export function commandRefusal(state: State, command: Command, isCostDue: boolean): FarmRefusal | undefined {
  const { formation } = command;
  if (!isInPlay(state, formation)) return refuse('formationOut', formation);
  // F45 while it is legal, nothing else is
  const must = commandsOf(formation).find(
    (each) => each.mandatory && each !== command && !ownRefusal(state, each, isCostDue),
  );
  if (must) return refuse(formation === 'fraser' ? 'mandatoryCommand' : 'mandatoryFarm', must.id);
  return ownRefusal(state, command, isCostDue);
}

function ownRefusal(state: State, command: Command, isCostDue: boolean): FarmRefusal | undefined {
  const { formation, kind, from, to } = command;
  if (!from.includes(state.at[formation])) return refuse('notFromHere', state.at[formation]);
  // F68, F77 Breymann pays in markers, and needs one to act with
  const isDue = isCostDue && command.activationCost === 'normal';
  if (markersDue(formation, isDue) >= state.markers[formation] && state.markers[formation] > 0)
    return refuse('cannotPayAndAct', formation);
  const unmet = refusalOf(state, command.conditions);
  if (unmet) return unmet;
  // 9.1 never where another formation is
  if (to !== undefined && !isVacant(state, to)) return refuse('boxOccupied', to);
  switch (kind) {
    case 'move':
    case 'moveAttack': // F46 without a target it is a plain move
      return undefined;
    case 'attack':
      return targetsOf(state, command).length > 0 ? undefined : refuse('noTarget');
    case 'reinforce':
      return reinforceRefusal(state, command, isDue);
    case 'activate':
      return gunCommandsOf(state, command).length > 0 ? undefined : refuse('noGunCommand', command.activates);
  }
}

/** 9.3 */
function reinforceRefusal(state: State, command: Command, isCostDue: boolean): FarmRefusal | undefined {
  const [target] = command.targets;
  if (!target || !isInPlay(state, target.formation)) return refuse('formationOut', target?.formation);
  if (vacantSpaces(state, target.formation) === 0) return refuse('noVacantSpace', target.formation);
  return mostToSend(state, command, target.formation, isCostDue) > 0
    ? undefined
    : refuse('noMarkersToSend', command.formation);
}

/** 4.4 what the guns could do if this Command activated them. */
const gunCommandsOf = (state: State, { activates }: Command): readonly Command[] =>
  activates ? commandsOf(activates).filter((each) => !commandRefusal(state, each, false)) : [];

/** All that a formation may choose now, with everything that a Command names. */
export const choicesOf = (
  state: State,
  formation: FormationId,
  isCostDue: boolean,
): readonly ChosenCommand[] =>
  commandsOf(formation)
    .filter((command) => !commandRefusal(state, command, isCostDue))
    .flatMap((command) => waysOf(state, command, isCostDue));

export const hasCommand = (state: State, formation: FormationId, isCostDue: boolean): boolean =>
  commandsOf(formation).some((command) => !commandRefusal(state, command, isCostDue));

/** 4.3 the attacks alone, as Quick March and No Respite allow them. */
export const attacksOf = (state: State, formation: FormationId): readonly ChosenCommand[] =>
  choicesOf(state, formation, false).filter(({ command }) => COMMAND_BY_ID[command].kind === 'attack');

function waysOf(state: State, command: Command, isCostDue: boolean): readonly ChosenCommand[] {
  const { id } = command;
  const targets = targetsOf(state, command).map(({ formation }) => formation);
  switch (command.kind) {
    case 'move':
      return [{ command: id }];
    case 'attack':
      return targets.map((target) => ({ command: id, target }));
    case 'moveAttack':
      return targets.length === 0 ? [{ command: id }] : targets.map((target) => ({ command: id, target }));
    case 'reinforce':
      return targets.flatMap((target) => {
        const most = mostToSend(state, command, target, isCostDue);
        return Array.from({ length: most }, (_, less) => ({ command: id, target, markers: less + 1 }));
      });
    case 'activate':
      return gunCommandsOf(state, command).flatMap((guns) =>
        targetsOf(state, guns).map(({ formation }) => ({
          command: id,
          gunCommand: guns.id,
          target: formation,
        })),
      );
  }
}

/** Any names may come: why this formation cannot carry out exactly this. */
export function choiceRefusal(
  state: State,
  formation: FormationId,
  { command: name, gunCommand, target, markers }: { readonly [Name in keyof ChosenCommand]: string | number },
  isCostDue: boolean,
): FarmRefusal | undefined {
  if (typeof name !== 'string' || !isCommand(name)) return refuse('unknownCommand', String(name));
  const command = COMMAND_BY_ID[name];
  if (command.formation !== formation) return refuse('notItsCommand', name);
  const unable = commandRefusal(state, command, isCostDue);
  if (unable) return unable;
  if (gunCommand !== undefined || command.kind === 'activate') {
    if (command.kind !== 'activate') return refuse('notItsCommand', String(gunCommand));
    if (markers !== undefined) return refuse('noMarkersTaken');
    return gunRefusal(state, command, gunCommand, target);
  }
  const targets = targetsOf(state, command).map((each) => each.formation);
  if (target === undefined && targets.length > 0) return refuse('targetNeeded');
  if (target !== undefined && targets.length === 0) return refuse('noTargetTaken', String(target));
  if (target !== undefined && !targets.some((each) => each === target))
    return refuse('notATarget', String(target));
  if (command.kind !== 'reinforce') return markers === undefined ? undefined : refuse('noMarkersTaken');
  if (markers === undefined) return refuse('markersNeeded');
  const most = mostToSend(state, command, target as FormationId, isCostDue);
  return Number(markers) >= 1 && Number(markers) <= most ? undefined : refuse('tooManyMarkers', String(most));
}

function gunRefusal(
  state: State,
  { activates = 'americanArtillery' }: Command,
  gunCommand: string | number | undefined,
  target: string | number | undefined,
): FarmRefusal | undefined {
  if (gunCommand === undefined) return refuse('gunCommandNeeded');
  return choiceRefusal(
    state,
    activates,
    target === undefined ? { command: gunCommand } : { command: gunCommand, target },
    false,
  );
}
