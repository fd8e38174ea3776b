/** 13.1 The orders of the solitaire opponent: the first that can be played, and why each before it cannot. */
import { refusalOf } from './board';
import { commandRefusal, commandsOf, targetsOf } from './commands';
import { COMMAND_BY_ID } from './data/commands';
import { ORDERS } from './data/orders';
import type { Command, FormationId, Order } from './data/types';
import type { SkippedOrder } from './events';
import type { ChosenCommand } from './frames';
import { type FarmRefusal, refuse } from './refusals';
import { mostToSend } from './reinforce';
import type { State } from './state';

export interface Followed {
  readonly chosen: ChosenCommand | undefined;
  readonly place: number;
  readonly skipped: readonly SkippedOrder[];
}

/** F63 a conditional entry that does not hold is skipped. */
export function orderFor(state: State, formation: FormationId): Followed {
  const skipped: SkippedOrder[] = [];
  for (const [place, order] of ORDERS[formation].entries()) {
    const why = orderRefusal(state, order);
    if (!why) return { chosen: chosenBy(state, order), place, skipped };
    const { command, target } = order;
    skipped.push({ command, ...(target ? { target } : {}), code: why.code, case: why.case });
  }
  return { chosen: undefined, place: -1, skipped };
}

/** F61 Morale alone is paid, so that no marker is due. */
function orderRefusal(state: State, { command: id, target, onlyIf = [] }: Order): FarmRefusal | undefined {
  const command = COMMAND_BY_ID[id];
  const unable = refusalOf(state, onlyIf) ?? commandRefusal(state, command, false);
  if (unable) return unable;
  if (command.activates) return gunsOf(state, command) ? undefined : refuse('noGunCommand');
  const isThere = !target || targetsOf(state, command).some(({ formation }) => formation === target);
  return isThere ? undefined : refuse('noTarget', target);
}

function chosenBy(state: State, order: Order): ChosenCommand {
  const command = COMMAND_BY_ID[order.command];
  if (command.activates) {
    const guns = gunsOf(state, command);
    return guns ? { ...guns, command: command.id, gunCommand: guns.command } : { command: command.id };
  }
  const target = order.target ?? targetsOf(state, command)[0]?.formation;
  if (target === undefined) return { command: command.id };
  return command.kind === 'reinforce'
    ? { command: command.id, target, markers: mostToSend(state, command, target, false) }
    : { command: command.id, target };
}

/** The guns follow an order of their own. */
const gunsOf = (state: State, { activates }: Command): ChosenCommand | undefined =>
  activates && commandsOf(activates).length > 0 ? orderFor(state, activates).chosen : undefined;
