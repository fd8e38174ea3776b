/** What the puzzles of Saratoga ask for, and when it is settled. */
import type { Decision } from '../../../engine/kernel/game';
import type { Hex } from '../../../engine/hexmap/hexId';
import {
  type Action,
  FORMATION_LIST,
  type FormationId,
  knownPiece,
  LOST,
  type Side,
  sideOf,
  type State,
  unitsIn,
} from '../../../engine/saratoga';

export interface Goal {
  readonly isWon: (state: State) => boolean;
  /** Whether nothing in this phase can change it any more. */
  readonly isSettled: (state: State) => boolean;
}

const isLost = (state: State, id: string): boolean => state.at[knownPiece(id)] === LOST;
const hasBroken = (state: State, formation: FormationId): boolean =>
  state.broken[FORMATION_LIST.findIndex(({ id }) => id === formation)] === true;

/** A formation breaks. */
export const breaks = (formation: FormationId): Goal => once((state) => hasBroken(state, formation));
/** A counter is lost. */
export const falls = (id: string): Goal => once((state) => isLost(state, id));
/** A counter is still there. */
export const lives = (id: string): Goal => never((state) => isLost(state, id));
/** A formation does not break. */
export const stands = (formation: FormationId): Goal => never((state) => hasBroken(state, formation));
/** Whoever the side has, and nobody else, stands in the hex at the end. */
export const holds = (side: Side, hex: number): Goal => ({
  isWon: (state) => {
    const there = unitsIn(state, hex as Hex);
    return there.length > 0 && there.every((unit) => sideOf(unit) === side);
  },
  isSettled: () => false,
});
/** Nobody of the side stands in the hex at the end. */
export const isRidOf = (side: Side, hex: number): Goal => ({
  isWon: (state) => unitsIn(state, hex as Hex).every((unit) => sideOf(unit) !== side),
  isSettled: () => false,
});

export const both = (one: Goal, other: Goal): Goal => ({
  isWon: (state) => one.isWon(state) && other.isWon(state),
  isSettled: (state) =>
    (one.isSettled(state) && other.isSettled(state)) ||
    (one.isSettled(state) && !one.isWon(state)) ||
    (other.isSettled(state) && !other.isWon(state)),
});

/** It comes about, and that is that. */
const once = (has: (state: State) => boolean): Goal => ({ isWon: has, isSettled: has });
/** It must not come about. */
const never = (has: (state: State) => boolean): Goal => ({ isWon: (state) => !has(state), isSettled: has });

/** Up to the end of the Combat Phase: what one does to the enemy in it, and he to oneself. */
const PHASES: readonly string[] = ['movement', 'combatMovement', 'fire'];
export const isOver = (state: State): boolean => !state.frames.some(({ kind }) => PHASES.includes(kind));

/** All that a Combat Phase hangs on, and nothing else, so that states which come to the same are counted once. */
export function keyOf(state: State): string {
  const { at, order, hits, fired, aimedAt, shotAt, spent, done, morale, broken, frames } = state;
  let key = JSON.stringify(frames) + morale.join('') + broken.map(Number).join('');
  for (let piece = 0; piece < at.length; piece++) {
    const hex = at[piece] ?? 0;
    if (hex <= 0) continue;
    key += ` ${piece}:${hex},${order[piece]}${hits[piece]}${Number(fired[piece])}${Number((shotAt[piece] ?? 0) > 0)}${aimedAt[piece]},${spent[piece]}${Number(done[piece])}`;
  }
  return key;
}

/**
 * Who fires at whom, and whether at all. Holding with some is firing with the others and then holding with all; whoever retreats
 * takes the first way that the rules give, and nobody advances unless the player orders it.
 */
export function weighed(actions: readonly Action[], asked: Decision): readonly Action[] {
  if (asked.kind === 'advance') return actions.filter(({ kind }) => kind === 'decline');
  if (SETTLED.includes(asked.kind)) return actions.slice(0, 1);
  return actions.filter(({ kind }) => kind !== 'hold');
}
const SETTLED: readonly string[] = ['retreat', 'displace', 'relocateLeader'];
