/** The fields of a request: what each must be, read before the request runs. */
import { parseHex } from '../engine/hexmap/hexId';
import { isObject } from '../engine/kernel/json';
import { type Side, SIDES } from '../engine/saratoga/index';
import { type Mistake, mistake } from './mistakes';

export type Json = Readonly<Record<string, unknown>>;

/** What a field can be. */
interface Kinds {
  readonly text: string;
  readonly number: number;
  readonly yesOrNo: boolean;
  readonly side: Side;
  /** As in actions, 605, or as printed, "0605". */
  readonly hex: number;
  readonly list: readonly unknown[];
  readonly names: readonly string[];
  readonly object: Json;
  readonly textOrObject: string | Json;
  readonly action: Json & { readonly kind: string };
}
type Kind = keyof Kinds;

/** By name; a question mark behind the kind: it may be missing. */
export type Fields = Readonly<Record<string, Kind | `${Kind}?`>>;
export type Given<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends `${infer K extends Kind}?`
    ? Kinds[K] | undefined
    : F[Name] extends Kind
      ? Kinds[F[Name]]
      : never;
};

export function readFields<F extends Fields>(fields: F, request: Json): Given<F> | Mistake {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(request))
    if (!OF_EVERY_REQUEST.includes(name) && !Object.hasOwn(fields, name))
      return mistake('unknownField', name);
  for (const [name, kind] of Object.entries(fields)) {
    const value = request[name];
    if (value === undefined && kind.endsWith('?')) continue;
    if (value === undefined) return mistake('missingField', name);
    const read = READ[kind.replace('?', '') as Kind](value);
    if (read === undefined) return mistake('wrongType', name);
    given[name] = read;
  }
  return given as Given<F>;
}

export const isMistake = (answer: object): answer is Mistake => 'code' in answer && 'message' in answer;

const OF_EVERY_REQUEST = ['id', 'do'];

const READ: { readonly [K in Kind]: (value: unknown) => Kinds[K] | undefined } = {
  text: (value) => (typeof value === 'string' ? value : undefined),
  number: (value) => (Number.isInteger(value) ? Number(value) : undefined),
  yesOrNo: (value) => (typeof value === 'boolean' ? value : undefined),
  side: (value) => SIDES.find((side) => side === value),
  hex: (value) =>
    typeof value === 'string' ? parseHex(value) : Number.isInteger(value) ? Number(value) : undefined,
  list: (value) => (Array.isArray(value) ? (value as unknown[]) : undefined),
  names: (value) =>
    Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : undefined,
  object: (value) => (isObject(value) ? value : undefined),
  textOrObject: (value) => (typeof value === 'string' || isObject(value) ? value : undefined),
  action: (value) =>
    isObject(value) && typeof value['kind'] === 'string' ? { ...value, kind: value['kind'] } : undefined,
};
