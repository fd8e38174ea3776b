/** 6.0, 15.1 Stacking: three units a hex, four if one of them is a battalion; leaders are free. */
import type { Hex } from '../hexmap/hexId';
import { type Board, countersIn } from './board';
import type { Piece, World } from './world';

/** Whether these units, leaders apart, may stand in one hex. */
export function fitTogether(world: World, pieces: readonly Piece[]): boolean {
  const { stack } = world.scenario.charts;
  let units = 0;
  let limit = stack.units;
  for (const piece of pieces) {
    if (world.isLeader[piece]) continue;
    units++;
    if (world.isBattalion[piece]) limit = stack.withBattalion;
  }
  return units <= limit;
}

/** 6.2 whether they may stay in the hex with those who stand there. */
export function fitsIn(world: World, board: Board, pieces: readonly Piece[], hex: Hex): boolean {
  const there = countersIn(board, hex);
  if (there.length === 0) return fitTogether(world, pieces);
  const british = world.isBritish[pieces[0] ?? -1];
  const others = there.filter((piece) => world.isBritish[piece] === british && !pieces.includes(piece));
  return fitTogether(world, others.length === 0 ? pieces : [...others, ...pieces]);
}
