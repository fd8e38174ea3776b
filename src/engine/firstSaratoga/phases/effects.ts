/** 8.3-8.5, 8.7 What a result does to the units of a hex: giving ground, being shattered, rout. */
import { push } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { leadersIn, readBoard, unitsIn } from '../board';
import type { Side } from '../data/types';
import type { Event } from '../events';
import type { AttackFrame } from '../frames';
import { disrupt, eliminate, loseStep, makeIneffective } from '../losses';
import { isLostByRout } from '../retreat';
import { hexOfPiece, isBack, isOnMap, type State } from '../state';
import { isGarrison } from '../values';
import { enemyOf, idOf, type Piece, type World } from '../world';

/** Whom a result of the table is about. */
export const sideOfResult = (frame: AttackFrame): Side =>
  frame.result.startsWith('A') ? frame.side : enemyOf(frame.side);

/** 7.7 distant guns never suffer an A result. */
export const nearAttackers = (world: World, state: State, frame: AttackFrame): readonly Piece[] =>
  frame.units.filter(
    (unit) => isOnMap(state, unit) && world.grid.areAdjacent(hexOfPiece(state, unit), frame.hex),
  );

/** M62 in a long shot a unit stands two hexes off. */
const isLongShot = (world: World, state: State, { mode, hex, units }: AttackFrame): boolean =>
  mode === 'skirmish' &&
  units.some((unit) => !world.isGun[unit] && world.grid.distance(hexOfPiece(state, unit), hex) === 2);

/** 8.4 all are disrupted and retreat; 8.7 those who were disrupted before lose a step first. */
export function shatter(world: World, state: State, frame: AttackFrame, emit: Emit<Event>): void {
  const isAttacker = frame.result.startsWith('A');
  const units = isAttacker
    ? nearAttackers(world, state, frame)
    : unitsIn(world, readBoard(world, state), frame.hex);
  frame.stage = 'after';
  for (const unit of units) if (frame.shaken.includes(unit)) loseStep(world, state, unit, emit);
  const left = units.filter((unit) => isOnMap(state, unit));
  for (const hex of new Set(left.map((unit) => hexOfPiece(state, unit))))
    disrupt(
      world,
      state,
      left.filter((unit) => hexOfPiece(state, unit) === hex),
      emit,
    );
  const side = sideOfResult(frame);
  push(state, { kind: 'retreat', side, units: left, routed: [], shaken: [...frame.shaken] });
}

/** 8.5, M63 the primary routs, then the others of its hex take Dr. */
export function routPrimary(world: World, state: State, frame: AttackFrame, emit: Emit<Event>): void {
  const side = enemyOf(frame.side);
  const unit = frame.defender;
  const others = unitsIn(world, readBoard(world, state), frame.hex).filter((other) => other !== unit);
  pushBack(world, state, frame, side, others);
  rout(world, state, unit, frame.shaken, emit);
  if (isOnMap(state, unit))
    push(state, { kind: 'retreat', side, units: [unit], routed: [unit], shaken: [...frame.shaken] });
}

/** 8.5 what a rout does before the unit runs. */
export function rout(
  world: World,
  state: State,
  unit: Piece,
  shaken: readonly Piece[],
  emit: Emit<Event>,
): void {
  const hex = hexOfPiece(state, unit);
  const side = world.isBritish[unit] ? 'british' : 'colonial';
  emit({ type: 'routed', unit: idOf(world, unit), hex });
  for (const leader of leadersIn(world, readBoard(world, state), hex, side))
    makeIneffective(world, state, leader, emit);
  if (isLostByRout(world, state, unit, shaken.includes(unit))) {
    eliminate(world, state, unit, 'rout', emit);
    return;
  }
  if (isGarrison(world, unit)) return; // 15.6 it falls when it has to go
  if (world.isTwoStep[unit] && !isBack(state, unit)) loseStep(world, state, unit, emit);
  if (world.isBattalion[unit]) makeIneffective(world, state, unit, emit);
  disrupt(world, state, [unit], emit);
}

/** 8.3 pushes the choice of each hex; 15.3, M62 after a long shot it is another one. */
export function pushBack(
  world: World,
  state: State,
  frame: AttackFrame,
  side: Side,
  units: readonly Piece[],
): void {
  const isDefender = side !== frame.side;
  const hexes = [...new Set(units.map((unit) => hexOfPiece(state, unit)))].sort((a, b) => a - b);
  const longShot = isDefender && frame.result === 'Dr' && isLongShot(world, state, frame);
  frame.stage = 'after';
  if (units.length === 0) return;
  push(state, {
    kind: 'giveGround',
    side,
    stage: 'begin',
    units: [...units],
    hexes,
    forced: [],
    longShot,
    shaken: isDefender ? [...frame.shaken] : [],
  });
}
