/** 6.0 The Movement Phase, with 3.1.4 what overstacking costs and 3.8.2 what broken units owe. */
import { pop } from '../../kernel/frames';
import type { Emit, Refusal } from '../../kernel/game';
import { formatHex, type Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { GRID } from '../battlefield';
import type { Event } from '../events';
import { shownOf } from '../fog';
import type { MovementFrame } from '../frames';
import { killLeaders, loseUnit } from '../losses';
import {
  barToGoingOn,
  type Group,
  groupPoints,
  hasMinimumMove,
  makeGroup,
  stepCost,
  stopsIn,
  walkAlong,
} from '../movement';
import { refuse } from '../refusals';
import { idOf, isCombatUnit, knownPiece, type Piece } from '../roster';
import { crowdedHexes, unitsIn } from '../stacking';
import { EXITED, hexOfPiece, placeAt, type State } from '../state';
import { EXITS_TO_WIN, fullStrengthExits } from '../victory';
import { doomed, owesWithdrawal, stillOwing, withdrawalHexes } from '../withdrawal';
import { fieldOf, readBoard } from '../zoc';
import { checkExit } from './exit';
import { listMoves } from './moveList';
import { applyReorder, checkReorder, ownGroup, ownPiece, type RulesOf } from './rules';

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
      case 'move': {
        const pieces = action.counters.map(knownPiece);
        join(state, frame, pieces);
        march(state, makeGroup(state, pieces), action.path as readonly Hex[], false, emit);
        return;
      }
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
  if (action.path.length === 0) return refuse('emptyPath');
  const spent = pieces.find((piece) => state.done[piece]);
  if (spent !== undefined) return refuse(barToGoingOn(state, spent), idOf(spent));
  const group = makeGroup(state, pieces);
  const path = action.path as readonly Hex[];
  const way = walkAlong(
    readBoard(state),
    group,
    path,
    groupPoints(state, group),
    hasMinimumMove(state, group),
  );
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
  const { foeLeaders } = fieldOf(board, group.side);
  let from = group.from;
  let cost = 0;
  const overrun: Hex[] = [];
  for (const to of path) {
    const direction = GRID.directionTo(from, to);
    if (direction !== -1) cost += stepCost(board, group, from, to, direction);
    if (foeLeaders[to] !== 0) overrun.push(to);
    from = to;
  }
  const stopped = stopsIn(board, group.side, from);
  const shown = shownOf(state, group.pieces) ?? -1;
  emit({
    type: 'moved',
    counters: group.pieces.map(idOf),
    shown: idOf(shown),
    from: group.from,
    path: [...path],
    cost,
    combat,
  });
  for (const hex of overrun) killLeaders(state, hex, shown, emit);
  // R111 the group comes on top in the order in which it lay
  for (const piece of inOrder(state, group.pieces)) {
    placeAt(state, piece, from);
    state.spent[piece] = (state.spent[piece] ?? 0) + cost;
    if (stopped) state.done[piece] = true;
  }
}

const inOrder = (state: State, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.length < 2 ? pieces : pieces.toSorted((a, b) => (state.order[a] ?? 0) - (state.order[b] ?? 0));

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

const removals = (state: State): Action[] =>
  crowdedHexes(state, state.phasing)
    .slice(0, 1)
    .flatMap((hex) => unitsIn(state, hex).map((unit) => ({ kind: 'remove', counter: idOf(unit) }) as const));
