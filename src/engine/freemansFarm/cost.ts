/** 6.1 step 2 What an activation costs, and who can pay it how. */
import { COMMAND_BY_ID } from './data/commands';
import type { FormationId, GeneralId } from './data/types';
import { hasTrack } from './formations';
import type { ChosenCommand } from './frames';
import { isCostDue } from './generals';
import { type FarmRefusal, refuse } from './refusals';
import { mustStay } from './reinforce';
import type { State } from './state';

export const COSTS = ['morale', 'marker'] as const;
export type Cost = (typeof COSTS)[number];

/** Why nothing is due; undefined where something is. */
export function waivedBy(
  state: State,
  formation: FormationId,
  { command }: ChosenCommand,
  general: GeneralId | undefined,
): 'general' | 'command' | 'noMarker' | undefined {
  if (COMMAND_BY_ID[command].activationCost !== 'normal') return 'command';
  if (!isCostDue(general)) return 'general';
  // F22 Breymann with nothing to pay with
  return !hasTrack(formation) && state.markers[formation] === 0 ? 'noMarker' : undefined;
}

/** F20 the last Morale and the last marker may be paid; F68 but not a marker that was to be sent. */
export function costRefusal(
  state: State,
  formation: FormationId,
  { command, markers = 0 }: ChosenCommand,
  cost: Cost,
): FarmRefusal | undefined {
  if (cost === 'morale') return hasTrack(formation) ? undefined : refuse('noMoraleTrack', formation);
  if (state.markers[formation] < 1) return refuse('noMarkerToPay', formation);
  if (COMMAND_BY_ID[command].kind !== 'reinforce') return undefined;
  return state.markers[formation] - 1 >= markers + mustStay(state, formation)
    ? undefined
    : refuse('tooFewLeftToSend', formation);
}
