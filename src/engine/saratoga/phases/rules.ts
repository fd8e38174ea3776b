/** What every phase file needs: the shape of its rules, and checks that all actions share. */
import type { FrameRules } from '../../kernel/frames';
import { checkRoll as answersRoll } from '../../kernel/dice';
import { DICE, type Refusal, type RollDecision } from '../../kernel/game';
import type { Action } from '../actions';
import type { Side } from '../data/types';
import type { SaratogaDecision } from '../decisions';
import type { Event } from '../events';
import type { SaratogaFrame } from '../frames';
import { refuse } from '../refusals';
import { knownPiece, type Piece, pieceOf, piecesOf, sideOf } from '../roster';
import { stackIn } from '../stacking';
import { hexOfPiece, isOnMap, type State } from '../state';
import { type BoardReading, fieldOf } from '../zoc';

export type FrameOf<Kind extends SaratogaFrame['kind']> = Extract<SaratogaFrame, { readonly kind: Kind }>;
export type RulesOf<Kind extends SaratogaFrame['kind']> = FrameRules<
  State,
  FrameOf<Kind>,
  Action,
  Event,
  SaratogaDecision
>;

export const rollOf = (dice: number, rule: string): RollDecision => ({
  kind: 'roll',
  by: DICE,
  dice,
  faces: 6,
  case: rule,
});

/** A roll that was asked for: so many dice, each from 1 to 6. */
export function checkRoll(action: Action, dice: number): Refusal | undefined {
  if (action.kind !== 'roll') return refuse('notNow');
  return answersRoll(rollOf(dice, ''), action) ? refuse('badRoll') : undefined;
}

/** A counter of this side on the map, or why not. */
export function ownPiece(state: State, side: Side, id: string): Piece | Refusal {
  const piece = pieceOf(id);
  if (piece === undefined) return refuse('unknownCounter', id);
  if (sideOf(piece) !== side) return refuse('notYours', id);
  return isOnMap(state, piece) ? piece : refuse('notOnMap', id);
}

/** Several counters of this side in one hex, none of them twice, or why not. */
export function ownGroup(state: State, side: Side, ids: readonly string[]): Piece[] | Refusal {
  if (ids.length === 0) return refuse('emptyGroup');
  const pieces: Piece[] = [];
  for (const id of ids) {
    const piece = ownPiece(state, side, id);
    if (typeof piece !== 'number') return piece;
    if (pieces.includes(piece)) return refuse('sameTwice', id);
    if (pieces.length > 0 && state.at[piece] !== state.at[pieces[0] ?? -1]) return refuse('notTogether', id);
    pieces.push(piece);
  }
  return pieces;
}

/** R111 the owner may change the order of a stack: all its counters, from the bottom to the top. */
export function checkReorder(state: State, side: Side, ids: readonly string[]): Refusal | undefined {
  const pieces = ownGroup(state, side, ids);
  if (!Array.isArray(pieces)) return pieces as Refusal;
  const whole = stackIn(state, hexOfPiece(state, pieces[0] ?? -1)).length;
  return pieces.length === whole ? undefined : refuse('notAWholeStack');
}

export function applyReorder(state: State, ids: readonly string[]): void {
  ids.forEach((id, i) => {
    state.order[knownPiece(id)] = i + 1;
  });
}

/** The counters of the phasing side that are free to move, hex by hex. */
export function stacksOf(
  state: State,
  board: BoardReading,
  isFree: (piece: Piece) => boolean,
): readonly (readonly Piece[])[] {
  const { counters } = fieldOf(board, state.phasing);
  const stacks: (readonly Piece[])[] = [];
  for (const piece of piecesOf(state.phasing)) {
    const hex = state.at[piece] ?? 0;
    if (hex <= 0 || !isFree(piece)) continue;
    const there = counters[hex] ?? [];
    if (there.length === 1) stacks.push(there);
    else if (there.find(isFree) === piece) stacks.push(there.filter(isFree));
  }
  return stacks;
}

/** Every way to take some of a stack; of a large one each counter and the whole. */
export function subsets(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  if (pieces.length === 1) return [pieces];
  if (pieces.length > 4) return [...pieces.map((piece) => [piece]), pieces];
  const list: Piece[][] = [];
  for (let bits = 1; bits < 1 << pieces.length; bits++) {
    const some: Piece[] = [];
    for (let i = 0; i < pieces.length; i++) if ((bits & (1 << i)) !== 0) some.push(pieces[i] ?? -1);
    list.push(some);
  }
  return list;
}
