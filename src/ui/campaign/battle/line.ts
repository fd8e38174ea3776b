/** What is in hand on the battle board: the block that was picked, and whether all that can are to fire. */
import { create } from 'zustand';
import {
  type Action,
  type BlockType,
  type LineView,
  type Position,
  type Side,
  type View,
} from '../../../engine/campaign';
import { blockOf } from '../spots';
import { act, useTable } from '../table';

interface Line {
  readonly chosen: string | undefined;
  /** Whose fire goes on by itself, in which round. */
  readonly barrage: string | undefined;
  /** The map in place of the board, for a look. */
  readonly isAway: boolean;
  readonly choose: (block: string | undefined) => void;
  readonly fireAll: () => void;
  readonly stop: () => void;
  readonly setAway: (isAway: boolean) => void;
}

export const useLine = create<Line>()((set) => ({
  chosen: undefined,
  barrage: undefined,
  isAway: false,
  choose: (chosen) => set({ chosen }),
  fireAll: () => {
    const { view } = useTable.getState();
    set({ barrage: halfOf(view), chosen: undefined });
    fireNext(view);
  },
  stop: () => set({ barrage: undefined }),
  setAway: (isAway) => set({ isAway }),
}));

/** Who acts, and in which round: where either changes, the fire of all has ended. */
const halfOf = (view: View | undefined): string | undefined =>
  view?.decision?.kind === 'act'
    ? `${view.battle?.place} ${view.battle?.round} ${view.decision.by}`
    : undefined;

/** 10.6 Guns first, then foot, Natives, leaders; Arnold decides for himself. */
const ORDER: readonly BlockType[] = [
  'artillery',
  'lightArtillery',
  'elite',
  'regular',
  'militia',
  'native',
  'leader',
];

export function fireable(view: View | undefined): readonly string[] {
  return (view?.actions ?? [])
    .flatMap((action) => (action.kind === 'fire' ? [action.block] : []))
    .toSorted((a, b) => ORDER.indexOf(blockOf(a).type) - ORDER.indexOf(blockOf(b).type));
}

/** With Arnold's dice he may be lost, so he is not among all. */
export const barrageOf = (view: View | undefined): readonly string[] =>
  fireable(view).filter((id) => id !== 'arnold');

function fireNext(view: View | undefined): void {
  const [next] = barrageOf(view);
  if (next === undefined || !act({ kind: 'fire', block: next })) useLine.getState().stop();
}

useTable.subscribe(({ view }, before) => {
  if (view === before.view) return;
  const { barrage, chosen, isAway } = useLine.getState();
  if (chosen !== undefined && !isOffered(view, chosen)) useLine.setState({ chosen: undefined });
  if (isAway && view?.battle === undefined) useLine.setState({ isAway: false });
  if (barrage === undefined) return;
  const half = halfOf(view);
  // Dice, hits and flights come between two shots.
  if (half === undefined && view?.battle && view.decision) return;
  if (half !== barrage) useLine.getState().stop();
  else queueMicrotask(() => fireNext(useTable.getState().view));
});

const isOffered = (view: View | undefined, id: string): boolean =>
  (view?.decision?.kind === 'deploy' &&
    view.blocks.some((block) => block.id === id && block.at === view.battle?.place)) ||
  (view?.actions ?? []).some((action) => 'block' in action && action.block === id);

/** The orders that the chosen block can be given. */
export const offersFor = (view: View | undefined, id: string | undefined): readonly Action[] =>
  (view?.actions ?? []).filter((action) => 'block' in action && action.block === id);

export const POSITIONS_IN_LINE = ['left', 'center', 'right'] as const satisfies readonly Position[];

export const fightersIn = (line: LineView) => [...line.left, ...line.center, ...line.right, ...line.reserve];

/** Below on the board: whoever looks, else the attacker. */
export const sideBelow = (view: View): Side => view.viewer ?? view.battle?.attacker ?? 'british';
