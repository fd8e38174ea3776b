/** 6.0 The march of many counters toward a hex: who goes where in this phase, one behind the other. */
import { top } from '../../kernel/frames';
import type { Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { GRID, isLand } from '../battlefield';
import type { Side } from '../data/types';
import { apply } from '../game';
import {
  type Destination,
  destinations,
  groupPoints,
  hasMinimumMove,
  makeGroup,
  pointsLeft,
} from '../movement';
import {
  commanderOf,
  formationOf,
  idOf,
  isCombatUnit,
  isGun,
  type Piece,
  pieceOf,
  ratingOf,
  sideOf,
} from '../roster';
import { copyState, hexOfPiece, hitsOf, isOnMap, type State } from '../state';
import { owesWithdrawal, withdrawalHexes } from '../withdrawal';
import { readBoard } from '../zoc';
import { bestEnd, bestLeaderEnd, type March, marchTo } from './ends';

export interface MarchPlan {
  readonly moves: readonly Extract<Action, { readonly kind: 'move' }>[];
  /** The hex where each of those who move ends. */
  readonly ends: Readonly<Record<string, number>>;
  readonly stays: readonly string[];
}

/** The plan of the side that moves, from what it knows: where the enemy's units stand is open to all. */
export function marchPlan(
  state: State,
  _viewer: Side | undefined,
  counters: readonly string[],
  goal: number,
): MarchPlan {
  const frame = top(state);
  const pieces = ownPieces(state, counters);
  const isAsked = frame?.kind === 'movement' && frame.stage === 'move';
  if (!isAsked || !GRID.has(goal as Hex) || !isLand(goal as Hex))
    return { moves: [], ends: {}, stays: pieces.map(idOf) };
  const after = copyState(state);
  const march = marchTo(after, goal as Hex);
  const moves: Extract<Action, { kind: 'move' }>[] = [];
  const ends: Record<string, number> = {};
  let head: Hex | undefined;
  const send = (piece: Piece) => {
    if (after.done[piece] || ends[idOf(piece)] !== undefined) return;
    const way = wayOf(after, march, piece, pieces, head);
    if (!way || way.path.length === 0) return;
    const action = { kind: 'move', counters: [idOf(piece)], path: way.path } as const;
    apply(after, action, () => undefined);
    moves.push(action);
    ends[idOf(piece)] = way.hex;
    head ??= way.hex;
  };
  const units = inOrder(state, march, frame.party, pieces.filter(isCombatUnit));
  // Who finds no room at first may find it when the others have gone.
  for (const unit of [...units, ...units]) send(unit);
  const leaders = pieces.filter((piece) => !isCombatUnit(piece));
  for (const leader of leaders) send(leader);
  return { moves, ends, stays: pieces.map(idOf).filter((id) => ends[id] === undefined) };
}

function ownPieces(state: State, counters: readonly string[]): Piece[] {
  const pieces = new Set<Piece>();
  for (const id of counters) {
    const piece = pieceOf(id);
    if (piece !== undefined && sideOf(piece) === state.phasing && isOnMap(state, piece)) pieces.add(piece);
  }
  return [...pieces];
}

/**
 * R20 the stack under way first; then the nearest, for nobody passes another on the road (6.3). Near the enemy foot before guns, and of those
 * who can be there in this phase the best first.
 */
function inOrder(state: State, march: March, party: readonly Piece[], units: readonly Piece[]): Piece[] {
  const isNear = march.front.length > 0;
  const key = (unit: Piece): readonly number[] => [
    party.includes(unit) ? 0 : 1,
    isNear && isGun(unit) ? 1 : 0,
    isNear && march.left(hexOfPiece(state, unit)) <= pointsLeft(state, unit) ? 0 : 1,
    isNear ? ratingOf(unit, hitsOf(state, unit)) : 0,
    Math.min(march.left(hexOfPiece(state, unit)), 1e6),
    -pointsLeft(state, unit),
    unit,
  ];
  const keys = new Map(units.map((unit) => [unit, key(unit)]));
  return units.toSorted((a, b) => {
    const [one = [], other = []] = [keys.get(a), keys.get(b)];
    const i = one.findIndex((value, at) => value !== other[at]);
    return (one[i] ?? 0) - (other[i] ?? 0);
  });
}

/** The move of one counter, after those before it; nothing if it stays. */
function wayOf(
  state: State,
  march: March,
  piece: Piece,
  company: readonly Piece[],
  head: Hex | undefined,
): Destination | undefined {
  const group = makeGroup(state, [piece]);
  const points = groupPoints(state, group);
  // A commander who comes along will be near the first of his men.
  const leaderAt = (leader: Piece): Hex =>
    head !== undefined && company.includes(leader) && commanderOf(formationOf(piece)) === leader
      ? head
      : hexOfPiece(state, leader);
  const choose = (hexes: readonly Hex[]): readonly Hex[] => {
    const hex = isCombatUnit(piece)
      ? bestEnd(state, march, piece, hexes, leaderAt)
      : bestLeaderEnd(state, march, piece, hexes, company.filter(isCombatUnit));
    return hex === undefined ? [] : [hex];
  };
  if (!owesWithdrawal(state, piece)) {
    const [way] = destinations(readBoard(state), group, points, hasMinimumMove(state, group), choose);
    return way;
  }
  // 3.8.2 a broken unit withdraws, and only so
  const frame = top(state);
  const stood = frame?.kind === 'movement' ? frame.stood[piece] || group.from : group.from;
  const ways = withdrawalHexes(state, piece, stood as Hex);
  const [end] = choose(ways.map(({ hex }) => hex));
  return ways.find(({ hex }) => hex === end);
}
