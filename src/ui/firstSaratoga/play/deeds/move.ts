/** 4.1-4.5 Groups set out: whom to take up, where they could go, and going there. */
import type { Action, ReachAnswer, View } from '../../../../engine/firstSaratoga';
import { isRefusal } from '../../../../engine/firstSaratoga';
import type { Hex } from '../../../../engine/hexmap/hexId';
import { fieldNow, hexOfCounter } from '../../field';
import { act, ask, check, useTable } from '../../table';
import { play } from '../../text/play';
import { points } from '../../text/names';
import { complain, type Deed, type Lit, type LitHexes, NOTHING } from '../deed';
import { type Hand, hold } from '../hand';

type Begin = Extract<Action, { kind: 'begin' }>;

const isBegin = (action: Action): action is Begin => action.kind === 'begin';

/** Every counter that could set out now. */
export const movable = (view: View): ReadonlySet<string> =>
  new Set(view.actions.filter(isBegin).flatMap(({ counters }) => counters));

/** Those in a hex, or beside the map at the entry of that hex, who could set out. */
export function movableIn(view: View, hex: number): readonly string[] {
  const able = movable(view);
  const here = (view.stacks[hex] ?? []).filter((id) => able.has(id));
  return here.length > 0 ? here : waitingAt(view, hex).filter((id) => able.has(id));
}

/** Those of them who are not in hand. */
export const othersIn = (view: View, hex: number, { chosen }: Pick<Hand, 'chosen'>): readonly string[] =>
  movableIn(view, hex).filter((id) => !chosen.includes(id));

/** 13.3 who waits beside the map to come in by this hex. */
export function waitingAt(view: View, hex: number): readonly string[] {
  const entry = fieldNow().scenario.entries.find((each) => Number(each.hex) === hex);
  return (entry && view.columns[entry.id]?.waiting) ?? [];
}

/** 6.1, 13.4 as many of them as can go somewhere together. */
export function takeUp(ids: readonly string[], march = false): void {
  let chosen: readonly string[] = [];
  for (const id of [...ids].sort(leadersFirst)) {
    const more = [...chosen, id];
    if (canGo(more, march)) chosen = more;
  }
  if (chosen.length > 0) hold({ chosen, march });
  else complain(check({ kind: 'begin', counters: ids.slice(0, 1), march }) ?? whyStuck(ids, march));
}

/** Why those who may set out could go nowhere: at the entry of their column, or beside where they stand. */
function whyStuck(ids: readonly string[], march: boolean) {
  const { view } = useTable.getState();
  const [first = ''] = ids;
  const here = view ? hexOfCounter(view.stacks, first) : 0;
  const column = Object.entries(view?.columns ?? {}).find(([, { waiting }]) => waiting.includes(first));
  const entry = fieldNow().scenario.entries.find(({ id }) => id === column?.[0]);
  const to = here === 0 ? Number(entry?.hex ?? 0) : (fieldNow().world.grid.neighbours(here as Hex)[0] ?? 0);
  return ask('whyNotThere', [first], march, to);
}

/** A leader lets the garrison out. */
function leadersFirst(a: string, b: string): number {
  const { world } = fieldNow();
  const isLeader = (id: string) => world.isLeader[world.numberOf.get(id) ?? -1] === true;
  return Number(isLeader(b)) - Number(isLeader(a));
}

function canGo(counters: readonly string[], march: boolean): boolean {
  const reach = ask('reach', counters, march);
  return (
    reach !== undefined && !isRefusal(reach) && answers(reach).some((each) => each.destinations.length > 0)
  );
}

const answers = (reach: unknown): readonly ReachAnswer[] => reach as readonly ReachAnswer[];

/** Where those in hand could go; in fog, on which faces of the die. */
export function reachNow(chosen: readonly string[], march: boolean): LitHexes {
  const reach = ask('reach', chosen, march);
  if (!reach || isRefusal(reach)) return NOTHING;
  const lit: Record<number, Lit & { faces: number[] }> = {};
  for (const { faces, allowance, destinations } of answers(reach))
    for (const { hex, cost, path, stops, checks } of destinations) {
      const known = lit[hex];
      const all = [...(known?.faces ?? []), ...faces].sort((a, b) => a - b);
      const isSure = faces.length === 0;
      lit[hex] = {
        kind: stops ? 'stop' : isSure ? 'go' : 'maybe',
        path: known?.path ?? path,
        faces: all,
        note: isSure ? points(cost) : `${Math.min(...all)}+`,
        spoken: [
          isSure ? play.move.cost(cost, allowance - cost) : play.move.onFaces(all),
          ...(stops ? [play.move.stops] : []),
          ...(checks.length > 0 ? [play.move.checks(checks)] : []),
        ].join(', '),
      };
    }
  return lit;
}

/** 4.5 in clear weather they go at once; in fog the die falls first, and they go if it lets them. */
export function goTo(
  hex: number,
  view: View,
  { chosen, march }: Pick<Hand, 'chosen' | 'march'>,
  path: readonly number[],
): void {
  if (!act({ kind: 'begin', counters: chosen, march })) return;
  if (view.fog) hold({ goal: hex });
  else act({ kind: 'step', path });
}

export const move: Deed = {
  lit: (_, { chosen, march }) => (chosen.length === 0 ? NOTHING : reachNow(chosen, march)),
  waiting: (view) => {
    const able = movable(view);
    const onMap = Object.keys(view.stacks)
      .map(Number)
      .filter((hex) => view.stacks[hex]?.some((id) => able.has(id)));
    const entries = fieldNow().scenario.entries.map((entry) => Number(entry.hex));
    return [
      ...new Set([...onMap, ...entries.filter((hex) => waitingAt(view, hex).some((id) => able.has(id)))]),
    ];
  },
  press: (hex, view, hand) => {
    const way = hand.chosen.length > 0 ? reachNow(hand.chosen, hand.march)[hex]?.path : undefined;
    const isInHand = hand.chosen.some((id) => hexOfCounter(view.stacks, id) === hex);
    // A lit hex is an order, whoever stands there; a stack elsewhere is taken up instead.
    if (isInHand) hold({ chosen: [] });
    else if (way) goTo(hex, view, hand, way);
    else if (othersIn(view, hex, hand).length > 0) takeUp(movableIn(view, hex));
    else if (hand.chosen.length > 0) complain(ask('whyNotThere', hand.chosen, hand.march, hex));
    else complain(whyNotTaken(view, hex));
  },
  end: (view, { isEnding }) => {
    const left = move.waiting(view).length;
    // 3.2 whoever rallied or cannot move at all is no reason to ask.
    const done = Object.values(view.stacks).filter((ids) =>
      ids.some((id) => isOwn(view, id) && hasGone(view, id)),
    );
    if (!isEnding && left > 1 && left > done.length) hold({ isEnding: true });
    else act({ kind: 'endMovement' });
  },
};

const isOwn = (view: View, id: string): boolean => {
  const { world } = fieldNow();
  return world.counters[world.numberOf.get(id) ?? -1]?.side === view.decision?.by;
};

const hasGone = ({ marks }: View, id: string): boolean => marks[id]?.includes('moved') === true;

function whyNotTaken(view: View, hex: number) {
  const own = (view.stacks[hex] ?? []).find((id) => isOwn(view, id));
  return own === undefined ? undefined : check({ kind: 'begin', counters: [own], march: false });
}
