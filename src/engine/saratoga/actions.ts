/** What a side, or the dice, can do: ids of counters, printed numbers of hexes. */
import type { RollAction } from '../kernel/game';
import type { FormationId, RecoveryGroup, Side } from './data/types';

export type Action =
  | RollAction
  /** 11.0 */
  | { readonly kind: 'place'; readonly counter: string; readonly hex: number }
  | { readonly kind: 'lift'; readonly counter: string }
  | { readonly kind: 'deploy' }
  | { readonly kind: 'ready' }
  /** 4.0 A */
  | { readonly kind: 'chooseOrder'; readonly first: Side }
  /** 5.0 */
  | { readonly kind: 'activate'; readonly formation: FormationId }
  | { readonly kind: 'endCommand' }
  /** 6.0; the path leaves out the hex where the group stands. */
  | { readonly kind: 'move'; readonly counters: readonly string[]; readonly path: readonly number[] }
  | { readonly kind: 'reorder'; readonly counters: readonly string[] }
  | { readonly kind: 'exit'; readonly counters: readonly string[] }
  /** R20 the stack under way has finished. */
  | { readonly kind: 'halt' }
  | { readonly kind: 'endMovement' }
  | { readonly kind: 'remove'; readonly counter: string }
  /** 7.0 */
  | { readonly kind: 'combatMove'; readonly counters: readonly string[]; readonly path: readonly number[] }
  | { readonly kind: 'endCombatMovement' }
  /** 7.1-7.6; `place` is the unit's place in the stack from the top, -1 for leaders who stand alone. */
  | { readonly kind: 'fire'; readonly unit: string; readonly hex: number; readonly place: number }
  | { readonly kind: 'hold'; readonly unit: string }
  | { readonly kind: 'holdAll' }
  /** 3.8.3 */
  | { readonly kind: 'retreat'; readonly unit: string; readonly hex: number }
  | { readonly kind: 'displace'; readonly unit: string; readonly hex: number }
  /** 7.3 */
  | { readonly kind: 'relocate'; readonly hex: number }
  /** 7.5 */
  | { readonly kind: 'advance'; readonly counters: readonly string[] }
  | { readonly kind: 'decline' }
  /** 8.0 */
  | { readonly kind: 'recover'; readonly group: RecoveryGroup }
  | { readonly kind: 'endRecovery' };

export type ActionKind = Action['kind'];
