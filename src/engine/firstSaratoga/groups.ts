/** 4.1, 4.4, 13.3-4 Who may set out together, and along which path. */
import { type Hex, NO_HEX } from '../hexmap/hexId';
import type { Refusal } from '../kernel/game';
import { type Board, fieldOf } from './board';
import type { GroupFrame } from './frames';
import { barToStep, chargeFor, type Mover, moverOf, mustCheck, stepCost, stuckAfter } from './movement';
import { type Code, refuse, refuseAt } from './refusals';
import { fitsIn } from './stacking';
import { hexOfPiece, isIneffective, isMarked, MOVED, RALLIED, type State, WAITING } from './state';
import { allowanceOf } from './values';
import { idOf, type Piece, sideOf, type World } from './world';

/** 13.3 the number of the entry by which a counter beside the map comes; -1 where there is none. */
export function entryOf(world: World, state: State, piece: Piece): number {
  if (state.at[piece] !== WAITING) return -1;
  const formation = world.formationOf[piece] ?? -1;
  const column = formation >= 0 ? formation : (state.joined[piece] ?? -1);
  return column < 0 ? -1 : (state.entries[column] ?? -1);
}

export const entryHexOf = (world: World, state: State, piece: Piece): Hex =>
  world.entryHexes[entryOf(world, state, piece)] ?? NO_HEX;

/** 4.1, 3.2 whether it may still move in this phase. */
export const hasMoved = (state: State, piece: Piece): boolean => isMarked(state, piece, MOVED | RALLIED);

/** Why these counters of one place may not set out; the place itself was checked. */
export function barToGroup(
  world: World,
  state: State,
  board: Board,
  pieces: readonly Piece[],
  march: boolean,
): { readonly code: Code; readonly piece?: Piece } | undefined {
  let hasUnits = false;
  let hasLeader = false;
  for (const piece of pieces) {
    if (hasMoved(state, piece)) return { code: 'hasMoved', piece };
    if (allowanceOf(world, state, piece) === 0) return { code: 'immobile', piece };
    if (!world.isLeader[piece]) hasUnits = true;
    else if (!isIneffective(world, state, piece)) hasLeader = true;
  }
  const [first = -1] = pieces;
  const from = hexOfPiece(state, first);
  const field = fieldOf(board, sideOf(world, first));
  if (from <= 0) {
    if (march) return { code: 'noMarchOnEntry' };
    // 11.2 they wait
    return field.foes[entryHexOf(world, state, first)] === 0 ? undefined : { code: 'enemyThere' };
  }
  // 13.4, M11, M54 the garrison is held in fog
  if (isHeld(world, state, first, hasUnits) && !hasLeader) return { code: 'heldByFog', piece: first };
  if (march && ((hasUnits && field.zoc[from] !== 0) || field.near[from] !== 0))
    return { code: 'marchNearEnemy' };
  return undefined;
}

/** 13.4 whether a group that begins here stands under the restriction of fog. */
export const isHeld = (world: World, state: State, piece: Piece, hasUnits: boolean): boolean =>
  state.fog && hasUnits && !world.isBritish[piece] && world.sheltered[hexOfPiece(state, piece)] === 1;

/** M11 whether those who stay in the group still have the leader who lets them out. */
export function keepsLeader(world: World, state: State, frame: GroupFrame, rest: readonly Piece[]): boolean {
  if (!frame.held || world.sheltered[frame.hex] !== 1) return true;
  if (!rest.some((piece) => !world.isLeader[piece])) return true;
  return rest.some((piece) => world.isLeader[piece] && !isIneffective(world, state, piece));
}

export interface WalkedStep {
  readonly to: Hex;
  readonly cost: number;
  readonly stuck: readonly Piece[];
  readonly checking: readonly Piece[];
}

/** The first step of a path from where the group is, or why it may not be taken. */
export function stepFrom(
  world: World,
  board: Board,
  frame: Pick<GroupFrame, 'entry' | 'allowance' | 'passed'>,
  mover: Mover,
  place: {
    readonly hex: Hex;
    readonly spent: number;
    readonly steps: number;
    readonly stuck: readonly Piece[];
  },
  to: Hex,
): WalkedStep | Code {
  const { hex, spent, steps, stuck } = place;
  if (stuck.length > 0)
    // 5.3 names the nearest reason
    return mover.hasUnits && fieldOf(board, mover.side).zoc[hex] !== 0 ? 'stoppedByZoc' : 'mustStop';
  if (!world.grid.has(to)) return 'impassable';
  if (hex === NO_HEX && to !== frame.entry) return 'notEntryHex';
  if (hex !== NO_HEX && !world.grid.areAdjacent(hex, to)) return 'notAdjacent';
  const bar = barToStep(world, board, mover, hex, to, steps);
  if (bar) return bar;
  const left = frame.allowance - spent;
  const cost = chargeFor(stepCost(world, mover, hex, to, left), left, steps, mover.march);
  if (cost === undefined || left <= 0) return 'notEnoughPoints';
  return {
    to,
    cost,
    stuck: stuckAfter(world, board, mover, hex, to),
    checking: mustCheck(world, board, mover, to, frame.passed),
  };
}

/** Why a group may not take a path; it must be able to stay where the path ends, and where militia could fail. */
export function checkPath(
  world: World,
  state: State,
  board: Board,
  frame: GroupFrame,
  path: readonly Hex[],
): Refusal | undefined {
  if (path.length === 0) return refuse('emptyPath');
  const mover = moverOf(world, state, frame.pieces, frame.march);
  let { hex, spent, steps } = frame;
  let stuck: readonly Piece[] = frame.stuck;
  for (const to of path) {
    const step = stepFrom(world, board, frame, mover, { hex, spent, steps, stuck }, to);
    if (typeof step === 'string') return refuseAt(step, to);
    // M56 a check is refused where the unit could not stay
    if (step.checking.length > 0 && hex !== NO_HEX && !fitsIn(world, board, frame.pieces, hex))
      return refuseAt('stackFull', hex);
    hex = to;
    spent += step.cost;
    steps++;
    stuck = step.stuck;
  }
  return fitsIn(world, board, frame.pieces, hex) ? undefined : refuseAt('stackFull', hex);
}

/** Counters of this side that stand together, none of them twice, or why not. */
export function ownGroup(world: World, state: State, ids: readonly string[]): Piece[] | Refusal {
  if (ids.length === 0) return refuse('emptyGroup');
  const pieces: Piece[] = [];
  for (const id of ids) {
    const piece = ownPiece(world, state, id);
    if (typeof piece !== 'number') return piece;
    if (pieces.includes(piece)) return refuse('sameTwice', id);
    const [first = piece] = pieces;
    const isBeside = state.at[piece] === WAITING;
    if (isBeside && entryOf(world, state, piece) < 0) return refuse('notOnMap', id);
    if (
      state.at[piece] !== state.at[first] ||
      (isBeside && entryOf(world, state, piece) !== entryOf(world, state, first))
    )
      return refuse('notTogether', id);
    pieces.push(piece);
  }
  return pieces;
}

/** A counter of the phasing side on the map or beside it, or why not. */
function ownPiece(world: World, state: State, id: string): Piece | Refusal {
  const piece = world.numberOf.get(id);
  if (piece === undefined) return refuse('unknownCounter', id.slice(0, 40));
  if (sideOf(world, piece) !== state.phasing) return refuse('notYours', idOf(world, piece));
  const place = state.at[piece] ?? 0;
  return place > 0 || place === WAITING ? piece : refuse('notOnMap', id);
}
