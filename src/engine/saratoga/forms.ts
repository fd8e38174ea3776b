/** How programs write Saratoga's set-ups, actions and questions, what answers each decision, and how events are told to them. */
import type { ActionKind } from './actions';
import { ACTION_FIELDS } from './actionShape';
import { STARTS } from './data/starts';
import { BATTLES, SIDES } from './data/types';
import type { DecisionKind } from './decisions';
import type { Event } from './events';
import { OPTION_NAMES, OPTIONS } from './options';
import { type Problem, readPosition } from './position';
import { MP } from './terrain';

/** By kind of decision, the kinds of action that can answer it. */
const ANSWERS: Readonly<Record<DecisionKind, readonly ActionKind[]>> = {
  place: ['place', 'lift', 'reorder', 'deploy', 'ready'],
  chooseOrder: ['chooseOrder'],
  activate: ['activate', 'endCommand'],
  move: ['move', 'reorder', 'exit', 'halt', 'endMovement'],
  removeExcess: ['remove'],
  combatMove: ['combatMove', 'endCombatMovement'],
  fire: ['fire', 'hold', 'holdAll'],
  freeRound: ['fire', 'hold', 'holdAll'],
  retreat: ['retreat'],
  displace: ['displace'],
  relocateLeader: ['relocate', 'decline'],
  advance: ['advance', 'decline'],
  recover: ['recover', 'endRecovery'],
};

/** A question mark behind the name: the field may be missing. A list of words: one of them. */
export const FORMS = {
  setup: {
    battle: BATTLES,
    'start?': STARTS,
    'options?': Object.fromEntries(OPTION_NAMES.map((name) => [`${name}?`, OPTIONS[name]])),
    'fog?': 'yesOrNo',
    'handicap?': { side: SIDES, points: 'number' },
    'morale?': 'list',
  },
  decisions: ANSWERS,
  actions: ACTION_FIELDS,
  /** In the order of what each question takes; `view`: what the asker sees. */
  questions: {
    reach: { counters: 'texts' },
    odds: { unit: 'text', hex: 'hex', 'place?': 'number' },
    command: { unit: 'text' },
    sight: { from: 'hex', to: 'hex' },
    ways: { seen: 'view', chosen: 'texts', via: 'hexes' },
    whyNotTaken: { seen: 'view', counter: 'text' },
    whyNotThere: { seen: 'view', chosen: 'texts', hex: 'hex' },
    activations: { of: 'side' },
    harm: { unit: 'text', hex: 'hex', place: 'number' },
    danger: {},
    obvious: {},
    isFireIdle: {},
    firePlan: {},
    shotsOf: { unit: 'text' },
    marchPlan: { counters: 'texts', goal: 'hex' },
    closeInPlan: {},
  },
  faces: 6,
  /** What is wrong with a position; nothing where it is one. */
  problems(position: unknown): readonly Problem[] {
    const read = readPosition(position);
    return Array.isArray(read) ? read : [];
  },
  /** Movement points are told as such, with halves. */
  tell: (event: Event): Event =>
    event.type === 'moved' && event.cost !== undefined ? { ...event, cost: event.cost / MP } : event,
} as const;
