/** What the library says of a game, out of what both sides may see of it: turn, and a dot for each stack. */
import { CANVAS } from './data/drawing';
import { PLACES } from './data/places';
import { SIDES } from './data/types';
import type { State } from './state';
import { countAt, view, type View } from './view';

export interface CampaignLabel {
  readonly scenario: 'campaign';
  readonly turn: number;
  readonly stage: 'setup' | 'play' | 'over';
  readonly dots?: readonly number[];
}

export function labelOf(state: State): CampaignLabel {
  const seen = view(state, undefined);
  const stage = seen.phase === 'setUp' ? 'setup' : seen.phase === 'over' ? 'over' : 'play';
  const label = { scenario: 'campaign', turn: seen.turn, stage } as const;
  return stage === 'setup' ? label : { ...label, dots: dotsOf(seen) };
}

/** Three numbers a stack: thousandths of the sheet's width and height, and the place of its side among the sides. */
function dotsOf(seen: View): readonly number[] {
  return PLACES.flatMap(({ id, x, y }) =>
    SIDES.flatMap((side, i) =>
      countAt(seen, id, side) > 0
        ? [Math.round((x * 1000) / CANVAS.width), Math.round((y * 1000) / CANVAS.height), i]
        : [],
    ),
  );
}
