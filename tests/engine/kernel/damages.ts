/** Saves of the card game, and every way to change one thing in them. */
import fc from 'fast-check';
import { seededDice } from '../../../src/engine/kernel/dice';
import { save } from '../../../src/engine/kernel/session';
import { deal, playout } from './table';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Some fifty actions with rolls among them. */
export const original = playout(
  deal({ dice: seededDice('damage') }),
  Array.from({ length: 40 }, (_, i) => i * 7),
);
export const saved = () => JSON.parse(JSON.stringify(save(original))) as ReturnType<typeof save>;

/** The same save with another entry at this place. */
export const withEntry = (at: number, entry: unknown) => ({
  ...saved(),
  actions: saved().actions.with(at, entry as string),
});

/** Nothing, or any JSON. */
export const anyJson = fc.option(fc.jsonValue() as fc.Arbitrary<Json>, { nil: undefined });

/** The same JSON with something else, or nothing, at the place of this number. */
export function damagedAt(json: Json, where: number, to: Json | undefined): Json {
  const paths = places(json);
  return changed(json, paths[where % paths.length] ?? [], to) ?? null;
}

/** Every place inside a JSON value: the keys that lead there. */
function places(value: unknown, path: string[] = []): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, part]) => places(part, [...path, key]))];
}

/** A copy with something else at that place, or nothing. */
function changed(value: Json, [key, ...rest]: string[], to: Json | undefined): Json | undefined {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const part = changed(value[Number(key)] ?? null, rest, to);
    return part === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), part);
  }
  if (typeof value !== 'object' || value === null) return value;
  const { [key]: old = null, ...others } = value;
  const part = changed(old, rest, to);
  return part === undefined ? others : { ...others, [key]: part };
}
