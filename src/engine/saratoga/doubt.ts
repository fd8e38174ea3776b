/**
 * 3.4, R129 What the enemy cannot rule out. Whether a side is asked must tell nothing of its hidden counters, so these
 * answers follow from what both sides see: the top of each stack, what was shown, and which counters must lie somewhere.
 * They say yes wherever somebody can act, and also where somebody could for all that the enemy knows.
 */
import type { Hex } from '../hexmap/hexId';
import { isInRange } from './artillery';
import { GRID } from './battlefield';
import { ratingOfStep, sideOfStep, stepOf } from './combat';
import { combatDestinations, isNearEnemy } from './combatMovement';
import { barToActivation } from './command';
import type { Side } from './data/types';
import { inspectableHexes, isKnownToEnemy, shownOf } from './fog';
import { isBroken } from './morale';
import type { Group } from './movement';
import {
  commanderOf,
  formationsOf,
  isCombatUnit,
  isGun,
  isInfantry,
  LEADER_PIECES,
  overallOf,
  type Piece,
  PIECES,
  piecesOf,
  rangeOf,
  ratingOf,
  sideOf,
} from './roster';
import { STACKING_LIMIT } from './stacking';
import { EXITED, hexOfPiece, hitsOf, LOST, type State } from './state';
import { type Field, fieldOf, makeReader, readBoard } from './zoc';

/** 5.0 where a leader stands whom the enemy does not see, he may be within span. */
export const couldActivate = (state: State): boolean =>
  state.fog &&
  formationsOf(state.phasing).some((formation) => {
    const bar = barToActivation(state, formation);
    if (bar !== 'outsideSpan') return bar === undefined;
    return [commanderOf(formation), overallOf(formation)].some((leader) => !isKnownToEnemy(state, leader));
  });

/** 7.0 who is activated is not for the enemy to know either. */
export function couldCloseIn(state: State, moved: readonly Piece[]): boolean {
  if (!state.fog) return false;
  const side = state.phasing;
  const board = readBoard(state);
  const { stacks, unseen } = whatIsSeen(state, side);
  const isFoot = (piece: Piece) => isInfantry(piece) && !isBroken(state, piece);
  const hasUnseenFoot = unseen.some(isFoot);
  const hasUnseenLeader = unseen.some((piece) => !isCombatUnit(piece));
  const movers: Group[] = [];
  for (const { hex, known, isClosed, hasRoom } of stacks) {
    if (!isNearEnemy(board, side, hex)) continue;
    const free = known.filter((piece) => !moved.includes(piece));
    if (free.some(isFoot) || (hasRoom && hasUnseenFoot)) movers.push(alone(side, hex, true));
    if (free.some((piece) => !isCombatUnit(piece) && state.active[piece]) || (isClosed && hasUnseenLeader))
      movers.push(alone(side, hex, false));
  }
  if (movers.length === 0) return false;
  // Fewer friends on the road and in the way is the best that can be.
  const at = state.at.slice();
  for (const piece of unseen) at[piece] = LOST;
  const seen = readSeen({ at });
  return movers.some((group) => combatDestinations(seen, group).length > 0);
}

/** 7.1.3 the first step, this one or later but before `end`, in which somebody could fire out of a closed stack. */
export function nextUnseenStep(state: State, step: number, end: number, held: readonly Piece[]): number {
  if (!state.fog) return end;
  for (let next = step; next < end; next++) if (couldFireUnseen(state, next, held)) return next;
  return end;
}

/** 7.4, 7.6 guns at a distance, or infantry next to leaders who stand alone: that opens no stack (R109). */
export function couldFireUnseen(state: State, step: number, held: readonly Piece[]): boolean {
  const side = sideOfStep(state, step);
  const rating = ratingOfStep(step);
  const field = fieldOf(readBoard(state), side);
  const hasPrey = LEADER_PIECES.some(
    (leader) => sideOf(leader) !== side && isLoneLeader(field, hexOfPiece(state, leader)),
  );
  if (!state.fog || (!hasPrey && !GUN_RATINGS.has(rating))) return false;
  const isFree = (unit: Piece) =>
    isCombatUnit(unit) && (isGun(unit) || hasPrey) && !(side === state.phasing && isBroken(state, unit)); // 3.8.2
  const { stacks, unseen } = whatIsSeen(state, side);
  const hidden = unseen.filter(
    (unit) => isFree(unit) && (ratingOf(unit, 0) === rating || ratingOf(unit, 2) === rating),
  );
  const open = (unit: Piece) =>
    isFree(unit) && stepOf(state, unit) === step && !state.fired[unit] && !held.includes(unit);
  return stacks.some(({ hex, known, isClosed, hasRoom }) => {
    if (!isClosed) return false;
    const units = known.filter(open);
    if (hasRoom) units.push(...hidden);
    const guns = units.filter(isGun);
    return (
      (guns.length > 0 && isInRange(state, side, longestOf(guns), hex, field.foes)) ||
      (guns.length < units.length && GRID.neighbours(hex).some((next) => isLoneLeader(field, next)))
    );
  });
}

/** 8.0 any unit that lies unseen may have a marker to lose. */
export function couldRecover(state: State): boolean {
  if (!state.fog) return false;
  const { near } = fieldOf(readBoard(state), state.phasing);
  const { stacks, unseen } = whatIsSeen(state, state.phasing);
  const hasUnseen = unseen.some(isCombatUnit);
  return stacks.some(
    ({ hex, known, hasRoom }) =>
      near[hex] === 0 &&
      ((hasRoom && hasUnseen) || known.some((unit) => isCombatUnit(unit) && hitsOf(state, unit) % 2 === 1)),
  );
}

/** A stack as the enemy sees it. */
interface SeenStack {
  readonly hex: Hex;
  readonly known: readonly Piece[];
  /** Whether leaders may lie in it unseen, and units. */
  readonly isClosed: boolean;
  readonly hasRoom: boolean;
}

/** The stacks of a side, and who may lie unseen in any of them. */
interface WhatIsSeen {
  readonly stacks: readonly SeenStack[];
  readonly unseen: readonly Piece[];
}

function whatIsSeen(state: State, side: Side): WhatIsSeen {
  const { counters } = fieldOf(readBoard(state), side);
  const isOpen = inspectableHexes(state, side);
  const unseen: Piece[] = [];
  const stacks: SeenStack[] = [];
  for (const piece of piecesOf(side)) {
    const hex = hexOfPiece(state, piece);
    const here = counters[hex] ?? [];
    if (hex <= 0) {
      if (hex !== LOST && hex !== EXITED) unseen.push(piece);
    } else if (here[0] === piece) {
      const isClosed = !isOpen(hex);
      const known = isClosed && here.length > 1 ? knownOf(state, here) : here;
      if (known.length < here.length)
        for (const other of here) if (!known.includes(other)) unseen.push(other);
      let units = 0;
      for (const other of known) if (isCombatUnit(other)) units++;
      // Under leaders alone lies no unit: it would lie on top.
      stacks.push({ hex, known, isClosed, hasRoom: isClosed && units > 0 && units < STACKING_LIMIT });
    }
  }
  return { stacks, unseen };
}

function knownOf(state: State, stack: readonly Piece[]): readonly Piece[] {
  const shown = shownOf(state, stack);
  return stack.filter((piece) => piece === shown || state.seen[piece]);
}

const readSeen = makeReader();
const GUN_RATINGS: ReadonlySet<number> = new Set(
  PIECES.filter(isGun).flatMap((gun) => [ratingOf(gun, 0), ratingOf(gun, 2)]),
);
const longestOf = (guns: readonly Piece[]): number => Math.max(...guns.map(rangeOf));

/** A unit or a leader who goes by himself comes farthest. */
const alone = (side: Side, from: Hex, infantry: boolean): Group => ({
  pieces: [],
  side,
  from,
  units: infantry ? 1 : 0,
  infantry,
  zocBar: undefined,
  needsFriends: false,
  broken: false,
});

const isLoneLeader = ({ foes, foeLeaders }: Field, hex: Hex): boolean =>
  foeLeaders[hex] !== 0 && foes[hex] === 0;
