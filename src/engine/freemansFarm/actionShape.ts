/** The form of each action: which fields it has, and what they hold. What does not fit is refused before any rule is asked. */
import type { ActionKind } from './actions';
import { type FarmRefusal, refuse } from './refusals';

type Fit = (value: unknown) => boolean;

const isText: Fit = (value) => typeof value === 'string';
const isNumber: Fit = (value) => Number.isSafeInteger(value);
const listOf =
  (fits: Fit): Fit =>
  (value) =>
    Array.isArray(value) && value.length <= MOST_ITEMS && value.every(fits);

/** No list of an action is longer. */
const MOST_ITEMS = 32;

/** What a field can hold; whether there is such a card or formation, the rules say. */
const FITS = {
  text: isText,
  texts: listOf(isText),
  number: isNumber,
  list: listOf(isNumber),
  dice: () => true, // a roll that was not asked for so has a refusal of its own
} as const satisfies Readonly<Record<string, Fit>>;

type FieldKind = keyof typeof FITS | readonly string[];

const NONE = {};

/** A question mark behind the name: the field may be missing. A list of words: one of them. Programs are told them too. */
export const ACTION_FIELDS: Readonly<Record<ActionKind, Readonly<Record<string, FieldKind>>>> = {
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

/** Why a value is no action; `at` names the field. */
export function checkShape(action: unknown): FarmRefusal | undefined {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return refuse('malformed');
  const given = action as Readonly<Record<string, unknown>>;
  const { kind } = given;
  if (typeof kind !== 'string') return refuse('malformed', 'kind');
  if (!Object.hasOwn(ACTION_FIELDS, kind)) return refuse('unknownAction', kind);
  const fields = ACTION_FIELDS[kind as ActionKind];
  for (const name of Object.keys(given))
    if (name !== 'kind' && !Object.hasOwn(fields, name) && !Object.hasOwn(fields, `${name}?`))
      return refuse('unknownField', name);
  for (const [name, holds] of Object.entries(fields)) {
    const bare = name.replace('?', '');
    const isGiven = Object.hasOwn(given, bare) && given[bare] !== undefined;
    if (!isGiven && name !== bare) continue;
    if (!isGiven || !fits(holds, given[bare])) return refuse('malformed', bare);
  }
  return undefined;
}

const fits = (holds: FieldKind, value: unknown): boolean =>
  typeof holds === 'string' ? FITS[holds](value) : holds.includes(value as string);
