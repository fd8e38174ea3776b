/** The form of each action: which fields it has, and what they hold. What does not fit is refused before any rule is asked. */
import type { Refusal } from '../kernel/game';
import type { Action, ActionKind } from './actions';
import { refuse } from './refusals';

type Fit = (value: unknown) => boolean;

const isText: Fit = (value) => typeof value === 'string';
const isNumber: Fit = (value) => Number.isInteger(value);

/** What a field can hold. Whether there is such a counter or hex, the rules say. */
const FITS = {
  text: isText,
  texts: (value) => Array.isArray(value) && value.every(isText),
  side: isText,
  number: isNumber,
  hex: isNumber,
  hexes: (value) => Array.isArray(value) && value.every(isNumber),
  dice: () => true, // a roll that was not asked for so has a refusal of its own
} as const satisfies Readonly<Record<string, Fit>>;

const NONE = {};

/** Programs are told them too. */
export const ACTION_FIELDS: {
  readonly [Kind in ActionKind]: {
    readonly [Name in Exclude<keyof Extract<Action, { readonly kind: Kind }>, 'kind'>]: keyof typeof FITS;
  };
} = {
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

/** Why a value is no action; `at` names the field. */
export function checkShape(action: unknown): Refusal | undefined {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return refuse('malformed');
  const given = action as Readonly<Record<string, unknown>>;
  const { kind } = given;
  if (typeof kind !== 'string') return refuse('malformed', 'kind');
  if (!Object.hasOwn(ACTION_FIELDS, kind)) return refuse('unknownAction', clipped(kind));
  const fields: Readonly<Record<string, keyof typeof FITS>> = ACTION_FIELDS[kind as ActionKind];
  for (const name of Object.keys(given))
    if (name !== 'kind' && !Object.hasOwn(fields, name)) return refuse('unknownField', clipped(name));
  for (const [name, holds] of Object.entries(fields))
    if (!FITS[holds](given[name])) return refuse('malformed', name);
  return undefined;
}

/** Whatever somebody wrote, a name stays short. */
const clipped = (name: string): string => name.slice(0, 40);
