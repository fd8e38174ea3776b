/** 7.1, 7.4 The attacks that are offered. There are more, by joining more hexes; `check` tells of each. */
import type { Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { fieldOf, readBoard } from '../board';
import { barToAttacking, barToCounter, barToTarget, mayBePrimary } from '../combat';
import type { Mode } from '../frames';
import { hexOfPiece, isOnMap, type State } from '../state';
import { gunFace, isRifle } from '../values';
import { enemyOf, idOf, type Piece, type World } from '../world';
import { idsOf } from './rules';

/** `anyOne`: stop as soon as there is one. */
export function listAttacks(world: World, state: State, struck: readonly Hex[], anyOne: boolean): Action[] {
  const side = state.phasing;
  const board = readBoard(world, state);
  const { foes } = fieldOf(board, side);
  const free = world.piecesOf[side].filter(
    (unit) => isOnMap(state, unit) && !world.isLeader[unit] && !barToAttacking(world, state, unit),
  );
  const byTarget = new Map<Hex, Piece[]>();
  for (const unit of free)
    for (const hex of world.grid.within(hexOfPiece(state, unit), farthest(world, state, unit))) {
      if (foes[hex] === 0 || struck.includes(hex)) continue;
      const list = byTarget.get(hex);
      if (list) list.push(unit);
      else byTarget.set(hex, [unit]);
    }
  const list: Action[] = [];
  for (const [hex, units] of byTarget)
    for (const mode of ['normal', 'skirmish', 'bombard'] as const) {
      const able = units.filter((unit) => !barToTarget(world, state, board, unit, hex, mode));
      addAttacks(world, state, hex, mode, able, (some, primary) =>
        list.push({ kind: 'attack', mode, hex, units: idsOf(world, some), primary: idOf(world, primary) }),
      );
      if (anyOne && list.length > 0) return list;
    }
  return list;
}

const farthest = (world: World, state: State, unit: Piece): number =>
  world.isGun[unit] ? (state.fog ? 1 : gunFace(world, unit).range) : isRifle(world, state, unit) ? 2 : 1;

/** 7.2 */
export function listCounters(world: World, state: State, hexes: readonly Hex[], anyOne: boolean): Action[] {
  const side = enemyOf(state.phasing);
  const board = readBoard(world, state);
  const list: Action[] = [];
  for (const hex of hexes) {
    if (fieldOf(board, side).foes[hex] === 0) continue;
    const able = world.piecesOf[side].filter(
      (unit) => isOnMap(state, unit) && !barToCounter(world, state, board, unit, hex),
    );
    const add = (some: readonly Piece[], primary: Piece) =>
      list.push({ kind: 'counterattack', hex, units: idsOf(world, some), primary: idOf(world, primary) });
    const foot = able.some((unit) => !world.isGun[unit]);
    if (foot) addAttacks(world, state, hex, 'normal', able, add);
    addAttacks(
      world,
      state,
      hex,
      'bombard',
      able.filter((unit) => world.isGun[unit]),
      add,
    );
    if (anyOne && list.length > 0) return list;
  }
  return list;
}

/** Each unit and each pair of a hex, alone and with all guns; all guns; and the most that can join. */
function addAttacks(
  world: World,
  state: State,
  hex: Hex,
  mode: Mode,
  able: readonly Piece[],
  add: (units: readonly Piece[], primary: Piece) => void,
): void {
  const guns = able.filter((unit) => world.isGun[unit]);
  const foot = able.filter((unit) => !world.isGun[unit]);
  if (mode === 'bombard') {
    for (const gun of guns) add([gun], gun);
    if (guns.length < 2) return;
    for (const gun of guns) if (mayBePrimary(world, state, hex, guns, gun)) add(guns, gun);
    return;
  }
  const choices: (readonly Piece[])[] = [];
  for (const unit of foot) {
    choices.push([unit]);
    if (mode === 'skirmish') continue;
    for (const other of foot)
      if (
        other > unit &&
        state.at[other] === state.at[unit] &&
        (world.isBattalion[unit] || world.isBattalion[other])
      )
        choices.push([unit, other]);
  }
  const both = (units: readonly Piece[]) => {
    for (const primary of units) if (!world.isGun[primary]) add(units, primary);
  };
  for (const units of choices) {
    both(units);
    if (guns.length > 0) both([...units, ...guns]);
  }
  const most = mostOf(world, state, choices);
  if (new Set(most.map((unit) => state.at[unit])).size > 1) both([...most, ...guns]);
}

/** From each hex the strongest choice. */
function mostOf(world: World, state: State, choices: readonly (readonly Piece[])[]): readonly Piece[] {
  const best = new Map<number, readonly Piece[]>();
  const worth = (units: readonly Piece[]) =>
    units.reduce((sum, unit) => {
      const counter = world.counters[unit];
      return sum + (counter && counter.kind !== 'leader' ? counter.front.cf : 0);
    }, 0);
  for (const units of choices) {
    const hex = state.at[units[0] ?? -1] ?? 0;
    const known = best.get(hex);
    if (!known || worth(units) > worth(known)) best.set(hex, units);
  }
  return [...best.values()].flat();
}
