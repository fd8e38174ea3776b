/** Plain JSON values: copying, comparing and telling them apart. */

import { digest } from './digest';

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A deep copy; also of immer drafts, which must not outlive their recipe. */
export function copyJson<Value>(value: Value): Value {
  return copyOf(value) as Value;
}

export function isSameJson(one: unknown, other: unknown): boolean {
  return one === other || digest(one) === digest(other);
}

/** How many items two lists have in common before they part. */
export function sharedLength(one: readonly unknown[], other: readonly unknown[]): number {
  const parting = one.findIndex((item, at) => at >= other.length || !isSameJson(item, other[at]));
  return parting < 0 ? one.length : parting;
}

/** Whether arrays and objects lie deeper in one another than that. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}
