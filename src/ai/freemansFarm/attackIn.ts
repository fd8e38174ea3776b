/** 9 The attack within a Command, if there is one. */
import {
  COMMAND_BY_ID,
  type ChosenCommand,
  type FormationId,
  type GeneralId,
} from '../../engine/freemansFarm/index';
import type { Attack } from './standing';

export function attackIn(
  formation: FormationId,
  { command, gunCommand, target }: ChosenCommand,
  general?: GeneralId,
): Attack | undefined {
  const { kind, activates } = COMMAND_BY_ID[command];
  if (target === undefined || kind === 'reinforce') return undefined;
  return {
    attacker: activates ?? formation,
    payer: formation,
    command: gunCommand ?? command,
    target,
    general,
    cards: [],
  };
}
