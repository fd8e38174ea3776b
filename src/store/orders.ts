/** What the players take in hand before they order: chosen counters, where these can go, a path under way. */
import { create } from 'zustand';
import { type Hex, NO_HEX } from '../engine/hexmap/hexId';
import { isRefusal, type Refusal } from '../engine/kernel/game';
import {
  type Action,
  GRID,
  MP,
  reachable,
  SARATOGA,
  setUpHexes,
  type Side,
  sideOfCounter,
  type State,
  type View,
} from '../engine/saratoga';
import { useGame } from './game';

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

export interface Orders {
  readonly chosen: readonly string[];
  /** Hexes that the path must go through, as far as it is planned. */
  readonly via: readonly number[];
  readonly ways: Ways;
  /** The hex whose order lies ready to be confirmed. */
  readonly aim: Hex;
  readonly choose: (counters: readonly string[]) => void;
  readonly toggle: (counter: string) => void;
  readonly drop: () => void;
  /** Goes on planning from there. */
  readonly waypoint: (hex: Hex) => void;
  readonly aimAt: (hex: Hex) => void;
  /** Orders what can be done there, if it is one thing; else lays the choice ready. */
  readonly order: (hex: Hex) => void;
  /** Takes up, orders or explains, whatever a click on this hex means now; on touch an order needs a second tap. */
  readonly pick: (hex: Hex, isTouch: boolean) => void;
}

const NOTHING = { chosen: [], via: [], ways: {}, aim: NO_HEX } as const;

export const useOrders = create<Orders>()((set, get) => ({
  ...NOTHING,
  choose: (chosen) => set({ chosen, via: [], aim: NO_HEX, ways: waysNow(chosen, []) }),
  toggle: (counter) => {
    const { chosen, choose } = get();
    if (!choosable(counter)) {
      const refusal = whyNotIn(counter);
      if (refusal) useGame.getState().refuse(refusal);
      return;
    }
    choose(chosen.includes(counter) ? chosen.filter((id) => id !== counter) : [...chosen, counter]);
  },
  drop: () => {
    // What waits for an answer without being chosen stays lit.
    if (get().chosen.length > 0 || get().aim !== NO_HEX) set({ ...NOTHING, ways: waysNow([], []) });
  },
  waypoint: (hex) => {
    const { chosen, ways } = get();
    const path = ways[hex]?.path;
    const isMarch = useGame.getState().view?.decision?.kind === 'move';
    if (isMarch && path && !ways[hex]?.stops) set({ via: path, ways: waysNow(chosen, path), aim: NO_HEX });
  },
  aimAt: (aim) => set({ aim }),
  order: (hex) => {
    const { ways, aimAt } = get();
    const [only, other] = ways[hex]?.actions ?? [];
    if (only && !other) useGame.getState().act(only);
    else if (only) aimAt(hex);
  },
  pick: (hex, isTouch) => {
    const { chosen, ways, aim, choose, aimAt, drop, order } = get();
    const mine = choosableIn(hex);
    if (ways[hex]) {
      // A finger may slip, and a stack of one's own may be meant to be taken up: these orders need a second press.
      if ((isTouch || mine.length > 0) && aim !== hex) aimAt(hex);
      else order(hex);
      return;
    }
    if (mine.length > 0) choose(mine);
    else if ((chosen.length > 0 || Object.keys(ways).length > 0) && hex !== NO_HEX) {
      const refusal = whyNot(chosen, hex);
      if (refusal) useGame.getState().refuse(refusal);
    } else drop();
  },
}));

/** A new decision finds empty hands, unless the same counters can go on. */
useGame.subscribe(({ view }, { view: before }) => {
  if (view === before) return;
  const { chosen } = useOrders.getState();
  const still = chosen.filter((id) => choosable(id));
  const ways = waysNow(still, []);
  // Whoever has no way left has done.
  useOrders.setState({ ...NOTHING, chosen: Object.keys(ways).length > 0 ? still : [], ways });
});

/** The counters in a hex that could be taken in hand now. */
export function choosableIn(hex: Hex): string[] {
  const { view } = useGame.getState();
  return (view?.stacks[hex] ?? []).filter((id) => choosable(id));
}

function choosable(id: string): boolean {
  const { view, session } = useGame.getState();
  const asked = view?.decision;
  if (!view || !asked || !session || sideOfCounter(id) !== asked.by) return false;
  switch (asked.kind) {
    case 'place':
      return true;
    case 'move':
      return view.marks[id]?.includes('moved') !== true;
    case 'combatMove':
      return view.actions.some((action) => action.kind === 'combatMove' && action.counters.includes(id));
    default:
      return view.actions.some((action) => 'unit' in action && action.unit === id);
  }
}

function waysNow(chosen: readonly string[], via: readonly number[]): Ways {
  const { view, session } = useGame.getState();
  return view && session ? waysOf(session.state, view, chosen, via) : {};
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

function byHex(actions: readonly Action[]): Ways {
  const ways: Record<number, { actions: Action[] }> = {};
  for (const action of actions)
    if ('hex' in action) (ways[action.hex] ??= { actions: [] }).actions.push(action);
  return ways;
}

function placesOf(state: State, view: View, counter: string): Ways {
  return byHex(
    setUpHexes(view.battle, counter)
      .map((hex) => ({ kind: 'place', counter, hex }) as const)
      .filter((action) => !SARATOGA.check(state, action)),
  );
}

function movesOf(state: State, view: View, counters: readonly string[], via: readonly number[]): Ways {
  const kind = view.decision?.kind === 'combatMove' ? 'combatMove' : 'move';
  const after = SARATOGA.copy(state);
  let paid = 0;
  if (via.length > 0)
    SARATOGA.apply(after, { kind, counters, path: via }, (event) => {
      if (event.type === 'moved') paid = (event.cost ?? 0) / MP;
    });
  const answer = reachable(after, view.decision?.by as Side, counters);
  if (isRefusal(answer)) return {};
  const ways: Record<number, Way> = {};
  for (const { hex, cost, left, path, stops } of answer) {
    const action = { kind, counters, path: [...via, ...path] } as const;
    if (via.length > 0 && SARATOGA.check(state, action)) continue;
    ways[hex] = { actions: [action], cost: paid + cost, left, path: action.path, stops };
  }
  return ways;
}

/** Why a counter cannot be taken in hand for a move: the engine's reason against its first step. */
function whyNotIn(counter: string): Refusal | undefined {
  const { view, session } = useGame.getState();
  const kind = view?.decision?.kind;
  if (!view || !session || (kind !== 'move' && kind !== 'combatMove')) return undefined;
  const path = GRID.neighbours(hexOfCounter(view, counter)).slice(0, 1);
  return SARATOGA.check(session.state, { kind, counters: [counter], path });
}

/** Why the chosen counters cannot do anything in a hex: the engine's own reason for the plainest try. */
export function whyNot(chosen: readonly string[], hex: Hex): Refusal | undefined {
  const { view, session } = useGame.getState();
  const asked = view?.decision;
  if (!view || !asked || !session) return undefined;
  const first = chosen[0] ?? onlyUnit(view) ?? '';
  return SARATOGA.check(session.state, plainestTry(view, asked.kind, chosen, first, hex));
}

function plainestTry(view: View, kind: string, chosen: readonly string[], first: string, hex: Hex): Action {
  switch (kind) {
    case 'place':
      return { kind: 'place', counter: first, hex };
    case 'move':
    case 'combatMove':
      return { kind, counters: chosen, path: straightPath(hexOfCounter(view, first), hex) };
    case 'retreat':
    case 'displace':
      return { kind, unit: first, hex };
    case 'relocateLeader':
      return { kind: 'relocate', hex };
    default:
      return { kind: 'fire', unit: first, hex, place: 0 };
  }
}

export function hexOfCounter(view: View, id: string): Hex {
  const found = Object.entries(view.stacks).find(([, ids]) => ids.includes(id));
  return found ? (Number(found[0]) as Hex) : NO_HEX;
}

/** Always to the neighbour nearest to the end. */
function straightPath(from: Hex, to: Hex): number[] {
  const path: number[] = [];
  for (let at = from; at !== to && path.length < 60 && GRID.has(at) && GRID.has(to);) {
    const here = at;
    at = GRID.neighbours(here).reduce((a, b) => (GRID.distance(b, to) < GRID.distance(a, to) ? b : a), here);
    path.push(at);
  }
  return path;
}
