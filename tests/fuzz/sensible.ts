/** A player with some sense, who knows only what his view, the odds and the reach of his counters tell him. */
import { type Decision, isRefusal, type Refusal } from '../../src/engine/kernel/game';
import {
  type Action,
  counterOf,
  hexFacts,
  isUnit,
  type Mark,
  odds,
  type Odds,
  reachable,
  type Reachable,
  SARATOGA,
  type Side,
  type View,
} from '../../src/engine/saratoga/index';
import type { Hex } from '../../src/engine/hexmap/hexId';
import type { State } from '../../src/engine/saratoga/state';
import { type Chance, pick } from './chance';
import { apart, enemyOf, EXIT_HEX } from './ground';
import type { Player } from './players';

/** All that the player learns of the game. */
interface Senses {
  readonly side: Side;
  readonly view: View;
  odds(unit: string, hex: number, place: number): Odds | Refusal;
  reachable(counters: readonly string[]): readonly Reachable[] | Refusal;
}

/** Whom he has thought about in this phase. */
interface Notes {
  phase: string;
  readonly handled: Set<string>;
}

export function sensiblePlayer(chance: Chance): Player {
  const notes: Notes = { phase: '', handled: new Set() };
  return {
    name: 'sensible',
    choose(state, asked) {
      const side = asked.by as Side;
      return decide(sensesOf(state, side), asked, notes, chance);
    },
  };
}

const sensesOf = (state: State, side: Side): Senses => ({
  side,
  view: SARATOGA.view(state, side),
  odds: (unit, hex, place) => odds(state, side, unit, hex, place),
  reachable: (counters) => reachable(state, side, counters),
});

function decide(senses: Senses, asked: Decision, notes: Notes, chance: Chance): Action {
  const { view, side } = senses;
  const { actions } = view;
  const phase = `${view.turn} ${view.phasing} ${view.phase}`;
  if (notes.phase !== phase) {
    notes.phase = phase;
    notes.handled.clear();
  }
  switch (asked.kind) {
    case 'place':
      return actions.find(({ kind }) => kind === 'ready') ?? { kind: 'deploy' };
    case 'chooseOrder':
      return { kind: 'chooseOrder', first: side };
    case 'activate':
      return best(chance, actions, (action) =>
        action.kind === 'activate' ? 50 - nearestOf(view, side, action.formation) : 0,
      );
    case 'move':
      return march(senses, notes, chance);
    case 'removeExcess':
      return best(chance, actions, (action) =>
        action.kind === 'remove' ? worth(view, action.counter) * -1 : 0,
      );
    case 'combatMove':
      return charge(senses, notes, chance);
    case 'fire':
    case 'freeRound':
      return best(chance, actions, (action) => (action.kind === 'fire' ? valueOf(senses, action) : 0));
    case 'retreat':
    case 'displace':
      return best(chance, actions, (action) => ('hex' in action ? toEnemy(view, side, action.hex) : 0));
    case 'advance':
      return advance(senses, chance);
    case 'recover':
      return best(chance, actions, (action) =>
        action.kind === 'recover' ? markers(senses, action.group) : 0,
      );
    default:
      return pick(chance, actions);
  }
}

/** The listed action of the highest value; among equals chance decides. */
function best(chance: Chance, actions: readonly Action[], value: (action: Action) => number): Action {
  let highest = -Infinity;
  let chosen: Action[] = [];
  for (const action of actions) {
    const is = value(action);
    if (is > highest) [highest, chosen] = [is, []];
    if (is === highest) chosen.push(action);
  }
  return pick(chance, chosen);
}

/** One unit after another, those in front first; then the leaders; then the phase ends. */
function march(senses: Senses, notes: Notes, chance: Chance): Action {
  const { view, side } = senses;
  const own = ownCounters(view, side)
    .filter(({ id }) => !notes.handled.has(id))
    .map((one) => ({ ...one, order: orderOf(view, side, one) }))
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  for (const { id, hex } of own) {
    notes.handled.add(id);
    const ways = senses.reachable([id]);
    if (isRefusal(ways)) continue;
    const way = isUnit(counterOf(id))
      ? wayOfUnit(senses, id, hex, ways as readonly Reachable[], chance)
      : wayOfLeader(senses, id, hex, ways as readonly Reachable[]);
    if (way) return { kind: 'move', counters: [id], path: way.path };
  }
  const about = view.about?.kind === 'movement' ? view.about : undefined;
  const owing = about?.owing[0];
  const ways = owing === undefined ? [] : senses.reachable([owing]);
  if (owing === undefined || isRefusal(ways)) return { kind: 'endMovement' };
  return { kind: 'move', counters: [owing], path: pick(chance, ways as readonly Reachable[]).path };
}

interface Standing {
  readonly id: string;
  readonly hex: number;
}

function ownCounters(view: View, side: Side): Standing[] {
  return Object.entries(view.stacks).flatMap(([hex, ids]) =>
    ids.filter((id) => counterOf(id).side === side).map((id) => ({ id, hex: Number(hex) })),
  );
}

/** The hexes where the other side shows a combat unit. */
function enemyHexes(view: View, side: Side): number[] {
  return Object.entries(view.stacks)
    .filter(([, ids]) => ids.some((id) => counterOf(id).side !== side && isUnit(counterOf(id))))
    .map(([hex]) => Number(hex));
}

function toEnemy(view: View, side: Side, hex: number): number {
  return Math.min(99, ...enemyHexes(view, side).map((there) => apart(hex, there)));
}

/** Broken units first, then those in front, leaders at last. */
function orderOf(view: View, side: Side, { id, hex }: Standing): number {
  if (hasMark(view, id, 'broken')) return -100;
  return toEnemy(view, side, hex) + (isUnit(counterOf(id)) ? 0 : 100);
}

const hasMark = (view: View, id: string, mark: Mark): boolean => view.marks[id]?.includes(mark) === true;

const unitsIn = (view: View, hex: number, but = ''): number =>
  (view.stacks[hex] ?? []).filter((id) => id !== but && isUnit(counterOf(id))).length;

function wayOfUnit(
  senses: Senses,
  id: string,
  hex: number,
  ways: readonly Reachable[],
  chance: Chance,
): Reachable | undefined {
  const { view, side } = senses;
  if (hasMark(view, id, 'broken'))
    return dearest(ways, (way) => toEnemy(view, side, way.hex) - way.cost / 10);
  const isNear = view.control[enemyOf(side)].includes(hex);
  if (isNear && !isWeak(view, id)) return undefined;
  if (side === 'american' && (counterOf(id).kind === 'artillery' || toEnemy(view, side, hex) > WAITS_AT))
    return undefined;
  const value = (to: number) => standingValue(senses, id, to) + (to === hex ? 0.2 : 0);
  const open = ways.filter((way) => unitsIn(view, way.hex, id) < 2 || way.hex === EXIT_HEX);
  const way = dearest(open, (each) => value(each.hex) - each.cost / 20 + chance() / 50);
  return way && value(way.hex) > value(hex) ? way : undefined;
}

/** The Americans let the enemy come, and their guns stay in the works. */
const WAITS_AT = 7;

const isWeak = (view: View, id: string): boolean =>
  hasMark(view, id, 'reduced') && hasMark(view, id, 'stepLost');

/** How good it is to stand in a hex: near the enemy, in cover, not crowded; guns keep their distance, the weak as well. */
function standingValue(senses: Senses, id: string, hex: number): number {
  const { view, side } = senses;
  const distance = toEnemy(view, side, hex);
  const facts = hexFacts(hex as Hex, view.battle);
  const cover = (facts?.fire ?? 0) * -0.6 + (facts?.level ?? 0) * 0.1;
  const crowd = unitsIn(view, hex, id) * -0.3;
  const counter = counterOf(id);
  if (counter.kind === 'artillery') return cover + crowd - Math.abs(distance - 4);
  if (isWeak(view, id)) return cover + Math.min(distance, 6);
  const road = side === 'british' ? apart(hex, EXIT_HEX) * -0.15 : 0;
  return cover + crowd - distance + road;
}

/** A leader goes where a unit of his stands, as many of them near him as possible, and never alone. */
function wayOfLeader(
  senses: Senses,
  id: string,
  hex: number,
  ways: readonly Reachable[],
): Reachable | undefined {
  const { view, side } = senses;
  const leader = counterOf(id);
  const led = ownCounters(view, side).filter((one) => isLedBy(leader, one.id));
  const value = (to: number) => {
    if (unitsIn(view, to) === 0) return -100;
    const near = led.filter((one) => apart(one.hex, to) <= ('span' in leader ? leader.span : 0)).length;
    return near + (led.some((one) => one.hex === to) ? 1.5 : 0) - (toEnemy(view, side, to) <= 1 ? 0.5 : 0);
  };
  const way = dearest(ways, (each) => value(each.hex) - each.cost / 50);
  return way && value(way.hex) > value(hex) ? way : undefined;
}

/** Units of his formation; for an overall commander the commanders and units of his side. */
function isLedBy(leader: ReturnType<typeof counterOf>, id: string): boolean {
  const counter = counterOf(id);
  if (leader.kind === 'overall') return counter.kind === 'formation';
  return isUnit(counter) && 'formation' in leader && counter.formation === leader.formation;
}

function dearest<T>(list: readonly T[], value: (item: T) => number): T | undefined {
  let chosen: T | undefined;
  let highest = -Infinity;
  for (const item of list) {
    const is = value(item);
    if (is > highest) [highest, chosen] = [is, item];
  }
  return chosen;
}

/** 7.0 infantry that is strong enough goes to the enemy, one unit at a time and each once. */
function charge(senses: Senses, notes: Notes, chance: Chance): Action {
  const { view, side } = senses;
  const moves = view.actions.flatMap((action) => {
    if (action.kind !== 'combatMove' || action.counters.length !== 1) return [];
    const [id = ''] = action.counters;
    const end = action.path.at(-1) ?? 0;
    const counter = counterOf(id);
    if (!isUnit(counter) || isWeak(view, id) || notes.handled.has(id)) return [];
    const here = ownCounters(view, side).find((one) => one.id === id)?.hex ?? 0;
    if (toEnemy(view, side, here) <= 1) return [];
    const daring = { A: 3, B: 2, C: 1, D: 0 }[
      hasMark(view, id, 'reduced') ? counter.rating.reduced : counter.rating.full
    ];
    return [{ action, id, value: daring + standingValue(senses, id, end) + chance() / 10 }];
  });
  const chosen = dearest(moves, ({ value }) => value);
  if (!chosen || chosen.value < 0) return { kind: 'endCombatMovement' };
  notes.handled.add(chosen.id);
  return chosen.action;
}

/** CRT the faces that hit, between the best and the worst case, and a little more for a target near its end. */
function valueOf(senses: Senses, { unit, hex, place }: Extract<Action, { kind: 'fire' }>): number {
  const chances = senses.odds(unit, hex, place);
  if (isRefusal(chances)) return 0.5;
  const { automatic, best: good, worst } = chances as Odds;
  if (automatic) return 10;
  const units = (senses.view.stacks[hex] ?? []).filter((id) => isUnit(counterOf(id))).toReversed();
  const target = units[place];
  const hurt = target === undefined ? 0 : (senses.view.marks[target] ?? []).length * 0.1;
  return (good.faces + worst.faces) / 2 + hurt;
}

/** Into a hex that is no worse than the one left behind; a leader is not left alone. */
function advance(senses: Senses, chance: Chance): Action {
  const { view, side } = senses;
  const hex = view.about?.kind === 'advance' ? view.about.hex : 0;
  return best(chance, view.actions, (action) => {
    if (action.kind !== 'advance') return 0;
    const units = action.counters.filter((id) => isUnit(counterOf(id)));
    const [first = ''] = units;
    const here = ownCounters(view, side).find((one) => one.id === first)?.hex ?? 0;
    const gain = standingValue(senses, first, hex) - standingValue(senses, first, here) + 0.5;
    const left = unitsIn(view, here) - units.length;
    const leaders = (view.stacks[here] ?? []).filter((id) => !isUnit(counterOf(id)));
    const isDeserted = left <= 0 && leaders.some((id) => !action.counters.includes(id));
    return units.length === 1 && !isDeserted ? gain : -1;
  });
}

function markers({ view, side }: Senses, group: string): number {
  return (
    ownCounters(view, side).filter(({ id }) => {
      const counter = counterOf(id);
      if (!isUnit(counter) || !hasMark(view, id, 'stepLost')) return false;
      return counter.formation === group || (counter.formation === undefined && group === 'gatesGuns');
    }).length + 0.1
  );
}

/** Of units in one hex the weaker one is given up. */
function worth(view: View, id: string): number {
  const counter = counterOf(id);
  if (!isUnit(counter)) return 9;
  const rating = hasMark(view, id, 'reduced') ? counter.rating.reduced : counter.rating.full;
  return { A: 4, B: 3, C: 2, D: 1 }[rating];
}

/** How far the nearest unit of a formation is from the enemy. */
function nearestOf(view: View, side: Side, formation: string): number {
  const units = ownCounters(view, side).filter(({ id }) => {
    const counter = counterOf(id);
    return isUnit(counter) && counter.formation === formation && !hasMark(view, id, 'broken');
  });
  return Math.min(40, ...units.map(({ hex }) => toEnemy(view, side, hex)));
}
