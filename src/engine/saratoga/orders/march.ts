/** 6.0, 7.0 Marching and closing in: a stack or a part of it, by the cheapest path or through hexes that were named. */
import { isRefusal } from '../../kernel/game';
import type { Hex } from '../../hexmap/hexId';
import { GRID } from '../battlefield';
import type { Side } from '../data/types';
import { apply, check } from '../game';
import { reachable } from '../previews';
import { copyState, type State } from '../state';
import { MP } from '../terrain';
import type { View } from '../view';
import { hexOfCounter, LISTED, type Order, type Way, type Ways } from './order';

const march = (kind: 'move' | 'combatMove'): Order => ({
  ...LISTED,
  hand: 'stack',
  ways: (state, view, chosen, via) => (chosen.length === 0 ? {} : movesOf(kind, state, view, chosen, via)),
  taking: (view, id) => ({
    kind,
    counters: [id],
    path: GRID.neighbours(hexOfCounter(view, id)).slice(0, 1),
  }),
  there: (view, chosen, hex) => ({
    kind,
    counters: chosen,
    path: straightPath(hexOfCounter(view, chosen[0] ?? ''), hex),
  }),
});

export const move: Order = {
  ...march('move'),
  hasWaypoints: true,
  marksWaiting: 'never',
  isChoosable: (view, id) => view.marks[id]?.includes('moved') !== true,
  // R20 the stack under way goes on before another.
  first: (view) =>
    view.about?.kind === 'movement' ? view.about.party.filter((id) => move.isChoosable(view, id)) : [],
};

export const combatMove: Order = { ...march('combatMove'), marksWaiting: 'emptyHanded' };

function movesOf(
  kind: 'move' | 'combatMove',
  state: State,
  view: View,
  counters: readonly string[],
  via: readonly number[],
): Ways {
  const after = copyState(state);
  let paid = 0;
  if (via.length > 0)
    apply(after, { kind, counters, path: via }, (event) => {
      if (event.type === 'moved') paid = (event.cost ?? 0) / MP;
    });
  const answer = reachable(after, view.viewer ?? (view.decision?.by as Side), counters);
  if (isRefusal(answer)) return {};
  const ways: Record<number, Way> = {};
  for (const { hex, cost, left, path, stops } of answer) {
    const action = { kind, counters, path: [...via, ...path] } as const;
    if (via.length > 0 && check(state, action)) continue;
    ways[hex] = { actions: [action], cost: paid + cost, left, path: action.path, stops };
  }
  return ways;
}

/** Always to the neighbour nearest to the end. */
function straightPath(from: Hex, to: Hex): number[] {
  const path: number[] = [];
  for (let at = from; at !== to && path.length < 60 && GRID.has(at) && GRID.has(to);) {
    const here = at;
    at = GRID.neighbours(here).reduce((a, b) => (GRID.distance(b, to) < GRID.distance(a, to) ? b : a), here);
    path.push(at);
  }
  return path;
}
