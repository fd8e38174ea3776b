/** 9 Carrying a Command out: moving, reinforcing, or an attack laid on top. Players and the solitaire opponent alike. */
import { push } from '../kernel/frames';
import type { Emit } from '../kernel/game';
import { newAttack } from './combat';
import { COMMAND_BY_ID } from './data/commands';
import { FORMATION_BY_ID } from './data/formations';
import type { BoxId, FormationId, GeneralId } from './data/types';
import type { Event } from './events';
import type { ChosenCommand } from './frames';
import { detach, goOut } from './losses';
import type { State } from './state';

/** What was done of it at once; an attack is still to come. */
export type Done = 'moved' | 'attacks' | 'reinforced';

export function carryOut(
  state: State,
  formation: FormationId,
  { command: id, gunCommand, target, markers = 0 }: ChosenCommand,
  general: GeneralId | undefined,
  emit: Emit<Event>,
): Done {
  const command = COMMAND_BY_ID[id];
  if (command.to !== undefined) moveTo(state, formation, command.to, emit);
  if (command.kind === 'reinforce' && target) {
    reinforce(state, formation, target, markers, emit);
    return 'reinforced';
  }
  if (target === undefined) return 'moved'; // F46
  const attacker = command.activates ?? formation;
  push(state, newAttack(attacker, formation, gunCommand ?? id, target, general));
  return 'attacks';
}

/** 9.1 all markers move together. */
function moveTo(state: State, formation: FormationId, to: BoxId, emit: Emit<Event>): void {
  emit({ type: 'moved', formation, from: state.at[formation], to });
  state.at[formation] = to;
  detach(state, formation, emit);
}

/** 9.3 */
function reinforce(
  state: State,
  from: FormationId,
  to: FormationId,
  markers: number,
  emit: Emit<Event>,
): void {
  state.markers[from] -= markers;
  state.markers[to] += markers;
  emit({ type: 'reinforced', from, to, markers });
  // F36 only where players chose that the last may go
  if (state.markers[from] === 0 && FORMATION_BY_ID[from].canBeDestroyed)
    goOut(state, from, 'destroyed', 'sent', emit);
}
