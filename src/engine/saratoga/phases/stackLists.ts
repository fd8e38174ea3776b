/** Lists of actions that depend on a stack and on the hexes around it, kept until one of these changes. */
import type { Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { type Piece, PIECES } from '../roster';
import { hexOfPiece, type State } from '../state';
import { type BoardReading, fieldOf } from '../zoc';

/** By the hex of the stack. */
export type StackLists = (StackList | undefined)[];

interface StackList {
  /** The board's clock when the list was made. */
  readonly clock: number;
  readonly facts: readonly number[];
  readonly actions: readonly Action[];
}

/** The list of these counters, if they and the hexes that it depends on, their own among them, are as they were. */
export function recall(
  lists: StackLists,
  state: State,
  board: BoardReading,
  pieces: readonly Piece[],
  around: readonly Hex[],
): readonly Action[] | undefined {
  const kept = lists[hexOfPiece(state, pieces[0] ?? -1)];
  if (kept?.facts.length !== pieces.length) return undefined;
  for (let i = 0; i < pieces.length; i++)
    if (kept.facts[i] !== factsOf(state, pieces[i] ?? -1)) return undefined;
  const { changed } = fieldOf(board, state.phasing);
  if (kept.clock === board.clock) return kept.actions;
  for (let i = 0; i < around.length; i++) if ((changed[around[i] ?? 0] ?? 0) > kept.clock) return undefined;
  return kept.actions;
}

export function keep(
  lists: StackLists,
  state: State,
  board: BoardReading,
  pieces: readonly Piece[],
  actions: readonly Action[],
): void {
  lists[hexOfPiece(state, pieces[0] ?? -1)] = {
    clock: board.clock,
    facts: pieces.map((piece) => factsOf(state, piece)),
    actions,
  };
}

/** What a move depends on besides the board, if no unit is broken: who it is, points spent, active, in command. */
const factsOf = (state: State, piece: Piece): number =>
  ((state.spent[piece] ?? 0) * PIECES.length + piece) * 4 +
  (state.active[piece] ? 1 : 0) +
  (state.inCommand[piece] ? 2 : 0);
