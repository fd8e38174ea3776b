/** Which hexes an order leads over: from where it begins to where it ends, once for each hex from which somebody takes part. */
import { type Action, type Counsel, isRefusal, type View } from '../../../engine/firstSaratoga';
import { hexOfCounter } from '../field';
import { ask } from '../table';

/** A single hex where nothing goes anywhere. */
export function waysOf(
  view: View,
  action: Action,
  counsel: Counsel | undefined,
): readonly (readonly number[])[] {
  const hexOf = (id: string) => hexOfCounter(view.stacks, id);
  const hexesOf = (ids: readonly string[]) => [...new Set(ids.map(hexOf))].filter((hex) => hex > 0);
  const at = (hexes: readonly number[]) => hexes.map((hex) => [hex]);
  const to = (ids: readonly string[], hex: number) => hexesOf(ids).map((from) => [from, hex]);
  switch (action.kind) {
    case 'begin': {
      const from = hexesOf(action.counters);
      const way = counsel && counsel.to > 0 ? wayTo(action.counters, action.march, counsel.to) : [];
      return from.length + way.length > 0 ? [[...from, ...way]] : [];
    }
    case 'step':
      return [
        [...(view.about?.kind === 'group' && view.about.hex > 0 ? [view.about.hex] : []), ...action.path],
      ];
    case 'attack':
    case 'counterattack':
      return to(action.units, action.hex);
    case 'retreat':
      return [[...hexesOf(action.units), ...action.path]];
    case 'advance':
      return to(action.units, view.about?.kind === 'advance' ? (view.about.hexes[0] ?? 0) : 0);
    case 'relocate':
      return to([action.leader], action.hex);
    case 'place':
    case 'giveGround':
      return at([action.hex]);
    case 'rally':
    case 'choosePrimary':
      return at(hexesOf([action.unit]));
    case 'drop':
      return at(hexesOf(action.counters));
    case 'halt':
      return at(view.about?.kind === 'group' && view.about.hex > 0 ? [view.about.hex] : []);
    default:
      return [];
  }
}

/** 4.5 in fog by the best die. */
function wayTo(counters: readonly string[], march: boolean, hex: number): readonly number[] {
  const answers = ask('reach', counters, march);
  if (!answers || isRefusal(answers)) return [hex];
  const [best] = [...answers].sort((a, b) => b.allowance - a.allowance);
  return best?.destinations.find((each) => each.hex === hex)?.path ?? [hex];
}
