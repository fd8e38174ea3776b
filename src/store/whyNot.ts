/** Why something cannot be done, for whoever tries it on the map: the engine's own reason against the plainest try. */
import type { Hex } from '../engine/hexmap/hexId';
import type { Refusal } from '../engine/kernel/game';
import { type Action, GRID, SARATOGA, type State, type View } from '../engine/saratoga';
import { hexOfCounter, onlyUnit } from './ways';

/** Why a counter cannot be taken in hand. */
export function whyNotTaken(state: State, view: View, counter: string): Refusal | undefined {
  const hex = hexOfCounter(view, counter);
  switch (view.decision?.kind) {
    case 'move':
    case 'combatMove': {
      const path = GRID.neighbours(hex).slice(0, 1);
      return SARATOGA.check(state, { kind: view.decision.kind, counters: [counter], path });
    }
    case 'fire':
    case 'freeRound':
      // Who may fire is settled before it is asked at what.
      return SARATOGA.check(state, { kind: 'fire', unit: counter, hex, place: 0 });
    case 'advance':
      return SARATOGA.check(state, { kind: 'advance', counters: [counter] });
    case 'retreat':
    case 'displace':
      return SARATOGA.check(state, { kind: view.decision.kind, unit: counter, hex });
    case 'removeExcess':
      return SARATOGA.check(state, { kind: 'remove', counter });
    default:
      return undefined;
  }
}

/** Why the chosen counters can do nothing in a hex. */
export function whyNotThere(
  state: State,
  view: View,
  chosen: readonly string[],
  hex: Hex,
): Refusal | undefined {
  const action = plainestTry(view, chosen, chosen[0] ?? onlyUnit(view) ?? '', hex);
  return action && SARATOGA.check(state, action);
}

function plainestTry(view: View, chosen: readonly string[], first: string, hex: Hex): Action | undefined {
  const kind = view.decision?.kind;
  switch (kind) {
    case 'place':
      return { kind, counter: first, hex };
    case 'move':
    case 'combatMove':
      return { kind, counters: chosen, path: straightPath(hexOfCounter(view, first), hex) };
    case 'retreat':
    case 'displace':
      return { kind, unit: first, hex };
    case 'relocateLeader':
      return { kind: 'relocate', hex };
    case 'fire':
    case 'freeRound':
      return { kind: 'fire', unit: first, hex, place: 0 };
    default:
      return undefined;
  }
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
