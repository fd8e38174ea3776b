/** Chance out of a seed: the same seed gives the same numbers on every machine. */
import { hash32 } from '../../src/engine/kernel/digest';

/** Each call answers the next number from 0 up to, but not, 1. */
export type Chance = () => number;

/** A permuted congruential stream; whatever is JSON may be the seed. */
export function chanceFrom(seed: unknown): Chance {
  let state = hash32(seed, 0x5a5a);
  return () => {
    state = (Math.imul(state, 0x2c9277b5) + 0x6d2b79f5) | 0;
    let word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 0x108ef2d9);
    word = (word >>> 22) ^ word;
    return (word >>> 0) / 4_294_967_296;
  };
}

export const below = (chance: Chance, limit: number): number => Math.floor(chance() * limit);

export function pick<T>(chance: Chance, list: readonly T[]): T {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[below(chance, list.length)] as T;
}

export function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}
