/** What must be true after every action of every game, each check for one part of the rules, told by its case. */
import { digest } from '../../src/engine/kernel/digest';
import type { Decision } from '../../src/engine/kernel/game';
import {
  COUNTERS,
  type Deployment,
  type Event,
  isUnit,
  SARATOGA,
  SIDES,
  type Start,
  START_DATA,
} from '../../src/engine/saratoga/index';
import { ABSENT, EXITED, LOST, NOT_PLACED, type State } from '../../src/engine/saratoga/state';
import { pointsFor } from '../../src/engine/saratoga/victory';
import { advances, fire, hits, leadersFindFriends, morale, recovery, retreats } from './checkCombat';
import { command, movement, withdrawal } from './checkMovement';
import { isSame, placesAreTold } from './checkPlaces';
import { showStacks } from './fog';
import { endingOf, recount } from './recount';
import { demand, fail } from './flaw';
import { EXIT_HEX, ID, IS_LAND, IS_UNIT, PIECES, printed, SIDE, SIZE } from './ground';
import type { Memory, Step } from './memory';

/** Throws a flaw if the action did what it must not do, and remembers what the next checks need. */
export function checkStep(step: Step, memory: Memory): void {
  goesOn(step);
  placesAreTold(step);
  hits(step);
  morale(step);
  command(step);
  movement(step, memory);
  withdrawal(step, memory);
  fire(step, memory);
  retreats(step);
  advances(step, memory);
  leadersFindFriends(step);
  recovery(step);
  points(step);
  // Up to here the memory is that of the phase in which the action was played.
  sequence(step, memory);
  places(step, memory);
  companyAndStacking(step, memory);
  shownStacks(step, memory);
}

/** 4.0 somebody must decide, or the game is over with an outcome and refuses everything. */
function goesOn({ after, next }: Step): void {
  const outcome = SARATOGA.outcome(after);
  if (next) {
    demand(outcome === undefined, '9.0', () => `an outcome, and still ${next.kind} is asked`);
    return;
  }
  if (!outcome) fail('9.0', 'nobody has to decide, and there is no outcome');
  const refusal = SARATOGA.check(after, { kind: 'endMovement' });
  demand(refusal?.code === 'gameOver', '9.0', () => `after the end: ${JSON.stringify(refusal)}`);
  demand(SARATOGA.actions(after).length === 0, '9.0', () => 'actions are listed after the end');
  const expected = endingOf(after);
  demand(digest(outcome) === digest(expected), '9.0, 10.0', () => {
    return `ended with ${JSON.stringify(outcome)}, should be ${JSON.stringify(expected)}`;
  });
}

/** 4.0 the phases come in their order, each side has one player turn a turn, and there are eleven turns at most. */
function sequence({ events, after }: Step, memory: Memory): void {
  for (const event of events) {
    if (event.type === 'turnBegan') {
      const isFirst = events.some((other) => other.type === 'deployed');
      const expected = isFirst ? 1 : memory.turn + 1;
      demand(event.turn === expected, '4.0', () => `turn ${event.turn} follows ${memory.turn}`);
      memory.turn = event.turn;
    } else if (event.type === 'turnEnded') {
      demand(memory.phase === 'recovery', '4.0 D', () => `the turn ends in ${memory.phase}`);
      demand(memory.played.length === 2, '4.0', () => `the turn ends after ${memory.played.join()}`);
      memory.played = [];
      memory.phase = 'order';
    } else if (event.type === 'deployed' && event.side === 'british') memory.phase = 'order';
    else if (event.type === 'ended') memory.phase = 'over';
    else if (event.type === 'phaseBegan') beginPhase(event, memory, after);
  }
  demand(after.turn === memory.turn && after.turn <= 11, '4.0', () => `the marker is at ${after.turn}`);
}

const BEFORE = { command: 'order', movement: 'command', combat: 'movement', recovery: 'combat' } as const;

function beginPhase(event: Extract<Event, { type: 'phaseBegan' }>, memory: Memory, after: State): void {
  const { phase, side } = event;
  const isSecond = phase === 'command' && memory.phase === 'recovery';
  demand(isSecond || memory.phase === BEFORE[phase], '4.0', () => `${phase} comes after ${memory.phase}`);
  if (phase === 'command') {
    demand(!memory.played.includes(side), '4.0', () => `${side} has a second turn`);
    memory.played.push(side);
  }
  demand(memory.played.at(-1) === side, '4.0', () => `${side} has a ${phase} in the other's turn`);
  demand(memory.phase !== 'movement' || phase === 'combat', '4.0', () => `${phase} after movement`);
  memory.phase = phase;
  if (phase === 'movement') {
    for (const list of [memory.cost, memory.hexes, memory.finished, memory.party]) list.fill(0);
    for (const piece of PIECES) memory.stood[piece] = SIDE[piece] === side ? (after.at[piece] ?? 0) : 0;
  }
  if (phase === 'combat' || phase === 'recovery') {
    memory.fireStep = 0;
    memory.breaking = -1;
    for (const list of [memory.fired, memory.aim, memory.shotAt, memory.roundAim]) list.fill(0);
    for (const list of [memory.combatMoved, memory.shown]) list.fill(0);
  }
}

const LISTS = ['at', 'order', 'hits', 'inCommand', 'active', 'inContact', 'spent', 'done', 'fired'] as const;

/** 2.2, R30 nobody stands in the river or off the map, and whoever is out of the game stays out. */
function places({ before, after, events }: Step, memory: Memory): void {
  for (const list of LISTS)
    if (after[list].length !== COUNTERS.length) fail('2.2', `${list} has ${after[list].length} entries`);
  if (events.length === 0 && isSame(before.at, after.at)) return;
  for (const piece of PIECES) {
    const at = after.at[piece] ?? NaN;
    const was = before.at[piece] ?? NaN;
    if (at === NOT_PLACED && memory.phase !== 'setUp') fail('11.0', `${ID[piece]} is not on the map`);
    if (at === was) continue;
    if (at > 0 ? IS_LAND[at] !== 1 : !OFF_THE_MAP.includes(at)) fail('2.1, R30', `${ID[piece]} is at ${at}`);
    if (was < NOT_PLACED) fail('7.3', `${ID[piece]} came back from ${was} to ${at}`);
    if (at === ABSENT) fail('11.0, R107', `${ID[piece]} has left the battle`);
    if (at === EXITED && !(SIDE[piece] === 'british' && IS_UNIT[piece] && was === EXIT_HEX))
      fail('9.0', `${ID[piece]} left the map from ${was}`);
  }
}

const OFF_THE_MAP: readonly number[] = [NOT_PLACED, LOST, EXITED, ABSENT];

/** 11.0, R107 at the start exactly those are out of the battle who were not there; in a part of it everybody stands in his place. */
export function checkAbsent(state: State, start?: Start): void {
  const placed = start && placesIn(START_DATA[start].stacks);
  for (const piece of PIECES) {
    const counter = COUNTERS[piece];
    const takesPart = !counter || !isUnit(counter) || counter.battles.includes(state.battle);
    const place = placed ? (placed.get(ID[piece] ?? '') ?? ABSENT) : takesPart ? NOT_PLACED : ABSENT;
    if (state.at[piece] !== place) fail('11.0, R107', `${ID[piece]} in this battle`);
  }
}

const placesIn = (stacks: Deployment): ReadonlyMap<string, number> =>
  new Map(Object.entries(stacks).flatMap(([hex, ids]) => ids.map((id) => [id, Number(hex)])));

/** 1 the British, 2 the Americans; how many units. */
const sideIn = new Uint8Array(SIZE);
const countIn = new Uint8Array(SIZE);

/** 6.4 both sides never stand in one hex; 3.1.1, 3.1.4 two units a hex but for a player's own movement; R111 the order. */
function companyAndStacking({ before, after, events, next }: Step, memory: Memory): void {
  const isSettled = isSame(before.at, after.at) && isSame(before.order, after.order);
  if (isSettled && !events.some((event) => event.type === 'phaseBegan')) return;
  sideIn.fill(0);
  countIn.fill(0);
  const crowded: number[] = [];
  for (const piece of PIECES) {
    const hex = after.at[piece] ?? 0;
    if (hex <= 0) continue;
    const side = SIDE[piece] === 'british' ? 1 : 2;
    const other = sideIn[hex] ?? 0;
    if (other !== 0 && other !== side) fail('6.4', `both sides in ${printed(hex)}`);
    sideIn[hex] = side;
    if (before.at[piece] !== hex || before.order[piece] !== after.order[piece])
      distinctOrder(after, piece, hex);
    if (!IS_UNIT[piece]) continue;
    const units = (countIn[hex] ?? 0) + 1;
    countIn[hex] = units;
    if (units === 3) crowded.push(hex);
  }
  if (next?.kind === 'removeExcess' || next?.kind === 'displace')
    demand(crowded.length > 0, '3.1.4', () => `${next.kind}, and nobody is too many`);
  // R28 a game may end in the middle of a movement
  if (crowded.length > 0 && after.ending?.reason !== 'exit') mayBeCrowded(crowded, after, next, memory);
}

function mayBeCrowded(
  crowded: readonly number[],
  after: State,
  next: Decision | undefined,
  memory: Memory,
): void {
  const owner = memory.phase === 'movement' ? after.phasing : next?.kind === 'displace' ? next.by : 'nobody';
  const isOwners = crowded.every((hex) => (sideIn[hex] === 1 ? 'british' : 'american') === owner);
  const isOneTooMany = crowded.length === 1 && countIn[crowded[0] ?? 0] === 3;
  demand(isOwners && (memory.phase === 'movement' || isOneTooMany), '3.1.1, 3.1.4', () => {
    return `too many units in ${crowded.map(printed).join()} (${memory.phase})`;
  });
}

function distinctOrder(state: State, piece: number, hex: number): void {
  for (let other = 0; other < state.at.length; other++)
    if (state.at[other] === hex && other !== piece && state.order[other] === state.order[piece])
      fail('R111', `${ID[piece]} and ${ID[other]} lie equally high in ${printed(hex)}`);
}

/** 10.0, R100, R101 */
function points({ before, after }: Step): void {
  if (isSame(before.at, after.at) && isSame(before.hits, after.hits) && isSame(before.broken, after.broken))
    return;
  for (const side of SIDES) {
    const told = pointsFor(after, side).total;
    const counted = recount(after, side);
    demand(told === counted, '10.0', () => `${side} has ${told} points, counted ${counted}`);
  }
}

/** R109 who has been shown in this Combat Phase. */
function shownStacks({ before, after, events }: Step, memory: Memory): void {
  if (!after.fog) return;
  const isSettled = isSame(before.at, after.at) && !events.some((event) => event.type === 'phaseBegan');
  if (memory.phase === 'combat' && !isSettled) showStacks(after, memory.shown);
  for (const piece of PIECES)
    if (after.seen[piece] !== (memory.shown[piece] === 1))
      fail('3.4, R109', `${ID[piece]} in ${after.at[piece]} is shown: ${after.seen[piece]}`);
}
