/** Chance that never changes: the same seed always draws the same tree. */

/** A stream of numbers from 0 to 1 out of a seed. */
export function randomFrom(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise along a line, from -1 to 1, one swing in about `wave` units. */
export function noiseAlong(seed: number, wave: number): (distance: number) => number {
  const at = (cell: number) => randomFrom(seed * 7919 + cell)() * 2 - 1;
  return (distance) => {
    const cell = Math.floor(distance / wave);
    const part = distance / wave - cell;
    const ease = part * part * (3 - 2 * part);
    return at(cell) * (1 - ease) + at(cell + 1) * ease;
  };
}
