/** 13.1 The orders of the solitaire opponent: the first that can be played, and why each before it cannot. */
import { refusalOf } from './board';
import { commandRefusal, targetsOf } from './commands';
import { COMMAND_BY_ID } from './data/commands';
import { ORDERS } from './data/orders';
import type { Command, FormationId, Order } from './data/types';
import type { FollowedOrder, SkippedOrder } from './events';
import type { ChosenCommand } from './frames';
import { type FarmRefusal, refuse } from './refusals';
import { mostToSend } from './reinforce';
import type { State } from './state';

export interface Followed extends FollowedOrder {
  readonly chosen: ChosenCommand | undefined;
  /** The order of the guns, where it activates them. */
  readonly guns?: FollowedOrder;
}

/** F63 a conditional entry that does not hold is skipped. */
export function orderFor(state: State, formation: FormationId): Followed {
  const skipped: SkippedOrder[] = [];
  for (const [place, order] of ORDERS[formation].entries()) {
    const why = orderRefusal(state, order);
    if (!why) return { ...chosenBy(state, order), place, skipped };
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
  if (command.activates) return gunsOf(state, command)?.chosen ? undefined : refuse('noGunCommand');
  const isThere = !target || targetsOf(state, command).some(({ formation }) => formation === target);
  return isThere ? undefined : refuse('noTarget', target);
}

function chosenBy(state: State, order: Order): Pick<Followed, 'chosen' | 'guns'> {
  const command = COMMAND_BY_ID[order.command];
  const guns = gunsOf(state, command);
  if (guns?.chosen) {
    const { chosen, place, skipped } = guns;
    return {
      chosen: { ...chosen, command: command.id, gunCommand: chosen.command },
      guns: { place, skipped },
    };
  }
  const target = order.target ?? targetsOf(state, command)[0]?.formation;
  if (target === undefined) return { chosen: { command: command.id } };
  return command.kind === 'reinforce'
    ? { chosen: { command: command.id, target, markers: mostToSend(state, command, target, false) } }
    : { chosen: { command: command.id, target } };
}

/** The guns follow an order of their own. */
const gunsOf = (state: State, { activates }: Command): Followed | undefined =>
  activates ? orderFor(state, activates) : undefined;
