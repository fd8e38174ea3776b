/** What is lit on the map now: computed once for each position and hand. */
import type { View } from '../../../engine/firstSaratoga';
import { useTable } from '../table';
import { type LitHexes, NOTHING, NOWHERE } from './deed';
import { deedOf } from './deeds';
import { type Hand, useHand } from './hand';

let known: { readonly view: View; readonly hand: Hand; readonly lit: LitHexes } | undefined;

export function litIn(view: View | undefined, hand: Hand): LitHexes {
  if (!view) return NOTHING;
  if (known?.view === view && isSame(known.hand, hand)) return known.lit;
  const lit = deedOf(view)?.lit(view, hand) ?? NOTHING;
  known = { view, hand, lit };
  return lit;
}

const isSame = (a: Hand, b: Hand): boolean =>
  a.chosen === b.chosen &&
  a.march === b.march &&
  a.target === b.target &&
  a.from === b.from &&
  a.withLeaders === b.withLeaders;

export function useLit(): LitHexes {
  const view = useTable((table) => table.view);
  const hand = useHand((all) => all);
  return litIn(view, hand);
}

const waiting = new WeakMap<View, readonly number[]>();

export function waitingIn(view: View | undefined): readonly number[] {
  if (!view) return NOWHERE;
  const found = waiting.get(view) ?? deedOf(view)?.waiting(view) ?? NOWHERE;
  waiting.set(view, found);
  return found;
}

/** Whether somebody in the hex waits for an order. */
export const useReady = (hex: number): boolean => useTable((table) => waitingIn(table.view).includes(hex));
