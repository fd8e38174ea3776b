/** 8.9, M63, M64 Retreats: units go back one after another, or together, as their owner likes. */
import { pop } from '../../kernel/frames';
import type { Emit, Refusal } from '../../kernel/game';
import type { Hex } from '../../hexmap/hexId';
import type { Action, ActionOf } from '../actions';
import { fieldOf, leadersIn, readBoard } from '../board';
import type { Event } from '../events';
import type { RetreatFrame } from '../frames';
import { enterHex } from '../leaders';
import { disrupt, eliminate, makeIneffective } from '../losses';
import { refuse, refuseAt } from '../refusals';
import { canEnter, crossesCreek, type Fate, fateOf } from '../retreat';
import { fitsIn } from '../stacking';
import { hexOfPiece, isOnMap, type State } from '../state';
import { idOf, type Piece, pieceOf, type World } from '../world';
import { rout } from './effects';
import { idsOf, isRefused, ownPieces, type RulesOf } from './rules';

export const retreat = (world: World): RulesOf<'retreat'> => ({
  step(state, frame, emit) {
    const fates = frame.units.map((unit) => fate(world, state, frame, unit).kind);
    const canGo = fates.some((kind) => kind !== 'garrison' && kind !== 'captured');
    for (const [i, unit] of frame.units.entries()) {
      const kind = fates[i];
      // 15.6 it never goes; 8.9 who finds no way is captured when nobody else can make room any more
      if (kind !== 'garrison' && (kind !== 'captured' || canGo)) continue;
      eliminate(world, state, unit, kind, emit);
      frame.units = frame.units.filter((other) => other !== unit);
      return true;
    }
    if (frame.units.length > 0) return false;
    pop(state);
    return true;
  },
  decide: (_, { side }) => ({ kind: 'retreat', by: side, case: '8.9' }),
  actions(state, frame) {
    const list: Action[] = [];
    for (const unit of frame.units) {
      const { kind, paths } = fate(world, state, frame, unit);
      const ids = [idOf(world, unit)];
      if (kind === 'lost') list.push({ kind: 'retreat', units: ids, leaders: [], path: [] });
      for (const leaders of leaderChoices(world, state, frame, [unit]))
        for (const path of paths) list.push({ kind: 'retreat', units: ids, leaders, path });
    }
    return [...list, ...wholeStacks(world, state, frame)];
  },
  check: (state, frame, action) =>
    action.kind === 'retreat' ? checkRetreat(world, state, frame, action) : refuse('notNow'),
  apply(state, frame, action, emit) {
    if (action.kind !== 'retreat') return;
    const units = action.units.map((id) => pieceOf(world, id));
    const leaders = action.leaders.map((id) => pieceOf(world, id));
    const [first = -1] = units;
    const { kind } = fate(world, state, frame, first);
    frame.units = frame.units.filter((unit) => !units.includes(unit));
    // 8.9 only unsafe ways are left: it routs
    if ((kind === 'unsafe' || kind === 'lost') && !frame.routed.includes(first))
      rout(world, state, first, frame.shaken, emit);
    if (isOnMap(state, first)) goBack(world, state, units, leaders, action.path as readonly Hex[], emit);
  },
});

const fate = (world: World, state: State, frame: RetreatFrame, unit: Piece): Fate =>
  fateOf(
    world,
    state,
    readBoard(world, state),
    unit,
    frame.routed.includes(unit),
    frame.shaken.includes(unit),
  );

/** M63 where others stay behind, leaders may go or stay; the last takes them all along. */
function leaderChoices(
  world: World,
  state: State,
  frame: RetreatFrame,
  units: readonly Piece[],
): readonly (readonly string[])[] {
  const here = hexOfPiece(state, units[0] ?? -1);
  const leaders = idsOf(world, leadersIn(world, readBoard(world, state), here, frame.side));
  if (leaders.length === 0) return [[]];
  return staysBehind(world, state, frame, units) ? [[], leaders] : [leaders];
}

const staysBehind = (world: World, state: State, frame: RetreatFrame, units: readonly Piece[]): boolean => {
  const here = hexOfPiece(state, units[0] ?? -1);
  return (fieldOf(readBoard(world, state), frame.side).own[here] ?? 0) > units.length;
};

/** All units of a hex by one path, if they can. */
function wholeStacks(world: World, state: State, frame: RetreatFrame): Action[] {
  const list: Action[] = [];
  for (const hex of new Set(frame.units.map((unit) => hexOfPiece(state, unit)))) {
    const units = frame.units.filter((unit) => hexOfPiece(state, unit) === hex);
    const [first = -1] = units;
    if (units.length < 2 || units.some((unit) => frame.routed.includes(unit))) continue;
    const ids = idsOf(world, units);
    for (const leaders of leaderChoices(world, state, frame, units))
      for (const path of fate(world, state, frame, first).paths) {
        const action = { kind: 'retreat', units: ids, leaders, path } as const;
        if (!checkRetreat(world, state, frame, action)) list.push(action);
      }
  }
  return list;
}

function checkRetreat(
  world: World,
  state: State,
  frame: RetreatFrame,
  action: ActionOf<'retreat'>,
): Refusal | undefined {
  const units = ownPieces(world, state, frame.side, action.units);
  if (isRefused(units)) return units;
  if (units.length === 0) return refuse('emptyGroup');
  const [first = -1] = units;
  for (const unit of units) {
    if (!frame.units.includes(unit)) return refuse('notRetreating', idOf(world, unit));
    if (state.at[unit] !== state.at[first]) return refuse('notTogether', idOf(world, unit));
  }
  const leaders = checkLeaders(world, state, frame, action, units);
  if (leaders) return leaders;
  const path = action.path as readonly Hex[];
  for (const unit of units) {
    const { kind, paths } = fate(world, state, frame, unit);
    if (units.length > 1 && (kind !== 'safe' || frame.routed.includes(unit)))
      return refuse('singly', idOf(world, unit));
    if (kind === 'lost') return path.length === 0 ? undefined : refuse('isLost', idOf(world, unit));
    if (paths.some((each) => isSame(each, path))) continue;
    return whyNot(world, state, frame, unit, path);
  }
  const end = path.at(-1);
  if (end === undefined) return refuse('emptyPath');
  return fitsIn(world, readBoard(world, state), units, end) ? undefined : refuseAt('stackFull', end);
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((hex, i) => hex === other[i]);

function checkLeaders(
  world: World,
  state: State,
  frame: RetreatFrame,
  action: ActionOf<'retreat'>,
  units: readonly Piece[],
): Refusal | undefined {
  const leaders = ownPieces(world, state, frame.side, action.leaders);
  if (isRefused(leaders)) return leaders;
  const here = hexOfPiece(state, units[0] ?? -1);
  const there = leadersIn(world, readBoard(world, state), here, frame.side);
  const apart = leaders.find((leader) => !there.includes(leader));
  if (apart !== undefined) return refuse('leaderNotThere', idOf(world, apart));
  if (action.path.length === 0)
    return leaders.length === 0 ? undefined : refuse('leaderNotThere', action.leaders[0]);
  if (leaders.length === there.length || staysBehind(world, state, frame, units)) return undefined;
  return refuse('leadersGoAlong', idOf(world, there.find((leader) => !leaders.includes(leader)) ?? -1));
}

/** The nearest reason why a unit may not take this path. */
function whyNot(world: World, state: State, frame: RetreatFrame, unit: Piece, path: readonly Hex[]): Refusal {
  const board = readBoard(world, state);
  const start = hexOfPiece(state, unit);
  if (path.length === 0) return refuse('emptyPath');
  let from = start;
  for (const [i, to] of path.entries()) {
    if (!world.grid.has(to) || !world.grid.areAdjacent(from, to)) return refuseAt('notAdjacent', to);
    if (i >= world.scenario.charts.retreat) return refuseAt('tooFar', to);
    if (world.grid.distance(start, to) !== i + 1) return refuseAt('tooNear', to);
    if (!canEnter(world, board, unit, from, to)) {
      if (world.land[to] !== 1) return refuseAt('impassable', to);
      return refuseAt(fieldOf(board, frame.side).foes[to] === 0 ? 'infantryOnly' : 'enemyThere', to);
    }
    from = to;
  }
  if (!fitsIn(world, board, [unit], from)) return refuseAt('stackFull', from);
  const { zoc, own } = fieldOf(board, frame.side);
  const danger = path.find((hex) => zoc[hex] !== 0 && own[hex] === 0);
  const isSafeRout = fate(world, state, frame, unit).kind === 'safe';
  return danger !== undefined && isSafeRout ? refuseAt('unsafe', danger) : refuseAt('routsFarther', from);
}

function goBack(
  world: World,
  state: State,
  units: readonly Piece[],
  leaders: readonly Piece[],
  path: readonly Hex[],
  emit: Emit<Event>,
): void {
  let from = hexOfPiece(state, units[0] ?? -1);
  emit({
    type: 'retreated',
    units: idsOf(world, units),
    leaders: idsOf(world, leaders),
    from,
    path: [...path],
  });
  let left = units;
  // 15.1, M26 any retreat
  for (const unit of units) if (world.isBattalion[unit]) makeIneffective(world, state, unit, emit);
  for (const to of path) {
    if (crossesCreek(world, from, to)) {
      // TEC guns are lost in a creek, infantry comes over disrupted
      for (const gun of left.filter((unit) => world.isGun[unit])) eliminate(world, state, gun, 'creek', emit);
      left = left.filter((unit) => !world.isGun[unit]);
      disrupt(world, state, left, emit);
    }
    // Leaders whose last unit was lost stay behind (M63).
    if (left.length === 0 || enterHex(world, state, [...left, ...leaders], to, emit)) return;
    from = to;
  }
}
