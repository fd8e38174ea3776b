/** 3.4, R109 The fog of war written a second time: who is hidden from whom, and twins of a state that look the same. */
import type { Side } from '../../src/engine/saratoga/index';
import { UNSEEN } from '../../src/engine/saratoga/frames';
import { copyState, NOT_PLACED, type State } from '../../src/engine/saratoga/state';
import { below, type Chance, pick } from './chance';
import {
  COMMANDER,
  enemyOf,
  FORMATION,
  ID,
  IS_GUN,
  IS_UNIT,
  isBeside,
  LAND,
  LEADERS,
  PIECES,
  SIDE,
  survey,
} from './ground';
import type { Memory } from './memory';

export type Viewer = Side | undefined;

/** R109 in a Combat Phase each counter next to an enemy unit has been shown; and so has a unit that fired. */
export function showStacks(state: State, shown: Uint8Array): void {
  const units = survey(state.at);
  for (const piece of PIECES) {
    const hex = state.at[piece] ?? 0;
    const side = SIDE[piece];
    if (!shown[piece] && hex > 0 && side && isBeside(units, hex, enemyOf(side))) shown[piece] = 1;
  }
}

/** The counters that a viewer must not see; a spectator must see none that is hidden from either side. */
export function hiddenFrom(state: State, shown: Uint8Array, viewer: Viewer): number[] {
  if (!state.fog || state.ending) return [];
  const tops = topsOf(state);
  // R127 leaders whom a lost unit has left slip away unseen
  const left = state.frames.flatMap((frame) =>
    frame.kind === 'relocation' && frame.leader === UNSEEN ? [frame.hex as number] : [],
  );
  return PIECES.filter((piece) => {
    const at = state.at[piece] ?? 0;
    if (SIDE[piece] === viewer || shown[piece]) return false;
    return at > 0 ? tops.get(at) !== piece || left.includes(at) : at === NOT_PLACED;
  });
}

/** 3.4 the top combat unit of each hex; where there is none, the top leader. */
export function topsOf(state: State): ReadonlyMap<number, number> {
  const tops = new Map<number, number>();
  for (const piece of PIECES) {
    const hex = state.at[piece] ?? 0;
    if (hex <= 0) continue;
    const top = tops.get(hex);
    if (top === undefined || isAbove(state, piece, top)) tops.set(hex, piece);
  }
  return tops;
}

function isAbove(state: State, one: number, other: number): boolean {
  if (IS_UNIT[one] !== IS_UNIT[other]) return IS_UNIT[one] === true;
  return (state.order[one] ?? 0) > (state.order[other] ?? 0);
}

/** Every string of a value and every key, but for the parts left out. */
export function wordsOf(value: unknown, into: Set<string> = new Set(), leaveOut = ''): Set<string> {
  if (typeof value === 'string') into.add(value);
  else if (Array.isArray(value)) for (const item of value) wordsOf(item, into, leaveOut);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      if (key === leaveOut) continue;
      into.add(key);
      wordsOf(part, into, leaveOut);
    }
  return into;
}

export interface Twin {
  readonly twin: State;
  readonly what: string;
  /** The counters that differ, and the hexes where they do. */
  readonly changed: readonly number[];
  readonly hexes: readonly number[];
  readonly isSwap: boolean;
}

/**
 * A state that a viewer cannot tell from this one: two hidden counters of the other side have changed places, one of them
 * has gone under another stack that he may not look into, or it is in another condition. Nothing where there is no such
 * state.
 */
export function twinOf(
  state: State,
  memory: Memory,
  viewer: Side,
  chance: Chance,
  /** Hexes that should be among those where something changes. */
  liked: readonly number[] = [],
): Twin | undefined {
  const enemy = enemyOf(viewer);
  const open = openOnes(state);
  const hidden = hiddenFrom(state, memory.shown, viewer).filter(
    (piece) => (state.at[piece] ?? 0) > 0 && !open.includes(piece),
  );
  if (hidden.length === 0) return undefined;
  const first = hidden.filter((piece) => liked.includes(state.at[piece] ?? 0));
  const one = pick(chance, first.length > 0 && chance() < 0.5 ? first : hidden);
  const others = hidden.filter(
    (piece) => IS_UNIT[piece] === IS_UNIT[one] && state.at[piece] !== state.at[one],
  );
  const twin = copyState(state);
  const here = state.at[one] ?? 0;
  if (chance() < 0.15) {
    const what = `${ID[one]} is ${changeCondition(twin, one, chance)}`;
    return { twin, what, changed: [one], hexes: [here], isSwap: false };
  }
  if (others.length > 0 && chance() < 0.7) {
    // R129 a gun and infantry can do different things, and nobody may see that they changed places.
    const unlike = others.filter((piece) => IS_GUN[piece] !== IS_GUN[one]);
    const other = pick(chance, unlike.length > 0 && chance() < 0.6 ? unlike : others);
    for (const list of [twin.at, twin.order]) [list[one], list[other]] = [list[other] ?? 0, list[one] ?? 0];
    const hexes = [here, state.at[other] ?? 0];
    return {
      twin,
      what: `${ID[one]} and ${ID[other]} change places`,
      changed: [one, other],
      hexes,
      isSwap: true,
    };
  }
  const stacks = hexesWithRoom(state, memory, enemy, IS_UNIT[one] === true).filter((hex) => hex !== here);
  if (stacks.length === 0) return undefined;
  const near = stacks.filter((hex) => liked.includes(hex));
  const hex = pick(chance, near.length > 0 ? near : stacks);
  twin.at[one] = hex;
  twin.order[one] = lowestIn(twin, hex, one) - 1;
  const what = `${ID[one]} lies under the stack in ${hex}`;
  return { twin, what, changed: [one], hexes: [here, hex], isSwap: false };
}

/** Its hits and all that the Command and Movement Phases settle; of leaders everybody knows who is activated. */
function changeCondition(twin: State, piece: number, chance: Chance): string {
  twin.done[piece] = !twin.done[piece];
  twin.spent[piece] = below(chance, 8);
  if (!IS_UNIT[piece]) return 'done';
  for (const list of [twin.inCommand, twin.active, twin.inContact])
    if (chance() < 0.5) list[piece] = !list[piece];
  twin.hits[piece] = below(chance, 4);
  return `in another condition, with ${twin.hits[piece]} hits`;
}

/** Counters whose place is told by what is under way: also the target of a shot, whose hex was named. */
function openOnes(state: State): readonly number[] {
  const frame = state.frames.at(-1);
  return frame?.kind === 'shot' ? [...helpers(state), frame.target] : helpers(state);
}

/** Leaders whose help is told: 7.2 whose bonus counts for a declared shot, 8.0 who is near a unit that tries to recover. */
export function helpers(state: State): readonly number[] {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'recovery' && frame.stage === 'roll') return LEADERS;
  return frame?.kind === 'shot' ? [COMMANDER[FORMATION[frame.unit] ?? -1] ?? -1] : [];
}

/** Stacks of a side with a unit on top that the other side may not look into; for a unit, with room for it. */
function hexesWithRoom(state: State, memory: Memory, side: Side, forUnit: boolean): number[] {
  const units = survey(state.at);
  // A gun may have been shown by its fire alone; whoever else was shown lay in an open stack, and nobody joins it unseen.
  const wasOpened = new Set(
    PIECES.filter((piece) => memory.shown[piece] && !IS_GUN[piece]).map((piece) => state.at[piece]),
  );
  return LAND.filter((hex) => {
    const count = units[side][hex] ?? 0;
    if (count === 0 || (forUnit && count >= 2) || wasOpened.has(hex)) return false;
    return memory.phase !== 'combat' || !isBeside(units, hex, enemyOf(side));
  });
}

function lowestIn(state: State, hex: number, but: number): number {
  let lowest = 1;
  for (const piece of PIECES)
    if (state.at[piece] === hex && piece !== but) lowest = Math.min(lowest, state.order[piece] ?? 0);
  return lowest;
}
