/** What the players take in hand before they order: chosen counters, where these can go, a path under way. */
import { create } from 'zustand';
import { usePlay } from '../../../store/play';
import { act, ask, check, useTable } from '../table';
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import { isRollDecision, type Refusal } from '../../../engine/kernel/game';
import {
  type Action,
  type ActionKind,
  type DecisionKind,
  firstInHand,
  isChoosable,
  isMostUnmoved,
  orderOf,
  sideOfCounter,
  type Way,
  type Ways,
  type View,
} from '../../../engine/saratoga';

export interface Orders {
  readonly chosen: readonly string[];
  /** Hexes that the path must go through, as far as it is planned. */
  readonly via: readonly number[];
  readonly ways: Ways;
  /** The hex whose order lies ready to be confirmed. */
  readonly aim: Hex;
  /** What those in hand before could have done in the hex whose stack was taken up instead. */
  readonly former: Way | undefined;
  readonly choose: (counters: readonly string[]) => void;
  /** Takes up counters of one hex, or as many of them as can do something. */
  readonly take: (counters: readonly string[]) => void;
  /** As a drag takes it up: the stack, or one counter where they act one by one; what is in hand there stays so. */
  readonly lift: (hex: Hex) => void;
  readonly toggle: (counter: string) => void;
  readonly drop: () => void;
  /** Whether the end of the phase was asked for, and waits to be said once more. */
  readonly isEnding: boolean;
  /** Ends the phase or declines, if that is a way to answer; else says why not. */
  readonly endPhase: () => void;
  /** Goes on planning from there. */
  readonly waypoint: (hex: Hex) => void;
  readonly aimAt: (hex: Hex) => void;
  /** Orders what can be done there, if it is one thing; else lays the choice ready. */
  readonly order: (hex: Hex) => void;
  /** Takes up, orders or explains, whatever a click on this hex means now; on touch an order needs a second tap. */
  readonly pick: (hex: Hex, isTouch: boolean) => void;
}

const NOTHING = { chosen: [], via: [], ways: {}, aim: NO_HEX, former: undefined, isEnding: false } as const;

export const useOrders = create<Orders>()((set, get) => ({
  ...NOTHING,
  choose: (chosen) => set({ ...NOTHING, chosen, ways: waysNow(chosen, []) }),
  take: (counters) => {
    const { choose } = get();
    // Broken units fall back one by one, and a part may be able to do what the whole cannot.
    const parts = counters.length > 1 ? counters.toReversed().map((id) => [id]) : [];
    for (const group of [counters, ...parts]) {
      choose(group);
      if (Object.keys(get().ways).length > 0) return;
    }
    choose(counters);
    const top = counters.at(-1);
    if (top !== undefined) complain(whyNotTakenNow(top));
  },
  lift: (hex) => {
    const mine = choosableIn(hex);
    if (mine.some((id) => get().chosen.includes(id))) return;
    if (handNow() === 'stack') get().take(mine);
    else takeOne(mine);
  },
  toggle: (counter) => {
    const { chosen, choose } = get();
    if (!isChoosableNow(counter)) complain(whyNotTakenNow(counter));
    else choose(chosen.includes(counter) ? chosen.filter((id) => id !== counter) : [...chosen, counter]);
  },
  drop: () => {
    const { view } = useTable.getState();
    // Who keeps moving was asked in time, and may be asked again.
    if (get().isEnding && view) stoodStill.delete(sideAsked(view));
    // What waits for an answer without being chosen stays lit.
    if (get().chosen.length > 0 || get().aim !== NO_HEX || get().isEnding)
      set({ ...NOTHING, ways: waysNow([], []) });
  },
  endPhase: () => {
    const { view } = useTable.getState();
    const kind = view?.decision && ENDING[view.decision.kind];
    if (!view || !kind) return;
    if (kind === 'endMovement' && !get().isEnding && isAskedTwice(view) && !check({ kind })) {
      if (isMostUnmoved(view)) stoodStill.add(sideAsked(view));
      set({ isEnding: true });
      return;
    }
    if (kind === 'endMovement' && !isMostUnmoved(view)) stoodStill.delete(sideAsked(view));
    // A broken formation may owe its withdrawal (3.8.2).
    if (kind === 'endMovement' || view.actions.some((action) => action.kind === kind))
      act({ kind } as Action);
  },
  waypoint: (hex) => {
    const { chosen, ways } = get();
    const path = ways[hex]?.path;
    const { view } = useTable.getState();
    if (view && orderOf(view).hasWaypoints && path && !ways[hex]?.stops)
      set({ via: path, ways: waysNow(chosen, path), aim: NO_HEX });
  },
  aimAt: (aim) => set({ aim }),
  order: (hex) => {
    const { ways, aimAt } = get();
    const [only, other] = ways[hex]?.actions ?? [];
    if (only && !other) act(only);
    else if (only) aimAt(hex);
  },
  pick: (hex, isTouch) => {
    const { ways, aim, aimAt, order, take } = get();
    const { view } = useTable.getState();
    if (view?.decision && isRollDecision(view.decision)) {
      // Whoever is in a hurry presses anywhere.
      usePlay.getState().roll();
      return;
    }
    const mine = choosableIn(hex);
    const way = ways[hex];
    if (mine.length > 0 && handNow() === 'stack' && !(way && isSpent(mine))) {
      // Who presses a stack of his own wants that one; to join it is offered beside. Those who can go nowhere are joined.
      take(mine);
      set({ former: way });
    } else if (way) {
      // A finger may slip: its orders need a second press.
      if (isTouch && aim !== hex) aimAt(hex);
      else order(hex);
    } else if (mine.length > 0) takeOne(mine);
    else explain(hex);
  },
}));

/** What ends the phase, or declines. */
const ENDING: Readonly<Record<DecisionKind | 'roll', ActionKind | undefined>> = {
  place: 'ready',
  chooseOrder: undefined,
  activate: 'endCommand',
  move: 'endMovement',
  removeExcess: undefined,
  combatMove: 'endCombatMovement',
  fire: 'holdAll',
  freeRound: 'holdAll',
  retreat: undefined,
  displace: undefined,
  relocateLeader: 'decline',
  advance: 'decline',
  recover: 'endRecovery',
  roll: undefined,
};

/** A new decision finds the same counters in hand if they can go on, else those that one would take up first. */
useTable.subscribe(({ view }, { view: before }) => {
  if (view === before) return;
  // What was in hand for a march is not in hand for closing in.
  const isSame = [view?.decision?.kind, 'roll'].includes(before?.decision?.kind);
  const { chosen } = useOrders.getState();
  const still = isSame ? chosen.filter((id) => isChoosableNow(id)) : [];
  for (const hands of [still, view ? firstInHand(view) : []]) {
    const ways = waysNow(hands, []);
    // Whoever has no way left has done.
    if (hands.length === 0 || Object.keys(ways).length === 0) continue;
    useOrders.setState({ ...NOTHING, chosen: hands, ways });
    return;
  }
  useOrders.setState({ ...NOTHING, ways: waysNow([], []) });
});

/**
 * 3.1, 3.8.2 nobody loses units by ending his movement unasked, or ends it by a slip where most could still move. Who stands still on
 * purpose is not asked turn after turn; once he has marched again, he is.
 */
function isAskedTwice(view: View): boolean {
  const { about } = view;
  return (
    (isMostUnmoved(view) && !stoodStill.has(sideAsked(view))) ||
    (about?.kind === 'movement' && about.crowded.length + about.doomed.length > 0)
  );
}

/** The sides that ended their last movement though most could still move. */
const stoodStill = new Set<string>();
const sideAsked = ({ phasing }: View): string => `${usePlay.getState().id} ${phasing}`;

/** The counters in a hex that could be taken in hand now. */
export function choosableIn(hex: Hex): string[] {
  const { view } = useTable.getState();
  return (view?.stacks[hex] ?? []).filter((id) => isChoosableNow(id));
}

/** Why the chosen counters cannot do anything in a hex. */
export function whyNot(chosen: readonly string[], hex: Hex): Refusal | undefined {
  const { view } = useTable.getState();
  return view && ask('whyNotThere', view, chosen, hex);
}

/** How many are taken in hand now. */
function handNow() {
  const { view } = useTable.getState();
  return view && orderOf(view).hand;
}

/** Where they act one by one. */
function takeOne(mine: readonly string[]): void {
  const { chosen, choose } = useOrders.getState();
  if (handNow() === 'several') {
    const others = chosen.filter((id) => !mine.includes(id));
    choose(mine.every((id) => chosen.includes(id)) ? others : [...others, ...mine]);
    return;
  }
  // From the top; pressed again, the next one below.
  const at = mine.findIndex((id) => id === chosen[0]);
  choose([mine[(at <= 0 ? mine.length : at) - 1] ?? '']);
}

/** Says why a press on this hex does nothing; where nothing was meant, it puts down what is in hand. */
function explain(hex: Hex): void {
  const { chosen, ways, drop } = useOrders.getState();
  const { view } = useTable.getState();
  const own = (view?.stacks[hex] ?? []).findLast((id) => sideOfCounter(id) === view?.decision?.by);
  const isGoing = chosen.length > 0 && Object.values(ways).some((way) => way.path);
  if (own !== undefined && !isGoing) complain(whyNotTakenNow(own));
  else if ((chosen.length > 0 || Object.keys(ways).length > 0) && hex !== NO_HEX)
    complain(whyNot(chosen, hex));
  else drop();
}

function complain(refusal: Refusal | undefined): void {
  if (refusal) usePlay.getState().refuse(refusal);
}

function whyNotTakenNow(counter: string): Refusal | undefined {
  const { view } = useTable.getState();
  return view && ask('whyNotTaken', view, counter);
}

function isChoosableNow(id: string): boolean {
  const { view } = useTable.getState();
  return view !== undefined && isChoosable(view, id);
}

const isSpent = (stack: readonly string[]): boolean => Object.keys(waysNow(stack, [])).length === 0;

function waysNow(chosen: readonly string[], via: readonly number[]): Ways {
  const { view } = useTable.getState();
  return (view && ask('ways', view, chosen, via)) ?? {};
}
