/** 3.8, 7.0, 8.0 Checks of fire, losses, morale, retreat, advance and recovery. */
import {
  type Action,
  COUNTERS,
  type Event,
  FORMATION_LIST,
  FORMATIONS,
  MAP,
  type Side,
} from '../../src/engine/saratoga/index';
import { LOST, type State } from '../../src/engine/saratoga/state';
import { retreatsOf } from '../oracles/retreat';
import { standing } from '../oracles/zoc';
import { follow, isBroken, isSame } from './checkPlaces';
import { demand, fail } from './flaw';
import {
  apart,
  areAdjacent,
  COMMANDER,
  enemyOf,
  FORMATION,
  ID,
  IS_GUN,
  IS_UNIT,
  IS_WOODS,
  isBeside,
  isControlled,
  LEVEL,
  OVERALL,
  PIECES,
  pieceOf,
  printed,
  RANGE,
  ratingAt,
  SIDE,
  survey,
  unitsAt,
} from './ground';
import type { Memory, Step } from './memory';

/** 7.3, 8.0 hits come one by one, each told; only a marker recovers; a reduced face stays; the fourth hit ends a unit. */
export function hits({ before, after, events }: Step): void {
  if (events.length === 0 && isSame(before.hits, after.hits)) return;
  for (const piece of PIECES) {
    const is = after.hits[piece] ?? 0;
    const was = before.hits[piece] ?? 0;
    if (is !== was) hitOrRecovered(events, piece, was, is);
    if (is >= 4 && after.at[piece] !== LOST) fail('7.3', `${ID[piece]} outlives four hits`);
    if (after.at[piece] !== LOST || before.at[piece] === LOST || !IS_UNIT[piece]) continue;
    if (is !== 4 && !isGivenUp(events, piece)) fail('7.3', `${ID[piece]} is lost with ${is} hits`);
  }
}

function hitOrRecovered(events: readonly Event[], piece: number, was: number, is: number): void {
  const change = `hits on ${ID[piece]} went from ${was} to ${is}`;
  const told = events.filter(
    (event) =>
      (event.type === 'stepLost' && is > was && event.unit === ID[piece] && event.hits === is) ||
      (event.type === 'recovered' && is < was && event.unit === ID[piece] && event.success === true),
  );
  if (told.length !== 1) fail('7.3, 8.0', `${change} untold`);
  if (Math.abs(is - was) !== 1 || was >= 4 || !IS_UNIT[piece]) fail('7.3', change);
  if (is < was && was % 2 === 0) fail('8.0', `${change}: a face has come back`);
}

const isGivenUp = (events: readonly Event[], piece: number): boolean =>
  events.some(
    (event) =>
      (event.type === 'surrendered' || event.type === 'removedByStacking') && event.unit === ID[piece],
  );

/** 3.8.1, 3.8.2, R81, R82 morale falls by a passed check, a failed one breaks, and broken is for good. */
export function morale({ before, after, events }: Step): void {
  const checked = events.filter((event) => event.type === 'moraleChecked');
  if (checked.length === 0 && isSame(before.morale, after.morale) && isSame(before.broken, after.broken))
    return;
  FORMATION_LIST.forEach((formation, i) => {
    const was = before.morale[i] ?? 0;
    const is = after.morale[i] ?? 0;
    const check = checked.find((event) => event.formation === formation.id);
    if (check) {
      const sum = check.dice.reduce((total, die) => total + die, 0);
      demand(
        check.number === formation.morale[was],
        '3.8.1',
        () => `${formation.id} against ${check.number}`,
      );
      demand(check.passed === sum <= check.number, '3.8.1', () => `${sum} against ${check.number}`);
      demand(before.broken[i] === false, 'R87', () => `${formation.id} is checked once more`);
    }
    const expected = check?.passed ? Math.min(was + 1, formation.morale.length - 1) : was;
    demand(is === expected, '3.8.1, R81', () => `${formation.id} went from box ${was} to ${is}`);
    const isBroken = before.broken[i] === true || check?.passed === false;
    demand(after.broken[i] === isBroken, '3.8.2', () => `${formation.id} broken: ${after.broken[i]}`);
  });
}

/** 7.1-7.4, 7.6, 5.1, R47, R59-R64, R86 who fires, when, at whom, and whether it hits. */
export function fire({ asked, before, action, events }: Step, memory: Memory): void {
  if (action.kind === 'fire') {
    const unit = pieceOf(action.unit);
    demand(SIDE[unit] === asked.by, '7.1', () => `${action.unit} fires for ${asked.by}`);
    demand(IS_UNIT[unit] === true, '7.2, 3.6', () => `${action.unit} is no combat unit and fires`);
    memory.isRound = asked.kind === 'freeRound';
    if (memory.isRound) inRound(before, unit, action, memory);
    else inSequence(before, unit, action, memory);
    if (action.place === -1) atLeaders(before, unit, action);
    memory.shown[unit] = 1; // R127 whoever fires shows itself
  }
  for (const event of events) {
    if (event.type === 'shot') shot(before, event, memory);
    if (event.type === 'broke') {
      memory.breaking = FORMATIONS.indexOf(event.formation);
      memory.roundAim.fill(0);
    }
  }
}

type FireAction = Extract<Action, { kind: 'fire' }>;

function inSequence(before: State, unit: number, action: FireAction, memory: Memory): void {
  const isPhasing = SIDE[unit] === before.phasing;
  const step = ratingAt(unit, before.hits[unit] ?? 0) * 2 + (isPhasing ? 1 : 0);
  demand(
    step >= memory.fireStep,
    '7.1.3',
    () => `${action.unit} of step ${step} after step ${memory.fireStep}`,
  );
  demand(!memory.fired[unit], '7.1.3, R60', () => `${action.unit} fires twice`);
  const wasThere = before.active[unit] === true || before.inContact[unit] === true;
  if (isPhasing) {
    demand(!isBroken(before, unit), '3.8.2', () => `${action.unit} is broken and attacks`);
    demand(wasThere, '5.1', () => `${action.unit} attacks without being activated`);
  } else if (before.options.returnFire === 'strict')
    demand(wasThere || IS_GUN[unit] === true, '5.1, R47', () => `${action.unit} fires back`);
  if (IS_GUN[unit])
    for (const other of PIECES)
      if (other !== unit && IS_GUN[other] && before.at[other] === before.at[unit] && memory.aim[other])
        demand(memory.aim[other] === action.hex, '7.4, R73', () => `${action.unit} and ${ID[other]} part`);
  memory.fireStep = step;
  memory.fired[unit] = 1;
  memory.aim[unit] = action.hex;
}

function inRound(before: State, unit: number, action: FireAction, memory: Memory): void {
  demand(IS_UNIT[unit] === true && !IS_GUN[unit], '3.8.2', () => `${action.unit} fires in the round`);
  demand(!memory.roundAim[unit], '3.8.2, R86', () => `${action.unit} fires twice in the round`);
  demand(areAdjacent(before.at[unit] ?? 0, action.hex), '3.8.2', () => `${action.unit} is not adjacent`);
  memory.roundAim[unit] = action.hex;
}

function atLeaders(before: State, unit: number, action: FireAction): void {
  const enemy = enemyOf(SIDE[unit] ?? 'british');
  const isAlone = unitsAt(before.at, action.hex, enemy) === 0;
  const isNear = areAdjacent(before.at[unit] ?? 0, action.hex);
  demand(isAlone && isNear && !IS_GUN[unit], '7.6, R79', () => `${action.unit} fires at leaders`);
}

function shot(before: State, event: Extract<Event, { type: 'shot' }>, memory: Memory): void {
  const unit = pieceOf(event.unit);
  const target = pieceOf(event.target ?? '');
  const distance = apart(event.from, event.hex);
  demand(SIDE[unit] !== SIDE[target], '7.1', () => `${event.unit} fires at its own side`);
  demand(distance <= 1 || (IS_GUN[unit] === true && isInRange(before, unit, distance)), '2.2.6, 7.4', () => {
    return `${event.unit} fires at ${distance} hexes`;
  });
  const base = ratingAt(unit, before.hits[unit] ?? 0) + 3;
  const sum = event.modifiers.reduce((total, { value }) => total + value, 0);
  const modifiers = modifiersOf(before, unit, event.hex, distance);
  demand(sum === modifiers, 'CRT, TEC', () => `${event.unit}: modifiers ${sum}, should be ${modifiers}`);
  demand(event.needed === base, 'CRT', () => `${event.unit} needs ${event.needed}, should need ${base}`);
  demand(event.hit === (event.die === 6 || event.die + sum >= base), 'CRT', () => `${event.die} and ${sum}`);
  // R87 in a break's round the units that are no targets shield nobody
  const round = before.frames.findLast((frame) => frame.kind === 'break');
  const isTarget = (other: number) => !round || round.units.includes(other);
  for (const other of PIECES)
    if (other !== target && IS_UNIT[other] && before.at[other] === event.hex && isTarget(other))
      demand(!memory.shotAt[target] || !!memory.shotAt[other], '7.1, R63', () => {
        return `${event.target} is fired at again, and ${ID[other]} has been spared`;
      });
  memory.shotAt[target] = (memory.shotAt[target] ?? 0) + 1;
  if (memory.isRound)
    demand(FORMATION[target] === memory.breaking, 'R87', () => `${event.target} is hit in another's round`);
}

/** 7.4, R73 of two guns in a hex the shorter range counts. */
const isInRange = (before: State, gun: number, distance: number): boolean =>
  PIECES.every(
    (other) => !IS_GUN[other] || before.at[other] !== before.at[gun] || distance <= (RANGE[other] ?? 0),
  );

/** CRT, TEC, R66-R72, R115 */
function modifiersOf(before: State, unit: number, hex: number, distance: number): number {
  const here = before.at[unit] ?? 0;
  const commander = COUNTERS[COMMANDER[FORMATION[unit] ?? -1] ?? -1];
  const isLed = commander !== undefined && before.at[pieceOf(commander.id)] === here;
  let sum = 0;
  if (IS_WOODS[hex]) sum -= 1;
  if (MAP.works.some((work) => Number(work.hex) === hex && work.inPlay.includes(before.battle))) sum -= 1;
  if ((LEVEL[hex] ?? 0) > (LEVEL[here] ?? 0)) sum -= 1;
  if (IS_GUN[unit] && distance >= 3) sum -= 1;
  if (IS_GUN[unit] && distance === 1) sum += 1;
  if (unitsAt(before.at, hex, enemyOf(SIDE[unit] ?? 'british')) >= 2) sum += 1;
  if (isLed && commander.kind === 'formation') sum += commander.bonus;
  return sum;
}

/** 3.8.3, 3.1.4, R90, R91 nobody retreats or is pushed into an enemy ZOC; R95 who is told to go has gone one hex. */
export function retreats({ before, events }: Step): void {
  for (const event of events) {
    if (event.type !== 'retreated' && event.type !== 'displaced') continue;
    const piece = pieceOf(event.unit);
    const side = SIDE[piece] ?? 'british';
    const rule = event.type === 'retreated' ? '3.8.3' : '3.1.4';
    demand(areAdjacent(event.from, event.hex), rule, () => `${event.unit} goes further than one hex`);
    demand(!isControlled(survey(before.at), event.hex, enemyOf(side)), `${rule}, R91`, () => {
      return `${event.unit} goes to ${printed(event.hex)} in an enemy ZOC`;
    });
    if (event.type !== 'retreated') continue;
    const stood = standing(before).find(({ id }) => id === event.unit);
    demand(
      stood !== undefined && retreatsOf(before, stood).hexes.includes(event.hex),
      '3.8.3, R89, R120',
      () => {
        return `${event.unit} retreats from ${printed(event.from)} to ${printed(event.hex)}`;
      },
    );
    demand(isBroken(before, piece), '3.8.2', () => `${event.unit} retreats and is not broken`);
  }
}

/** 7.5, 7.5.1, 3.5, R77, R78 up to two of those who fired at the hex, and leaders from beside them. */
export function advances({ asked, before, events }: Step, memory: Memory): void {
  for (const event of events) {
    if (event.type !== 'advanced') continue;
    const pieces = event.counters.map(pieceOf);
    const units = pieces.filter((piece) => IS_UNIT[piece]);
    const enemy = enemyOf(asked.by as Side);
    const place = printed(event.hex);
    demand(units.length >= 1 && units.length <= 2, '7.5', () => `${units.length} units advance to ${place}`);
    demand(unitsAt(before.at, event.hex, enemy) === 0, '7.5', () => `${place} is not empty`);
    event.counters.forEach((id, i) =>
      demand(before.at[pieceOf(id)] === event.from[i], '7.5', () => `${id} comes from ${event.from[i]}`),
    );
    const attackers = PIECES.filter(
      (piece) =>
        SIDE[piece] === asked.by &&
        ((memory.fired[piece] && memory.aim[piece] === event.hex) || memory.roundAim[piece] === event.hex),
    );
    demand(!attackers.every((piece) => IS_GUN[piece]), '7.5.1', () => `guns alone have emptied ${place}`);
    for (const unit of units) {
      demand(attackers.includes(unit), '7.5, R77', () => `${ID[unit]} did not attack ${place}`);
      demand(
        areAdjacent(before.at[unit] ?? 0, event.hex),
        '7.5',
        () => `${ID[unit]} is not next to ${place}`,
      );
      demand(!isBroken(before, unit), '3.8.2', () => `${ID[unit]} is broken and advances`);
      if (IS_GUN[unit])
        demand(
          !isControlled(survey(before.at), event.hex, enemy),
          '3.5, R78',
          () => `${ID[unit]} enters a ZOC`,
        );
    }
    for (const piece of pieces)
      demand(
        units.some((unit) => before.at[unit] === before.at[piece]),
        '7.5',
        () => `${ID[piece]} comes along`,
      );
  }
}

/** 7.3, R80 a leader left alone goes to the nearest unit of his formation, or to the nearest friend if it has none. */
export function leadersFindFriends({ before, events }: Step): void {
  if (!events.some((event) => event.type === 'relocated' || event.type === 'leaderRemoved')) return;
  const where = [...before.at];
  for (const event of events) {
    if (event.type === 'relocated') nearestFriend(where, event);
    if (event.type === 'leaderRemoved') {
      const side = SIDE[pieceOf(event.leader)];
      const friends = PIECES.filter(
        (piece) => SIDE[piece] === side && IS_UNIT[piece] && (where[piece] ?? 0) > 0,
      );
      demand(friends.length === 0, 'R80', () => `${event.leader} is removed and has friends`);
    }
    follow(event, where);
  }
}

function nearestFriend(where: readonly number[], event: Extract<Event, { type: 'relocated' }>): void {
  const leader = pieceOf(event.leader);
  const formation = FORMATION[leader] ?? -1;
  const friends = PIECES.filter(
    (piece) => SIDE[piece] === SIDE[leader] && IS_UNIT[piece] && (where[piece] ?? 0) > 0,
  );
  const own = friends.filter((piece) => formation >= 0 && FORMATION[piece] === formation);
  const hexes = (own.length > 0 ? own : friends).map((piece) => where[piece] ?? 0);
  const least = Math.min(...hexes.map((hex) => apart(event.from, hex)));
  demand(hexes.includes(event.hex) && apart(event.from, event.hex) === least, '7.3, R80', () => {
    return `${event.leader} goes from ${printed(event.from)} to ${printed(event.hex)}, not the nearest`;
  });
}

/** 8.0, R97-R99 markers of units that touch no enemy: at once beside a leader of theirs, else by a die. */
export function recovery({ before, events }: Step): void {
  for (const event of events) {
    if (event.type !== 'recovered') continue;
    const unit = pieceOf(event.unit ?? '');
    const here = before.at[unit] ?? 0;
    const side = SIDE[unit] ?? 'british';
    const formation = FORMATION[unit] ?? -1;
    demand(side === before.phasing, '8.0', () => `${event.unit} recovers in the enemy's turn`);
    demand(
      !isBeside(survey(before.at), here, enemyOf(side)),
      '8.0, R97',
      () => `${event.unit} touches an enemy`,
    );
    if (formation < 0) continue; // Gates' guns go with whom they reach
    const leaders = [COMMANDER[formation] ?? -1, OVERALL[formation] ?? -1].map(
      (leader) => before.at[leader] ?? 0,
    );
    const nearest = Math.min(99, ...leaders.filter((hex) => hex > 0).map((hex) => apart(here, hex)));
    demand(
      (event.die === undefined) === (nearest === 0),
      '8.0',
      () => `${event.unit}, a leader ${nearest} hexes away`,
    );
    const die = (event.die ?? 1) - (nearest === 1 ? 1 : 0);
    const isWell = event.die === undefined || die <= 5 - ratingAt(unit, before.hits[unit] ?? 0);
    demand(
      event.success === isWell,
      '8.0',
      () => `${event.unit} recovers: ${event.success} with ${event.die}`,
    );
  }
}
