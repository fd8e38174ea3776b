/** The words of the fog of war on one screen: handing it over, looking alone, hearing what happened. */
import type { Side } from '../../engine/saratoga';

const sides: Readonly<Record<Side, string>> = { british: 'the British', american: 'the Americans' };
const others: Readonly<Record<Side, string>> = { british: 'the Americans', american: 'the British' };

export const fogWords = {
  title: (side: Side) => `For ${sides[side]} only`,
  lead: (side: Side) =>
    `Hand the screen to ${sides[side]}. What they see next is hidden from ${others[side]}.`,
  hold: 'Press and hold to look',
  holding: 'Keep holding',
  keys: 'With keys: hold Enter or the space bar.',
  leave: 'Back to the battles',
  look: 'Look under my stacks',
  table: 'Both sides may watch: only what both may see is shown.',
  alone: (side: Side) => `Only ${sides[side]} may look.`,
  recap: {
    title: 'Since you last looked',
    play: 'Play it back',
    stop: 'Stop',
    done: 'Go on',
    nothing: 'Nothing that you could see.',
  },
};
