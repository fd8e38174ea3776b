/** 7.1.3, 3.8.2 The shots that may be fired now, and those of one unit from the best to the worst. */
import { top } from '../../kernel/frames';
import type { Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import type { Side } from '../data/types';
import { isConcealed, knows } from '../fog';
import { actions } from '../game';
import { knownPiece, type Piece } from '../roster';
import { unitsIn } from '../stacking';
import type { State } from '../state';
import { harmOf } from './harm';

export type FireAction = Extract<Action, { readonly kind: 'fire' }>;

export interface PlannedShot {
  readonly action: FireAction;
  /** As in the harm of this shot alone. */
  readonly value: number;
}

export const shotsOf = (state: State, viewer: Side | undefined, unit: string): readonly PlannedShot[] =>
  listedShots(state, viewer)
    .filter((action) => action.unit === unit)
    .map((action) => planned(state, viewer, action))
    .sort((a, b) => b.value - a.value);

export function planned(state: State, viewer: Side | undefined, action: FireAction): PlannedShot {
  const target = { hex: action.hex as Hex, place: action.place };
  return { action, value: harmOf(state, viewer, knownPiece(action.unit), target).value };
}

/** Those of units that the viewer sees: before both sides nobody fires who is hidden from one of them. */
export function listedShots(state: State, viewer: Side | undefined): readonly FireAction[] {
  const kind = top(state)?.kind;
  if (kind !== 'fire' && kind !== 'break') return [];
  return actions(state).filter(
    (action) => action.kind === 'fire' && knows(state, viewer, knownPiece(action.unit)),
  ) as FireAction[];
}

/** 7.1, R87 the units of an open stack that could be fired at sooner or later, by place; in a closed one top and other. */
export function placesOf(state: State, hex: Hex): { readonly place: number; readonly unit: Piece }[] {
  const units = unitsIn(state, hex);
  if (isConcealed(state, hex)) return [0, 1].map((place) => ({ place, unit: -1 }));
  const frame = top(state);
  const driven = frame?.kind === 'break' ? frame.units : undefined;
  return units.map((unit, place) => ({ place, unit })).filter(({ unit }) => !driven || driven.includes(unit));
}
