/** Who can be taken in hand, and what those in hand can do hex by hex: the engine's own answers. */
import { type Hex, NO_HEX } from '../engine/hexmap/hexId';
import { isRefusal } from '../engine/kernel/game';
import {
  type Action,
  MP,
  reachable,
  SARATOGA,
  setUpHexes,
  type Side,
  sideOfCounter,
  type State,
  type View,
} from '../engine/saratoga';

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

export function isChoosable(view: View, id: string): boolean {
  const asked = view.decision;
  if (!asked || sideOfCounter(id) !== asked.by) return false;
  switch (asked.kind) {
    case 'place':
      return true;
    case 'move':
      return view.marks[id]?.includes('moved') !== true;
    default:
      return view.actions.some((action) => countersIn(action).includes(id));
  }
}

/** Those whom one would take in hand first, so that what they can do is seen at once. */
export function firstInHand(view: View): readonly string[] {
  const asked = view.decision;
  switch (asked?.kind) {
    case 'place':
      return view.notPlaced.filter((id) => sideOfCounter(id) === asked.by).slice(0, 1);
    case 'move':
      return view.about?.kind === 'movement' ? view.about.party.filter((id) => isChoosable(view, id)) : [];
    case 'fire':
    case 'freeRound':
    case 'retreat':
      return view.actions.flatMap(countersIn).slice(0, 1);
    default:
      return [];
  }
}

/** Where the chosen counters can go or what they can do there, by hex. */
export function waysOf(state: State, view: View, chosen: readonly string[], via: readonly number[]): Ways {
  const [first] = chosen;
  switch (view.decision?.kind) {
    case 'relocateLeader':
      return byHex(view.actions);
    case 'place':
      return first === undefined ? {} : placesOf(state, view, first);
    case 'move':
    case 'combatMove':
      return chosen.length === 0 ? {} : movesOf(state, view, chosen, via);
    case 'advance':
      return advanceOf(state, view, chosen);
    default: {
      const unit = first ?? onlyUnit(view);
      return byHex(view.actions.filter((action) => 'unit' in action && action.unit === unit));
    }
  }
}

/** Who answers where nobody else could. */
export function onlyUnit(view: View): string | undefined {
  const units = new Set(view.actions.flatMap((action) => ('unit' in action ? [action.unit] : [])));
  return units.size === 1 ? [...units][0] : undefined;
}

export function hexOfCounter(view: View, id: string): Hex {
  const found = Object.entries(view.stacks).find(([, ids]) => ids.includes(id));
  return found ? (Number(found[0]) as Hex) : NO_HEX;
}

function countersIn(action: Action): readonly string[] {
  if ('counters' in action) return action.counters;
  if ('unit' in action) return [action.unit];
  return 'counter' in action ? [action.counter] : [];
}

function byHex(actions: readonly Action[]): Ways {
  const ways: Record<number, { actions: Action[] }> = {};
  for (const action of actions)
    if ('hex' in action) (ways[action.hex] ??= { actions: [] }).actions.push(action);
  return ways;
}

function placesOf(state: State, view: View, counter: string): Ways {
  const here = hexOfCounter(view, counter);
  return byHex(
    setUpHexes(view.battle, counter)
      .filter((hex) => hex !== here)
      .map((hex) => ({ kind: 'place', counter, hex }) as const)
      .filter((action) => !SARATOGA.check(state, action)),
  );
}

function advanceOf(state: State, view: View, counters: readonly string[]): Ways {
  const action = { kind: 'advance', counters } as const;
  if (view.about?.kind !== 'advance' || counters.length === 0 || SARATOGA.check(state, action)) return {};
  return { [view.about.hex]: { actions: [action] } };
}

function movesOf(state: State, view: View, counters: readonly string[], via: readonly number[]): Ways {
  const kind = view.decision?.kind === 'combatMove' ? 'combatMove' : 'move';
  const after = SARATOGA.copy(state);
  let paid = 0;
  if (via.length > 0)
    SARATOGA.apply(after, { kind, counters, path: via }, (event) => {
      if (event.type === 'moved') paid = (event.cost ?? 0) / MP;
    });
  const answer = reachable(after, view.viewer ?? (view.decision?.by as Side), counters);
  if (isRefusal(answer)) return {};
  const ways: Record<number, Way> = {};
  for (const { hex, cost, left, path, stops } of answer) {
    const action = { kind, counters, path: [...via, ...path] } as const;
    if (via.length > 0 && SARATOGA.check(state, action)) continue;
    ways[hex] = { actions: [action], cost: paid + cost, left, path: action.path, stops };
  }
  return ways;
}
