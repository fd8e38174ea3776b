/** What must be true from one state to the next, counted from the events alone and compared with the state. */
import {
  type Action,
  type Event,
  type FirstSaratogaGame,
  type Side,
  SIDES,
  type State,
} from '../../../src/engine/firstSaratoga';
import { BACK, DISRUPTED, ELIMINATED, isOnMap, MARCHED } from '../../../src/engine/firstSaratoga/state';
import { enemyOf, sideOf } from '../../../src/engine/firstSaratoga/world';
import type { Hex } from '../../../src/engine/hexmap/hexId';
import { demand } from '../flaw';

export interface Step {
  readonly before: State;
  readonly after: State;
  readonly action: Action;
  readonly events: readonly Event[];
}

/** What a check remembers of the game so far. */
export interface Course {
  readonly watch: (step: Step) => void;
}

export function watchCourse(game: FirstSaratogaGame, first: State): Course {
  const { world } = game;
  const number = (id: string): number => world.numberOf.get(id) ?? -1;
  const owners = [...first.owners];
  /** 4.1, 7.1 of the present player turn. */
  const setOut = new Set<string>();
  const attacked = new Set<string>();
  const defended = new Set<string>();
  const struck = new Set<number>();
  let group: readonly string[] = [];

  const stepsOf = (state: State, piece: number): number => {
    if (state.at[piece] === ELIMINATED) return 0;
    return world.isTwoStep[piece] && ((state.marks[piece] ?? 0) & BACK) === 0 ? 2 : 1;
  };

  /** 14.3 what the side has won by the losses of the other. */
  const pointsOf = (state: State, side: Side): number =>
    world.piecesOf[enemyOf(side)]
      .filter((piece) => !world.isLeader[piece] && state.at[piece] === ELIMINATED)
      .reduce((sum, piece) => sum + (world.isTwoStep[piece] ? 2 : 1), 0);

  function watch({ before, after, action, events }: Step): void {
    for (const event of events) {
      if (event.type === 'phaseBegan' && event.phase === 'rally')
        for (const set of [setOut, attacked, defended, struck]) set.clear();
      moveOnce(event);
      attackOnce(before, event);
      pass(event);
    }
    isMovedByEvent(before, after, action, events);
    countSteps(before, after, events);
    countPoints(before, after, events);
    demand(owners.join() === after.owners.join(), 'M50', () => {
      return `the flags are ${after.owners.join()}, and the last to pass were ${owners.join()}`;
    });
    if (!events.some(({ type }) => type === 'eliminated')) return;
    for (const side of SIDES) {
      const shown = game.view(after, undefined).points[side];
      demand(shown === pointsOf(after, side), '14.3', () => `${side} is shown ${shown} points`);
    }
  }

  /** 4.1 a counter sets out once in a player turn, 3.2 a unit that rallied or tried not at all. */
  function moveOnce(event: Event): void {
    if (event.type === 'groupBegan') {
      for (const id of event.counters) {
        demand(!setOut.has(id), '4.1', () => `${id} moves again`);
        setOut.add(id);
      }
      group = event.counters;
    }
    if (event.type === 'stepped')
      for (const id of event.counters)
        demand(group.includes(id), '4.1', () => `${id} steps with a group that is not its own`);
    if (event.type === 'rallied' && !world.isLeader[number(event.counter)]) setOut.add(event.counter);
    if (event.type === 'moraleChecked' && (event.check === 'rally' || event.check === 'recovery'))
      setOut.add(event.unit);
  }

  /** 7.1, 7.2 a unit attacks once, a hex is attacked once, and who was attacked does not counterattack; 4.4, 8.8 who may not. */
  function attackOnce(before: State, event: Event): void {
    if (event.type !== 'attacked') return;
    const side = event.counter ? enemyOf(before.phasing) : before.phasing;
    demand(event.side === side, '7.1', () => `${event.side} attacks out of its turn`);
    const target = event.counter ? -event.hex : event.hex;
    demand(!struck.has(target), '7.1', () => `${event.hex} is attacked again`);
    struck.add(target);
    for (const id of event.units) {
      const bits = before.marks[number(id)] ?? 0;
      demand(sideOf(world, number(id)) === side, '7.1', () => `${id} attacks for the enemy`);
      demand(!attacked.has(id), '7.1', () => `${id} attacks again`);
      demand(!event.counter || !defended.has(id), '7.2', () => `${id} was attacked and counterattacks`);
      demand((bits & DISRUPTED) === 0, '8.8', () => `${id} is disrupted and attacks`);
      demand((bits & MARCHED) === 0, '4.4', () => `${id} has marched and attacks`);
      demand((bits & BACK) === 0 || world.isTwoStep[number(id)] === true, 'M25', () => {
        return `${id} is ineffective and attacks`;
      });
      attacked.add(id);
    }
    for (const piece of world.pieces)
      if (before.at[piece] === event.hex) defended.add(world.counters[piece]?.id ?? '');
  }

  /** M49, M50 units pass through hexes by move, retreat or advance. */
  function pass(event: Event): void {
    if (event.type === 'stepped') passOne(event.counters, event.to);
    if (event.type === 'advanced') passOne(event.units, event.hex);
    if (event.type !== 'retreated') return;
    let from = event.from;
    for (const to of event.path) {
      const way = from * 6 + world.grid.directionTo(from as Hex, to as Hex);
      // TEC guns are lost in a creek
      const isLost = world.ford[way] === 1 && event.units.every((id) => world.isGun[number(id)]);
      if (isLost || passOne(event.units, to)) return;
      from = to;
    }
  }

  /** True where it is over at once. */
  function passOne(ids: readonly string[], hex: number): boolean {
    const unit = ids.map(number).find((piece) => !world.isLeader[piece]);
    if (unit === undefined) return false;
    const flag = world.scenario.victory.flags.findIndex((each) => Number(each.hex) === hex);
    if (flag >= 0) owners[flag] = sideOf(world, unit);
    return world.isBritish[unit] === true && world.scenario.victory.atOnce.some((at) => Number(at) === hex);
  }

  /** 2.4 steps only go, and one at a time but for units that are gone whole; 15.2 Colonial two-step units may get one back. */
  function countSteps(before: State, after: State, events: readonly Event[]): void {
    for (const piece of world.pieces) {
      if (world.isLeader[piece]) continue;
      const id = world.counters[piece]?.id ?? '';
      const change = stepsOf(after, piece) - stepsOf(before, piece);
      if (change > 0) {
        const regained = events.some((e) => e.type === 'rallied' && e.counter === id && e.what === 'step');
        demand(regained && change === 1 && !world.isBritish[piece], '15.2', () => `${id} has a step more`);
      }
      if (change === 0) continue;
      const gone = events.find((event) => event.type === 'eliminated' && event.unit === id);
      const lost = events.filter((event) => event.type === 'stepLost' && event.unit === id).length;
      const by = gone?.type === 'eliminated' ? gone.by : undefined;
      const isWhole = by !== undefined && by !== 'step';
      demand(change > 0 || gone !== undefined || lost === 1, '2.4', () => `${id} loses a step untold`);
      demand(change > -2 || isWhole, '8.7', () => `${id} loses two steps by one result`);
    }
  }

  /** 14.3 points rise by units that are gone, in combat alone; nothing takes them away. */
  function countPoints(before: State, after: State, events: readonly Event[]): void {
    for (const side of SIDES) {
      const won = pointsOf(after, side) - pointsOf(before, side);
      const told = events
        .filter((event) => event.type === 'eliminated')
        .map(({ unit }) => number(unit))
        .filter((piece) => sideOf(world, piece) !== side)
        .reduce((sum, piece) => sum + (world.isTwoStep[piece] ? 2 : 1), 0);
      demand(won === told, '14.3', () => `${side} wins ${won} points and is told of ${told}`);
      const isCombat = before.frames.some(({ kind }) => kind === 'combat' || kind === 'counter');
      demand(won === 0 || isCombat, '14.3', () => `${side} wins points without combat`);
    }
  }

  /** 3.1 nobody comes or goes untold. */
  function isMovedByEvent(before: State, after: State, action: Action, events: readonly Event[]): void {
    if (action.kind === 'place' || action.kind === 'lift' || action.kind === 'deploy') return;
    const named = new Set(events.flatMap(movedBy));
    for (const piece of world.pieces) {
      const id = world.counters[piece]?.id ?? '';
      demand(before.at[piece] === after.at[piece] || named.has(id), '3.1', () => `${id} is moved untold`);
      if (world.isLeader[piece] || !isOnMap(before, piece) || isOnMap(after, piece)) continue;
      demand(after.at[piece] === ELIMINATED, 'M52', () => `${id} leaves the map`);
    }
  }

  return { watch };
}

function movedBy(event: Event): readonly string[] {
  switch (event.type) {
    case 'stepped':
      return event.counters;
    case 'retreated':
    case 'advanced':
      return [...event.units, ...event.leaders];
    case 'eliminated':
      return [event.unit];
    case 'relocated':
    case 'leaderCaptured':
      return [event.leader];
    case 'leaderRolled':
      return event.killed ? [event.leader] : [];
    case 'arrived':
      return [event.counter];
    default:
      return [];
  }
}
