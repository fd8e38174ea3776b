/** The form of each action of this game. */
import { type FieldsByKind, shapeChecker } from '../kernel/actionShape';
import type { Action } from './actions';
import { refuse } from './refusals';

const NONE = {};

/** Programs are told them too. */
export const ACTION_FIELDS: FieldsByKind<Action> = {
  roll: { dice: 'dice' },
  assign: { formation: 'text', entry: 'text' },
  unassign: { formation: 'text' },
  join: { leader: 'text', formation: 'text' },
  place: { counter: 'text', hex: 'hex' },
  lift: { counter: 'text' },
  deploy: NONE,
  ready: NONE,
  rally: { unit: 'text' },
  endRally: NONE,
  begin: { counters: 'texts', march: 'yesOrNo' },
  step: { path: 'hexes' },
  drop: { counters: 'texts' },
  halt: NONE,
  endMovement: NONE,
  relocate: { leader: 'text', hex: 'hex' },
  attack: { mode: 'text', hex: 'hex', units: 'texts', primary: 'text' },
  endCombat: NONE,
  counterattack: { hex: 'hex', units: 'texts', primary: 'text' },
  pass: NONE,
  choosePrimary: { unit: 'text' },
  exchange: { choice: 'text' },
  hold: { choice: 'text' },
  giveGround: { hex: 'hex', choice: 'text' },
  retreat: { units: 'texts', leaders: 'texts', path: 'hexes' },
  advance: { units: 'texts', leaders: 'texts' },
  decline: NONE,
};

/** Why a value is no action. */
export const checkShape = shapeChecker(ACTION_FIELDS, refuse);
