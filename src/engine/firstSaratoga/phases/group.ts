/** 4.2-4.8, 15.4 A group under way: its movement die, its steps, militia checks, and where it halts. */
import { pop } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { type Hex, NO_HEX } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { type Board, readBoard } from '../board';
import type { Event } from '../events';
import type { GroupFrame } from '../frames';
import { checkPath, keepsLeader, stepFrom } from '../groups';
import { enterHex } from '../leaders';
import { moraleOf, passes } from '../morale';
import { foggedAllowance, groupAllowance, type Mover, moverOf, nextHexes } from '../movement';
import { refuse } from '../refusals';
import { fitsIn } from '../stacking';
import { mark, MOVED, type State } from '../state';
import { idOf, type Piece, pieceOf, sideOf, type World } from '../world';
import { checkRoll, dieOf, idsOf, rollFor, type RulesOf, subsets } from './rules';

export const group = (world: World): RulesOf<'group'> => ({
  step(state, frame, emit) {
    if (frame.stage !== 'go') return false;
    if (frame.ahead.length > 0) {
      walkOn(world, state, frame, emit);
      return true;
    }
    const isDone = frame.stuck.length === frame.pieces.length || frame.spent >= frame.allowance;
    if (frame.steps === 0 || !isDone) return false;
    halt(world, state, frame, emit);
    return true;
  },
  decide(state, { stage }) {
    if (stage === 'die') return rollFor('movement', '4.5');
    return stage === 'militia'
      ? rollFor('militia', '15.4')
      : { kind: 'moveGroup', by: state.phasing, case: '4.1' };
  },
  actions(state, frame) {
    if (frame.stage !== 'go') return [];
    const board = readBoard(world, state);
    const list: Action[] = stepsOf(world, state, board, frame);
    if (frame.hex !== NO_HEX && frame.pieces.length > 1 && frame.steps > 0)
      for (const some of subsets(frame.pieces))
        if (some.length < frame.pieces.length && mayDrop(world, state, frame, some))
          list.push({ kind: 'drop', counters: idsOf(world, some) });
    list.push({ kind: 'halt' });
    return list;
  },
  check(state, frame, action) {
    if (frame.stage !== 'go') return checkRoll(action);
    switch (action.kind) {
      case 'halt':
        return undefined;
      case 'step':
        return checkPath(world, state, readBoard(world, state), frame, action.path as readonly Hex[]);
      case 'drop': {
        if (action.counters.length === 0) return refuse('emptyGroup');
        if (frame.hex === NO_HEX) return refuse('notOnEntry');
        const some: Piece[] = [];
        for (const id of action.counters) {
          const piece = world.numberOf.get(id);
          if (piece === undefined) return refuse('unknownCounter', id.slice(0, 40));
          if (!frame.pieces.includes(piece)) return refuse('notInGroup', id);
          if (some.includes(piece)) return refuse('sameTwice', id);
          some.push(piece);
        }
        return mayDrop(world, state, frame, some) ? undefined : refuse('heldByFog');
      }
      default:
        return refuse('notNow');
    }
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'roll') {
      if (frame.stage === 'die') rollMovement(world, state, frame, dieOf(action), emit);
      else rollMilitia(world, state, frame, dieOf(action), emit);
    } else if (action.kind === 'step') frame.ahead = [...action.path] as Hex[];
    else if (action.kind === 'halt') halt(world, state, frame, emit);
    else if (action.kind === 'drop') {
      const some = action.counters.map((id) => pieceOf(world, id));
      emit({ type: 'dropped', counters: idsOf(world, some), hex: frame.hex });
      leave(state, frame, some);
      if (frame.pieces.length === 0) pop(state);
    }
  },
});

const mayDrop = (world: World, state: State, frame: GroupFrame, some: readonly Piece[]): boolean =>
  keepsLeader(
    world,
    state,
    frame,
    frame.pieces.filter((piece) => !some.includes(piece)),
  );

/** Single steps, and longer ones where the group cannot stay in the next hex. */
function stepsOf(world: World, state: State, board: Board, frame: GroupFrame): Action[] {
  const list: Action[] = [];
  const mover = moverOf(world, state, frame.pieces, frame.march);
  listFrom(world, board, frame, mover, frame, [], list);
  return list;
}

type Place = Pick<GroupFrame, 'hex' | 'spent' | 'steps'> & { readonly stuck: readonly Piece[] };

function listFrom(
  world: World,
  board: Board,
  frame: GroupFrame,
  mover: Mover,
  place: Place,
  before: readonly Hex[],
  list: Action[],
): void {
  for (const to of nextHexes(world, place.hex, frame.entry)) {
    if (before.includes(to) || to === frame.hex) continue;
    const step = stepFrom(world, board, frame, mover, place, to);
    if (typeof step === 'string') continue;
    // M56 where militia may have to stay, the group must be able to
    if (step.checking.length > 0 && before.length > 0) continue;
    const path = [...before, to];
    if (fitsIn(world, board, frame.pieces, to)) list.push({ kind: 'step', path });
    else if (step.stuck.length === 0) {
      const there = { hex: to, spent: place.spent + step.cost, steps: place.steps + 1, stuck: step.stuck };
      listFrom(world, board, frame, mover, there, path, list);
    }
  }
}

/** Takes the next hex of the path, or asks for the checks that it needs. */
function walkOn(world: World, state: State, frame: GroupFrame, emit: Emit<Event>): void {
  const [to = NO_HEX, ...rest] = frame.ahead;
  const board = readBoard(world, state);
  const mover = moverOf(world, state, frame.pieces, frame.march);
  const step = stepFrom(world, board, frame, mover, frame, to);
  if (typeof step === 'string') throw new Error(`a path that was checked meets ${step} at ${to}`);
  if (step.checking.length > 0) {
    frame.stage = 'militia';
    frame.checking = [...step.checking];
    return;
  }
  const from = frame.hex;
  emit({ type: 'stepped', counters: idsOf(world, frame.pieces), from, to, cost: step.cost });
  frame.ahead = rest;
  frame.hex = to;
  frame.spent += step.cost;
  frame.steps += 1;
  frame.stuck = [...step.stuck];
  enterHex(world, state, frame.pieces, to, emit);
}

/** 4.5, 13.3 */
function rollMovement(world: World, state: State, frame: GroupFrame, die: number, emit: Emit<Event>): void {
  const entry = world.scenario.entries[world.entryHexes.indexOf(frame.entry)];
  const modifier = entry?.dieModifier ?? 0;
  const printed = groupAllowance(world, state, frame.pieces);
  const least = entry ? world.scenario.leastEntry : 0;
  const allowance = foggedAllowance(state, printed, die, modifier, least) * (frame.march ? 2 : 1);
  frame.allowance = allowance;
  frame.stage = 'go';
  emit({ type: 'movementRolled', side: state.phasing, die, modifier, allowance });
}

/** 15.4, M14 who fails stays where it is, and the rest is asked again. */
function rollMilitia(world: World, state: State, frame: GroupFrame, die: number, emit: Emit<Event>): void {
  const [unit = -1, ...rest] = frame.checking;
  const needed = moraleOf(world, state, readBoard(world, state), unit).total;
  const passed = passes(die, needed);
  const side = sideOf(world, unit);
  emit({ type: 'moraleChecked', side, unit: idOf(world, unit), check: 'militia', die, needed, passed });
  frame.checking = rest;
  if (passed) frame.passed.push(unit);
  else {
    leave(state, frame, [unit]);
    frame.ahead = [];
  }
  if (frame.pieces.length === 0) pop(state);
  else if (rest.length === 0) frame.stage = 'go';
}

function leave(state: State, frame: GroupFrame, some: readonly Piece[]): void {
  for (const piece of some) mark(state, piece, MOVED);
  frame.pieces = frame.pieces.filter((piece) => !some.includes(piece));
  frame.stuck = frame.stuck.filter((piece) => !some.includes(piece));
}

function halt(world: World, state: State, frame: GroupFrame, emit: Emit<Event>): void {
  for (const piece of frame.pieces) mark(state, piece, MOVED);
  if (frame.steps > 0) emit({ type: 'halted', counters: idsOf(world, frame.pieces), hex: frame.hex });
  pop(state);
}
