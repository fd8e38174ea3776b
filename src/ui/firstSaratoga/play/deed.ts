/** What a kind of decision is on the map: which hexes are lit, whose stacks wait, and what a press on a hex does. */
import type { Refusal, View } from '../../../engine/firstSaratoga';
import { usePlay } from '../../../store/play';
import type { Hand } from './hand';

export type LitKind = 'go' | 'stop' | 'maybe' | 'danger' | 'choice' | 'target';

export interface Lit {
  readonly kind: LitKind;
  /** A few letters on the hex. */
  readonly note?: string;
  /** For whoever hears the page. */
  readonly spoken?: string;
  readonly path?: readonly number[];
}
export type LitHexes = Readonly<Record<number, Lit>>;

export interface Deed {
  readonly lit: (view: View, hand: Hand) => LitHexes;
  /** Own hexes that wait for an order. */
  readonly waiting: (view: View) => readonly number[];
  readonly press: (hex: number, view: View, hand: Hand) => void;
  /** Ends the phase or declines; says why not where that is no answer. */
  readonly end?: (view: View, hand: Hand) => void;
}

export const NOTHING: LitHexes = {};
export const NOWHERE: readonly number[] = [];

export function complain(refusal: Refusal | undefined): void {
  if (refusal) usePlay.getState().refuse(refusal);
}
