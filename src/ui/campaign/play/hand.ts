/** What is in hand: the place whose blocks lie open, who of them is taken up, and where they are pointed. */
import { create } from 'zustand';
import type { Action, View } from '../../../engine/campaign';
import { usePointer } from '../../../store/pointer';
import { blockOf, numberOf } from '../spots';
import { useTable } from '../table';
import { inReadingOrder } from '../text/names';
import { type InHand, type Way, waysOf } from './ways';

export interface Hand extends InHand {
  readonly place: string | undefined;
  /** A finger or a key points first and orders then. */
  readonly aim: string | undefined;
  readonly ways: readonly Way[];
  readonly open: (place: string) => void;
  readonly take: (blocks: readonly string[], isWhole?: boolean) => void;
  /** Into the group or out of it; without a leader in hand it goes alone. */
  readonly toggle: (block: string) => void;
  /** By itself, or as the leader of his group. */
  readonly lift: (block: string) => void;
  readonly aimAt: (place: string | undefined) => void;
  readonly drop: () => void;
}

const EMPTY = { place: undefined, blocks: [], isWhole: true, aim: undefined, ways: [] } as const;

export const useHand = create<Hand>()((set, get) => {
  const take = (blocks: readonly string[], isWhole = false) => {
    const { view } = useTable.getState();
    set({ blocks, isWhole, aim: undefined, ways: waysOf(view, { blocks, isWhole }) });
  };
  return {
    ...EMPTY,
    open: (place) => {
      set({ place });
      take(bestAt(useTable.getState().view, place), true);
    },
    take,
    toggle: (block) => {
      const { blocks } = get();
      const [first] = blocks;
      const { view } = useTable.getState();
      if (first !== undefined && blockOf(first).type === 'leader') {
        if (block === first && view?.decision?.kind !== 'march') take([]);
        else if (
          blockOf(block).type === 'leader' &&
          !blocks.includes(block) &&
          view?.decision?.kind !== 'march'
        )
          take(groupOf(view, block), true);
        else if (block !== first)
          take(blocks.includes(block) ? blocks.filter((id) => id !== block) : [...blocks, block]);
      } else if (blockOf(block).type === 'leader') take(groupOf(view, block), true);
      else take(block === first ? [] : [block]);
    },
    lift: (block) => {
      if (get().blocks[0] === block) return;
      if (blockOf(block).type === 'leader') take(groupOf(useTable.getState().view, block), true);
      else take([block]);
    },
    aimAt: (aim) => set({ aim }),
    drop: () => set({ ...EMPTY, ways: waysOf(useTable.getState().view, EMPTY) }),
  };
});

/** Takes a stack in hand that was not picked on the map, and turns the map to it. */
export function showStack(place: string): void {
  useHand.getState().open(place);
  usePointer.getState().visit(numberOf(place));
}

/** Whoever can be picked up at a place now. */
export function movableAt(view: View | undefined, place: string): readonly string[] {
  if (!view) return [];
  const here = inReadingOrder(view.blocks.filter(({ at }) => at === place)).map(({ id }) => id);
  const able = new Set(view.actions.flatMap(namesOf));
  return here.filter((id) => able.has(id));
}

function namesOf(action: Action): readonly string[] {
  switch (action.kind) {
    case 'single':
    case 'put':
    case 'enter':
    case 'place':
      return [action.block];
    case 'group':
    case 'forceMarch':
      return [action.leader];
    case 'go':
      return action.blocks;
    default:
      return [];
  }
}

/** A leader with as many as he can take, or else the first who may go. */
function bestAt(view: View | undefined, place: string): readonly string[] {
  const movable = movableAt(view, place);
  const leader = movable.find((id) => blockOf(id).type === 'leader');
  if (leader !== undefined) return groupOf(view, leader);
  return movable.slice(0, 1);
}

/** He and the largest group that any road takes. */
export function groupOf(view: View | undefined, leader: string): readonly string[] {
  const groups = (view?.actions ?? []).flatMap((action) =>
    (action.kind === 'group' || action.kind === 'forceMarch') && action.leader === leader
      ? [action.blocks]
      : [],
  );
  const largest = groups.reduce<readonly string[]>(
    (best, each) => (each.length > best.length ? each : best),
    [],
  );
  return [leader, ...largest];
}

/** Whoever is on the march is in hand already; all else begins with empty hands. */
function begin(view: View | undefined, before: View | undefined): void {
  const { about } = view ?? {};
  if (view?.decision?.kind === 'march' && about?.kind === 'march' && about.mover !== undefined) {
    useHand.setState({ place: about.place });
    useHand.getState().take([about.mover, ...(about.party ?? []).filter((id) => id !== about.mover)], true);
    return;
  }
  const { place } = useHand.getState();
  const isSame =
    view?.decision?.kind === before?.decision?.kind && view?.decision?.by === before?.decision?.by;
  useHand.getState().drop();
  // Who stays behind is next, where the same stack can still move.
  if (
    isSame &&
    place !== undefined &&
    KEEPS_OPEN.has(view?.decision?.kind ?? '') &&
    movableAt(view, place).length > 0
  )
    useHand.getState().open(place);
}

const KEEPS_OPEN: ReadonlySet<string> = new Set(['enter', 'leaveHudson']);

useTable.subscribe(({ view }, { view: before }) => {
  if (view !== before) begin(view, before);
});
begin(useTable.getState().view, undefined);
