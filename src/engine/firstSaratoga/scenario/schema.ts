/** Shapes of JSON: what a value must look like, and a copy that holds its known fields in a fixed order. */
import { isObject } from '../../kernel/json';
import type { Tell } from './problems';

export interface Schema {
  check(value: unknown, at: string, tell: Tell): void;
  /** Of a value that was checked. */
  read(value: unknown): unknown;
}

const same = (value: unknown): unknown => value;

export const text = (most: number, pattern = /^[^\p{Cc}]*$/u, least = 1): Schema => ({
  check(value, at, tell) {
    if (typeof value !== 'string') tell('notText', at);
    else if (value.length < least || value.length > most || !pattern.test(value)) tell('badText', at);
  },
  read: same,
});

export const whole = (least: number, most: number): Schema => ({
  check(value, at, tell) {
    if (!Number.isInteger(value)) tell('notWhole', at);
    else if (Number(value) < least || Number(value) > most) tell('outOfRange', at);
  },
  read: same,
});

/** Movement points, with halves. */
export const points = (least: number, most: number): Schema => ({
  check(value, at, tell) {
    if (typeof value !== 'number' || !Number.isInteger(value * 2)) tell('notHalves', at);
    else if (value < least || value > most) tell('outOfRange', at);
  },
  read: same,
});

export const yesOrNo: Schema = {
  check(value, at, tell) {
    if (typeof value !== 'boolean') tell('notYesOrNo', at);
  },
  read: same,
};

export const oneOf = (words: readonly string[]): Schema => ({
  check(value, at, tell) {
    if (typeof value !== 'string' || !words.includes(value)) tell('notOneOf', at);
  },
  read: same,
});

export const list = (item: Schema, least: number, most: number): Schema => ({
  check(value, at, tell) {
    if (!Array.isArray(value)) tell('notAList', at);
    else if (value.length < least || value.length > most) tell('badLength', at);
    else value.forEach((each, i) => item.check(each, `${at}[${i}]`, tell));
  },
  read: (value) => (value as readonly unknown[]).map((each) => item.read(each)),
});

export const record = (item: Schema, most: number): Schema => ({
  check(value, at, tell) {
    if (!isObject(value)) tell('notAnObject', at);
    else if (Object.keys(value).length > most) tell('badLength', at);
    else
      for (const [name, each] of Object.entries(value)) item.check(each, `${at}.${name.slice(0, 40)}`, tell);
  },
  read: (value) =>
    Object.fromEntries(
      Object.entries(value as object)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, each]) => [name, item.read(each)]),
    ),
});

/** A question mark behind a name: the field may be missing. */
export const object = (fields: Readonly<Record<string, Schema>>): Schema => {
  const known = Object.entries(fields).map(([name, schema]) => ({
    name: name.replace('?', ''),
    isOptional: name.endsWith('?'),
    schema,
  }));
  return {
    check(value, at, tell) {
      if (!isObject(value)) {
        tell('notAnObject', at);
        return;
      }
      const path = (name: string) => (at === '' ? name : `${at}.${name}`);
      for (const name of Object.keys(value))
        if (!known.some((field) => field.name === name)) tell('unknownField', path(name.slice(0, 40)));
      for (const { name, isOptional, schema } of known)
        if (value[name] !== undefined) schema.check(value[name], path(name), tell);
        else if (!isOptional) tell('missing', path(name));
    },
    read: (value) => {
      const given = value as Readonly<Record<string, unknown>>;
      return Object.fromEntries(
        known.flatMap(({ name, schema }) =>
          given[name] === undefined ? [] : [[name, schema.read(given[name])]],
        ),
      );
    },
  };
};

/** Objects that are told apart by a word in one of their fields. */
export const variants = (by: string, shapes: Readonly<Record<string, Schema>>): Schema => {
  const shapeOf = (value: unknown): Schema | undefined => {
    const word = isObject(value) ? value[by] : undefined;
    return typeof word === 'string' && Object.hasOwn(shapes, word) ? shapes[word] : undefined;
  };
  return {
    check(value, at, tell) {
      const shape = shapeOf(value);
      if (shape) shape.check(value, at, tell);
      else if (isObject(value)) tell('notOneOf', `${at}.${by}`);
      else tell('notAnObject', at);
    },
    read: (value) => shapeOf(value)?.read(value),
  };
};
