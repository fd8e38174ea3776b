/** Where the blocks in hand can go now, and the order that sends each there. What is refused keeps its reason. */
import { type Action, PLACES, type View } from '../../../engine/campaign';
import { ask, check } from '../table';
import { blockOf } from '../spots';

export interface Way {
  readonly to: string;
  /** From where they stand. */
  readonly path: readonly string[];
  readonly action: Action;
  readonly refusal?: string | undefined;
  readonly price: number | undefined;
  readonly room?: number | undefined;
  readonly enemies: number;
  /** How many blocks would go. */
  readonly count: number;
  /** 1.3, 1.4 and how many of them the road counts. */
  readonly units: number;
}

export interface InHand {
  /** A leader first, or one unit. */
  readonly blocks: readonly string[];
  /** Nobody was picked by hand: as many go as the road takes. */
  readonly isWhole: boolean;
}

/** Decisions in which blocks are taken in hand. */
const BY_HAND: readonly string[] = [
  'move',
  'march',
  'nativeMarch',
  'forceMarch',
  'enter',
  'placeMilitia',
  'leaveHudson',
];
export const isByHand = (view: View | undefined): boolean => BY_HAND.includes(view?.decision?.kind ?? '');

export function waysOf(view: View | undefined, hand: InHand): readonly Way[] {
  switch (view?.decision?.kind) {
    case 'move':
    case 'march':
    case 'nativeMarch':
    case 'forceMarch':
      return marches(view, hand);
    case 'enter':
    case 'leaveHudson':
      return view.actions.flatMap((action) =>
        (action.kind === 'enter' || action.kind === 'put') && action.block === hand.blocks[0]
          ? [plain(view, action.place, action)]
          : [],
      );
    case 'placeMilitia':
      return placings(view, hand.blocks[0]);
    case 'overrunRetreat':
    case 'retreat':
    case 'chooseBattle':
    case 'giveWay':
      return view.actions.flatMap((action) =>
        action.kind === 'retreat' || action.kind === 'fight' || action.kind === 'giveWay'
          ? [plain(view, action.place, action)]
          : [],
      );
    default:
      return [];
  }
}

const plain = (view: View, to: string, action: Action): Way => ({
  to,
  path: [],
  action,
  price: undefined,
  enemies: view.decision?.kind === 'enter' ? (view.counts[to]?.british ?? 0) : 0,
  count: 1,
  units: 1,
});

function placings(view: View, block: string | undefined): Way[] {
  if (block === undefined) return [];
  const region = blockOf(block).start.replace('choice:', '');
  return PLACES.filter((place) => place.region === region).flatMap(({ id: place }) => {
    const action: Action = { kind: 'place', block, place };
    return check(action) ? [] : [plain(view, place, action)];
  });
}

function marches(view: View, { blocks, isWhole }: InHand): Way[] {
  const [first, ...rest] = blocks;
  if (first === undefined) return [];
  const from = view.blocks.find(({ id }) => id === first)?.at ?? '';
  const found = new Map<string, Way>();
  for (const { enemies, path, price, refusal, room } of ask('reach', blocks)?.ways ?? []) {
    const to = path.at(-1) ?? '';
    const listed = isWhole && refusal !== undefined ? listedFor(view, first, to) : undefined;
    const way: Way = {
      to,
      path: [from, ...path],
      action: listed ?? orderFor(view, first, rest, path),
      refusal: listed ? undefined : refusal,
      price,
      room,
      enemies,
      count: listed ? listed.blocks.length + 1 : blocks.length,
      units: (listed?.blocks ?? blocks).filter((id) => blockOf(id).type !== 'leader').length,
    };
    const before = found.get(to);
    if (!before || (before.refusal !== undefined && way.refusal === undefined)) found.set(to, way);
  }
  return [...found.values()];
}

type Led =
  Extract<Action, { readonly kind: 'group' | 'forceMarch' }> | Extract<Action, { readonly kind: 'go' }>;

/** The largest group that the road takes. */
const listedFor = (view: View, leader: string, to: string): Led | undefined =>
  view.actions.find(
    (action): action is Led =>
      ((action.kind === 'group' || action.kind === 'forceMarch') &&
        action.leader === leader &&
        action.to === to) ||
      (action.kind === 'go' && action.to === to),
  );

function orderFor(view: View, first: string, rest: readonly string[], path: readonly string[]): Action {
  const to = path.at(-1) ?? '';
  const isLeader = blockOf(first).type === 'leader';
  switch (view.decision?.kind) {
    case 'march':
      return { kind: 'go', blocks: isLeader ? rest : [first], to };
    case 'forceMarch':
      return { kind: 'forceMarch', leader: first, blocks: rest, to };
    default:
      return isLeader
        ? { kind: 'group', leader: first, blocks: rest, to }
        : { kind: 'single', block: first, path };
  }
}
