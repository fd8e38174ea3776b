/** What a side, or the dice, can do: ids of counters, printed numbers of hexes. */
import type { RollAction } from '../kernel/game';
import type { Mode } from './frames';

export type Action =
  | RollAction
  /** 13.3 */
  | { readonly kind: 'assign'; readonly formation: string; readonly entry: string }
  | { readonly kind: 'unassign'; readonly formation: string }
  | { readonly kind: 'join'; readonly leader: string; readonly formation: string }
  /** 13.4 */
  | { readonly kind: 'place'; readonly counter: string; readonly hex: number }
  | { readonly kind: 'lift'; readonly counter: string }
  | { readonly kind: 'deploy' }
  | { readonly kind: 'ready' }
  /** 3.2 */
  | { readonly kind: 'rally'; readonly unit: string }
  | { readonly kind: 'endRally' }
  /** 4.0 */
  | { readonly kind: 'begin'; readonly counters: readonly string[]; readonly march: boolean }
  | { readonly kind: 'step'; readonly path: readonly number[] }
  | { readonly kind: 'drop'; readonly counters: readonly string[] }
  | { readonly kind: 'halt' }
  | { readonly kind: 'endMovement' }
  /** 10.3 */
  | { readonly kind: 'relocate'; readonly leader: string; readonly hex: number }
  /** 7.1 */
  | {
      readonly kind: 'attack';
      readonly mode: Mode;
      readonly hex: number;
      readonly units: readonly string[];
      readonly primary: string;
    }
  | { readonly kind: 'endCombat' }
  /** 7.2 */
  | {
      readonly kind: 'counterattack';
      readonly hex: number;
      readonly units: readonly string[];
      readonly primary: string;
    }
  | { readonly kind: 'pass' }
  /** 7.3 */
  | { readonly kind: 'choosePrimary'; readonly unit: string }
  /** 8.6 */
  | { readonly kind: 'exchange'; readonly choice: 'loss' | 'retreat' }
  /** 8.4 */
  | { readonly kind: 'hold'; readonly choice: 'loss' | 'retreat' }
  /** 8.3, 15.3 */
  | { readonly kind: 'giveGround'; readonly hex: number; readonly choice: 'stay' | 'retreat' }
  /** 8.9; the path leaves out the hex where the units stand, and is empty for a unit that is lost by its rout. */
  | {
      readonly kind: 'retreat';
      readonly units: readonly string[];
      readonly leaders: readonly string[];
      readonly path: readonly number[];
    }
  /** 8.10 */
  | { readonly kind: 'advance'; readonly units: readonly string[]; readonly leaders: readonly string[] }
  | { readonly kind: 'decline' };

export type ActionKind = Action['kind'];
export type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;
