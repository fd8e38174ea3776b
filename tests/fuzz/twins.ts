/**
 * 3.4, R110 Twins: two states that differ only in what a side may not see look the same to it and to the table, answer the
 * same to all that the interface asks of the engine, and tell the same when they are played on.
 */
import { type Decision, DICE } from '../../src/engine/kernel/game';
import {
  type Action,
  firstInHand,
  FORMATIONS,
  isChoosable,
  RULES,
  SARATOGA,
  type Side,
  SIDES,
  type State,
  type View,
  type Ways,
} from '../../src/engine/saratoga/index';
import { type Chance, pick, shuffled } from './chance';
import { helpers, type Twin, twinOf, type Viewer } from './fog';
import { apart, IS_UNIT, LAND, pieceOf, SIDE } from './ground';
import type { Memory } from './memory';
import { count, type Tally } from './tally';
import { compare } from './twinAnswers';
import { playOn } from './twinPlay';
import { damaged, guess } from './wrong';

/** What components may ask, as the store asks it: with the state and who looks. */
const { reach, odds, command, sight, ways, whyNotTaken, whyNotThere, activations } = RULES.questions;
const { closeInPlan, danger, firePlan, harm, isFireIdle, marchPlan, obvious, shotsOf } = RULES.questions;
const { observe, label, seatFor, isHiding } = RULES;

/** A state and its twin, and who looks at them. */
interface Pair {
  readonly state: State;
  readonly found: Twin;
  readonly eyes: Viewer;
  readonly asked: Decision;
  readonly chance: Chance;
  readonly tally: Tally;
}

/** Both sides and the table look at a state before an action is played, and at what it does. */
export function checkTwins(
  state: State,
  asked: Decision,
  action: Action,
  memory: Memory,
  chance: Chance,
  tally: Tally,
): void {
  if (!state.fog || state.ending) return;
  const liked = hexesIn(state, asked, action);
  for (const viewer of SIDES) {
    const found = twinOf(state, memory, viewer, chance, liked);
    if (!found) continue;
    count(tally, 'samples', 'twins');
    compare(
      [state, found.twin].map((of) => observe(of, viewer)),
      'what is observed',
      tally,
      () => `${viewer} can tell that ${found.what}`,
    );
    checkObserved(state, viewer, tally);
    for (const eyes of [viewer, undefined]) {
      const pair = { state, found, eyes, asked, chance, tally };
      const view = look(pair);
      plan(pair, view);
      pry(pair, view);
      aim(pair, view);
      overlay(pair, view);
      propose(pair, view);
    }
    playOn(state, found, viewer, action, tally);
  }
}

/** What a side observes looks to it like the state itself, and it may do the same in it. */
function checkObserved(state: State, viewer: Side, tally: Tally): void {
  // 7.2, 8.0 the help of hidden leaders is told with a shot and a recovery; who sets up is not watched.
  const frame = state.frames.at(-1);
  if (helpers(state).length > 0 || (frame?.kind === 'placement' && frame.side !== viewer)) return;
  const observed = observe(state, viewer);
  const what = () => `${viewer} observes something else`;
  compare(
    [state, observed].map((of) => SARATOGA.view(of, viewer)),
    'view of what is observed',
    tally,
    what,
  );
  const own = Object.values(SARATOGA.view(state, viewer).stacks)
    .flat()
    .filter((id) => sideOf(id) === viewer)
    .slice(0, 6);
  compare(
    [state, observed].map((of) => own.map((id) => reach(of, viewer, [id]))),
    'reach in what is observed',
    tally,
    what,
  );
}

/** The hexes that the action is about, or that may be fired at from a distance; 5.2 where Gates is when he rolls. */
function hexesIn(state: State, asked: Decision, action: Action): readonly number[] {
  if (asked.case === '5.2') return [state.at[pieceOf('L-gates')] ?? 0];
  if ('hex' in action) return [action.hex];
  if ('counters' in action) return action.counters.map((id) => state.at[pieceOf(id)] ?? 0);
  if (asked.kind !== 'fire') return [];
  return SARATOGA.actions(state).flatMap((shot) => {
    if (shot.kind !== 'fire') return [];
    return apart(state.at[pieceOf(shot.unit)] ?? 0, shot.hex) > 1 ? [shot.hex] : [];
  });
}

/** What is seen, by whom the decision is made, what the library says of the game. Answers what is seen. */
function look(pair: Pair): View {
  if (pair.eyes !== undefined) return same(pair, 'view', (of) => SARATOGA.view(of, pair.eyes));
  same(pair, 'seats', (of) =>
    [undefined, ...SIDES].map((seated) => [seatFor(of, seated, false), seatFor(of, seated, true)]),
  );
  same(pair, 'label', label);
  same(pair, 'first chapter', (of) => RULES.chapters(of, []));
  same(pair, 'whether anything is hidden', isHiding);
  return same(pair, 'table', (of) => SARATOGA.view(of, undefined));
}

/** Where those who can be taken in hand can go, and why not elsewhere. Only whoever decides can ask. */
function plan(pair: Pair, view: View): void {
  const { state, found, eyes, asked, chance } = pair;
  if (asked.by === DICE || (eyes === undefined ? view.actions.length === 0 : eyes !== asked.by)) return;
  const groups = groupsInHand(view, found.hexes, chance);
  const hexes = [...found.hexes, ...shuffled(chance, LAND).slice(0, 3)];
  same(pair, 'ways', (of) =>
    groups.map((group) => {
      const plain = ways(of, eyes, view, group, []);
      const via = wayPoint(plain);
      return [plain, via && ways(of, eyes, view, group, via)];
    }),
  );
  same(pair, 'why not', (of) => [
    groups.map((group) => hexes.map((hex) => whyNotThere(of, eyes, view, group, hex) ?? null)),
    groups.flat().map((id) => whyNotTaken(of, eyes, view, id) ?? null),
  ]);
  if (asked.kind === 'activate')
    same(pair, 'activations', (of) => [
      [...activations(of, eyes, asked.by as Side)],
      FORMATIONS.map((formation) => SARATOGA.check(of, { kind: 'activate', formation }) ?? null),
    ]);
  // At the table nobody can name what he does not see.
  if (eyes === undefined) return;
  const guesses = [1, 2, 3, 4].map(() => guess(state, asked, chance));
  const tries = [...guesses, damaged(state, pick(chance, guesses), chance) as Action];
  same(pair, 'refusals', (of) => tries.map((action) => SARATOGA.check(of, action) ?? null));
}

/** R110 the same questions out of turn, by whoever looks on, about every counter that he sees: they tell him no more. */
function pry(pair: Pair, view: View): void {
  const { found, eyes, asked, chance } = pair;
  if (eyes !== undefined && eyes === asked.by) return;
  const stacks = nearest(Object.keys(view.stacks).map(Number), found.hexes, (hex) => hex).slice(0, 4);
  const groups = stacks.flatMap((hex) => {
    const ids = view.stacks[hex] ?? [];
    return [ids, ...ids.map((id) => [id])];
  });
  const hexes = [...found.hexes, ...stacks, pick(chance, LAND)];
  same(pair, 'ways out of turn', (of) =>
    groups.map((group) => {
      const plain = ways(of, eyes, view, group, []);
      const via = wayPoint(plain);
      return [plain, via && ways(of, eyes, view, group, via)];
    }),
  );
  same(pair, 'why not, out of turn', (of) => [
    groups.map((group) => hexes.map((hex) => whyNotThere(of, eyes, view, group, hex) ?? null)),
    groups.flat().map((id) => whyNotTaken(of, eyes, view, id) ?? null),
  ]);
  same(pair, 'activations out of turn', (of) => SIDES.map((side) => [...activations(of, eyes, side)]));
}

/** Of the stacks nearest to what differs, and of any other, all counters and each alone. */
function groupsInHand(view: View, near: readonly number[], chance: Chance): (readonly string[])[] {
  const mine = Object.entries(view.stacks)
    .map(([hex, ids]) => ({ hex: Number(hex), ids: ids.filter((id) => isChoosable(view, id)) }))
    .filter(({ ids }) => ids.length > 0);
  const stacks = nearest(mine, near, ({ hex }) => hex).slice(0, 2);
  if (mine.length > 0) stacks.push(pick(chance, mine));
  const groups = stacks.flatMap(({ ids }) => (ids.length > 1 ? [ids, ...ids.map((id) => [id])] : [ids]));
  return [[], firstInHand(view), ...groups];
}

/** The hexes of a path that could be led on. */
const wayPoint = (found: Ways): readonly number[] | undefined =>
  Object.values(found).findLast(({ path, stops }) => path && !stops)?.path;

/** R110 the odds of shots that are listed, and of shots near what differs, whoever fires and may or not. */
function aim(pair: Pair, view: View): void {
  const { found, eyes, chance } = pair;
  const listed = shuffled(
    chance,
    view.actions.filter((action) => action.kind === 'fire'),
  ).slice(0, 10);
  const units = unitsIn(view);
  const firers = [
    ...nearest(units, found.hexes, ({ hex }) => hex).slice(0, 4),
    ...(units.length > 0 ? [pick(chance, units)] : []),
  ];
  const stacks = Object.entries(view.stacks).map(([hex, ids]) => ({
    hex: Number(hex),
    side: sideOf(ids[0]),
  }));
  const shots = firers.flatMap(({ id, hex }) => {
    const enemies = stacks.filter(({ side }) => side !== sideOf(id)).map((stack) => stack.hex);
    const targets = [...nearest(enemies, [hex], (to) => to).slice(0, 2), ...found.hexes];
    return targets.flatMap((to) => [0, 1, -1].map((place) => ({ unit: id, hex: to, place })));
  });
  same(pair, 'odds', (of) =>
    [...listed, ...shots].map(({ unit, hex, place }) => odds(of, eyes, unit, hex, place)),
  );
  same(pair, 'harm', (of) =>
    [...listed, ...shots].map(({ unit, hex, place }) => harm(of, eyes, unit, hex, place)),
  );
}

/** How far the stacks could go, friend or enemy; who traces to whom; what is in sight. */
function overlay(pair: Pair, view: View): void {
  const { found, eyes } = pair;
  const hexes = nearest(Object.keys(view.stacks).map(Number), found.hexes, (hex) => hex).slice(0, 4);
  same(pair, 'reach', (of) =>
    hexes.map((hex) => {
      const ids = view.stacks[hex] ?? [];
      const units = ids.filter((id) => IS_UNIT[pieceOf(id)]);
      // A leader has the road to himself where no more than one unit stands.
      return [units, ...ids.filter((id) => !IS_UNIT[pieceOf(id)]).map((id) => [id])].map((group) =>
        reach(of, eyes, group),
      );
    }),
  );
  const units = nearest(unitsIn(view), found.hexes, ({ hex }) => hex).slice(0, 12);
  same(pair, 'command', (of) => units.map(({ id }) => command(of, eyes, id)));
  same(pair, 'sight', (of) => found.hexes.flatMap((from) => hexes.map((to) => sight(of, eyes, from, to))));
}

/** What threatens, and what is planned or proposed for whoever asks, in turn or not; of others' plans one hears nothing. */
function propose(pair: Pair, view: View): void {
  const { found, eyes, chance } = pair;
  same(pair, 'danger', (of) => danger(of, eyes));
  same(pair, 'fire plan', (of) => firePlan(of, eyes));
  same(pair, 'closing in', (of) => closeInPlan(of, eyes));
  same(pair, 'whether anybody can fire', (of) => isFireIdle(of));
  same(pair, 'obvious answer', (of) => obvious(of, eyes) ?? null);
  const units = nearest(unitsIn(view), found.hexes, ({ hex }) => hex).slice(0, 4);
  same(pair, 'shots', (of) => units.map(({ id }) => shotsOf(of, eyes, id)));
  const goals = [...found.hexes, pick(chance, LAND)];
  const some = shuffled(chance, Object.values(view.stacks).flat()).slice(0, 10);
  same(pair, 'march', (of) => goals.map((goal) => marchPlan(of, eyes, some, goal)));
}

/** The answers of both to a question are the same; that of the state is given. */
function same<T>(pair: Pair, name: string, question: (of: State) => T): T {
  const answers = [question(pair.state), question(pair.found.twin)] as [T, T];
  both(pair, name, answers);
  return answers[0];
}

function both({ found, eyes, tally }: Pair, name: string, answers: readonly unknown[]): void {
  compare(answers, name, tally, () => `${eyes ?? 'the table'} can tell that ${found.what}`);
}

const sideOf = (id: string | undefined): Side | undefined =>
  id === undefined ? undefined : SIDE[pieceOf(id)];

const unitsIn = ({ stacks }: View): { readonly id: string; readonly hex: number }[] =>
  Object.entries(stacks).flatMap(([hex, ids]) =>
    ids.filter((id) => IS_UNIT[pieceOf(id)]).map((id) => ({ id, hex: Number(hex) })),
  );

/** Those nearest to any of these hexes first. */
function nearest<T>(list: readonly T[], hexes: readonly number[], hexOf: (item: T) => number): T[] {
  return list
    .map((item) => ({ item, far: Math.min(...hexes.map((hex) => apart(hex, hexOf(item)))) }))
    .sort((a, b) => a.far - b.far)
    .map(({ item }) => item);
}
