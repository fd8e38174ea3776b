/** How programs write this game's set-ups, actions and questions, what answers each decision, and how events are told to them. */
import type { ActionKind } from './actions';
import { ACTION_FIELDS } from './actionShape';
import { LEVELS, SIDES } from './data/types';
import type { DecisionKind } from './decisions';
import type { Event } from './events';
import { OPTION_NAMES, OPTIONS } from './options';

/** By kind of decision, the kinds of action that can answer it. */
const ANSWERS: Readonly<Record<DecisionKind, readonly ActionKind[]>> = {
  keepHand: ['keep'],
  playCard: ['play', 'countermand', 'playTactics', 'cashIn'],
  chooseFormation: ['activate', 'cashIn'],
  chooseCommand: ['command', 'playTactics', 'cashIn'],
  payCost: ['pay', 'playTactics', 'cashIn'],
  prepareAttack: ['attack', 'playTactics', 'cashIn'],
  answerAttack: ['pass', 'playTactics', 'cashIn'],
  maintain: ['reroll', 'stand', 'cashIn'],
  answerReroll: ['pass', 'playTactics', 'cashIn'],
  rescue: ['rescue', 'playTactics', 'letBreak', 'cashIn'],
  followUp: ['playTactics', 'pass', 'cashIn'],
  purchase: ['buy', 'pass', 'playTactics', 'cashIn'],
  drawCard: ['draw', 'search', 'playTactics', 'cashIn'],
};

/** A question mark behind the name: the field may be missing. A list of words: one of them. */
export const FORMS = {
  setup: {
    scenario: ['freemansFarm'],
    'solitaire?': SIDES,
    'level?': LEVELS,
    'open?': 'yesOrNo',
    'options?': Object.fromEntries(OPTION_NAMES.map((name) => [`${name}?`, OPTIONS[name]])),
  },
  decisions: ANSWERS,
  actions: ACTION_FIELDS,
  /** In the order of what each question takes. */
  questions: {
    attackChances: {},
    commandChances: { command: 'text', target: 'text', 'general?': 'text' },
    rerollChances: { dice: 'list' },
    cardPreview: { card: 'text', 'general?': 'text' },
  },
  /** Of the dice of attacks and tests; a draw has as many as cards are left. */
  faces: 6,
  /** A game begins with its deal: no position can be written down. */
  problems: (): readonly { readonly code: string; readonly at: string }[] => [
    { code: 'noPositions', at: '' },
  ],
  tell: (event: Event): Event => event,
} as const;
