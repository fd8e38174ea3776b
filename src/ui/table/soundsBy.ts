/** How a step sounds, where a game says how each of its events does. */
import type { SoundName } from '../widgets/sound';

/** More at once would be noise. */
const MOST = 3;

/** The table shows no other game's events than those of the game that asks. */
export const soundsBy =
  <Event>(soundOf: (event: Event) => SoundName | undefined) =>
  (events: readonly unknown[]): readonly SoundName[] => {
    const heard = (events as readonly Event[]).flatMap((event) => soundOf(event) ?? []);
    return [...new Set(heard)].slice(-MOST);
  };
