/** 4.1 A group under way goes on, leaves some behind, or stops. */
import { isRefusal, type View } from '../../../../engine/firstSaratoga';
import { fieldNow } from '../../field';
import { act, ask, check, useTable } from '../../table';
import { complain, type Deed, NOWHERE } from '../deed';
import { EMPTY, prepare, useHand } from '../hand';
import { move, reachNow, waitingAt } from './move';

export const moveGroup: Deed = {
  lit: () => reachNow([], false),
  waiting: unmoved,
  press: (hex, view) => {
    const path = reachNow([], false)[hex]?.path;
    if (path) act({ kind: 'step', path });
    else if (unmoved(view).includes(hex)) goOverTo(hex);
    else complain(ask('whyNotThere', [], false, hex) ?? check({ kind: 'step', path: [hex] }));
  },
  end: () => act({ kind: 'halt' }),
};

/** 4.1 hexes of others who have not moved yet: whoever takes them up lets the group stop where it is. */
export function unmoved(view: View): readonly number[] {
  if (view.about?.kind !== 'group') return NOWHERE;
  const { counters: under, hex: here, entry } = view.about;
  const { world, scenario } = fieldNow();
  const isFree = (id: string) => {
    const counter = world.counters[world.numberOf.get(id) ?? -1];
    const marks = view.marks[id] ?? [];
    const isDone = under.includes(id) || marks.includes('moved') || marks.includes('rallied');
    return !isDone && counter?.side === view.phasing && counter.front.ma > 0;
  };
  const onMap = Object.keys(view.stacks)
    .map(Number)
    .filter((hex) => hex !== here && view.stacks[hex]?.some(isFree));
  const entries = scenario.entries
    .map(({ hex }) => Number(hex))
    // The rest of its own column, once it is on the map itself.
    .filter(
      (hex) =>
        (hex !== entry || here !== 0) && view.phasing === 'british' && waitingAt(view, hex).some(isFree),
    );
  return [...onMap, ...entries];
}

/** The group stops, and the stack in the hex is taken up. */
export function goOverTo(hex: number): void {
  if (!act({ kind: 'halt' })) return;
  const { view } = useTable.getState();
  if (view?.decision?.kind === 'move') move.press(hex, view, EMPTY);
}

/** Stops the group, and the phase with it. */
export function endAll(): void {
  if (!act({ kind: 'halt' })) return;
  const { view } = useTable.getState();
  if (view?.decision?.kind === 'move') move.end?.(view, EMPTY);
}

/** 4.5 the die has fallen: whoever had a goal goes there, if it lets him. */
prepare('moveGroup', () => {
  const { goal } = useHand.getState();
  if (goal === 0) return {};
  queueMicrotask(() => {
    if (useTable.getState().view?.decision?.kind !== 'moveGroup') return;
    const reach = ask('reach', [], false);
    const path = reach && !isRefusal(reach) ? reachNow([], false)[goal]?.path : undefined;
    if (path) act({ kind: 'step', path });
  });
  return {};
});
