/** Actions that may well be wrong: those of the right kind with anything in their fields, and damaged ones. */
import type { Decision } from '../../src/engine/kernel/game';
import {
  type Action,
  FORMATIONS,
  MAP,
  SARATOGA,
  setUpHexes,
  type Side,
  SIDES,
} from '../../src/engine/saratoga/index';
import type { State } from '../../src/engine/saratoga/state';
import { below, type Chance, pick, shuffled } from './chance';
import {
  apart,
  enemyOf,
  EXIT_HEX,
  FORMATION,
  HEXES,
  ID,
  IS_GUN,
  IS_UNIT,
  isBeside,
  LAND,
  NEIGHBOURS,
  PIECES,
  SIDE,
  survey,
} from './ground';
import { ACTION_KINDS } from './tally';

/** An action that answers the question, with counters, hexes and paths by chance: many of them break a rule. */
export function guess(state: State, asked: Decision, chance: Chance): Action {
  const side = (SIDES as readonly string[]).includes(asked.by) ? (asked.by as Side) : 'british';
  const own = counter(state, side, chance);
  switch (asked.kind) {
    case 'place':
      return guessPlacement(state, side, chance);
    case 'roll':
      return { kind: 'roll', dice: Array.from({ length: below(chance, 4) }, () => below(chance, 9)) };
    case 'chooseOrder':
      return { kind: 'chooseOrder', first: pick(chance, SIDES) };
    case 'activate':
      return { kind: 'activate', formation: pick(chance, FORMATIONS) };
    case 'move':
      return guessMove(state, side, chance);
    case 'combatMove':
      return { ...guessGroup(state, side, chance), kind: 'combatMove' };
    case 'removeExcess':
      return { kind: 'remove', counter: own };
    case 'fire':
    case 'freeRound':
      return guessFire(state, side, chance);
    case 'retreat':
    case 'displace': {
      const unit = oneListed(state, chance) ?? own;
      return { kind: asked.kind, unit, hex: near(hexOf(state, unit), chance) };
    }
    case 'relocateLeader':
      return { kind: 'relocate', hex: hexOf(state, own) };
    case 'advance':
      return {
        kind: 'advance',
        counters: Array.from({ length: 1 + below(chance, 4) }, () => counter(state, side, chance)),
      };
    case 'recover':
      return { kind: 'recover', group: chance() < 0.1 ? 'gatesGuns' : pick(chance, FORMATIONS) };
    default:
      throw new Error(`a decision of a new kind: ${asked.kind}`);
  }
}

/** Mostly a unit that is really asked about. */
function oneListed(state: State, chance: Chance): string | undefined {
  const units = SARATOGA.actions(state).flatMap((action) => ('unit' in action ? [action.unit] : []));
  return units.length > 0 && chance() < 0.7 ? pick(chance, units) : undefined;
}

function guessPlacement(state: State, side: Side, chance: Chance): Action {
  const own = pick(
    chance,
    PIECES.filter((piece) => SIDE[piece] === side),
  );
  const id = ID[own] ?? '';
  const what = chance();
  if (what < 0.2) return { kind: 'ready' };
  if (what < 0.3) return { kind: 'lift', counter: id };
  if (what < 0.4) return { kind: 'reorder', counters: stackWith(state, counter(state, side, chance)) };
  const area = setUpHexes(state.battle, id);
  return {
    kind: 'place',
    counter: id,
    hex: area.length > 0 && chance() < 0.8 ? pick(chance, area) : pick(chance, LAND),
  };
}

function guessMove(state: State, side: Side, chance: Chance): Action {
  const leaving = guessExit(state, side, chance);
  const what = chance();
  if (leaving && what < 0.4) return leaving;
  if (what < 0.45) return { kind: 'endMovement' };
  if (what < 0.47) return { kind: 'halt' };
  if (what < 0.5) return { kind: 'exit', counters: [counter(state, side, chance)] };
  if (what < 0.55) {
    const stack = shuffled(chance, stackWith(state, counter(state, side, chance)));
    return { kind: 'reorder', counters: chance() < 0.3 ? stack.slice(1) : stack };
  }
  return guessGroup(state, side, chance);
}

/** 9.0 some of those who stand at 0113, rather the broken ones. */
function guessExit(state: State, side: Side, chance: Chance): Action | undefined {
  const there = PIECES.filter((piece) => state.at[piece] === EXIT_HEX && SIDE[piece] === side);
  const broken = there.filter((piece) => IS_UNIT[piece] && state.broken[FORMATION[piece] ?? -1]);
  const group = some(chance, broken.length > 0 ? broken : there);
  return group.length > 0 ? { kind: 'exit', counters: group.map((piece) => ID[piece] ?? '') } : undefined;
}

/** Some counters of a hex, and a walk from there that rather goes to the enemy. */
function guessGroup(state: State, side: Side, chance: Chance): Extract<Action, { kind: 'move' }> {
  const first = counter(state, side, chance);
  const stack = stackWith(state, first);
  const what = chance();
  const counters =
    what < 0.5 ? [first] : what < 0.9 ? some(chance, stack) : [first, counter(state, side, chance)];
  const path: number[] = [];
  const units = survey(state.at);
  let hex = hexOf(state, first);
  for (let steps = below(chance, 5); steps >= 0; steps--) {
    const next = NEIGHBOURS[hex] ?? [];
    const contact = next.filter((to) => isBeside(units, to, enemyOf(side)));
    hex =
      next.length === 0
        ? pick(chance, HEXES)
        : pick(chance, contact.length > 0 && chance() < 0.5 ? contact : next);
    path.push(hex);
  }
  return { kind: 'move', counters, path };
}

function guessFire(state: State, side: Side, chance: Chance): Action {
  const guns = PIECES.filter((piece) => IS_GUN[piece] && SIDE[piece] === side && (state.at[piece] ?? 0) > 0);
  const unit =
    guns.length > 0 && chance() < 0.3 ? (ID[pick(chance, guns)] ?? '') : counter(state, side, chance);
  if (chance() < 0.1) return { kind: 'hold', unit };
  const here = hexOf(state, unit);
  const enemies = PIECES.filter((piece) => SIDE[piece] !== side).map((piece) => state.at[piece] ?? 0);
  const hexes = enemies.filter((hex) => hex > 0);
  const close = hexes.filter(
    (hex) => here > 0 && apart(here, hex) <= (guns.includes(ID.indexOf(unit)) ? 5 : 1),
  );
  const from = close.length > 0 && chance() < 0.7 ? close : hexes;
  return {
    kind: 'fire',
    unit,
    hex: pick(chance, [...from, here]),
    place: pick(chance, [0, 0, 0, 1, 1, -1, -1, 2]),
  };
}

/** A counter of the side, rather one near the enemy or in the middle of something. */
function counter(state: State, side: Side, chance: Chance): string {
  const own = PIECES.filter((piece) => SIDE[piece] === side && (state.at[piece] ?? 0) > 0);
  const units = survey(state.at);
  const close = own.filter((piece) => isBeside(units, state.at[piece] ?? 0, enemyOf(side)));
  const from = close.length > 0 && chance() < 0.5 ? close : own.length > 0 ? own : PIECES;
  return ID[pick(chance, from)] ?? '';
}

const hexOf = (state: State, id: string): number => Math.max(0, state.at[ID.indexOf(id)] ?? 0);
const near = (hex: number, chance: Chance): number => pick(chance, [...(NEIGHBOURS[hex] ?? []), hex]);

function stackWith(state: State, id: string): string[] {
  const hex = hexOf(state, id);
  if (hex === 0) return [id];
  return PIECES.filter((piece) => state.at[piece] === hex)
    .sort((a, b) => (state.order[a] ?? 0) - (state.order[b] ?? 0))
    .map((piece) => ID[piece] ?? '');
}

function some<T>(chance: Chance, list: readonly T[]): T[] {
  const chosen = list.filter(() => chance() < 0.5);
  return chosen.length > 0 ? chosen : [...list];
}

/** The same action with damage, as a file or a careless program could have it. */
export function damaged(state: State, action: Action, chance: Chance): unknown {
  const fields = Object.keys(action).filter((key) => key !== 'kind');
  const copy = structuredClone(action) as unknown as Record<string, unknown>;
  const field = fields.length > 0 ? pick(chance, fields) : 'kind';
  switch (below(chance, 8)) {
    case 0:
      return { ...copy, kind: pick(chance, [...ACTION_KINDS, ...STRANGE_WORDS]) };
    case 1:
      delete copy[field];
      return copy;
    case 2:
      return { ...copy, [field]: pick(chance, STRANGE) };
    case 3:
      return { ...copy, [field]: another(state, copy[field], chance) };
    case 4:
      return { ...copy, [field]: another(state, copy[field], chance), kind: pick(chance, ACTION_KINDS) };
    case 5:
      return JSON.parse(`{"__proto__":{"kind":"roll"},${JSON.stringify(copy).slice(1)}`) as unknown;
    case 6:
      return chance() < 0.1 ? pick(chance, STRANGE) : { ...copy, [field]: changed(copy[field], chance) };
    default:
      return { ...copy, extra: pick(chance, STRANGE) };
  }
}

/** Another value of the same type: a counter of any side, a hex on or off the map, a number. */
function another(state: State, value: unknown, chance: Chance): unknown {
  if (Array.isArray(value)) {
    const list = value as unknown[];
    const i = below(chance, list.length);
    return list.length === 0 ? [another(state, 1, chance)] : list.with(i, another(state, list[i], chance));
  }
  if (typeof value === 'number') return pick(chance, [...HEX_NUMBERS, pick(chance, LAND), value + 1, -value]);
  const lost = PIECES.filter((piece) => (state.at[piece] ?? 0) <= 0);
  const enemies = PIECES.filter((piece) => IS_UNIT[piece] && (state.at[piece] ?? 0) > 0);
  return ID[pick(chance, [...PIECES, ...lost, ...enemies])];
}

function changed(value: unknown, chance: Chance): unknown {
  if (!Array.isArray(value)) return [value];
  const list = value as unknown[];
  switch (below(chance, 5)) {
    case 0:
      return [];
    case 1:
      return [...list, ...list];
    case 2:
      return [...list, pick(chance, STRANGE)];
    case 3:
      return list.toReversed().slice(1);
    default:
      return Array.from({ length: 500 }, (_, i) => list[i % Math.max(1, list.length)]);
  }
}

const RIVER = HEXES.filter((hex) => !LAND.includes(hex));
const HEX_NUMBERS = [
  0,
  -1,
  -2,
  -3,
  1,
  99,
  100,
  117,
  2417,
  9999,
  65_536,
  ...RIVER.slice(0, 3),
  Number(MAP.britishExit),
];
const STRANGE_WORDS = [
  '',
  'nothing',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'break',
  'fire ',
];
/** Anything that JSON can hold; JSON reads 1e999 as Infinity. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  -0,
  1e9,
  2 ** 53,
  -(2 ** 31),
  Infinity,
  -Infinity,
  ...STRANGE_WORDS,
  [],
  {},
  [[]],
  [null],
  ['__proto__'],
  { length: 1, 0: 'b-24' },
  { kind: 'roll', dice: [6] },
  { toString: null, valueOf: null },
  { toString: 'b-24', toJSON: 1 },
  'x'.repeat(5_000),
];
