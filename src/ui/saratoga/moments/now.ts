/** The great moment that is on the map now, for those who wait until it is over. */
import { create } from 'zustand';
import type { Side } from '../../../engine/saratoga';

export type MomentKind = 'break' | 'leader' | 'lost' | 'exit' | 'end';

export interface Moment {
  readonly kind: MomentKind;
  readonly title: string;
  readonly detail: string;
  /** Whose colours it has. */
  readonly side: Side | undefined;
  /** Where it happens. */
  readonly hex: number | undefined;
  readonly dice: readonly number[];
  /** What the dice came to. */
  readonly rolled: string;
  /** Whom it concerns, and where they stand or stood. */
  readonly counters: readonly { readonly id: string; readonly hex: number }[];
}

export const useMoment = create<{ readonly now: Moment | undefined }>()(() => ({ now: undefined }));
