/** 6.1 steps 1 to 5 What it is worth to let a formation carry out a Command, its cost taken off. */
import {
  chanceToFail,
  choicesOf,
  type ChosenCommand,
  COMMAND_BY_ID,
  copyState,
  type FormationId,
  type GeneralId,
  hasTrack,
  isCostDue,
  mustStay,
  type State,
} from '../../engine/freemansFarm/index';
import { attackIn } from './attackIn';
import { attackWorth } from './attackWorth';
import type { Desk } from './desk';
import { lossTable } from './losses';
import { bestAttack, ifOut, outlookOf } from './outlook';
import { holdOf } from './purse';
import { balanceOf, dangerNow } from './trouble';

export interface Weighed {
  readonly choice: ChosenCommand;
  readonly worth: number;
}

/** The best of all that a formation may do; undefined where it can do nothing. */
export function bestCommand(
  desk: Desk,
  state: State,
  formation: FormationId,
  general: GeneralId | undefined,
  cubes: number,
): Weighed | undefined {
  return choicesOf(state, formation, isCostDue(general))
    .map((choice) => ({ choice, worth: commandWorth(desk, state, formation, choice, general, cubes) }))
    .reduce<Weighed | undefined>((best, each) => (best && best.worth >= each.worth ? best : each), undefined);
}

/** `cubes`: how many there will be to pay re-rolls with. */
export function commandWorth(
  desk: Desk,
  state: State,
  formation: FormationId,
  choice: ChosenCommand,
  general: GeneralId | undefined,
  cubes: number,
): number {
  const { worth, holds, paid } = costOf(desk, state, formation, choice, general);
  return worth + holds * gainOf(desk, paid, formation, choice, general, cubes);
}

interface Paid {
  /** What paying is worth: at most 0. */
  readonly worth: number;
  /** The chance that it is still there to do anything. */
  readonly holds: number;
  readonly paid: State;
}

/** 6.1 step 2, F21 in the cheapest way. */
function costOf(
  desk: Desk,
  state: State,
  formation: FormationId,
  choice: ChosenCommand,
  general: GeneralId | undefined,
): Paid {
  const { activationCost, extraMorale = 0 } = COMMAND_BY_ID[choice.command];
  const loss = lossTable(desk, state, formation);
  const isDue = activationCost === 'normal' && isCostDue(general);
  const willing = state.held[desk.side].find((card) => card.startsWith('willingTroops'));
  const byCard = willing === undefined ? Infinity : holdOf(state, willing);
  const byMarker = canPayMarker(state, formation, choice) ? loss(1, 0) : Infinity;
  const byMorale = hasTrack(formation) ? loss(0, 1) : Infinity;
  const least = isDue ? Math.min(byCard, byMarker, byMorale) : 0;
  const isMorale = isDue && least === byMorale;
  const points = extraMorale + (isMorale ? 1 : 0);
  const markers = isDue && !isMorale && least === byMarker ? 1 : 0;
  const paid = copyState(state);
  paid.morale[formation] = Math.max(1, state.morale[formation] - points);
  paid.markers[formation] -= markers;
  const cost = points > 0 || markers > 0 ? loss(markers, points) : 0;
  const fails = points > 0 && hasTrack(formation) ? chanceToFail(state, state.morale[formation] - points) : 0;
  const isGone = markers > 0 && paid.markers[formation] <= 0;
  return { worth: -cost - (least === byCard && isDue ? byCard : 0), holds: isGone ? 0 : 1 - fails, paid };
}

/** F36, F68 what is sent must still be there. */
export const canPayMarker = (state: State, formation: FormationId, { markers = 0 }: ChosenCommand): boolean =>
  state.markers[formation] - 1 >= (markers > 0 ? markers + mustStay(state, formation) : 0);

export function gainOf(
  desk: Desk,
  state: State,
  formation: FormationId,
  choice: ChosenCommand,
  general: GeneralId | undefined,
  cubes: number,
): number {
  const { to, kind } = COMMAND_BY_ID[choice.command];
  const after = copyState(state);
  if (to !== undefined) after.at[formation] = to;
  if (kind === 'reinforce' && choice.target !== undefined) {
    after.markers[formation] -= choice.markers ?? 0;
    after.markers[choice.target] += choice.markers ?? 0;
    const spared = dangerNow(state, choice.target) - dangerNow(after, choice.target);
    const kept = Math.max(0, -ifOut(desk, state, choice.target, desk.side));
    return balanceOf(desk, after) - balanceOf(desk, state) + spared * kept;
  }
  const march = kind === 'move' ? marchWorth(desk, after, formation) : 0;
  const place = to === undefined ? 0 : outlookOf(desk, after) - outlookOf(desk, state);
  const attack = attackIn(formation, choice, general);
  return place + march + (attack ? attackWorth(desk, after, attack, cubes) : 0);
}

/** 4.3 a card that lets whoever has moved attack at once. */
function marchWorth(desk: Desk, after: State, formation: FormationId): number {
  const card = after.held[desk.side].find((each) => each.startsWith('quickMarch'));
  return card === undefined ? 0 : Math.max(0, bestAttack(desk, after, formation) - holdOf(after, card));
}
