/** What a side, or the dice, can do: ids of the side's own blocks, of places, boxes and positions. */
import type { RollAction } from '../kernel/game';

export type Action =
  | RollAction
  /** 13.2 */
  | { readonly kind: 'transfer'; readonly block: string }
  /** 3.3 */
  | { readonly kind: 'place'; readonly block: string; readonly place: string }
  | { readonly kind: 'lift'; readonly block: string }
  /** The ready-made militia, or the ready-made line of battle. */
  | { readonly kind: 'suggest' }
  | { readonly kind: 'ready' }
  /** 13.5 */
  | { readonly kind: 'remove'; readonly block: string }
  /** 9.2, 9.4 */
  | { readonly kind: 'send'; readonly blocks: readonly string[] }
  | { readonly kind: 'put'; readonly block: string; readonly place: string }
  | { readonly kind: 'keep'; readonly block: string }
  /** 4.2 */
  | { readonly kind: 'enter'; readonly block: string; readonly place: string }
  /** 6.1, 6.2 */
  | { readonly kind: 'single'; readonly block: string; readonly path: readonly string[] }
  /** 6.3; the leader is not among the blocks. */
  | {
      readonly kind: 'group';
      readonly leader: string;
      readonly blocks: readonly string[];
      readonly to: string;
    }
  | { readonly kind: 'natives' }
  | { readonly kind: 'endNatives' }
  /** 9.1 */
  | { readonly kind: 'clinton' }
  | { readonly kind: 'endMovement' }
  /** 6.4; the blocks that go along to the second place. A single block is its own list. */
  | { readonly kind: 'go'; readonly blocks: readonly string[]; readonly to: string }
  | { readonly kind: 'halt' }
  /** 7.1 */
  | {
      readonly kind: 'forceMarch';
      readonly leader: string;
      readonly blocks: readonly string[];
      readonly to: string;
    }
  | { readonly kind: 'endForceMarch' }
  /** 10.1 */
  | { readonly kind: 'fight'; readonly place: string }
  /** 10.2 */
  | { readonly kind: 'set'; readonly block: string; readonly position: string }
  /** 11.1 */
  | { readonly kind: 'stay' }
  | { readonly kind: 'withdraw' }
  /** 10.6-10.8 */
  | { readonly kind: 'fire'; readonly block: string }
  | { readonly kind: 'shift'; readonly block: string; readonly to: string }
  | { readonly kind: 'done' }
  /** 10.10, 10.13 */
  | { readonly kind: 'hit'; readonly block: string }
  | { readonly kind: 'flee'; readonly block: string }
  /** 10.5, 11.5 */
  | { readonly kind: 'retreat'; readonly place: string }
  /** 11.7 */
  | { readonly kind: 'giveWay'; readonly block: string; readonly place: string };

export type ActionKind = Action['kind'];
