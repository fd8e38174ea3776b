/** What the shelf says of a game, out of what both sides may see of it. */
import type { View } from '../../engine/saratoga';
import type { Label } from '../kept';
import { pictureOf } from './picture';

export function labelOf(view: View): Label {
  const { battle, turn, phase } = view;
  const picture = pictureOf(view);
  return {
    battle,
    turn,
    stage: phase === 'placement' ? 'deployment' : phase === 'over' ? 'over' : 'turn',
    at: Date.now(),
    ...(picture ? { picture } : {}),
  };
}
