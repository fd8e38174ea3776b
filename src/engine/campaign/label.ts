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

/** The part of the sheet that the small picture shows; what lies beyond it stands at its edge. */
const PICTURED = { top: 250, height: 936 } as const;

/** Three numbers a stack: thousandths of the picture's width and height, and the place of its side among the sides. */
function dotsOf(seen: View): readonly number[] {
  return PLACES.flatMap(({ id, x, y }) =>
    SIDES.flatMap((side, i) =>
      countAt(seen, id, side) > 0 ? [Math.round((x * 1000) / CANVAS.width), height(y), i] : [],
    ),
  );
}

const height = (y: number): number =>
  Math.round(Math.min(985, Math.max(15, ((y - PICTURED.top) * 1000) / PICTURED.height)));
