/** A campaign that begins in the middle: some week, a side's movement, and the blocks that take part. */
import { isObject } from '../kernel/json';
import { ALL_BLOCKS, blockOf, CLINTON_BLOCK, fullSp, idOf } from './blocks';
import { LOST, NEW_YORK, spotOf } from './board';
import { LAST_TURN, MOST_POINTS } from './data/tables';
import { type Side, SIDES } from './data/types';
import type { State } from './state';

export interface Given {
  readonly turn: number;
  readonly phasing: Side;
  readonly points: number;
  /** By place or box, the blocks that stand there; `br_f9:2` has two points left. Whoever is not named is lost. */
  readonly blocks: Readonly<Record<string, readonly string[]>>;
}

/** Undefined where it is none. */
export function readGiven(json: unknown): Given | undefined {
  if (!isObject(json) || !isObject(json['blocks'])) return undefined;
  const { turn, phasing, points, blocks } = json;
  const side = SIDES.find((each) => each === phasing);
  if (!side || !isWhole(turn, 1, LAST_TURN) || !isWhole(points, 0, MOST_POINTS)) return undefined;
  const read: Record<string, string[]> = {};
  const seen = new Set<number>();
  for (const [place, list] of Object.entries(blocks as Record<string, unknown>)) {
    if (spotOf(place) === undefined || !Array.isArray(list)) return undefined;
    const names: string[] = [];
    for (const name of list as readonly unknown[]) {
      const found = typeof name === 'string' ? blockNamed(name) : undefined;
      if (!found || seen.has(found.block)) return undefined;
      seen.add(found.block);
      names.push(String(name));
    }
    read[place] = names;
  }
  return { turn, phasing: side, points, blocks: read };
}

/** The movement of the side comes next. */
export function layOut(state: State, { turn, phasing, points, blocks }: Given): void {
  state.turn = turn;
  for (const block of ALL_BLOCKS) [state.at[block], state.sp[block]] = [LOST, 0];
  for (const [place, names] of Object.entries(blocks))
    for (const name of names) {
      const found = blockNamed(name);
      if (found) [state.at[found.block], state.sp[found.block]] = [spotOf(place) ?? LOST, found.sp];
    }
  if (state.at[CLINTON_BLOCK] === LOST) [state.at[CLINTON_BLOCK], state.sp[CLINTON_BLOCK]] = [NEW_YORK, 1];
  state.phasing = phasing;
  state.ap[phasing] = points;
  state.frames = [
    { kind: 'turn', stage: 'second', first: phasing },
    { kind: 'playerTurn', stage: 'begin' },
  ];
}

function blockNamed(name: string): { readonly block: number; readonly sp: number } | undefined {
  const [id = '', sp] = name.split(':');
  const block = blockOf(id);
  if (block === undefined) return undefined;
  const strength = sp === undefined ? fullSp(block) : Number(sp);
  return isWhole(strength, 1, fullSp(block)) && name === nameFor(block, sp)
    ? { block, sp: strength }
    : undefined;
}

const nameFor = (block: number, sp: string | undefined): string =>
  sp === undefined ? idOf(block) : `${idOf(block)}:${sp}`;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
