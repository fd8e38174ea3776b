/** What was missed in a phase: the order that would have been clearly better by an officer's own measure. */
import type { Hex } from '../../engine/hexmap/hexId';
import { top } from '../../engine/kernel/frames';
import {
  type Action,
  barToCombatMove,
  combatDestinations,
  combatUnitsOf,
  type Counsel,
  type Destination,
  destinations,
  fieldOf,
  formationOf,
  FORMATIONS,
  groupId,
  groupPoints,
  hasMinimumMove,
  idOf,
  isNearEnemy,
  makeGroup,
  type Piece,
  readBoard,
  recoverable,
  SARATOGA,
  type Side,
  STACKING_LIMIT,
  type State,
} from '../../engine/saratoga/index';
import type { Decided } from '../../games/contract';
import { mending, recover } from './aftermath';
import { broughtBy, broughtByEach } from './command';
import { marchCounsel, type SaratogaAdvice, shotCounsel } from './advise';
import { weighedShots } from './fire';
import type { Memory } from './memory';
import type { Officer } from './officer';
import { type Prepared, prepare } from './think';
import { standings } from './stand';
import { surveyOf } from './survey';

type Course = readonly Decided<State, Action>[];

/** In victory points: what is less does not count as clear, nor does a shot that was not half as good again. */
const CLEARLY = 0.75;
const HALF_AS_GOOD_AGAIN = 1.5;
/** What it is taken to be worth that a unit near the enemy may act. */
const A_UNIT = 0.75;

export function missed(course: Course, side: Side, memory: Memory): SaratogaAdvice | undefined {
  const found = [
    ...missedActivations(course, side, memory),
    ...missedMarches(course, side, memory),
    ...missedShots(course, side, memory),
    ...missedRecoveries(course, side, memory),
  ]
    .filter(({ gain }) => gain >= CLEARLY)
    .sort((a, b) => b.gain - a.gain);
  return found[0]?.advice;
}

interface Missed {
  readonly gain: number;
  readonly advice: SaratogaAdvice;
}

const kindOf = (state: State): string | undefined => SARATOGA.decision(state)?.kind;

/** 5.0 whom one could have activated, where he was not later, and brought more to the enemy than whoever was. */
function missedActivations(course: Course, side: Side, memory: Memory): readonly Missed[] {
  const steps = course.filter(({ observed }) => kindOf(observed) === 'activate');
  const woken = steps.flatMap(({ action }) => (action.kind === 'activate' ? [action.formation] : []));
  let known = memory;
  return steps.flatMap(({ observed, action }) => {
    const { state, after } = prepare(observed, side, known);
    known = after;
    const [best] = broughtByEach(state, side).filter(({ formation }) => !woken.includes(formation));
    if (!best) return [];
    const done =
      action.kind === 'activate' ? broughtBy(state, FORMATIONS.indexOf(action.formation)) : undefined;
    const counsel: Counsel = { kind: 'activation', units: best.units, near: best.near, other: done };
    const gain = A_UNIT * (best.near - (done?.near ?? 0));
    return [
      { gain, advice: { action: { kind: 'activate', formation: best.formation }, memory: after, counsel } },
    ];
  });
}

/** 8.0 which formation could have recovered, and what more that was worth. */
function missedRecoveries(course: Course, side: Side, memory: Memory): readonly Missed[] {
  return course.flatMap(({ observed, action }) => {
    if (kindOf(observed) !== 'recover') return [];
    const { officer, state, after } = prepare(observed, side, memory);
    const best = recover(officer, state);
    if (best.kind !== 'recover') return [];
    const [could, did] = [mendedBy(officer, state, best), mendedBy(officer, state, action)];
    const counsel: Counsel = { kind: 'plain', from: 0, weighed: [could.markers, did.markers] };
    return [{ gain: could.value - did.value, advice: { action: best, memory: after, counsel } }];
  });
}

function mendedBy({ traits, side }: Officer, state: State, action: Action): ReturnType<typeof mending> {
  const group = recoverable(state, side).find(
    (each) => action.kind === 'recover' && groupId(each) === action.group,
  );
  return group === undefined ? { markers: 0, value: 0 } : mending(state, group, traits);
}

/** 6.0, 7.0 where units could have gone from where they stood, beside where they stand when all have moved. */
function missedMarches(course: Course, side: Side, memory: Memory): readonly Missed[] {
  return (['move', 'combatMove'] as const).flatMap((kind) => {
    const steps = course.filter(({ observed }) => kindOf(observed) === kind);
    const [first, last] = [steps[0], steps.at(-1)];
    if (!first || !last) return [];
    const before = prepare(first.observed, side, memory);
    // All at once: what is read from one state is gone when another is read.
    const open = combatUnitsOf(side).flatMap((unit) => {
      const ways = waysOf(before, unit, kind);
      return ways.length > 0 ? [{ unit, ways }] : [];
    });
    const after = prepare(last.observed, side, before.after);
    return open.flatMap(({ unit, ways }) => betterWay(before, after, unit, ways, kind) ?? []);
  });
}

function waysOf(
  { state, officer }: Prepared,
  unit: Piece,
  kind: 'move' | 'combatMove',
): readonly Destination[] {
  const formation = formationOf(unit);
  const at = (state.at[unit] ?? 0) as Hex;
  if (at <= 0 || (formation >= 0 && state.broken[formation])) return [];
  const board = readBoard(state);
  const group = makeGroup(state, [unit]);
  if (kind === 'move')
    return destinations(board, group, groupPoints(state, group), hasMinimumMove(state, group), (hexes) => [
      ...hexes,
    ]);
  const frame = top(state);
  const mayClose =
    frame?.kind === 'combatMovement' &&
    !barToCombatMove(state, unit, frame.moved) &&
    isNearEnemy(board, officer.side, at);
  return mayClose ? combatDestinations(board, group) : [];
}

function betterWay(
  before: Prepared,
  { officer, state, after }: Prepared,
  unit: Piece,
  ways: readonly Destination[],
  kind: 'move' | 'combatMove',
): Missed | undefined {
  const now = (state.at[unit] ?? 0) as Hex;
  if (now <= 0) return undefined;
  const survey = surveyOf(state, officer.side, officer.orders, officer.traits);
  const { own } = fieldOf(readBoard(state), officer.side);
  const standing = standings(officer, state, survey, unit, now);
  let highest = standing(now);
  let best: Destination | undefined;
  for (const way of ways) {
    if ((own[way.hex] ?? 0) >= STACKING_LIMIT) continue;
    const value = standing(way.hex);
    if (value > highest) [highest, best] = [value, way];
  }
  if (!best || best.hex === now) return undefined;
  const { counsel, gain } = marchCounsel(officer, state, survey, unit, now, best.hex);
  const from = before.state.at[unit] ?? 0;
  const action: Action = { kind, counters: [idOf(unit)], path: best.path };
  return { gain, advice: { action, memory: after, counsel: { ...counsel, from } } };
}

/** 7.1 at whom a unit could have fired instead, or that it could have fired at all. */
function missedShots(course: Course, side: Side, memory: Memory): readonly Missed[] {
  return course.flatMap(({ observed, action }) => {
    const kind = kindOf(observed);
    if (kind !== 'fire' && kind !== 'freeRound') return [];
    const { officer, state, after } = prepare(observed, side, memory);
    const all = weighedShots(officer, state);
    const own = 'unit' in action ? all.filter((shot) => shot.action.unit === action.unit) : all;
    const fired =
      action.kind === 'fire'
        ? own.find((shot) => shot.action.hex === action.hex && shot.action.place === action.place)
        : undefined;
    const [best] = own;
    if (!best || best.value < HALF_AS_GOOD_AGAIN * (fired?.value ?? 0)) return [];
    const counsel = shotCounsel(state, side, best, fired);
    return [
      { gain: best.value - (fired?.value ?? 0), advice: { action: best.action, memory: after, counsel } },
    ];
  });
}
