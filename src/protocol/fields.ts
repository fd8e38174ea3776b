/** The fields of a request and of what lies inside it: what each must hold, read before anything is played. */
import { parseHex } from '../engine/hexmap/hexId';
import { isObject } from '../engine/kernel/json';
import type { FieldKind, Fields } from '../games/contract';
import { type Mistake, mistake } from './mistakes';

export type Json = Readonly<Record<string, unknown>>;

/** What a field can hold. */
interface Kinds extends Record<FieldKind, unknown> {
  readonly text: string;
  readonly texts: readonly string[];
  readonly number: number;
  readonly yesOrNo: boolean;
  readonly side: string;
  readonly hex: number;
  readonly hexes: readonly number[];
  readonly dice: readonly number[];
  readonly list: readonly unknown[];
  readonly object: Json;
  readonly textOrObject: string | Json;
  readonly listOrObject: readonly unknown[] | Json;
  readonly action: Json & { readonly kind: string };
}
type Kind = FieldKind;

/** The same for programs. */
export const KINDS: Readonly<Record<Kind, string>> = {
  text: 'a text',
  texts: 'a list of texts',
  number: 'a whole number',
  yesOrNo: 'true or false',
  side: 'one of the sides of the game',
  hex: 'the number of a hex, 506, or as it is printed, "0506"',
  hexes: 'a list of hexes',
  dice: 'a list of what the dice show',
  list: 'a list',
  object: 'an object',
  textOrObject: 'a text or an object',
  listOrObject: 'a list, or an object with names',
  action: 'an object with "kind" and the fields of that kind, as "help" lists them',
};

/** A kind, one of several words, or an object with fields of its own. */
export type Want = Fields[string];
export type Given<F> = {
  readonly [Name in keyof F & string as Name extends `${infer Bare}?` ? Bare : Name]:
    (F[Name] extends Kind ? Kinds[F[Name]] : unknown) | (Name extends `${string}?` ? undefined : never);
};

export type Read<T> = { readonly given: T } | { readonly flaw: Mistake };

/** Who asks for the fields: the sides of the game, where there is one, and the way to an object inside the request. */
export interface FieldPlace {
  readonly sides?: readonly string[];
  readonly path?: string;
}

/** All fields of an object; one that is not listed is a mistake. */
export function readFields<const F extends Fields>(
  fields: F,
  object: Json,
  { sides, path = '' }: FieldPlace = {},
): Read<Given<F>> {
  const known = Object.keys(fields).map(bare);
  const stray = Object.keys(object).find((name) => !known.includes(name));
  if (stray !== undefined) return { flaw: mistake('unknownField', path + stray, { known }) };
  const given: [string, unknown][] = [];
  for (const [name, kind] of Object.entries(fields)) {
    const wants = kind === 'side' && sides ? sides : kind;
    const field = bare(name);
    const at = path + field;
    const value = Object.hasOwn(object, field) ? object[field] : undefined;
    if (value === undefined && name.endsWith('?')) continue;
    if (value === undefined) return { flaw: mistake('missingField', at, { wants: told(wants) }) };
    const read = readWant(wants, value, { path: `${at}.`, ...(sides && { sides }) });
    if (read && 'flaw' in read) return read;
    if (!read) return { flaw: mistake('badField', at, { wants: told(wants) }) };
    given.push([field, read.given]);
  }
  return { given: Object.fromEntries(given) as Given<F> };
}

export const bare = (name: string): string => name.replace(/\?$/, '');

/** Undefined where the value is none. */
function readWant(wants: Want, value: unknown, place: FieldPlace): Read<unknown> | undefined {
  if (typeof wants === 'string') {
    const given = READ[wants](value);
    return given === undefined ? undefined : { given };
  }
  if (Array.isArray(wants)) return wants.includes(value) ? { given: value } : undefined;
  return isObject(value) ? readFields(wants as Fields, value, place) : undefined;
}

/** In words, or the words themselves, or the names of the fields. */
const told = (wants: Want): unknown => (typeof wants === 'string' ? KINDS[wants] : wants);

const listOf =
  <T>(read: (value: unknown) => T | undefined) =>
  (value: unknown): readonly T[] | undefined => {
    if (!Array.isArray(value)) return undefined;
    const list = value.map(read);
    return list.every((item) => item !== undefined) ? list : undefined;
  };
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const number = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? Number(value) : undefined;
const hex = (value: unknown): number | undefined =>
  typeof value === 'string' ? parseHex(value) : number(value);
const object = (value: unknown): Json | undefined => (isObject(value) ? value : undefined);
const list = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? (value as unknown[]) : undefined;

const READ: { readonly [K in Kind]: (value: unknown) => Kinds[K] | undefined } = {
  text,
  texts: listOf(text),
  number,
  yesOrNo: (value) => (typeof value === 'boolean' ? value : undefined),
  side: text,
  hex,
  hexes: listOf(hex),
  dice: listOf(number),
  list,
  object,
  textOrObject: (value) => text(value) ?? object(value),
  listOrObject: (value) => list(value) ?? object(value),
  action: (value) =>
    isObject(value) && typeof value['kind'] === 'string' ? { ...value, kind: value['kind'] } : undefined,
};
