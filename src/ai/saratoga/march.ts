/** 6.0 The Movement Phase: the broken first, then those in front, the guns behind them, the leaders last. */
import type { Hex } from '../../engine/hexmap/hexId';
import { top } from '../../engine/kernel/frames';
import {
  type Action,
  combatUnitsOf,
  type Destination,
  destinations,
  fieldOf,
  formationOf,
  groupPoints,
  hasMinimumMove,
  idOf,
  isCombatUnit,
  isGun,
  isWork,
  LEADER_PIECES,
  makeGroup,
  type Piece,
  ratingOf,
  readBoard,
  SARATOGA,
  type Side,
  sideOf,
  STACKING_LIMIT,
  type State,
  stillOwing,
  TURNS,
  withdrawalHexes,
} from '../../engine/saratoga/index';
import { COVER, EXIT, marchesToEdge } from './ground';
import { wayOfLeader } from './leaders';
import { type Notes, notesOf, type Officer } from './officer';
import { bodyOf, orderFor } from './orders';
import { hasTarget, standings } from './stand';
import { type Survey, toFoe } from './survey';

export function march(officer: Officer, state: State): Action {
  const isNew = officer.notes?.phase !== phaseOf(state);
  const notes = notesOf(officer, state, 'move');
  if (isNew) notes.queue.push(...marchingOrder(officer, state, notes.survey));
  const leaving = exitOf(officer, state);
  if (leaving) return leaving;
  for (let piece = notes.queue.shift(); piece !== undefined; piece = notes.queue.shift()) {
    const here = (state.at[piece] ?? 0) as Hex;
    if (here <= 0 || state.done[piece]) continue;
    const way = wayOf(officer, state, notes, piece, here);
    if (way && way.path.length > 0) return { kind: 'move', counters: [idOf(piece)], path: way.path };
  }
  return owedMove(officer, state, notes.survey) ?? { kind: 'endMovement' };
}

const phaseOf = (state: State): string => `${state.turn} ${state.phasing} move`;

function wayOf(
  officer: Officer,
  state: State,
  { survey }: Notes,
  piece: Piece,
  here: Hex,
): Destination | undefined {
  if (!isCombatUnit(piece)) return wayOfLeader(officer, state, survey, piece, here);
  if (isBrokenUnit(state, piece)) return withdrawal(officer, state, survey, piece);
  return wayOfUnit(officer, state, survey, piece, here);
}

const isBrokenUnit = (state: State, unit: Piece): boolean => {
  const formation = formationOf(unit);
  return formation >= 0 && state.broken[formation] === true;
};

/** Near the enemy before far from him, the better before the worse, a unit with a marker while there is still room behind. */
function marchingOrder({ side }: Officer, state: State, survey: Survey): Piece[] {
  const key = (unit: Piece): number => {
    const distance = toFoe(survey, (state.at[unit] ?? 0) as Hex);
    if (isBrokenUnit(state, unit)) return distance - 100;
    const hits = state.hits[unit] ?? 0;
    return distance + (isGun(unit) ? 20 : 0) + ratingOf(unit, hits) * 0.3 - (hits % 2);
  };
  const units = combatUnitsOf(side)
    .filter((unit) => (state.at[unit] ?? 0) > 0)
    .map((unit) => ({ unit, key: key(unit) }))
    .sort((a, b) => a.key - b.key || a.unit - b.unit)
    .map(({ unit }) => unit);
  return [...units, ...leadersOf(state, side)];
}

/** Formation commanders go to their men, then the overall commanders to them. */
function leadersOf(state: State, side: Side): Piece[] {
  const own = LEADER_PIECES.filter((leader) => sideOf(leader) === side && (state.at[leader] ?? 0) > 0);
  const isOverall = (leader: Piece) => formationOf(leader) < 0;
  return [...own.filter((leader) => !isOverall(leader)), ...own.filter(isOverall)];
}

function wayOfUnit(
  officer: Officer,
  state: State,
  survey: Survey,
  unit: Piece,
  here: Hex,
): Destination | undefined {
  const { stance } = officer.posts.get(unit) ?? orderFor(officer.orders, bodyOf(unit));
  if (stance === 'hold' && survey.beside[here] === 0 && survey.coming[here] === 0) return undefined;
  if (officer.isHasty && toFoe(survey, here) > FAR_OFF) return undefined;
  const board = readBoard(state);
  const { own } = fieldOf(board, officer.side);
  const group = makeGroup(state, [unit]);
  const standing = standings(officer, state, survey, unit, here);
  let highest = standing(here) + worthMoving(officer, state, survey, unit, here);
  const [way] = destinations(
    board,
    group,
    groupPoints(state, group),
    hasMinimumMove(state, group),
    (hexes) => {
      let best: Hex | undefined;
      for (const hex of hexes) {
        if ((own[hex] ?? 0) >= STACKING_LIMIT) continue;
        const value = standing(hex);
        if (value > highest) [highest, best] = [value, hex];
      }
      return best === undefined ? [] : [best];
    },
  );
  return way;
}

/** What a unit must gain by a march: guns more than others, and most where they can fire with no enemy beside them (7.4). */
function worthMoving({ traits }: Officer, state: State, survey: Survey, unit: Piece, here: Hex): number {
  if (!isGun(unit)) return STAYS;
  if (survey.beside[here] !== 0) return traits.limber * ON_THE_WAY;
  if (hasTarget(state, survey, unit, here)) return traits.limber;
  return (
    traits.limber * (isWork(here, state.battle) && survey.coming[here] === 0 ? traits.inWorks : ON_THE_WAY)
  );
}

/** The share of it that a gun on the way must gain: it does not go to and fro. */
const ON_THE_WAY = 0.3;
/** Nobody so far off comes to blows within a playout. */
const FAR_OFF = 9;
/** Nobody stirs for less. */
const STAYS = 0.03;

/** 3.8.2 out of reach, into cover, and not sooner to the edge than need be: a march is owed in every turn that is left. */
function withdrawal({ side }: Officer, state: State, survey: Survey, unit: Piece): Destination | undefined {
  const frame = top(state);
  const stood = frame?.kind === 'movement' ? frame.stood[unit] || state.at[unit] : state.at[unit];
  const owed = TURNS - state.turn;
  const value = ({ hex, cost }: Destination): number => {
    const cover = COVER[state.battle][hex] ?? 0;
    const lacking = Math.max(0, owed - marchesToEdge(side, hex));
    return Math.min(OUT_OF_REACH, toFoe(survey, hex)) + 0.2 * cover - LOST_TOO_SOON * lacking - 0.02 * cost;
  };
  let best: Destination | undefined;
  let highest = -Infinity;
  for (const way of withdrawalHexes(state, unit, (stood ?? 0) as Hex)) {
    const is = value(way);
    if (is > highest) [highest, best] = [is, way];
  }
  return best;
}

/** Hexes: from so far hardly anybody comes in a turn. */
const OUT_OF_REACH = 4;
/** 3.8.3 what each march counts for which there is no room before the edge. */
const LOST_TOO_SOON = 2;

/** 3.8.2 the phase cannot end while a broken unit owes its withdrawal. */
function owedMove(officer: Officer, state: State, survey: Survey): Action | undefined {
  const frame = top(state);
  if (frame?.kind !== 'movement') return undefined;
  for (const unit of stillOwing(state, frame.stood)) {
    const way = withdrawal(officer, state, survey, unit);
    if (way) return { kind: 'move', counters: [idOf(unit)], path: way.path };
  }
  return undefined;
}

/** 9.0 whoever was told to, leaves by the road. */
function exitOf({ side, orders }: Officer, state: State): Action | undefined {
  if (side !== 'british') return undefined;
  for (const unit of combatUnitsOf(side)) {
    if (state.at[unit] !== EXIT || orderFor(orders, bodyOf(unit)).stance !== 'exit') continue;
    const action: Action = { kind: 'exit', counters: [idOf(unit)] };
    if (!SARATOGA.check(state, action)) return action;
  }
  return undefined;
}
