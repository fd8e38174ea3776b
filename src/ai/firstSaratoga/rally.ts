/** 3.2, 15.2 Who rallies instead of moving: all who are shaken; lost steps only where nothing presses. */
import {
  type Action,
  isDisrupted,
  isFit,
  type Piece,
  pieceOf,
  readBoard,
  fieldOf,
  hexOfPiece,
  type State,
} from '../../engine/firstSaratoga/index';
import type { Officer } from './officer';
import { winningMarch } from './win';

export function rally(officer: Officer, state: State): Action {
  const { game, world } = officer;
  const winner = winningMarch(officer, state)?.unit;
  for (const action of game.actions(state))
    if (action.kind === 'rally') {
      const unit = pieceOf(world, action.unit);
      // 3.2 whoever rallies may not march
      if (unit !== winner && isWise(officer, state, unit)) return action;
    }
  return { kind: 'endRally' };
}

/** A whole unit that only lost a step goes on fighting where an enemy is near. */
function isWise({ world, side, reaches }: Officer, state: State, unit: Piece): boolean {
  if (isDisrupted(state, unit) || !isFit(world, state, unit)) return true;
  const { foes } = fieldOf(readBoard(world, state), side);
  const at = hexOfPiece(state, unit);
  const isBusy = world.landHexes.some(
    (hex) =>
      foes[hex] !== 0 &&
      world.grid.neighbours(hex).some((next) => next === at || reaches[unit]?.[next] === 1),
  );
  return !isBusy || world.sheltered[at] === 1;
}
