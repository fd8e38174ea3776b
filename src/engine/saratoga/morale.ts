/** 3.8 The morale of formations. */
import { FORMATION_LIST } from './data/formations';
import { formationOf, type Piece } from './roster';
import type { State } from './state';

/** 3.8 a box for each formation that is on its track; undefined where it is none. */
export function readStarts(json: unknown): readonly number[] | undefined {
  if (!Array.isArray(json) || json.length !== FORMATION_LIST.length) return undefined;
  const boxes = json as readonly unknown[];
  const isBox = (box: unknown, i: number) =>
    Number.isInteger(box) && FORMATION_LIST[i]?.morale[box as number] !== undefined;
  return boxes.every(isBox) ? (boxes as readonly number[]) : undefined;
}

/** 3.8.1 two dice must not exceed this. */
export function moraleNumber(state: State, formation: number): number {
  return FORMATION_LIST[formation]?.morale[state.morale[formation] ?? 0] ?? 0;
}

/** R81 a passed check moves the marker down one box; in the last box it stays (R82). */
export function lowerMorale(state: State, formation: number): void {
  const last = (FORMATION_LIST[formation]?.morale.length ?? 1) - 1;
  state.morale[formation] = Math.min(last, (state.morale[formation] ?? 0) + 1);
}

/** 3.8, R51 a loss calls for a check, unless the unit has no formation or its formation is broken already (R87). */
export function needsMoraleCheck(state: State, unit: Piece): boolean {
  const formation = formationOf(unit);
  return formation >= 0 && !state.broken[formation];
}

export const isBroken = (state: State, piece: Piece): boolean => {
  const formation = formationOf(piece);
  return formation >= 0 && state.broken[formation] === true;
};
