/** What the map should show: the fight, or the side that moves and the enemies near it. */
import type { View } from '../../../engine/firstSaratoga';
import type { Hex } from '../../../engine/hexmap/hexId';
import { SMALL } from '../../widgets/useMedia';
import { counterOf, fieldNow, hexOfCounter } from '../field';
import { targets } from './deeds/attack';
import { retreats } from './deeds/results';

/** The name of what happens now; undefined where the map had better stay. */
export function sceneOf({ decision, turn, phasing, about }: View): string | undefined {
  switch (decision?.kind) {
    case 'retreat': {
      // Where the window shows a part of the map alone, the ways back should be in it.
      const units = about?.kind === 'retreat' ? about.units.map(({ unit }) => unit).join() : '';
      return window.matchMedia(SMALL).matches ? `back ${turn} ${phasing} ${units}` : undefined;
    }
    case 'advance':
      // The next player sees where he could go, not where the others went.
      return window.matchMedia(SMALL).matches
        ? `advance ${turn} ${phasing} ${about?.kind === 'advance' ? about.hexes.join() : ''}`
        : undefined;
    case 'counterattack':
      return `counter ${turn} ${phasing}`;
    case 'attack':
      return `fight ${turn} ${phasing}`;
    case 'move':
      return `side ${turn} ${phasing}`;
    default:
      return undefined;
  }
}

const flags = (): readonly number[] => fieldNow().scenario.victory.flags.map(({ hex }) => Number(hex));

export function placesOfScene(view: View): readonly number[] {
  const { world } = fieldNow();
  const hexes = Object.keys(view.stacks).map(Number);
  const own = hexes.filter((hex) => view.stacks[hex]?.some((id) => counterOf(id).side === view.phasing));
  if (view.decision?.kind === 'retreat')
    return retreats(view).flatMap(({ units, path }) => [
      hexOfCounter(view.stacks, units[0] ?? ''),
      ...path.slice(-1),
    ]);
  if (view.decision?.kind === 'advance' && view.about?.kind === 'advance')
    return [...view.about.hexes, ...view.about.counters.map((id) => hexOfCounter(view.stacks, id))];
  if (view.decision?.kind === 'attack' || view.decision?.kind === 'counterattack') {
    const all = targets(view);
    return [
      ...all,
      ...(view.decision.kind === 'attack' ? own : hexes).filter((hex) =>
        all.some((to) => world.grid.distance(hex as Hex, to as Hex) <= 2),
      ),
    ];
  }
  const entries = Object.values(view.columns).some(({ waiting }) => waiting.length > 0)
    ? world.entryHexes
    : [];
  // Whoever begins wants to see the whole of it, where it can be read.
  if (view.turn === 1 && !window.matchMedia(SMALL).matches) return [...hexes, ...entries, ...flags()];
  const near = hexes.filter((hex) => own.some((each) => world.grid.distance(each as Hex, hex as Hex) <= 4));
  return [...own, ...near, ...entries];
}
