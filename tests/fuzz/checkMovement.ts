/** 3.8.2, 5.0, 6.0, 7.0 Checks of command, movement and withdrawal. */
import { COUNTERS, type Event, FORMATION_LIST, SARATOGA } from '../../src/engine/saratoga/index';
import { type State } from '../../src/engine/saratoga/state';
import { isBroken } from './checkPlaces';
import { demand } from './flaw';
import {
  ALLOWANCE,
  apart,
  areAdjacent,
  COMMANDER,
  crossing,
  enemyOf,
  FORMATION,
  halfRowsSouth,
  ID,
  IS_GUN,
  IS_UNIT,
  IS_WOODS,
  isBeside,
  isControlled,
  LEADERS,
  LEVEL,
  OVERALL,
  PIECES,
  pieceOf,
  printed,
  SIDE,
  SPAN,
  survey,
  unitsAt,
} from './ground';
import type { Memory, Step } from './memory';

/** 2.2.4, 3.7, 5.0, 5.1, R40-R44 who is in command and activated when the Movement Phase begins. */
export function command({ after, events }: Step): void {
  const began = events.find((event) => event.type === 'phaseBegan' && event.phase === 'movement');
  if (
    began?.type !== 'phaseBegan' ||
    after.phasing !== began.side ||
    SARATOGA.decision(after)?.kind !== 'move'
  )
    return;
  const { side } = began;
  FORMATION_LIST.forEach((formation, i) => {
    const commander = COMMANDER[i] ?? -1;
    if (formation.side !== side || !after.active[commander]) return;
    const overall = OVERALL[i] ?? -1;
    demand(after.active[overall] === true && isWithin(after, commander, overall), '5.0', () => {
      return `${ID[commander]} is activated without ${ID[overall]}`;
    });
  });
  for (const leader of LEADERS) {
    const counter = COUNTERS[leader];
    if (counter?.kind !== 'overall' || counter.side !== side) continue;
    const led = FORMATION_LIST.filter((_, i) => OVERALL[i] === leader && after.active[COMMANDER[i] ?? -1]);
    demand(led.length <= counter.activation, '2.2.4', () => `${counter.id} activates ${led.length}`);
  }
  for (const piece of PIECES) {
    if (SIDE[piece] !== side || !IS_UNIT[piece] || (after.at[piece] ?? 0) <= 0) continue;
    const leaders = leadersFor(after, piece).filter((leader) => isWithin(after, piece, leader));
    const isActive = leaders.some((leader) => after.active[leader]);
    demand(after.inCommand[piece] === leaders.length > 0, '3.7, 5.0', () => `${ID[piece]} in command`);
    demand(after.active[piece] === isActive, '5.1', () => `${ID[piece]} active: ${after.active[piece]}`);
  }
}

/** 2.2.5 the unit's hex counts, the leader's does not. */
const isWithin = (state: State, piece: number, leader: number): boolean =>
  (state.at[leader] ?? 0) > 0 && apart(state.at[piece] ?? 0, state.at[leader] ?? 0) <= (SPAN[leader] ?? 0);

/** 3.5, 3.7, R40 guns trace to any leader; others to their commander and to the overall commander of their wing, or to both. */
function leadersFor(state: State, piece: number): number[] {
  const own = LEADERS.filter((leader) => SIDE[leader] === SIDE[piece]);
  if (IS_GUN[piece]) return own;
  const formation = FORMATION[piece] ?? -1;
  return own.filter(
    (leader) =>
      leader === COMMANDER[formation] ||
      leader === OVERALL[formation] ||
      (state.options.wingCommand === 'either' && COUNTERS[leader]?.kind === 'overall'),
  );
}

/** 6.0, 3.1.2, 3.2.4, 3.5, 5.1, 7.0 each step of a move, its cost, and who goes on after he has finished. */
export function movement({ before, action, events }: Step, memory: Memory): void {
  if (action.kind === 'halt') finishParty(memory);
  if (action.kind === 'exit') leaveTheMap(before, action.counters.map(pieceOf), memory);
  for (const event of events) {
    if (event.type !== 'moved') continue;
    const pieces = event.counters.map(pieceOf);
    const cost = steps(before, event, pieces);
    demand(
      cost === event.cost,
      '6.2',
      () => `${event.counters.join()} pays ${event.cost}, should pay ${cost}`,
    );
    for (const piece of pieces)
      demand(SIDE[piece] === before.phasing, '6.1', () => `${ID[piece]} moves in the enemy's phase`);
    if (event.combat) combatMove(before, event, pieces, cost, memory);
    else ownMove(before, event, pieces, cost, memory);
  }
}

/** 9.0, R26 half a point for one unit, a whole one for a stack. */
function leaveTheMap(before: State, pieces: readonly number[], memory: Memory): void {
  setOut(memory, pieces);
  for (const piece of pieces) {
    demand(!memory.finished[piece], '9.0, 6.1', () => `${ID[piece]} leaves after it has finished`);
    demand(!isBroken(before, piece), '3.8.3', () => `${ID[piece]} is broken and leaves by the west`);
    pay(before, piece, pieces.length > 1 ? 2 : 1, 0, memory);
  }
}

function ownMove(
  before: State,
  event: Extract<Event, { type: 'moved' }>,
  pieces: readonly number[],
  cost: number,
  memory: Memory,
): void {
  setOut(memory, pieces);
  const end = event.path.at(-1) ?? 0;
  const side = SIDE[pieces[0] ?? -1] ?? 'british';
  const stops = isControlled(survey(before.at), end, enemyOf(side));
  for (const piece of pieces) {
    demand(!memory.finished[piece], '6.1, 3.2.4', () => `${ID[piece]} moves on after it has finished`);
    pay(before, piece, cost, event.path.length, memory);
    if (stops) memory.finished[piece] = 1;
  }
}

/** 6.2, 3.7 within the allowance, cut by two points out of command; 6.5 but for a single hex. */
function pay(before: State, piece: number, cost: number, hexes: number, memory: Memory): void {
  const cut = IS_UNIT[piece] && !before.inCommand[piece] ? 4 : 0;
  const allowance = Math.max(0, (ALLOWANCE[piece] ?? 0) - cut);
  const spent = (memory.cost[piece] ?? 0) + cost;
  const entered = (memory.hexes[piece] ?? 0) + hexes;
  demand(spent <= allowance || (hexes === 1 && entered === 1), '6.2, 3.7, 6.5', () => {
    return `${ID[piece]} has spent ${spent} of ${allowance} halves`;
  });
  memory.cost[piece] = spent;
  memory.hexes[piece] = entered;
}

/** R20 when another stack sets out, the parts of the one before have finished. */
function setOut(memory: Memory, pieces: readonly number[]): void {
  if (!pieces.some((piece) => memory.party[piece])) finishParty(memory);
  for (const piece of pieces) memory.party[piece] = 1;
}

function finishParty(memory: Memory): void {
  for (const piece of PIECES) if (memory.party[piece]) memory.finished[piece] = 1;
  memory.party.fill(0);
}

/** 7.0, R53-R56, R94 activated infantry and leaders, three points, once, and next to an enemy unit at the end. */
function combatMove(
  before: State,
  event: Extract<Event, { type: 'moved' }>,
  pieces: readonly number[],
  cost: number,
  memory: Memory,
): void {
  const end = event.path.at(-1) ?? 0;
  demand(memory.phase === 'combat', '7.0', () => `a combat move in ${memory.phase}`);
  demand(cost <= 6, '7.0, R55', () => `${event.counters.join()} spends ${cost} halves`);
  const enemy = enemyOf(before.phasing);
  const besideLeader = LEADERS.some((leader) => {
    const hex = before.at[leader] ?? 0;
    return SIDE[leader] === enemy && areAdjacent(end, hex) && unitsAt(before.at, hex, enemy) === 0;
  });
  demand(
    besideLeader || isBeside(survey(before.at), end, enemy),
    '7.0, R119',
    () => `${printed(end)} is not adjacent`,
  );
  for (const piece of pieces) {
    demand(!memory.combatMoved[piece], '7.0', () => `${ID[piece]} moves twice`);
    demand(!IS_GUN[piece], '7.0', () => `the guns ${ID[piece]} move`);
    demand(before.active[piece] === true, '7.0', () => `${ID[piece]} is not activated`);
    demand(!IS_UNIT[piece] || !isBroken(before, piece), 'R94', () => `${ID[piece]} is broken`);
    memory.combatMoved[piece] = 1;
  }
}

/** The cost of a path, step by step, and what forbids a step. */
function steps(before: State, event: Extract<Event, { type: 'moved' }>, pieces: readonly number[]): number {
  const side = SIDE[pieces[0] ?? -1] ?? 'british';
  const enemy = enemyOf(side);
  const units = pieces.filter((piece) => IS_UNIT[piece]);
  const standing = survey(before.at);
  let from = event.from;
  let cost = 0;
  event.path.forEach((to, i) => {
    const place = `${event.counters.join()} in ${printed(to)}`;
    demand(areAdjacent(from, to), '6.1', () => `${printed(from)} is not next to ${printed(to)}`);
    demand(standing[enemy][to] === 0, '6.4', () => `${place}: an enemy unit`);
    const friends = (standing[side][to] ?? 0) - (to === event.from ? units.length : 0);
    const runsOver = LEADERS.some((leader) => before.at[leader] === to && SIDE[leader] === enemy);
    if (runsOver)
      demand(
        units.some((unit) => !IS_GUN[unit]),
        '7.6, R24',
        () => `${place}: enemy leaders`,
      );
    if (isControlled(standing, to, enemy)) {
      demand(i === event.path.length - 1, '3.2.4', () => `${place}: goes on from an enemy ZOC`);
      const isDirect = isControlled(standing, from, enemy);
      demand(!isDirect || friends > 0, '3.2.4, R31', () => `${place}: from ZOC to ZOC`);
      for (const unit of units) {
        demand(!IS_GUN[unit], '3.5', () => `${place}: guns in an enemy ZOC`);
        demand(before.active[unit] === true, '5.1', () => `${place}: not activated, in an enemy ZOC`);
        demand(!isBroken(before, unit), '3.8.2', () => `${place}: broken, in an enemy ZOC`);
      }
      if (units.length === 0 && friends === 0)
        for (const leader of pieces)
          demand(before.active[leader] === true, '5.1, R37', () => `${place}: an idle leader alone`);
    }
    cost += costOf(from, to, units.length + friends);
    from = to;
  });
  return cost;
}

/** TEC, 6.3, R4-R6, R15-R18 in halves. */
function costOf(from: number, to: number, unitsThere: number): number {
  const { stream, road } = crossing(from, to);
  if (road && !stream && unitsThere <= 1) return 1;
  const climbs = (LEVEL[to] ?? 0) > (LEVEL[from] ?? 0);
  return (IS_WOODS[to] ? 4 : 2) + (climbs ? 2 : 0) + (stream ? 2 : 0);
}

/** 3.8.2, 3.8.3, R92, R93 when the Movement Phase is over, each broken unit has gone toward its edge. */
export function withdrawal({ before, after, events }: Step, memory: Memory): void {
  if (!events.some((event) => event.type === 'phaseBegan' && event.phase === 'combat')) return;
  for (const piece of PIECES) {
    const stood = memory.stood[piece] ?? 0;
    const hex = after.at[piece] ?? 0;
    if (stood <= 0 || hex <= 0 || !IS_UNIT[piece] || !isBroken(before, piece)) continue;
    const gone = halfRowsSouth(hex) - halfRowsSouth(stood);
    if (hex === stood)
      demand(
        mayStay(after, piece, hex),
        '3.8.2',
        () => `${ID[piece]} is broken and stays in ${printed(hex)}`,
      );
    else
      demand(SIDE[piece] === 'british' ? gone < 0 : gone > 0, '3.8.3', () => {
        return `${ID[piece]} is broken and goes from ${printed(stood)} to ${printed(hex)}`;
      });
  }
}

function mayStay(state: State, piece: number, hex: number): boolean {
  if (state.options.edgeOfMap !== 'stay') return false;
  return PIECES.every((other) => {
    const there = state.at[other] ?? 0;
    return there <= 0 || !IS_UNIT[other] || SIDE[other] === SIDE[piece] || apart(hex, there) > 3;
  });
}
