/** What was just played, as whoever looks may know it, at the pace that was chosen. */
import { type Pace, usePreferences } from '../../../store/preferences';
import { LatestStep } from '../LatestStep';

/** Milliseconds a hex. */
const SPEED: Readonly<Record<Pace, number>> = { slow: 240, normal: 120, quick: 55, off: 0 };
/** Whoever is in a hurry still sees what a great moment is. */
const SHORTEST = 1200;

export function Motion() {
  const pace = usePreferences((preferences) => preferences.pace);
  const isQuick = pace === 'quick' || pace === 'off';
  return (
    <LatestStep
      march={(hexes) => SPEED[pace] * hexes}
      moment={(usual) => (isQuick ? SHORTEST : usual)}
      isStill={pace === 'off'}
    />
  );
}
