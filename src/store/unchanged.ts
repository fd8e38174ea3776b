/** A new view that holds the old one's parts wherever they say the same, so that only what changed is drawn again. */

/** Two levels deep: the parts of a view, and the parts of these. */
export function keepUnchanged<View>(before: View | undefined, now: View): View {
  if (!isPlain(before) || !isPlain(now)) return now;
  const parts = Object.entries(now).map(([key, part]) => [key, keepPart(before[key], part)] as const);
  return Object.fromEntries(parts) as View;
}

/** The old part where nothing in it differs; else a new one with the old values where these are the same. */
function keepPart(before: unknown, now: unknown): unknown {
  if (Array.isArray(now)) return Array.isArray(before) && isShallowSame(before, now) ? before : now;
  if (!isPlain(before) || !isPlain(now)) return now;
  const merged: Record<string, unknown> = {};
  let isSame = Object.keys(before).length === Object.keys(now).length;
  for (const [key, value] of Object.entries(now)) {
    const old = before[key];
    merged[key] = isObject(old) && isObject(value) && isShallowSame(old, value) ? old : value;
    if (merged[key] !== old) isSame = false;
  }
  return isSame ? before : merged;
}

function isShallowSame(a: object, b: object): boolean {
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(one);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => one[key] === other[key])
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Array.isArray(value);
