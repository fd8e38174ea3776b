/** The form of each action of this game. */
import { type ActionFields, shapeChecker } from '../kernel/actionShape';
import type { ActionKind } from './actions';
import { refuse } from './refusals';

const NONE = {};

/** Programs are told them too. */
export const ACTION_FIELDS: Readonly<Record<ActionKind, ActionFields>> = {
  roll: { dice: 'dice' },
  keep: { cards: 'texts' },
  play: { card: 'text' },
  countermand: { card: 'text', general: 'text' },
  activate: { formation: 'text' },
  command: { command: 'text', 'gunCommand?': 'text', 'target?': 'text', 'markers?': 'number' },
  pay: { with: ['morale', 'marker'] },
  playTactics: {
    card: 'text',
    'formation?': 'text',
    'general?': 'text',
    'taken?': 'text',
    'fetched?': 'text',
    'command?': 'text',
    'target?': 'text',
  },
  cashIn: { cards: 'texts' },
  attack: NONE,
  reroll: { dice: 'list', pay: 'text' },
  stand: NONE,
  rescue: { general: 'text' },
  letBreak: NONE,
  buy: { slot: 'number' },
  draw: NONE,
  search: { card: 'text' },
  pass: NONE,
};

/** Why a value is no action. */
export const checkShape = shapeChecker(ACTION_FIELDS, refuse);
