/** Chance out of a hash: the same words give the same numbers on every machine, and nothing is taken from the game's dice. */
import { hash32 } from '../../engine/kernel/digest';
import type { RollAction, RollDecision } from '../../engine/kernel/game';

/** Each call answers the next number from 0 up to, but not, 1. */
export type Chance = () => number;

/** Whatever is JSON may be the seed. */
export function chanceFrom(...seed: readonly unknown[]): Chance {
  let state = hash32(seed, 0x1777);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return ((word ^ (word >>> 15)) >>> 0) / 4_294_967_296;
  };
}

/** The dice of an imagined game. */
export function rollBy(chance: Chance, { dice, faces }: RollDecision): RollAction {
  const shown: number[] = [];
  for (let i = 0; i < dice; i++) shown.push(1 + Math.floor(chance() * faces));
  return { kind: 'roll', dice: shown };
}
