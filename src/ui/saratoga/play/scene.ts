/** What the map should show: the fight when fire begins, else the side whose phase it is. */
import type { Hex } from '../../../engine/hexmap/hexId';
import { enemyOfSide, GRID, hexOfCounter, sideOfCounter, type View } from '../../../engine/saratoga';

/** The name of what happens now; undefined where the map had better stay. */
export function sceneOf({ decision, turn, phasing }: View): string | undefined {
  switch (decision?.kind) {
    case 'fire':
    case 'freeRound':
    case 'retreat':
    case 'displace':
    case 'relocateLeader':
    case 'advance':
      return `fight ${turn} ${phasing}`;
    case 'activate':
    case 'move':
    case 'combatMove':
      return `side ${turn} ${phasing}`;
    default:
      return undefined;
  }
}

/** Which question of the scene it is: each step of the fire is asked anew. */
export const questionOf = ({ decision, about }: View): string =>
  `${decision?.kind} ${about?.kind === 'fire' ? about.step : ''}`;

export const placesOfScene = (view: View): readonly number[] =>
  sceneOf(view)?.startsWith('fight') ? placesOfFight(view) : placesOfSide(view);

/** A march comes so far in a turn, or nearly. */
const NEAR = 4;

/** The side that moves, and the enemies near it. */
function placesOfSide(view: View): number[] {
  const own = placesOf(view, view.phasing);
  const near = placesOf(view, enemyOfSide(view.phasing)).filter((hex) =>
    own.some((each) => GRID.distance(each as Hex, hex as Hex) <= NEAR),
  );
  return [...own, ...near];
}

const placesOf = ({ stacks }: View, side: string): number[] =>
  Object.keys(stacks)
    .map(Number)
    .filter((hex) => (stacks[hex] ?? []).some((id) => sideOfCounter(id) === side));

/** Those who stand beside an enemy, guns that can fire from afar and at whom, and where one may go after the fire. */
function placesOfFight(view: View): number[] {
  const [british, american] = [placesOf(view, 'british'), placesOf(view, 'american')];
  const touching = (own: readonly number[], others: readonly number[]) =>
    own.filter((hex) => GRID.neighbours(hex as Hex).some((near) => others.includes(near)));
  const targets = view.actions.flatMap((action) => ('hex' in action ? [action.hex] : []));
  const firers = view.actions.flatMap((action) =>
    action.kind === 'fire' ? [hexOfCounter(view, action.unit)] : [],
  );
  const open = view.about?.kind === 'advance' ? [view.about.hex] : [];
  return [...touching(british, american), ...touching(american, british), ...firers, ...targets, ...open];
}
