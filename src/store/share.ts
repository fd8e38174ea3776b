/** Keeps the parts of a new view that are the same as before, so that only what changed is drawn again. */
import type { View } from '../engine/saratoga';

export function shareView(before: View | undefined, now: View): View {
  if (!before) return now;
  return {
    ...now,
    stacks: shareEach(before.stacks, now.stacks),
    marks: shareEach(before.marks, now.marks),
    morale: shareEach(before.morale, now.morale),
  };
}

/** The old record where nothing differs; else a new one with the old values where they are the same. */
function shareEach<T extends object, R extends Readonly<Record<string | number, T>>>(before: R, now: R): R {
  const shared: Record<string, T> = {};
  let isSame = Object.keys(before).length === Object.keys(now).length;
  for (const [key, value] of Object.entries(now)) {
    const old = before[key];
    const kept = old && isShallowSame(old, value) ? old : value;
    if (kept !== old) isSame = false;
    shared[key] = kept;
  }
  return isSame ? before : (shared as unknown as R);
}

function isShallowSame(a: object, b: object): boolean {
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
