/** 2.0 What the face of a counter shows, and how fit it is. */
import { columnOf, type Hex } from '../hexmap/hexId';
import type { GunFace, LeaderFace, UnitFace } from './data/types';
import { DISRUPTED, isBack, isDisrupted, isIneffective, type State } from './state';
import { isWoods, type Piece, type World } from './world';

export function unitFace(world: World, state: State, piece: Piece): UnitFace {
  const counter = world.counters[piece];
  if (!counter || counter.kind === 'leader') throw new Error(`counter ${piece} is no unit`);
  return counter.kind !== 'artillery' && isBack(state, piece) ? counter.back : counter.front;
}

export function gunFace(world: World, piece: Piece): GunFace {
  const counter = world.counters[piece];
  if (counter?.kind !== 'artillery') throw new Error(`counter ${piece} is no gun`);
  return counter.front;
}

export function leaderFace(world: World, state: State, piece: Piece): LeaderFace {
  const counter = world.counters[piece];
  if (counter?.kind !== 'leader') throw new Error(`counter ${piece} is no leader`);
  return isBack(state, piece) ? counter.back : counter.front;
}

/** 2.1, 2.3 the printed allowance, in points. */
export const allowanceOf = (world: World, state: State, piece: Piece): number =>
  world.allowance[piece * 2 + (isBack(state, piece) ? 1 : 0)] ?? 0;

/** 14.3 */
export const stepsOf = (world: World, piece: Piece): number => (world.isTwoStep[piece] ? 2 : 1);

/** 15.6 guns that never move. */
export const isGarrison = (world: World, piece: Piece): boolean =>
  world.isGun[piece] === true && gunFace(world, piece).ma === 0;

/** 5.1, 8.8 neither disrupted nor ineffective. */
export const isFit = (world: World, state: State, piece: Piece): boolean =>
  !isDisrupted(state, piece) && !isIneffective(world, state, piece);

/** Guns have no back that could be ineffective, so that one look at the bits is enough for a two-step unit or a gun. */
export const controls = (world: World, marks: number, piece: Piece): boolean =>
  (marks & DISRUPTED) === 0 && (!world.isBattalion[piece] || (marks & 1) === 0);

/** 15.3, 15.4 L or R, or militia and irregulars in woods. */
export const isLight = (world: World, state: State, piece: Piece, hex: Hex): boolean =>
  !world.isGun[piece] &&
  (unitFace(world, state, piece).type !== '' || (world.isMilitia[piece] === true && isWoods(world, hex)));

export const isRifle = (world: World, state: State, piece: Piece): boolean =>
  !world.isGun[piece] && unitFace(world, state, piece).type === 'R';

/** 13.4 */
export const isInFreeColumns = ({ scenario: { freeColumns } }: World, hex: Hex): boolean =>
  columnOf(hex) >= freeColumns[0] && columnOf(hex) <= freeColumns[1];
