/** The form of each action of this game. */
import { type FieldsByKind, shapeChecker } from '../kernel/actionShape';
import type { Action } from './actions';
import { refuse } from './refusals';

const NONE = {};

/** Programs are told them too. */
export const ACTION_FIELDS: FieldsByKind<Action> = {
  roll: { dice: 'dice' },
  place: { counter: 'text', hex: 'hex' },
  lift: { counter: 'text' },
  deploy: NONE,
  ready: NONE,
  chooseOrder: { first: 'side' },
  activate: { formation: 'text' },
  endCommand: NONE,
  move: { counters: 'texts', path: 'hexes' },
  reorder: { counters: 'texts' },
  exit: { counters: 'texts' },
  halt: NONE,
  endMovement: NONE,
  remove: { counter: 'text' },
  combatMove: { counters: 'texts', path: 'hexes' },
  endCombatMovement: NONE,
  fire: { unit: 'text', hex: 'hex', place: 'number' },
  hold: { unit: 'text' },
  holdAll: NONE,
  retreat: { unit: 'text', hex: 'hex' },
  displace: { unit: 'text', hex: 'hex' },
  relocate: { hex: 'hex' },
  advance: { counters: 'texts' },
  decline: NONE,
  recover: { group: 'text' },
  endRecovery: NONE,
};

/** Why a value is no action. */
export const checkShape = shapeChecker(ACTION_FIELDS, refuse);
