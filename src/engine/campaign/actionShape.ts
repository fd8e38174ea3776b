/** The form of each action of this game. */
import { type FieldsByKind, shapeChecker } from '../kernel/actionShape';
import type { Action } from './actions';
import { refuse } from './refusals';

const NONE = {};

/** Programs are told them too. */
export const ACTION_FIELDS: FieldsByKind<Action> = {
  roll: { dice: 'dice' },
  transfer: { block: 'text' },
  place: { block: 'text', place: 'text' },
  lift: { block: 'text' },
  suggest: NONE,
  ready: NONE,
  remove: { block: 'text' },
  send: { blocks: 'texts' },
  put: { block: 'text', place: 'text' },
  keep: { block: 'text' },
  enter: { block: 'text', place: 'text' },
  single: { block: 'text', path: 'texts' },
  group: { leader: 'text', blocks: 'texts', to: 'text' },
  natives: NONE,
  endNatives: NONE,
  clinton: NONE,
  endMovement: NONE,
  go: { blocks: 'texts', to: 'text' },
  halt: NONE,
  forceMarch: { leader: 'text', blocks: 'texts', to: 'text' },
  endForceMarch: NONE,
  fight: { place: 'text' },
  set: { block: 'text', position: 'text' },
  stay: NONE,
  withdraw: NONE,
  fire: { block: 'text' },
  shift: { block: 'text', to: 'text' },
  done: NONE,
  hit: { block: 'text' },
  flee: { block: 'text' },
  retreat: { place: 'text' },
  giveWay: { block: 'text', place: 'text' },
};

/** Why a value is no action. */
export const checkShape = shapeChecker(ACTION_FIELDS, refuse);
