/** What the players take in hand before they order: counters, a march, a target, the way of attack. */
import { create } from 'zustand';
import type { DecisionKind, Mode, View } from '../../../engine/firstSaratoga';
import { useTable } from '../table';

export interface Hand {
  readonly chosen: readonly string[];
  readonly march: boolean;
  /** 7.1 the hex under attack that is being built. */
  readonly target: number;
  readonly mode: Mode;
  readonly primary: string | undefined;
  /** 7.1 the own hex whose targets are lit. */
  readonly from: number;
  /** Whether leaders go along in a retreat. */
  readonly withLeaders: boolean;
  /** The hex whose order lies ready to be confirmed by a second tap. */
  readonly aim: number;
  /** 4.5 where those who wait for their movement die want to go. */
  readonly goal: number;
  /** Whether the end of the phase was asked for, and waits to be said once more. */
  readonly isEnding: boolean;
}

export const EMPTY: Hand = {
  chosen: [],
  march: false,
  target: 0,
  mode: 'normal',
  primary: undefined,
  from: 0,
  withLeaders: true,
  aim: 0,
  goal: 0,
  isEnding: false,
};

export const useHand = create<Hand>()(() => EMPTY);

export const hold = (change: Partial<Hand>): void => useHand.setState({ aim: 0, isEnding: false, ...change });
export const drop = (): void => useHand.setState(EMPTY);

export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

type Prepare = (view: View) => Partial<Hand>;
const prepared: Partial<Record<DecisionKind, Prepare>> = {};

/** What lies in hand at once when a decision of this kind comes. */
export function prepare(kind: DecisionKind, first: Prepare): void {
  prepared[kind] = first;
}

// A new decision finds empty hands, or what one would take up first; a goal outlasts the dice.
useTable.subscribe(({ view, cursor }, before) => {
  if (view === before.view && cursor === before.cursor) return;
  const { goal } = useHand.getState();
  const kind = view?.decision?.kind;
  const first = view && kind && kind !== 'roll' ? prepared[kind]?.(view) : undefined;
  useHand.setState({ ...EMPTY, ...(kind === 'roll' ? { goal } : {}), ...first });
});
