/** 4.1, 9.2, 9.3 What a Formation card says, by the data that a game is played with. */
import { COMMAND_BY_ID } from './data/commands';
import { FORMATION_BY_ID } from './data/formations';
import type { CommandId, CommandModifier, Edition, FormationId } from './data/types';

/** A state, as far as it tells. */
interface Edited {
  readonly edition?: Edition;
}

export function startMorale(state: Edited, formation: FormationId): number {
  const { morale = 0, formerly } = FORMATION_BY_ID[formation];
  return before(state, formerly?.morale) ?? morale;
}

/** Without its modifiers. */
export function diceOfCommand(state: Edited, command: CommandId): number {
  const { dice = 0, formerly } = COMMAND_BY_ID[command];
  return before(state, formerly?.dice) ?? dice;
}

export const diceOfModifier = (state: Edited, { add, formerly }: CommandModifier): number =>
  before(state, formerly) ?? add;

export function maxMarkersOf(state: Edited, command: CommandId): number {
  const { maxMarkers = 0, formerly } = COMMAND_BY_ID[command];
  return before(state, formerly?.maxMarkers) ?? maxMarkers;
}

const before = ({ edition }: Edited, value: number | undefined): number | undefined =>
  edition === undefined ? value : undefined;
