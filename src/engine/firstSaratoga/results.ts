/** 8.0, 15.3 What the codes of the results table mean for the attack at hand. */
import type { Hex } from '../hexmap/hexId';
import type { Mode } from './frames';
import { hexOfPiece, type State } from './state';
import type { Piece, World } from './world';

export const HEADS = ['NE', 'Ac', 'Ar', 'Ax', 'Dc', 'Dr', 'Dx', 'Dm', 'Ex'] as const;
export type Head = (typeof HEADS)[number];

export const headOf = (result: string): Head => {
  const head = HEADS.find((each) => result.startsWith(each));
  if (!head) throw new Error(`no result '${result}'`);
  return head;
};

/** What passing the check leaves: 'Ex' of 'Dc(Ex)'. */
export const bracketOf = (result: string): string => /\((\w\w)\)/.exec(result)?.[1] ?? 'NE';

interface Made {
  readonly mode: Mode;
  readonly hex: Hex;
  readonly units: readonly Piece[];
}

/** The result as it is applied to this attack. */
export function effectOf(world: World, state: State, { mode, hex, units }: Made, result: string): string {
  const head = headOf(result);
  if (mode === 'skirmish') {
    // 15.3 A and Ex are nothing; Dx and Dm are Dr
    if (head.startsWith('A') || head === 'Ex') return 'NE';
    return head === 'Dx' || head === 'Dm' ? 'Dr' : result;
  }
  // 7.7 distant guns alone never suffer an A result
  const isAfar = units.every((unit) => !world.grid.areAdjacent(hexOfPiece(state, unit), hex));
  return isAfar && head.startsWith('A') ? 'NE' : result;
}

/** The result as the players are told it: M33 a skirmish has no brackets. */
export function toldOf(world: World, state: State, made: Made, result: string): string {
  const effect = effectOf(world, state, made, result);
  return made.mode === 'skirmish' ? headOf(effect) : effect;
}
