/** What players do on the map before they order, told by kind of decision: whom they take in hand, what these can do where. */
import { type Hex, NO_HEX } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { sideOfCounter } from '../data/counters';
import type { State } from '../state';
import type { View } from '../view';

/** What a chosen group can do in one hex. Several actions: there is a choice between them. */
export interface Way {
  readonly actions: readonly Action[];
  /** Of a move: points it costs, points left then, the hexes entered, and whether an enemy ZOC ends it. */
  readonly cost?: number;
  readonly left?: number;
  readonly path?: readonly number[];
  readonly stops?: boolean;
}

export type Ways = Readonly<Record<number, Way>>;

export interface Order {
  /** Taken in hand: a stack together, one counter at a time, several one by one, or nobody. */
  readonly hand: 'stack' | 'one' | 'several' | 'nobody';
  /** Whether a way may be planned through a hex. */
  readonly hasWaypoints: boolean;
  /** Whether whoever waits for orders is marked: where nearly everybody does, that would say nothing. */
  readonly marksWaiting: 'always' | 'emptyHanded' | 'never';
  /** Whether a counter of the side that decides can be taken in hand. */
  isChoosable(view: View, id: string): boolean;
  /** Those whom one would take in hand first, so that what they can do is seen at once. */
  first(view: View): readonly string[];
  /** Where the chosen counters can go or what they can do there, by hex. */
  ways(state: State, view: View, chosen: readonly string[], via: readonly number[]): Ways;
  /** The plainest try to do anything with a counter, and in a hex with those in hand: the engine says why not. */
  taking(view: View, id: string): Action | undefined;
  there(view: View, chosen: readonly string[], hex: Hex): Action | undefined;
}

/** Whoever is in one of the listed actions can be taken in hand; nothing more is known of the kind. */
export const LISTED: Order = {
  hand: 'one',
  hasWaypoints: false,
  marksWaiting: 'always',
  isChoosable: (view, id) => view.actions.some((action) => countersOf(action).includes(id)),
  first: () => [],
  ways: (_, view, [first]) => waysOfUnit(view, first ?? onlyUnit(view)),
  taking: () => undefined,
  there: () => undefined,
};

/** Questions that are answered beside the map. */
export const NOBODY: Order = { ...LISTED, hand: 'nobody', isChoosable: () => false, ways: () => ({}) };

export function byHex(actions: readonly Action[]): Ways {
  const ways: Record<number, { actions: Action[] }> = {};
  for (const action of actions)
    if ('hex' in action) (ways[action.hex] ??= { actions: [] }).actions.push(action);
  return ways;
}

/** What a unit is offered, hex by hex. */
export const waysOfUnit = (view: View, unit: string | undefined): Ways =>
  byHex(view.actions.filter((action) => 'unit' in action && action.unit === unit));

/** Who answers where nobody else could. */
export function onlyUnit(view: View): string | undefined {
  const units = new Set(view.actions.flatMap((action) => ('unit' in action ? [action.unit] : [])));
  return units.size === 1 ? [...units][0] : undefined;
}

export function hexOfCounter(view: Pick<View, 'stacks'>, id: string): Hex {
  const found = Object.entries(view.stacks).find(([, ids]) => ids.includes(id));
  return found ? (Number(found[0]) as Hex) : NO_HEX;
}

export function countersOf(action: Action): readonly string[] {
  if ('counters' in action) return action.counters;
  if ('unit' in action) return [action.unit];
  return 'counter' in action ? [action.counter] : [];
}

/** The first of those who are offered anything. */
export const firstOffered = (view: View): readonly string[] => view.actions.flatMap(countersOf).slice(0, 1);

export const isOwn = (view: View, id: string): boolean => sideOfCounter(id) === view.decision?.by;
