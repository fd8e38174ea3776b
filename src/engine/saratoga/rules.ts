/** Saratoga as store, opponents and tools use it: the game for the kernel, and all that is pure around it. */
import type { Hex } from '../hexmap/hexId';
import type { Game } from '../kernel/game';
import type { Action } from './actions';
import { analyse, type Analysis } from './analysis/index';
import { luckBySide } from './analysis/luck';
import { chapters, opened } from './chapters';
import { sideOfCounter } from './data/counters';
import { type Side, SIDES } from './data/types';
import type { Event } from './events';
import { knownPart } from './fog';
import {
  actions,
  apply,
  check,
  decision,
  milestone,
  outcome,
  type PositionSetup,
  reveals,
  type Setup,
  start,
} from './game';
import { labelOf } from './label';
import { observe } from './observe';
import { effectsOf } from './orders/activation';
import { waysOf, whyNotTaken, whyNotThere } from './orders/index';
import { PACKING } from './packing/index';
import { formatPosition, positionOf, writePosition } from './position';
import { readSetup } from './readSetup';
import { closeInPlan } from './plans/closeIn';
import { danger } from './plans/danger';
import { firePlan } from './plans/firePlan';
import { harm } from './plans/harm';
import { marchPlan, type MarchPlan } from './plans/marchPlan';
import { isFireIdle, obvious } from './plans/obvious';
import { shotsOf } from './plans/shots';
import { commandTrace, odds, reachable, sight } from './previews';
import { enemyOf } from './roster';
import { isForTheTable, seatFor } from './seat';
import { copyState, type State } from './state';
import { eventFor, view, type View } from './view';
import { isControlledBy } from './zoc';

/** What the kernel plays. A viewer who is no side sees what both may see. */
export const SARATOGA: Game<State, Action, Event, Setup | PositionSetup, View> = {
  id: 'saratoga',
  version: 2,
  sides: SIDES,
  start,
  copy: copyState,
  decision,
  actions,
  check,
  apply,
  outcome,
  view: (state, viewer) => view(state, SIDES.includes(viewer as Side) ? (viewer as Side) : undefined),
  reveals,
  milestone,
};

const isHiding = (state: State): boolean => state.fog && state.ending === undefined;

/** 3.4 what could be ordered is for whoever decides, or for both where that is done at the table. */
function mayOrder(state: State, viewer: Side | undefined): boolean {
  const by = decision(state)?.by;
  if (!isHiding(state) || viewer === by) return true;
  return viewer === undefined && (by === 'british' || by === 'american') && isForTheTable(state, by);
}

/** 7.4 before both sides nobody is told of a shorter range beside him that only his own side knows. */
function asOrdered(state: State, viewer: Side | undefined): State {
  const by = decision(state)?.by;
  const isBeforeBoth = viewer === undefined && isHiding(state) && (by === 'british' || by === 'american');
  return isBeforeBoth ? knownPart(state, by) : state;
}

/** 3.2 a march that ends in the zone of an enemy, and whatever closes in (7.0). */
function isContact(state: State, event: Event): boolean {
  if (event.type !== 'moved') return false;
  const [goal] = event.path.slice(-1);
  return event.combat || isControlledBy(state, goal as Hex, enemyOf(sideOfCounter(event.shown)));
}

/** What components may ask; the store adds state and viewer. */
const QUESTIONS = {
  reach: reachable,
  odds,
  command: commandTrace,
  sight: (state: State, _viewer: Side | undefined, from: number, to: number) => sight(state, from, to),
  ways: (
    state: State,
    viewer: Side | undefined,
    seen: View,
    chosen: readonly string[],
    via: readonly number[],
  ): ReturnType<typeof waysOf> => (mayOrder(state, viewer) ? waysOf(state, seen, chosen, via) : {}),
  whyNotTaken: (state: State, viewer: Side | undefined, seen: View, counter: string) =>
    mayOrder(state, viewer) ? whyNotTaken(asOrdered(state, viewer), seen, counter) : undefined,
  whyNotThere: (
    state: State,
    viewer: Side | undefined,
    seen: View,
    chosen: readonly string[],
    hex: number,
  ) =>
    mayOrder(state, viewer) ? whyNotThere(asOrdered(state, viewer), seen, chosen, hex as Hex) : undefined,
  /** 3.4 of hidden stacks the table hears nothing. */
  activations: (state: State, viewer: Side | undefined, side: Side): ReturnType<typeof effectsOf> =>
    viewer === undefined && isHiding(state) ? new Map() : effectsOf(state, viewer ?? side),
  harm,
  danger,
  obvious,
  isFireIdle: (state: State): boolean => isFireIdle(state),
  firePlan: (state: State, viewer: Side | undefined): ReturnType<typeof firePlan> =>
    mayOrder(state, viewer) ? firePlan(state, viewer) : [],
  shotsOf: (state: State, viewer: Side | undefined, unit: string): ReturnType<typeof shotsOf> =>
    mayOrder(state, viewer) ? shotsOf(state, viewer, unit) : [],
  marchPlan: (
    state: State,
    viewer: Side | undefined,
    counters: readonly string[],
    goal: number,
  ): MarchPlan =>
    mayOrder(state, viewer)
      ? marchPlan(state, viewer, counters, goal)
      : { moves: [], ends: {}, stays: counters },
  closeInPlan: (state: State, viewer: Side | undefined): ReturnType<typeof closeInPlan> =>
    mayOrder(state, viewer) ? closeInPlan(state, viewer) : [],
};

export interface SaratogaTypes {
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly setup: Setup | PositionSetup;
  readonly view: View;
  readonly side: Side;
  readonly questions: typeof QUESTIONS;
  readonly analysis: Analysis;
}

export const RULES = {
  game: SARATOGA,
  readSetup,
  /** Both sides take their ready-made places. */
  opening: [{ kind: 'deploy' }, { kind: 'ready' }, { kind: 'deploy' }, { kind: 'ready' }] satisfies Action[],
  seatFor,
  isHiding,
  eventFor,
  opened,
  observe,
  isContact,
  label: labelOf,
  chapters,
  luck: luckBySide,
  analyse,
  obvious,
  questions: QUESTIONS,
  notation: {
    parse: (text: string) => {
      const position = positionOf(text);
      return Array.isArray(position) ? position : { position };
    },
    format: formatPosition,
    setupAt: (state: State): PositionSetup => ({ position: writePosition(state) }),
  },
  packing: PACKING,
};
