/** What would happen: odds, reach, command and sight, answered from what the asking side may know (3.4, R110). */
import { top } from '../kernel/frames';
import type { Refusal } from '../kernel/game';
import type { Hex } from '../hexmap/hexId';
import { GRID } from './battlefield';
import {
  barToFiring,
  barToTarget,
  isHit,
  LEADERS_ALONE,
  type Modifier,
  modifiers,
  numberNeeded,
} from './combat';
import { isWithinSpan, leadersFor } from './command';
import type { Side } from './data/types';
import { asSeenBy, isConcealed, isInspectable, knownPart, knows } from './fog';
import { blockedBy } from './los';
import { barToCombatMove, combatDestinations } from './combatMovement';
import type { MovementFrame } from './frames';
import {
  barToGoingOn,
  COMBAT_ALLOWANCE,
  type Destination,
  destinations,
  type Group,
  groupPoints,
  hasMinimumMove,
  makeGroup,
  stopsIn,
} from './movement';
import { named, refuse } from './refusals';
import {
  allowanceOf,
  enemyOf,
  idOf,
  isCombatUnit,
  type Piece,
  pieceOf,
  ratingOf,
  sideOf,
  spanOf,
} from './roster';
import { unitsIn } from './stacking';
import { copyState, hexOfPiece, hitsOf, isOnMap, type State } from './state';
import { MP } from './terrain';
import { owesWithdrawal, withdrawalHexes } from './withdrawal';
import { type BoardReading, readBoard } from './zoc';

/** One case of a shot. */
export interface Chance {
  readonly modifiers: readonly Modifier[];
  /** What the die must show at least, 1 to 6, with the modifiers counted in. */
  readonly needed: number;
  /** How many of the six faces hit. */
  readonly faces: number;
}

/** CRT, R110 the best and the worst case; both are the same where nothing is hidden. */
export interface Odds {
  /** 7.6 leaders who stand alone fall without a die. */
  readonly automatic: boolean;
  /** What the firer's rating needs before modifiers. */
  readonly base: number;
  readonly best: Chance;
  readonly worst: Chance;
}

/** The odds of a shot, whoever's turn it is; or what forbids it at any time of this Combat Phase. */
export function odds(
  truth: State,
  viewer: Side | undefined,
  unitId: string,
  hex: number,
  place = 0,
): Odds | Refusal {
  const state = asSeenBy(truth, viewer);
  const unit = pieceOf(unitId);
  if (unit === undefined || !isCombatUnit(unit) || !knows(state, viewer, unit))
    return refuse('unknownCounter', unitId);
  if (!isOnMap(state, unit)) return refuse('notOnMap', unitId);
  const isOwn = sideOf(unit) === viewer || !state.fog;
  // What stands with an enemy unit changes its fire, so that his stack must lie open.
  if (!isOwn && !isInspectable(state, hexOfPiece(state, unit), sideOf(unit)))
    return refuse('notYours', unitId);
  // R86, R87 in the round at a formation that breaks it does not matter who has fired or is activated.
  const frame = top(state);
  const driven = frame?.kind === 'break' && frame.stage === 'round' ? frame.units : undefined;
  const isTarget = driven && ((other: Piece) => driven.includes(other));
  // Whether he is activated is not for everybody to know.
  const bar =
    (isOwn && !driven ? barToFiring(state, unit) : undefined) ??
    barToTarget(state, unit, { hex: hex as Hex, place }, isTarget);
  if (bar) return refuse(bar === 'notAdjacent' ? 'targetNotAdjacent' : bar, unitId);
  return chances(state, viewer, unit, hex as Hex, place);
}

export function chances(state: State, viewer: Side | undefined, unit: Piece, hex: Hex, place: number): Odds {
  const rating = ratingOf(unit, hitsOf(state, unit));
  const base = numberNeeded(rating);
  if (place === LEADERS_ALONE) {
    const sure: Chance = { modifiers: [], needed: 1, faces: 6 };
    return { automatic: true, base, best: sure, worst: sure };
  }
  const standing = unitsIn(state, hex).length;
  const isGuess = viewer !== enemyOf(sideOf(unit)) && isConcealed(state, hex);
  const chance = (defenders: number) => chanceOf(rating, modifiers(state, unit, hex, defenders));
  const best = chance(isGuess ? 2 : standing);
  return { automatic: false, base, best, worst: isGuess ? chance(1) : best };
}

function chanceOf(rating: number, list: readonly Modifier[]): Chance {
  const sum = list.reduce((total, { value }) => total + value, 0);
  const hits = [1, 2, 3, 4, 5, 6].filter((die) => isHit(die, rating, sum));
  return { modifiers: list, needed: hits[0] ?? 6, faces: hits.length };
}

export interface Reachable {
  readonly hex: number;
  /** In movement points, halves included. */
  readonly cost: number;
  readonly left: number;
  /** From the first hex entered to the last. */
  readonly path: readonly number[];
  /** 3.2.4 an enemy ZOC ends the move there. */
  readonly stops: boolean;
}

/**
 * 6.0, 7.0 where a group can go, with cost and cheapest path: in its own phase with what it has left, at any other time as
 * it could at best. Of the enemy one knows what the counters show, so he is taken to be in command and activated.
 */
export function reachable(
  truth: State,
  viewer: Side | undefined,
  counters: readonly string[],
): readonly Reachable[] | Refusal {
  const state = asSeenBy(truth, viewer);
  if (counters.length === 0) return refuse('emptyGroup');
  const pieces: Piece[] = [];
  for (const id of counters) {
    const piece = pieceOf(id);
    if (piece === undefined || !knows(state, viewer, piece)) return refuse('unknownCounter', id);
    if (!isOnMap(state, piece)) return refuse('notOnMap', id);
    if (pieces.length > 0 && state.at[piece] !== state.at[pieces[0] ?? -1]) return refuse('notTogether', id);
    if (pieces.includes(piece)) return refuse('sameTwice', id);
    pieces.push(piece);
  }
  const isOwn = sideOf(pieces[0] ?? -1) === viewer || !state.fog;
  const phase = state.frames.find((frame) => frame.kind === 'movement' || frame.kind === 'combatMovement');
  const isItsPhase = phase !== undefined && sideOf(pieces[0] ?? -1) === state.phasing;
  if (!isItsPhase || !isOwn) return reachAtBest(state, pieces, isOwn);
  if (phase.kind === 'movement') return reachNow(state, pieces, phase);
  const bar = pieces.map((piece) => barToCombatMove(state, piece, phase.moved)).find(Boolean);
  if (bar) return refuse(bar, counters[0]);
  const board = readBoard(state);
  const group = makeGroup(state, pieces);
  return reachables(board, group, COMBAT_ALLOWANCE, combatDestinations(board, group));
}

function reachNow(state: State, pieces: readonly Piece[], frame: MovementFrame): Reachable[] | Refusal {
  const spent = pieces.find((piece) => state.done[piece]);
  if (spent !== undefined) return refuse(barToGoingOn(state, spent), idOf(spent));
  const board = readBoard(state);
  const group = makeGroup(state, pieces);
  const points = groupPoints(state, group);
  const broken = pieces.find((piece) => owesWithdrawal(state, piece));
  if (broken === undefined)
    return reachables(board, group, points, destinations(board, group, points, hasMinimumMove(state, group)));
  if (group.units > 1) return refuse('withdrawSingly', idOf(broken));
  const escort = pieces.filter((piece) => piece !== broken);
  const stood = (frame.stood[broken] || group.from) as Hex;
  return reachables(board, group, points, withdrawalHexes(state, broken, stood, escort));
}

function reachAtBest(state: State, pieces: readonly Piece[], isOwn: boolean): Reachable[] {
  // 3.1.2 who stands on an enemy's road unseen does not count.
  const fresh = isOwn ? copyState(state) : knownPart(state, sideOf(pieces[0] ?? -1));
  for (const piece of pieces) {
    fresh.spent[piece] = 0;
    if (isOwn) continue;
    fresh.inCommand[piece] = true;
    fresh.active[piece] = true;
  }
  const points = isOwn
    ? groupPoints(fresh, makeGroup(fresh, pieces))
    : Math.min(...pieces.map((piece) => allowanceOf(piece)));
  const group = makeGroup(fresh, pieces);
  const board = readBoard(fresh);
  return reachables(board, group, points, destinations(board, group, points, true));
}

const reachables = (
  board: BoardReading,
  group: Group,
  points: number,
  ways: readonly Destination[],
): Reachable[] =>
  ways.map(({ hex, cost, path }) => ({
    hex,
    cost: cost / MP,
    left: Math.max(0, points - cost) / MP,
    path,
    stops: stopsIn(board, group.side, hex),
  }));

/** 3.7, 5.0 whom a unit can trace to, near enough or not, and how its command stands; nothing about hidden enemies. */
export interface CommandTrace {
  readonly inCommand: boolean;
  readonly active: boolean;
  readonly leaders: readonly {
    readonly leader: string;
    readonly hex: number;
    readonly distance: number;
    readonly span: number;
    readonly within: boolean;
    readonly active: boolean;
  }[];
}

export function commandTrace(state: State, viewer: Side | undefined, unitId: string): CommandTrace | Refusal {
  const unit = pieceOf(unitId);
  if (unit === undefined || !isCombatUnit(unit)) return refuse('unknownCounter', unitId);
  if (state.fog && !state.ending && sideOf(unit) !== viewer) return refuse('notYours', unitId);
  if (!isOnMap(state, unit)) return refuse('notOnMap', unitId);
  const leaders = leadersFor(state, unit)
    .filter((leader) => isOnMap(state, leader))
    .map((leader) => ({
      leader: idOf(leader),
      hex: hexOfPiece(state, leader),
      distance: GRID.distance(hexOfPiece(state, unit), hexOfPiece(state, leader)),
      span: spanOf(leader),
      within: isWithinSpan(state, unit, leader),
      active: state.active[leader] === true,
    }));
  return { inCommand: state.inCommand[unit] === true, active: state.active[unit] === true, leaders };
}

export interface Sight {
  readonly distance: number;
  readonly free: boolean;
  /** 7.4.1 the hex that blocks, or both where the line runs between two. */
  readonly blockedBy: readonly number[];
}

/** 7.4.1 the ground lies open to everybody. */
export function sight(state: State, from: number, to: number): Sight | Refusal {
  for (const hex of [from, to]) if (!GRID.has(hex as Hex)) return refuse('notOnTheMap', named(hex));
  const distance = GRID.distance(from as Hex, to as Hex);
  const step = distance <= 1 ? undefined : blockedBy(from as Hex, to as Hex, state.options.losHeight);
  return { distance, free: step === undefined, blockedBy: step ? [...step] : [] };
}
