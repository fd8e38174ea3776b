/** A short hash of a JSON value, for replays, saves and tests. It finds accidents; it is not cryptographic. */

/**
 * 64 bits as 16 hexadecimal digits, the same on every machine. The order of keys does not matter, and a value has the
 * digest of its JSON: a key with the value undefined is no key. Saves hold digests: a change here breaks them.
 */
export function digest(value: unknown): string {
  return hexadecimal(hash32(value, 0x243f6a88)) + hexadecimal(hash32(value, 0x85a308d3));
}

/** One of many independent hashes of 32 bits, chosen by the seed. */
export function hash32(value: unknown, seed: number): number {
  switch (typeof value) {
    case 'string':
      return hashText(value, seed);
    case 'number':
      if (Number.isInteger(value) && Math.abs(value) <= 0x7fffffff) return join(seed ^ NUMBER, value | 0);
      return Number.isFinite(value) ? join(seed ^ NUMBER, hashText(String(value), seed)) : join(seed, NULL);
    case 'boolean':
      return join(seed, value ? TRUE : FALSE);
    case 'object':
      if (value === null) return join(seed, NULL);
      return Array.isArray(value) ? hashArray(value, seed) : hashObject(value, seed);
    case 'undefined':
      return join(seed, NULL); // as JSON writes it in an array
    default:
      throw new TypeError(`a ${typeof value} is not JSON`);
  }
}

const [NULL, TRUE, FALSE, NUMBER, ARRAY, OBJECT] = [0x11, 0x22, 0x33, 0x440000, 0x55, 0x66];

function hashText(text: string, seed: number): number {
  let hash = seed ^ text.length;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x9e3779b1);
    hash = (hash << 13) | (hash >>> 19);
  }
  return scramble(hash);
}

function hashArray(items: readonly unknown[], seed: number): number {
  let hash = join(seed ^ ARRAY, items.length);
  for (const item of items) hash = join(hash, hash32(item, seed));
  return hash;
}

function hashObject(value: object, seed: number): number {
  let sum = 0; // a sum of well-mixed parts does not know their order, and needs no sorting
  for (const key of Object.keys(value)) {
    const part = (value as Readonly<Record<string, unknown>>)[key];
    if (part !== undefined) sum = (sum + join(hashText(key, seed), hash32(part, seed))) | 0;
  }
  return join(seed ^ OBJECT, sum);
}

function join(left: number, right: number): number {
  return scramble(Math.imul(left ^ (left >>> 15), 0x85ebca77) + Math.imul(right ^ 0x27d4eb2f, 0xc2b2ae3d));
}

/** Every bit of the input turns about half of the bits of the result. */
function scramble(bits: number): number {
  let hash = bits ^ (bits >>> 16);
  hash = Math.imul(hash, 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function hexadecimal(bits: number): string {
  return bits.toString(16).padStart(8, '0');
}
