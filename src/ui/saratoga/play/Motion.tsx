/** What was just played, as whoever looks may know it, at the pace that was chosen. */
import { useGame } from '../../../store/game';
import { type Pace, usePreferences } from '../../../store/preferences';
import { told } from '../../../store/told';
import { Happenings } from '../Happenings';

/** Milliseconds a hex. */
const SPEED: Readonly<Record<Pace, number>> = { slow: 240, normal: 120, quick: 55, off: 0 };

export function Motion() {
  const session = useGame((game) => game.session);
  const pace = usePreferences((preferences) => preferences.pace);
  const latest = useGame((game) => game.latest);
  const view = useGame((game) => game.view);
  if (latest === undefined || !view || SPEED[pace] === 0) return null;
  const events = told(view, session?.steps[latest]?.events ?? []);
  return <Happenings key={latest} events={events} duration={(hexes) => SPEED[pace] * hexes} />;
}
