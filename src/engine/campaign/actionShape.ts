/** The form of each action: which fields it has, and what they hold. What does not fit is refused before any rule is asked. */
import type { Refusal } from '../kernel/game';
import type { Action, ActionKind } from './actions';
import { refuse } from './refusals';

type Fit = (value: unknown) => boolean;

const isText: Fit = (value) => typeof value === 'string';

/** Whether there is such a block or place, the rules say. */
const FITS = {
  text: isText,
  texts: (value) => Array.isArray(value) && value.length <= MOST_TEXTS && value.every(isText),
  dice: () => true, // a roll that was not asked for so has a refusal of its own
} as const satisfies Readonly<Record<string, Fit>>;

/** More than there are blocks. */
const MOST_TEXTS = 100;

const NONE = {};

/** Programs are told them too. */
export const ACTION_FIELDS: {
  readonly [Kind in ActionKind]: {
    readonly [Name in Exclude<keyof Extract<Action, { readonly kind: Kind }>, 'kind'>]: keyof typeof FITS;
  };
} = {
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

/** Why a value is no action; `at` names the field. */
export function checkShape(action: unknown): Refusal | undefined {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return refuse('malformed');
  const given = action as Readonly<Record<string, unknown>>;
  const { kind } = given;
  if (typeof kind !== 'string') return refuse('malformed', 'kind');
  if (!Object.hasOwn(ACTION_FIELDS, kind)) return refuse('unknownAction', kind);
  const fields: Readonly<Record<string, keyof typeof FITS>> = ACTION_FIELDS[kind as ActionKind];
  for (const name of Object.keys(given))
    if (name !== 'kind' && !Object.hasOwn(fields, name)) return refuse('unknownField', name);
  for (const name of Object.keys(fields))
    if (!Object.hasOwn(given, name) || !FITS[fields[name] ?? 'text'](given[name]))
      return refuse('malformed', name);
  return undefined;
}
