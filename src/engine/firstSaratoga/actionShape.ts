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
  yesOrNo: (value) => typeof value === 'boolean',
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
