/** What is planned for several counters at once: the fire of a step, who closes in, the march of a formation. */
import { create } from 'zustand';
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import {
  type Action,
  type Closing,
  counterOf,
  type FormationId,
  isChoosable,
  isUnit,
  type MarchPlan,
  type PlannedShot,
  type View,
} from '../../../engine/saratoga';
import { isPuzzle } from '../../../store/guide';
import { type Pace, usePreferences } from '../../../store/preferences';
import { usePlay } from '../../../store/play';
import type { Together } from '../../../store/rolls';
import { act, ask, useTable } from '../table';
import { useOrders } from './orders';
import { isOnMap, marchesUnderWay, type StandingMarch } from './standing';

type Shot = Extract<Action, { readonly kind: 'fire' }>;

export interface Plans {
  /** The best shot of each unit of the step, as the player left it, in the order in which they are fired. */
  readonly shots: readonly PlannedShot[];
  /** They are being fired, one after the other. */
  readonly isFiring: boolean;
  /** The unit whose arrow is being pressed. */
  readonly pressed: string | undefined;
  readonly closings: readonly Closing[];
  /** The counters that march together, where to, and how. */
  readonly marching: readonly string[];
  readonly goal: Hex;
  readonly march: MarchPlan | undefined;
  /** Where the last march began in the record, while nothing but undo was done since. */
  readonly marchedFrom: number | undefined;
  /** Gives a unit another target. */
  readonly aim: (shot: Shot) => void;
  /** The next best target of a unit. */
  readonly change: (unit: string) => void;
  /** The shots of the plan that was carried out last, by their places in the log. */
  readonly volley: Together | undefined;
  /** Fires what is planned, until an answer is needed. */
  readonly fireAll: () => void;
  readonly takeUp: (counters: readonly string[]) => void;
  /** Puts one in or out of those who march. */
  readonly toggle: (counter: string) => void;
  readonly pointAt: (goal: Hex) => void;
  /** Carries the march out, as the single moves that it consists of. */
  readonly carryOut: () => void;
  /** Goes on with a march of an earlier turn. */
  readonly goOn: (march: StandingMarch) => void;
  readonly drop: () => void;
}

const NO_MARCH = { marching: [], goal: NO_HEX, march: undefined } as const;
/** What the player aimed himself in this step, by unit. */
let aimed: Readonly<Record<string, Shot>> = {};
let aimedIn = '';
/** How far the last march went in the record. */
let marchedTo = 0;

export const usePlans = create<Plans>()((set, get) => ({
  shots: [],
  isFiring: false,
  pressed: undefined,
  closings: [],
  marchedFrom: undefined,
  volley: undefined,
  ...NO_MARCH,
  aim: (shot) => {
    aimed = { ...aimed, [shot.unit]: shot };
    set({ shots: shotsNow() });
  },
  change: (unit) => {
    const all = ask('shotsOf', unit) ?? [];
    const now = get().shots.find(({ action }) => action.unit === unit)?.action;
    const at = all.findIndex(({ action }) => action.hex === now?.hex && action.place === now.place);
    const next = all[(at + 1) % Math.max(1, all.length)];
    if (next) get().aim(next.action);
  },
  fireAll: () => {
    const { shots } = get();
    const [first] = shots;
    // What is drawn is fired, also if a hit would now make another target the better one.
    aimed = Object.fromEntries(shots.map(({ action }) => [action.unit, action]));
    const { cursor } = useTable.getState();
    set({ isFiring: true, volley: { first: cursor, last: cursor } });
    if (!first || !act(first.action)) set({ isFiring: false, volley: undefined });
  },
  takeUp: (counters) => {
    useOrders.getState().drop();
    set({ ...NO_MARCH, marching: counters });
  },
  toggle: (counter) => {
    const { marching, goal, pointAt } = get();
    const isIn = marching.includes(counter);
    set({ marching: isIn ? marching.filter((id) => id !== counter) : [...marching, counter] });
    if (goal !== NO_HEX) pointAt(goal);
  },
  pointAt: (goal) => set({ goal, march: planned(get().marching, goal) }),
  carryOut: () => {
    const { march, marching, goal } = get();
    const { view, cursor } = useTable.getState();
    if (!march || !view || march.moves.length === 0) return;
    set(NO_MARCH);
    for (const move of march.moves) if (!act(move)) break;
    // The next formation can be taken up at once.
    useOrders.getState().drop();
    marchedTo = useTable.getState().cursor;
    set({ marchedFrom: cursor });
    marchesUnderWay.keep(usePlay.getState().id, { counters: marching, goal, turn: view.turn });
  },
  goOn: (standingMarch) => {
    const { counters, goal } = standingMarch;
    const { view } = useTable.getState();
    const movable = counters.filter((id) => view && isOnMap(view, id) && isChoosable(view, id));
    get().takeUp(movable);
    get().pointAt(goal as Hex);
    if (get().march?.moves.length === 0) marchesUnderWay.forget(usePlay.getState().id, standingMarch);
    get().carryOut();
    get().drop();
  },
  drop: () => set(NO_MARCH),
}));

const planned = (counters: readonly string[], goal: Hex): MarchPlan | undefined =>
  counters.length === 0 ? undefined : ask('marchPlan', counters, goal);

/** All counters of a formation that can still be moved. */
export const movableOf = (view: View, formation: FormationId): readonly string[] =>
  Object.values(view.stacks)
    .flat()
    .filter((id) => {
      const counter = counterOf(id);
      const isOf = isUnit(counter)
        ? counter.formation === formation
        : counter.kind === 'formation' && counter.formation === formation;
      return isOf && counter.side === view.decision?.by && isChoosable(view, id);
    });

/** Which step of fire this is. */
function stepOf(view: View): string {
  const step = view.about?.kind === 'fire' ? view.about.step : '';
  return `${view.turn} ${view.phasing} ${view.decision?.kind} ${view.decision?.by} ${step}`;
}

function shotsNow(): readonly PlannedShot[] {
  const { view } = useTable.getState();
  const plan = ask('firePlan') ?? [];
  const isOpen = (shot: Shot) =>
    view?.actions.some(
      (action) =>
        action.kind === 'fire' &&
        action.unit === shot.unit &&
        action.hex === shot.hex &&
        action.place === shot.place,
    ) === true;
  return plan.map((shot) => {
    const own = aimed[shot.action.unit];
    return own && isOpen(own) ? { ...shot, action: own } : shot;
  });
}

/** Between one shot of a plan and the next, in milliseconds. */
const BETWEEN: Readonly<Record<Pace, number>> = { slow: 1200, normal: 600, quick: 250, off: 0 };

useTable.subscribe(({ view, latest, cursor: now }, { view: before }) => {
  if (view === before) return;
  const kind = view?.decision?.kind;
  if (kind === 'roll' && usePlans.getState().isFiring) return;
  const isFire = view !== undefined && (kind === 'fire' || kind === 'freeRound');
  const step = isFire ? stepOf(view) : '';
  const goesOn = usePlans.getState().isFiring && isFire && step === aimedIn && latest !== undefined;
  if (step !== aimedIn) aimed = {};
  aimedIn = step;
  const shots = isFire && !isPuzzle() ? shotsNow() : [];
  // A part of it that was taken back leaves the rest to be.
  const { marchedFrom = now } = usePlans.getState();
  const isWithin = latest === undefined && now > marchedFrom && now <= marchedTo;
  usePlans.setState({
    ...NO_MARCH,
    shots,
    closings: kind === 'combatMove' && !isPuzzle() ? (ask('closeInPlan') ?? []) : [],
    isFiring: goesOn && shots.length > 0,
    marchedFrom: isWithin ? marchedFrom : undefined,
  });
  const [next] = shots;
  if (!goesOn || !next) return;
  // A player who does something else meanwhile has the word.
  const { cursor } = useTable.getState();
  setTimeout(() => {
    const { isFiring, volley } = usePlans.getState();
    if (!isFiring || useTable.getState().cursor !== cursor) return;
    usePlans.setState({ volley: { first: volley?.first ?? cursor, last: cursor } });
    act(next.action);
  }, BETWEEN[usePreferences.getState().pace]);
});
