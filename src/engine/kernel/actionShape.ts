/** The form of an action: which fields it has, and what they hold. What does not fit is refused before any rule is asked. */
import type { ActionLike } from './game';

type Fit = (value: unknown) => boolean;

/** No list of an action is longer. */
const MOST_ITEMS = 200;

const isText: Fit = (value) => typeof value === 'string';
const isNumber: Fit = (value) => Number.isSafeInteger(value);
const listOf =
  (fits: Fit): Fit =>
  (value) =>
    Array.isArray(value) && value.length <= MOST_ITEMS && value.every(fits);

/** What a field can hold. Whether there is such a counter, card or hex, the rules say. */
const FITS = {
  text: isText,
  texts: listOf(isText),
  side: isText,
  number: isNumber,
  list: listOf(isNumber),
  hex: isNumber,
  hexes: listOf(isNumber),
  yesOrNo: (value) => typeof value === 'boolean',
  dice: () => true, // a roll that was not asked for so has a refusal of its own
} as const satisfies Readonly<Record<string, Fit>>;

/** A list of words: one of them. */
export type ActionFieldKind = keyof typeof FITS | readonly string[];

/** A question mark behind the name: the field may be missing. */
export type ActionFields = Readonly<Record<string, ActionFieldKind>>;

/** The fields of every action of a game whose fields are all needed, by the kind of action. */
export type FieldsByKind<Action extends ActionLike> = {
  readonly [Kind in Action['kind']]: {
    readonly [Name in Exclude<keyof Extract<Action, { readonly kind: Kind }>, 'kind'>]: ActionFieldKind;
  };
};

export type ShapeFault = 'malformed' | 'unknownAction' | 'unknownField';

/** Makes the function that answers why a value is no action of these; `at` names the field. */
export function shapeChecker<Refusal>(
  forms: Readonly<Record<string, ActionFields>>,
  refuse: (fault: ShapeFault, at?: string) => Refusal,
): (action: unknown) => Refusal | undefined {
  const formOf = new Map(Object.entries(forms).map(([kind, fields]) => [kind, readForm(fields)]));
  return (action) => {
    if (typeof action !== 'object' || action === null || Array.isArray(action)) return refuse('malformed');
    const given = action as Readonly<Record<string, unknown>>;
    const { kind } = given;
    if (typeof kind !== 'string') return refuse('malformed', 'kind');
    const form = formOf.get(kind);
    if (!form) return refuse('unknownAction', clipped(kind));
    for (const name of Object.keys(given))
      if (name !== 'kind' && !form.names.has(name)) return refuse('unknownField', clipped(name));
    for (const { name, isNeeded, fits } of form.fields)
      if ((isNeeded || given[name] !== undefined) && !fits(given[name])) return refuse('malformed', name);
    return undefined;
  };
}

function readForm(fields: ActionFields) {
  const read = Object.entries(fields).map(([name, holds]) => {
    const fits: Fit =
      typeof holds === 'string' ? FITS[holds] : (value) => isText(value) && holds.includes(value as string);
    return { name: name.replace('?', ''), isNeeded: !name.endsWith('?'), fits };
  });
  return { fields: read, names: new Set(read.map(({ name }) => name)) };
}

/** Whatever somebody wrote, a name stays short. */
const clipped = (name: string): string => name.slice(0, 40);
