/** 6.0 The Movement Phase, with 3.1.4 what overstacking costs and 3.8.2 what broken units owe. */
import { pop } from '../../kernel/frames';
import type { Emit, Refusal } from '../../kernel/game';
import { EVERY_DIRECTION } from '../../hexmap/grid';
import { formatHex, type Hex, hexOf } from '../../hexmap/hexId';
import { BARRED } from '../../hexmap/search';
import type { Action } from '../actions';
import { GRID } from '../battlefield';
import { MAP } from '../data/map';
import type { Event } from '../events';
import { shownOf } from '../fog';
import type { MovementFrame } from '../frames';
import { killLeaders, loseUnit } from '../losses';
import {
  exitCost,
  type Group,
  groupPoints,
  hasMinimumMove,
  makeGroup,
  likeness,
  LIKENESSES,
  stepCost,
  stepCosts,
  stopsIn,
  walk,
} from '../movement';
import { refuse } from '../refusals';
import { idOf, isCombatUnit, knownPiece, type Piece, PIECES } from '../roster';
import { crowdedHexes, unitsIn } from '../stacking';
import { EXITED, hexOfPiece, placeAt, type State } from '../state';
import { EXITS_TO_WIN, fullStrengthExits } from '../victory';
import { doomed, owesWithdrawal, stillOwing, withdrawalHexes } from '../withdrawal';
import { readBoard } from '../zoc';
import {
  applyReorder,
  checkReorder,
  isHexList,
  ownGroup,
  ownPiece,
  type RulesOf,
  stacksOf,
  subsets,
} from './rules';

const EXIT_HEX = hexOf(MAP.britishExit);

export const movement: RulesOf<'movement'> = {
  step(state, frame) {
    if (frame.stage !== 'excess' || crowdedHexes(state, state.phasing).length > 0) return false;
    pop(state);
    return true;
  },
  decide: (state, frame) =>
    frame.stage === 'excess'
      ? { kind: 'removeExcess', by: state.phasing, case: '3.1.4' }
      : { kind: 'move', by: state.phasing, case: '6.0' },
  actions: (state, frame) => (frame.stage === 'excess' ? removals(state) : listMoves(state, frame)),
  check: checkMovement,
  apply(state, frame, action, emit) {
    switch (action.kind) {
      case 'move':
        join(state, frame, action.counters.map(knownPiece));
        march(
          state,
          makeGroup(state, action.counters.map(knownPiece)),
          action.path as readonly Hex[],
          false,
          emit,
        );
        return;
      case 'reorder':
        applyReorder(state, action.counters);
        return;
      case 'exit':
        leave(state, frame, action.counters.map(knownPiece), emit);
        return;
      case 'halt':
        finishParty(state, frame);
        return;
      case 'endMovement':
        for (const unit of doomed(state, frame.stood)) {
          emit({ type: 'surrendered', unit: idOf(unit), hex: hexOfPiece(state, unit) });
          loseUnit(state, unit);
        }
        frame.stage = 'excess';
        return;
      case 'remove': {
        const unit = knownPiece(action.counter);
        emit({ type: 'removedByStacking', unit: idOf(unit), hex: hexOfPiece(state, unit) });
        loseUnit(state, unit);
        return;
      }
      default:
    }
  },
};

function checkMovement(state: State, frame: MovementFrame, action: Action): Refusal | undefined {
  if (frame.stage === 'excess') {
    if (action.kind !== 'remove') return refuse('notNow');
    const piece = ownPiece(state, state.phasing, action.counter);
    if (typeof piece !== 'number') return piece;
    const crowded =
      isCombatUnit(piece) && crowdedHexes(state, state.phasing).includes(hexOfPiece(state, piece));
    return crowded ? undefined : refuse('notCrowded', action.counter);
  }
  switch (action.kind) {
    case 'move':
      return checkMove(state, frame, action);
    case 'reorder':
      return checkReorder(state, state.phasing, action.counters);
    case 'exit':
      return checkExit(state, action);
    case 'halt':
      return frame.party.length > 0 ? undefined : refuse('notNow');
    case 'endMovement': {
      // 3.8.2 a broken formation withdraws before the phase can end
      const [owing] = stillOwing(state, frame.stood);
      return owing === undefined ? undefined : refuse('owesWithdrawal', idOf(owing));
    }
    default:
      return refuse('notNow');
  }
}

function checkMove(
  state: State,
  frame: MovementFrame,
  action: Extract<Action, { kind: 'move' }>,
): Refusal | undefined {
  const pieces = ownGroup(state, state.phasing, action.counters);
  if (!Array.isArray(pieces)) return pieces as Refusal;
  if (!isHexList(action.path)) return refuse('malformed');
  if (action.path.length === 0) return refuse('emptyPath');
  const spent = pieces.find((piece) => state.done[piece]);
  if (spent !== undefined) return refuse('finished', idOf(spent));
  const group = makeGroup(state, pieces);
  const path = action.path as readonly Hex[];
  const way = walk(readBoard(state), group, path, groupPoints(state, group), hasMinimumMove(state, group));
  if (way.bar) return refuse(way.bar, way.at === undefined ? undefined : formatHex(way.at));
  return checkWithdrawal(state, frame, group, path.at(-1) ?? group.from);
}

/** 3.8.2, 3.8.3 a broken unit goes by itself, and only where it withdraws. */
function checkWithdrawal(state: State, frame: MovementFrame, group: Group, end: Hex): Refusal | undefined {
  const broken = group.pieces.find((piece) => owesWithdrawal(state, piece));
  if (broken === undefined) return undefined;
  if (group.units > 1) return refuse('withdrawSingly', idOf(broken));
  const stood = (frame.stood[broken] || group.from) as Hex;
  const escort = group.pieces.filter((piece) => piece !== broken);
  const hexes = withdrawalHexes(state, broken, stood, escort);
  return hexes.some(({ hex }) => hex === end) ? undefined : refuse('mustWithdraw', idOf(broken));
}

function checkExit(state: State, action: Extract<Action, { kind: 'exit' }>): Refusal | undefined {
  if (state.phasing !== 'british') return refuse('onlyBritishExit');
  const pieces = ownGroup(state, 'british', action.counters);
  if (!Array.isArray(pieces)) return pieces as Refusal;
  const group = makeGroup(state, pieces);
  if (group.from !== EXIT_HEX) return refuse('noExitHere', formatHex(group.from));
  const leader = pieces.find((piece) => !isCombatUnit(piece));
  if (leader !== undefined) return refuse('leadersStay', idOf(leader));
  const broken = pieces.find((piece) => owesWithdrawal(state, piece));
  if (broken !== undefined) return refuse('brokenDoNotExit', idOf(broken)); // they must go north
  const spent = pieces.find((piece) => state.done[piece]);
  if (spent !== undefined) return refuse('finished', idOf(spent));
  return groupPoints(state, group) >= exitCost(group)
    ? undefined
    : refuse('notEnoughPoints', formatHex(EXIT_HEX));
}

/** R20 the start of another stack finishes all parts of the one before. */
function join(state: State, frame: MovementFrame, pieces: readonly Piece[]): void {
  const going = pieces.some((piece) => frame.party.includes(piece));
  if (!going) finishParty(state, frame);
  for (const piece of pieces) if (!frame.party.includes(piece)) frame.party.push(piece);
}

function finishParty(state: State, frame: MovementFrame): void {
  for (const piece of frame.party) state.done[piece] = true;
  frame.party = [];
}

/** Moves a group step by step: pays, runs leaders over, and stops it in an enemy ZOC (3.2.4). */
export function march(
  state: State,
  group: Group,
  path: readonly Hex[],
  combat: boolean,
  emit: Emit<Event>,
): void {
  const board = readBoard(state);
  let from = group.from;
  let cost = 0;
  const overrun: Hex[] = [];
  for (const to of path) {
    const direction = GRID.directionTo(from, to);
    if (direction !== -1) cost += stepCost(board, group, from, to, direction);
    if (board.leaders[group.side === 'british' ? 'american' : 'british'][to] !== 0) overrun.push(to);
    from = to;
  }
  const stopped = stopsIn(board, group.side, from);
  emit({
    type: 'moved',
    counters: group.pieces.map(idOf),
    shown: idOf(shownOf(state, group.pieces) ?? -1),
    from: group.from,
    path: [...path],
    cost,
    combat,
  });
  for (const hex of overrun) killLeaders(state, hex, group.side, emit);
  // R111 the group comes on top in the order in which it lay
  for (const piece of group.pieces.toSorted((a, b) => (state.order[a] ?? 0) - (state.order[b] ?? 0))) {
    placeAt(state, piece, from);
    state.spent[piece] = (state.spent[piece] ?? 0) + cost;
    if (stopped) state.done[piece] = true;
  }
}

function leave(state: State, frame: MovementFrame, pieces: readonly Piece[], emit: Emit<Event>): void {
  join(state, frame, pieces);
  for (const piece of pieces) state.at[piece] = EXITED;
  const full = fullStrengthExits(state);
  emit({ type: 'exited', counters: pieces.map(idOf), full });
  if (full < EXITS_TO_WIN) return;
  // 9.0, R28 an immediate victory
  state.ending = { winner: 'british', reason: 'exit' };
  state.frames = [];
  emit({ type: 'ended', ending: state.ending });
}

/**
 * Elementary moves. While a stack is under way: the next steps of its parts, or a halt. Else one step of each group that
 * can move, all ends for broken units, exits, and the end of the phase if nothing is owed.
 */
function listMoves(state: State, frame: MovementFrame): Action[] {
  if (frame.party.length > 0) {
    const steps = listFrom(state, frame, frame.party);
    if (steps.length > 0) {
      steps.push({ kind: 'halt' });
      return steps;
    }
  }
  const list = listFrom(state, frame, undefined);
  if (stillOwing(state, frame.stood).length === 0) list.push({ kind: 'endMovement' });
  return list;
}

/** The steps of all groups; of those with one of the party among them while a stack is under way. */
function listFrom(state: State, frame: MovementFrame, party: readonly Piece[] | undefined): Action[] {
  const list: Action[] = [];
  const board = readBoard(state);
  const hexes = party?.map((piece) => state.at[piece] ?? 0);
  const isFree = (piece: Piece, hex: number) => !state.done[piece] && (hexes?.includes(hex) ?? true);
  for (const free of stacksOf(state, isFree)) {
    // Groups of the same kind pay the same for each step.
    KNOWN_COSTS.fill(undefined);
    for (const some of subsets(free)) {
      if (party && !some.some((piece) => party.includes(piece))) continue;
      const group = makeGroup(state, some);
      if (group.broken) {
        addWithdrawals(state, frame, group, list);
        continue;
      }
      addSteps(state, group, (KNOWN_COSTS[likeness(group)] ??= stepCosts(board, group)), list);
    }
  }
  return list;
}

function addSteps(state: State, group: Group, costs: readonly number[], list: Action[]): void {
  const points = groupPoints(state, group);
  const minimum = hasMinimumMove(state, group);
  if (points <= 0 && !minimum) return;
  const counters = namesOf(group.pieces);
  for (const direction of EVERY_DIRECTION) {
    const cost = costs[direction] ?? BARRED;
    if (cost === BARRED || (!minimum && cost > points)) continue;
    list.push({ kind: 'move', counters, path: pathOf(GRID.neighbour(group.from, direction)) });
  }
  if (group.from === EXIT_HEX && !checkExit(state, { kind: 'exit', counters }))
    list.push({ kind: 'exit', counters });
}

/** 3.8.2 a broken unit goes by itself, with or without leaders, to the end of its withdrawal. */
function addWithdrawals(state: State, frame: MovementFrame, group: Group, list: Action[]): void {
  const broken = group.pieces.find((piece) => owesWithdrawal(state, piece));
  if (broken === undefined || group.units > 1) return;
  const counters = namesOf(group.pieces);
  const escort = group.pieces.filter((piece) => piece !== broken);
  for (const { path } of withdrawalHexes(state, broken, (frame.stood[broken] || group.from) as Hex, escort))
    list.push({ kind: 'move', counters, path });
}

const KNOWN_COSTS: (readonly number[] | undefined)[] = Array.from({ length: LIKENESSES }, () => undefined);

/** Lists of one name or one hex are made once and shared. */
const NAMES: readonly (readonly string[])[] = PIECES.map((piece) => [idOf(piece)]);
const PATHS: readonly (readonly number[])[] = GRID.tables.alone;
const namesOf = (pieces: readonly Piece[]): readonly string[] =>
  (pieces.length === 1 ? NAMES[pieces[0] ?? -1] : undefined) ?? pieces.map(idOf);
const pathOf = (hex: Hex): readonly number[] => PATHS[hex] ?? [hex];

const removals = (state: State): Action[] =>
  crowdedHexes(state, state.phasing)
    .slice(0, 1)
    .flatMap((hex) => unitsIn(state, hex).map((unit) => ({ kind: 'remove', counter: idOf(unit) }) as const));
