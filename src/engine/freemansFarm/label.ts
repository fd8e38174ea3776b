/** What the library says of a game, out of what both sides may see: round, stage, and a dot for each formation in play. */
import { top } from '../kernel/frames';
import { BOX_BY_ID } from './data/board';
import { FORMATIONS, SIDES } from './data/types';
import { isInPlay, sideOf } from './formations';
import type { State } from './state';

export interface FarmLabel {
  readonly scenario: 'freemansFarm';
  readonly turn: number;
  readonly stage: 'setup' | 'play' | 'over';
  readonly dots: readonly number[];
}

export const labelOf = (state: State): FarmLabel => ({
  scenario: 'freemansFarm',
  turn: state.round,
  stage: stageOf(state),
  dots: dotsOf(state),
});

export function stageOf(state: State): FarmLabel['stage'] {
  if (state.ending) return 'over';
  return top(state)?.kind === 'setup' ? 'setup' : 'play';
}

/** Three numbers each: thousandths of the board's width and height, and the place of its side among the sides. */
function dotsOf(state: State): readonly number[] {
  return FORMATIONS.filter((each) => isInPlay(state, each) && state.markers[each] > 0).flatMap((each) => {
    const { x, y } = BOX_BY_ID[state.at[each]];
    return [Math.round(x * 10), Math.round(y * 10), SIDES.indexOf(sideOf(each))];
  });
}
