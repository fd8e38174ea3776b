/** How programs write the campaign's set-ups, actions and questions, what answers each decision, and how events are told. */
import type { ActionKind } from './actions';
import { ACTION_FIELDS } from './actionShape';
import type { DecisionKind } from './decisions';
import type { Event } from './events';
import { OPTION_NAMES } from './options';

/** By kind of decision, the kinds of action that can answer it. */
const ANSWERS: Readonly<Record<DecisionKind, readonly ActionKind[]>> = {
  strengthenStLedger: ['transfer', 'ready'],
  placeMilitia: ['place', 'lift', 'suggest', 'ready'],
  desert: ['remove'],
  sendToHudson: ['send'],
  leaveHudson: ['put', 'keep', 'ready'],
  enter: ['enter', 'ready'],
  move: ['single', 'group', 'natives', 'clinton', 'endMovement'],
  march: ['go', 'halt'],
  nativeMarch: ['single', 'endNatives'],
  overrunRetreat: ['retreat'],
  forceMarch: ['forceMarch', 'endForceMarch'],
  chooseBattle: ['fight'],
  deploy: ['set', 'suggest', 'ready'],
  stayOrGo: ['stay', 'withdraw'],
  coverNatives: ['shift'],
  act: ['fire', 'shift', 'done'],
  takeHit: ['hit'],
  flee: ['flee'],
  retreat: ['retreat'],
  giveWay: ['giveWay'],
};

/** A question mark behind the name: the field may be missing. */
export const FORMS = {
  setup: {
    'options?': Object.fromEntries(OPTION_NAMES.map((name) => [`${name}?`, 'yesOrNo' as const])),
    'fog?': 'yesOrNo',
  },
  decisions: ANSWERS,
  actions: ACTION_FIELDS,
  questions: {
    reach: { blocks: 'texts' },
    encounter: { blocks: 'texts', path: 'texts' },
    forced: { leader: 'text', blocks: 'texts', to: 'text' },
    supply: { of: 'side' },
    threats: { of: 'side' },
    looseEnds: { of: 'side' },
    volley: { block: 'text' },
    round: { of: 'side' },
    departure: { of: 'side' },
  },
  faces: 6,
  /** A game begins at its beginning: there are no positions in writing. */
  problems: (): readonly { readonly code: string; readonly at: string }[] => [
    { code: 'noPositions', at: '' },
  ],
  tell: (event: Event): Event => event,
} as const;
