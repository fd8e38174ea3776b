/** Players by chance, each with a temper that leads into another corner of the rules. */
import { type Decision, isRefusal } from '../../src/engine/kernel/game';
import {
  type Action,
  reachable,
  type Reachable,
  SARATOGA,
  setUpHexes,
  type Side,
} from '../../src/engine/saratoga/index';
import type { State } from '../../src/engine/saratoga/state';
import { below, type Chance, pick, shuffled } from './chance';
import { apart, EXIT_HEX, ID, IS_UNIT, LAND, PIECES, SIDE, survey, unitsAt } from './ground';

export interface Player {
  readonly name: string;
  choose(state: State, asked: Decision): Action;
}

/** How somebody plays: where his counters go, how many of them a phase, and how often he does what he may do. */
interface Temper {
  /** The smaller, the better to be in a hex. */
  readonly wish: (state: State, side: Side) => (hex: number) => number;
  readonly marches: number;
  readonly activates: number;
  readonly charges: number;
  readonly fires: number;
  readonly advances: number;
  readonly recovers: number;
  /** How often he takes any listed move instead, which is how stacks pick up and drop counters on their way. */
  readonly fidgets: number;
  readonly exits: number;
}

const EAGER = { activates: 0.95, charges: 0.8, fires: 0.95, advances: 0.8, recovers: 0.8 };

const TEMPERS: Readonly<Record<string, Temper>> = {
  /** Goes to the enemy and fires. */
  brawler: { ...EAGER, wish: toEnemy, marches: 6, fidgets: 0.1, exits: 0.3 },
  /** The British leave by the road at 0113. */
  runner: { ...EAGER, wish: toExit, marches: 7, fidgets: 0.05, exits: 1, charges: 0.2 },
  /** Stands at 0113 and does not leave. */
  loiterer: { ...EAGER, wish: toExit, marches: 6, fidgets: 0.1, exits: 0.05 },
  /** Puts too many units into a hex. */
  crowder: { ...EAGER, wish: toFriends, marches: 6, fidgets: 0.1, exits: 0.3, charges: 0.4 },
  /** Gathers the whole army in one hex, where most of it is lost to the stacking limit. */
  lemming: {
    ...EAGER,
    wish: toRally,
    marches: 40,
    fidgets: 0,
    exits: 0,
    fires: 0.1,
    charges: 0,
    recovers: 0,
  },
  /** Gathers the army in a block of full hexes. */
  huddler: { ...EAGER, wish: toBlock, marches: 12, fidgets: 0, exits: 0, charges: 0 },
  /** Stays where it is. */
  idler: { ...EAGER, wish: fromEnemy, marches: 0, fidgets: 0, exits: 0, charges: 0 },
  /** Gets out of the way. */
  shy: { ...EAGER, wish: fromEnemy, marches: 5, fidgets: 0.05, exits: 0.5, fires: 0.3, charges: 0 },
  /** Sends leaders about without troops. */
  careless: { ...EAGER, wish: leadersToEnemy, marches: 6, fidgets: 0.3, exits: 0.3 },
};

export const PLAYER_NAMES = ['uniform', ...Object.keys(TEMPERS)];

export function playerOf(name: string, chance: Chance): Player {
  if (name === 'uniform') return { name, choose: (state, asked) => anyKind(state, asked, chance) };
  const temper = TEMPERS[name];
  if (!temper) throw new Error(`no player called ${name}`);
  const plan = { phase: '', left: 0 };
  return {
    name,
    choose(state, asked) {
      const side = asked.by as Side;
      switch (asked.kind) {
        case 'place':
          return setUp(state, side, chance);
        case 'move': {
          const phase = `${state.turn} ${side}`;
          if (plan.phase !== phase) {
            plan.phase = phase;
            plan.left = below(chance, temper.marches * 2);
          }
          return plan.left-- > 0 ? march(state, side, temper, chance) : endMovement(state, side, chance);
        }
        default:
          return usual(state, asked, temper, chance);
      }
    },
  };
}

/** First the kind, then the action, so that rare kinds come up as often as common ones. */
function anyKind(state: State, asked: Decision, chance: Chance): Action {
  if (asked.kind === 'place' && chance() < 0.05)
    return shuffleStack(state, asked.by as Side, chance) ?? setUp(state, asked.by as Side, chance);
  if (asked.kind === 'move' && chance() < 0.05) {
    const order = shuffleStack(state, asked.by as Side, chance);
    if (order) return order;
  }
  const list = SARATOGA.actions(state);
  const kind = pick(chance, [...new Set(list.map((action) => action.kind))]);
  return pick(
    chance,
    list.filter((action) => action.kind === kind),
  );
}

const STOPS: readonly Action['kind'][] = [
  'endCommand',
  'endCombatMovement',
  'hold',
  'holdAll',
  'decline',
  'endRecovery',
];

function usual(state: State, asked: Decision, temper: Temper, chance: Chance): Action {
  const eagerness: Readonly<Record<string, number>> = {
    activate: temper.activates,
    combatMove: temper.charges,
    fire: temper.fires,
    freeRound: temper.fires,
    advance: temper.advances,
    recover: temper.recovers,
  };
  const list = SARATOGA.actions(state);
  const deeds = list.filter((action) => !STOPS.includes(action.kind));
  const stops = list.filter((action) => STOPS.includes(action.kind));
  const acts = deeds.length > 0 && (stops.length === 0 || chance() < (eagerness[asked.kind] ?? 1));
  return pick(chance, acts ? deeds : stops);
}

/** Mostly the ready-made deployment; else one counter after another, some of them taken up again. */
function setUp(state: State, side: Side, chance: Chance): Action {
  const list = SARATOGA.actions(state);
  const own = PIECES.filter((piece) => SIDE[piece] === side);
  const placed = own.filter((piece) => (state.at[piece] ?? 0) > 0);
  const ready = list.find((action) => action.kind === 'ready');
  const deploy = list.find((action) => action.kind === 'deploy');
  if (ready && chance() < 0.3) return leaveAlone(state, side, chance) ?? ready;
  if (ready && chance() < 0.7) return ready;
  if (deploy && chance() < (placed.length === 0 ? 0.8 : 0.01)) return deploy;
  if (placed.length > 0 && chance() < 0.05) {
    if (chance() < 0.5) return { kind: 'lift', counter: ID[pick(chance, placed)] ?? '' };
    return shuffleStack(state, side, chance) ?? pick(chance, list);
  }
  return pick(chance, list);
}

/** R106 puts a unit that stands with Burgoyne elsewhere, so that he may be left without one. */
function leaveAlone(state: State, side: Side, chance: Chance): Action | undefined {
  const hex = state.at[ID.indexOf('L-burgoyne')];
  const company = PIECES.filter((piece) => state.at[piece] === hex && IS_UNIT[piece]).map(
    (piece) => ID[piece] ?? '',
  );
  if (side !== 'british' || company.length === 0) return undefined;
  const counter = pick(chance, company);
  const places = setUpHexes(state.battle, counter).map(
    (to) => ({ kind: 'place', counter, hex: to }) as const,
  );
  const allowed = places.filter((action) => action.hex !== hex && !SARATOGA.check(state, action));
  return allowed.length > 0 ? pick(chance, allowed) : undefined;
}

/** R111 a new order for some stack. */
function shuffleStack(state: State, side: Side, chance: Chance): Action | undefined {
  const own = PIECES.filter((piece) => SIDE[piece] === side && (state.at[piece] ?? 0) > 0);
  if (own.length === 0) return undefined;
  const hex = state.at[pick(chance, own)];
  const stack = PIECES.filter((piece) => state.at[piece] === hex).map((piece) => ID[piece] ?? '');
  return { kind: 'reorder', counters: shuffled(chance, stack) };
}

function march(state: State, side: Side, temper: Temper, chance: Chance): Action {
  const leaving = exit(state, side, chance);
  if (leaving && chance() < temper.exits) return leaving;
  if (chance() < temper.fidgets) {
    if (chance() < 0.2) return shuffleStack(state, side, chance) ?? endMovement(state, side, chance);
    return pick(chance, SARATOGA.actions(state));
  }
  for (let tries = 0; tries < 5; tries++) {
    const group = someGroup(state, side, chance);
    const ways = group.length > 0 ? waysOf(state, side, group) : [];
    const best = bestWay(state, side, ways, group, temper, chance);
    if (best) return { kind: 'move', counters: group, path: best.path };
  }
  return endMovement(state, side, chance);
}

/** A whole stack, a counter of it, or its units. */
function someGroup(state: State, side: Side, chance: Chance): string[] {
  const free = PIECES.filter(
    (piece) => SIDE[piece] === side && (state.at[piece] ?? 0) > 0 && !state.done[piece],
  );
  if (free.length === 0) return [];
  const first = pick(chance, free);
  const stack = free.filter((piece) => state.at[piece] === state.at[first]);
  const what = chance();
  const group = what < 0.4 ? stack : what < 0.8 ? [first] : stack.filter((piece) => IS_UNIT[piece]);
  return group.map((piece) => ID[piece] ?? '');
}

function waysOf(state: State, side: Side, group: readonly string[]): readonly Reachable[] {
  const ways = reachable(state, side, group);
  return isRefusal(ways) ? [] : (ways as readonly Reachable[]);
}

function bestWay(
  state: State,
  side: Side,
  ways: readonly Reachable[],
  group: readonly string[],
  temper: Temper,
  chance: Chance,
): Reachable | undefined {
  if (ways.length === 0) return undefined;
  const wish = temper.wish(state, side);
  const here = state.at[ID.indexOf(group[0] ?? '')] ?? 0;
  let best: Reachable | undefined;
  let least = wish(here) + (chance() < 0.3 ? 2 : 0);
  for (const way of ways) {
    const value = wish(way.hex) + chance() * 0.9;
    if (value < least) [best, least] = [way, value];
  }
  return best;
}

/** 3.8.2 the phase ends when broken units have withdrawn; who still owes it, the refusal tells. */
function endMovement(state: State, side: Side, chance: Chance): Action {
  const end: Action = { kind: 'endMovement' };
  const refusal = SARATOGA.check(state, end);
  if (!refusal?.at) return end;
  const way = pick(chance, waysOf(state, side, [refusal.at]));
  return { kind: 'move', counters: [refusal.at], path: way.path };
}

/** 9.0 one or all of the units that can leave. */
function exit(state: State, side: Side, chance: Chance): Action | undefined {
  if (side !== 'british' || unitsAt(state.at, EXIT_HEX, side) === 0) return undefined;
  const units = PIECES.filter((piece) => state.at[piece] === EXIT_HEX && IS_UNIT[piece]);
  const group = chance() < 0.5 ? units : [pick(chance, units)];
  const action: Action = { kind: 'exit', counters: group.map((piece) => ID[piece] ?? '') };
  return SARATOGA.check(state, action) ? undefined : action;
}

function toEnemy(state: State, side: Side): (hex: number) => number {
  const enemies = PIECES.filter((piece) => SIDE[piece] !== side).map((piece) => state.at[piece] ?? 0);
  const hexes = [...new Set(enemies)].filter((hex) => hex > 0);
  return (hex) => {
    let least = 99;
    for (const there of hexes) least = Math.min(least, apart(hex, there));
    return least;
  };
}

function fromEnemy(state: State, side: Side): (hex: number) => number {
  const near = toEnemy(state, side);
  return (hex) => -near(hex);
}

function toExit(state: State, side: Side): (hex: number) => number {
  return side === 'british' ? (hex) => apart(hex, EXIT_HEX) : toEnemy(state, side);
}

/** To the nearest hex that is full already, or to one with a friend. */
function toFriends(state: State, side: Side): (hex: number) => number {
  const own = survey(state.at)[side];
  const full = LAND.filter((hex) => own[hex] !== 0).map((hex) => ({
    hex,
    more: (own[hex] ?? 0) >= 2 ? 0 : 1,
  }));
  return (hex) => Math.min(99, ...full.map((there) => apart(hex, there.hex) * 2 + there.more));
}

/** Where an army can come together in a few turns. */
const RALLY: Readonly<Record<Side, Readonly<Record<State['battle'], number>>>> = {
  british: { sept19: 1004, oct7: 907 },
  american: { sept19: 514, oct7: 514 },
};

function toRally(state: State, side: Side): (hex: number) => number {
  const hex = RALLY[side][state.battle];
  return (from) => apart(from, hex);
}

/** Two units a hex, as near to the middle as there is room. */
function toBlock(state: State, side: Side): (hex: number) => number {
  const own = survey(state.at)[side].slice();
  const near = toRally(state, side);
  return (hex) => near(hex) + ((own[hex] ?? 0) >= 2 ? 9 : 0);
}

/** Next to the enemy, and rather where no unit of the own side stands. */
function leadersToEnemy(state: State, side: Side): (hex: number) => number {
  const near = toEnemy(state, side);
  const own = survey(state.at)[side].slice();
  return (hex) => Math.abs(near(hex) - 1) + (own[hex] === 0 ? 0 : 3);
}
