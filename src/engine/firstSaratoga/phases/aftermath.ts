/** 8.3, 8.9, 8.10, 10.3, 15.3 What follows a result: giving ground, retreats, the advance, leaders run over. */
import { pop, push } from '../../kernel/frames';
import type { Emit, Refusal } from '../../kernel/game';
import type { Hex } from '../../hexmap/hexId';
import type { Action, ActionOf } from '../actions';
import { leadersIn, readBoard } from '../board';
import type { Event } from '../events';
import type { AdvanceFrame, GiveGroundFrame } from '../frames';
import { enterHex, refugesOf } from '../leaders';
import { disrupt, loseStep } from '../losses';
import { refuse, refuseAt } from '../refusals';
import { fitsIn } from '../stacking';
import { ELIMINATED, hexOfPiece, isOnMap, type State } from '../state';
import { idOf, type Piece, pieceOf, type World } from '../world';
import { idsOf, isRefused, ownPieces, type RulesOf, subsets } from './rules';

/** 8.3 each hex stays disrupted or goes back in good order; 15.3 after a long shot it is disrupted and may go back. */
export const giveGround = (world: World): RulesOf<'giveGround'> => ({
  step(state, frame, emit) {
    if (frame.stage === 'begin') {
      begin(world, state, frame, emit);
      return true;
    }
    const open = frame.hexes.filter((hex) => affected(state, frame, hex).length > 0);
    if (open.length < frame.hexes.length) frame.hexes = open;
    if (open.length > 0) return false;
    pop(state);
    return true;
  },
  decide: (_, { side, longShot }) =>
    longShot
      ? { kind: 'afterLongShot', by: side, case: '15.3' }
      : { kind: 'giveGround', by: side, case: '8.3' },
  actions: (_, frame) =>
    frame.hexes.flatMap((hex): Action[] => {
      const retreat: Action = { kind: 'giveGround', hex, choice: 'retreat' };
      return frame.forced.includes(hex) ? [retreat] : [{ kind: 'giveGround', hex, choice: 'stay' }, retreat];
    }),
  check(_, frame, action) {
    if (action.kind !== 'giveGround') return refuse('notNow');
    if (action.choice !== 'stay' && action.choice !== 'retreat')
      return refuse('noSuchChoice', String(action.choice).slice(0, 40));
    if (!frame.hexes.includes(action.hex as Hex)) return refuseAt('notAffected', action.hex);
    if (action.choice === 'stay' && frame.forced.includes(action.hex as Hex))
      return refuseAt('mustGiveWay', action.hex);
    return undefined;
  },
  apply(state, frame, action, emit) {
    if (action.kind !== 'giveGround') return;
    const hex = action.hex as Hex;
    if (action.choice === 'retreat') goBack(state, frame, hex);
    else {
      disrupt(world, state, affected(state, frame, hex), emit);
      frame.hexes = frame.hexes.filter((other) => other !== hex);
    }
  },
});

const affected = (state: State, { units }: GiveGroundFrame, hex: Hex): Piece[] =>
  units.filter((unit) => hexOfPiece(state, unit) === hex);

function begin(world: World, state: State, frame: GiveGroundFrame, emit: Emit<Event>): void {
  frame.stage = 'choose';
  if (frame.longShot) {
    // M36 no second blow
    for (const hex of frame.hexes) disrupt(world, state, affected(state, frame, hex), emit);
    return;
  }
  // 8.7 a disrupted unit first loses a step, and its hex may not stay
  frame.forced = frame.hexes.filter((hex) =>
    affected(state, frame, hex).some((unit) => frame.shaken.includes(unit)),
  );
  for (const unit of frame.units)
    if (frame.shaken.includes(unit) && isOnMap(state, unit)) loseStep(world, state, unit, emit);
}

function goBack(state: State, frame: GiveGroundFrame, hex: Hex): void {
  const units = affected(state, frame, hex);
  frame.hexes = frame.hexes.filter((other) => other !== hex);
  push(state, { kind: 'retreat', side: frame.side, units, routed: [], shaken: [...frame.shaken] });
}

/** 8.10 */
export const advance = (world: World): RulesOf<'advance'> => ({
  decide: (_, { side }) => ({ kind: 'advance', by: side, case: '8.10' }),
  actions(state, frame) {
    const list: Action[] = [];
    const board = readBoard(world, state);
    for (const units of subsets(frame.units)) {
      if (!fitsIn(world, board, units, frame.hex)) continue;
      const ids = idsOf(world, units);
      const leaders = idsOf(world, leadersWith(world, state, frame, units));
      list.push({ kind: 'advance', units: ids, leaders: [] });
      if (leaders.length > 0) list.push({ kind: 'advance', units: ids, leaders });
    }
    list.push({ kind: 'decline' });
    return list;
  },
  check(state, frame, action) {
    if (action.kind === 'decline') return undefined;
    return action.kind === 'advance' ? checkAdvance(world, state, frame, action) : refuse('notNow');
  },
  apply(state, frame, action, emit) {
    pop(state);
    if (action.kind !== 'advance') {
      emit({ type: 'declined', hex: frame.hex });
      return;
    }
    const units = action.units.map((id) => pieceOf(world, id));
    const leaders = action.leaders.map((id) => pieceOf(world, id));
    emit({
      type: 'advanced',
      units: [...action.units],
      leaders: [...action.leaders],
      from: [...units, ...leaders].map((piece) => hexOfPiece(state, piece)),
      hex: frame.hex,
    });
    enterHex(world, state, [...units, ...leaders], frame.hex, emit);
  },
});

const leadersWith = (world: World, state: State, frame: AdvanceFrame, units: readonly Piece[]): Piece[] =>
  [...new Set(units.map((unit) => hexOfPiece(state, unit)))].flatMap((hex) => [
    ...leadersIn(world, readBoard(world, state), hex, frame.side),
  ]);

function checkAdvance(
  world: World,
  state: State,
  frame: AdvanceFrame,
  action: ActionOf<'advance'>,
): Refusal | undefined {
  const units = ownPieces(world, state, frame.side, action.units);
  if (isRefused(units)) return units;
  if (units.length === 0) return refuse('nothingChosen');
  const stranger = units.find((unit) => !frame.units.includes(unit));
  if (stranger !== undefined) return refuse('didNotAttack', idOf(world, stranger));
  const leaders = ownPieces(world, state, frame.side, action.leaders);
  if (isRefused(leaders)) return leaders;
  const along = leadersWith(world, state, frame, units);
  const apart = leaders.find((leader) => !along.includes(leader));
  if (apart !== undefined) return refuse('leaderNotThere', idOf(world, apart));
  return fitsIn(world, readBoard(world, state), units, frame.hex)
    ? undefined
    : refuseAt('stackFull', frame.hex);
}

/** 10.3 one leader after another; nobody is asked where there is no choice. */
export const relocation = (world: World): RulesOf<'relocation'> => ({
  step(state, frame, emit) {
    const [leader] = frame.leaders;
    if (leader === undefined) {
      pop(state);
      return true;
    }
    const refuges = refugesOf(world, state, leader);
    if (refuges.length > 1) return false;
    frame.leaders = frame.leaders.slice(1);
    settleLeader(world, state, leader, refuges[0], emit);
    return true;
  },
  decide: (_, { side }) => ({ kind: 'relocateLeader', by: side, case: '10.3' }),
  actions: (state, { leaders: [leader = -1] }) =>
    refugesOf(world, state, leader).map((hex) => ({ kind: 'relocate', leader: idOf(world, leader), hex })),
  check(state, { leaders: [leader = -1] }, action) {
    if (action.kind !== 'relocate') return refuse('notNow');
    if (action.leader !== idOf(world, leader)) return refuse('notHisTurn', action.leader.slice(0, 40));
    return refugesOf(world, state, leader).includes(action.hex as Hex)
      ? undefined
      : refuseAt('notNearest', action.hex);
  },
  apply(state, frame, action, emit) {
    const [leader = -1, ...rest] = frame.leaders;
    frame.leaders = rest;
    if (action.kind === 'relocate') settleLeader(world, state, leader, action.hex as Hex, emit);
  },
});

function settleLeader(
  world: World,
  state: State,
  leader: Piece,
  hex: Hex | undefined,
  emit: Emit<Event>,
): void {
  const from = hexOfPiece(state, leader);
  if (hex === undefined) {
    emit({ type: 'leaderCaptured', leader: idOf(world, leader), hex: from });
    state.at[leader] = ELIMINATED;
    return;
  }
  emit({ type: 'relocated', leader: idOf(world, leader), from, hex });
  state.at[leader] = hex;
}
