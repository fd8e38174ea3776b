/** How programs write First Saratoga's set-ups, actions and questions, what answers each decision, and how events are told. */
import { isObject } from '../kernel/json';
import type { ActionKind } from './actions';
import { ACTION_FIELDS } from './actionShape';
import type { DecisionKind } from './decisions';
import type { Event } from './events';
import { OPTION_NAMES, OPTIONS } from './options';
import { type ScenarioProblem, scenarioProblems } from './scenario';
import { MP } from './world';

/** By kind of decision, the kinds of action that can answer it. */
const ANSWERS: Readonly<Record<DecisionKind, readonly ActionKind[]>> = {
  assignEntry: ['assign', 'unassign', 'join', 'deploy', 'ready'],
  place: ['place', 'lift', 'deploy', 'ready'],
  rally: ['rally', 'endRally'],
  move: ['begin', 'endMovement'],
  moveGroup: ['step', 'drop', 'halt'],
  relocateLeader: ['relocate'],
  attack: ['attack', 'endCombat'],
  choosePrimary: ['choosePrimary'],
  exchange: ['exchange'],
  hold: ['hold'],
  giveGround: ['giveGround'],
  afterLongShot: ['giveGround'],
  retreat: ['retreat'],
  advance: ['advance', 'decline'],
  counterattack: ['counterattack', 'pass'],
};

/** A question mark behind the name: the field may be missing. A list of words: one of them. */
export const FORMS = {
  setup: {
    scenario: 'textOrObject',
    'options?': Object.fromEntries(OPTION_NAMES.map((name) => [`${name}?`, OPTIONS[name]])),
  },
  decisions: ANSWERS,
  actions: ACTION_FIELDS,
  questions: {
    reach: { counters: 'texts', march: 'yesOrNo' },
    odds: { attack: 'object' },
    sight: { from: 'hex', to: 'hex' },
    longShots: { units: 'texts' },
    zoc: { of: 'side' },
    duties: {},
    whyNotThere: { counters: 'texts', march: 'yesOrNo', hex: 'hex' },
    attackers: { hex: 'hex' },
    fights: {},
    rallies: {},
    fates: { units: 'texts' },
    scenario: {},
  },
  faces: 6,
  /** It has no written positions. */
  problems: (): readonly ScenarioProblem[] => [],
  /** What is wrong with a scenario that a set-up brings along. */
  setupProblems: (setup: unknown): readonly ScenarioProblem[] => {
    const scenario = isObject(setup) ? setup['scenario'] : undefined;
    return isObject(scenario) ? scenarioProblems(scenario) : [];
  },
  /** Movement points are told as such, with halves. */
  tell(event: Event): Event {
    if (event.type === 'stepped') return { ...event, cost: event.cost / MP };
    return event.type === 'movementRolled' ? { ...event, allowance: event.allowance / MP } : event;
  },
} as const;
