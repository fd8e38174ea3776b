/** 3.4 The fog of war: what a side may know of the other side's stacks. */
import type { Hex } from '../hexmap/hexId';
import type { Side } from './data/types';
import { UNSEEN } from './frames';
import { enemyOf, isCombatUnit, type Piece, PIECES, sideOf } from './roster';
import { leadersIn, STACKING_LIMIT, unitsIn } from './stacking';
import { copyState, EXITED, hexOfPiece, isOnMap, LOST, NOT_PLACED, type State, UNKNOWN } from './state';
import { readBoard } from './zoc';

/** R109 in a Combat Phase every stack next to an enemy unit is opened, and stays so until the phase ends. */
export function openStacks(state: State): void {
  if (!state.fog || !isCombatPhase(state)) return;
  const { near } = readBoard(state);
  for (const piece of PIECES)
    if (
      !state.seen[piece] &&
      isOnMap(state, piece) &&
      near[enemyOf(sideOf(piece))][state.at[piece] ?? 0] !== 0
    )
      state.seen[piece] = true;
}

/** Whether the other side knows this counter: who is out of play, what was shown, the top of each stack. */
export function isKnownToEnemy(state: State, piece: Piece): boolean {
  if (!state.fog || state.ending || state.seen[piece]) return true;
  const hex = hexOfPiece(state, piece);
  if (hex <= 0) return hex !== NOT_PLACED && hex !== UNKNOWN;
  if (isSlippingAway(state, hex)) return false;
  return shownOf(state, [...unitsIn(state, hex), ...leadersIn(state, hex)]) === piece;
}

/** R127 the leaders whom a lost unit leaves behind in this hex are gone before the enemy sees them. */
export function isSlippingAway({ frames }: State, hex: number): boolean {
  for (const frame of frames)
    if (frame.kind === 'relocation' && frame.leader === UNSEEN && frame.hex === hex) return true;
  return false;
}

/** R129 whether a counter could lie in any stack of its side, for all that the other side can see. */
export function mayLieUnseen(state: State, piece: Piece): boolean {
  const hex = state.at[piece] ?? 0;
  if (hex === LOST || hex === EXITED) return false;
  return hex <= 0 || (!isKnownToEnemy(state, piece) && !isInspectable(state, hex as Hex, sideOf(piece)));
}

/** All that the other side does not know, in one pass over the counters. */
export function hiddenCounters(state: State): Piece[] {
  if (!state.fog || state.ending) return [];
  const tops: Piece[] = [];
  for (const piece of PIECES) {
    const hex = state.at[piece] ?? 0;
    if (hex <= 0) continue;
    const top = tops[hex];
    const lies = top !== undefined && (state.order[top] ?? 0) > (state.order[piece] ?? 0);
    // A unit counts before every leader, and units come first.
    if (top === undefined || (isCombatUnit(top) === isCombatUnit(piece) && !lies)) tops[hex] = piece;
  }
  return PIECES.filter((piece) => {
    const hex = state.at[piece] ?? 0;
    if (state.seen[piece]) return false;
    if (hex <= 0) return hex === NOT_PLACED || hex === UNKNOWN;
    return tops[hex] !== piece || isSlippingAway(state, hex);
  });
}

/** A state in which a side has only what the other one knows of. */
export function knownPart(state: State, side: Side): State {
  const known = copyState(state);
  for (const piece of hiddenCounters(state)) if (sideOf(piece) === side) known.at[piece] = LOST;
  return known;
}

/** The state itself, but for leaders who slip away unseen from an empty hex (R127). */
export function asSeenBy(state: State, viewer: Side | undefined): State {
  const frame = state.frames.at(-1);
  return frame?.kind === 'relocation' && frame.side !== viewer ? knownPart(state, frame.side) : state;
}

/** Nobody in particular knows what both sides know. */
export const knows = (state: State, viewer: Side | undefined, piece: Piece): boolean =>
  viewer === sideOf(piece) || isKnownToEnemy(state, piece);

/** R109 a stack of this side lies open to the enemy: in a Combat Phase, next to his units. */
export const isInspectable = (state: State, hex: Hex, side: Side): boolean =>
  !state.fog ||
  state.ending !== undefined ||
  (isCombatPhase(state) && readBoard(state).near[enemyOf(side)][hex] !== 0);

/** The same for many hexes. */
export function inspectableHexes(state: State, side: Side): (hex: Hex) => boolean {
  if (!state.fog || state.ending !== undefined) return () => true;
  if (!isCombatPhase(state)) return () => false;
  const board = readBoard(state);
  return (hex) => board.near[enemyOf(side)][hex] !== 0;
}

/** R110 whether the enemy must guess how many units stand there. Two whom he knows are all that can be. */
export function isConcealed(state: State, hex: Hex): boolean {
  if (!state.fog) return false;
  const units = unitsIn(state, hex);
  const [top] = units;
  if (top === undefined || isInspectable(state, hex, sideOf(top))) return false;
  return units.filter((unit) => unit === top || state.seen[unit]).length < STACKING_LIMIT;
}

/** Hexes of the other side where more may lie than is shown. */
export function concealedHexes(state: State, viewer: Side | undefined): number[] {
  const hexes = PIECES.filter((piece) => isOnMap(state, piece) && sideOf(piece) !== viewer)
    .filter((piece) => !isSlippingAway(state, hexOfPiece(state, piece)))
    .filter((piece) => !isInspectable(state, hexOfPiece(state, piece), sideOf(piece)))
    .map((piece) => hexOfPiece(state, piece));
  return [...new Set(hexes)].sort((a, b) => a - b);
}

/** What everybody sees of a stack, also as it moves: the top combat unit, or the top leader where there is no unit. */
export function shownOf(state: State, pieces: readonly Piece[]): Piece | undefined {
  if (pieces.length === 1) return pieces[0];
  const units = pieces.filter(isCombatUnit);
  const from = units.length > 0 ? units : pieces;
  return from.reduce<Piece | undefined>(
    (a, b) => (a === undefined || (state.order[b] ?? 0) > (state.order[a] ?? 0) ? b : a),
    undefined,
  );
}

const isCombatPhase = (state: State): boolean => state.frames.some((frame) => frame.kind === 'fire');
