/** A new turn, phase or side that decides, across the map for a moment; it stands in nobody's way. */
import type { Event, Side, View } from '../../../engine/campaign';
import { useTable } from '../table';
import { play } from '../text/play';
import { placeName } from '../text/names';
import { sideAdjectives, sidesFirst } from '../text/sides';

export function Banner() {
  const view = useTable((table) => table.view);
  const latest = useTable((table) => table.latest);
  const events = useTable(({ log }) => log[latest ?? -1]?.events);
  const title = view && events && !view.ending ? titleOf(view, events) : undefined;
  if (title === undefined) return null;
  return (
    <div className={`phase-banner ${title.side ?? ''}`} key={latest} aria-hidden="true">
      <b>{title.text}</b>
    </div>
  );
}

interface Title {
  readonly text: string;
  readonly side: Side | undefined;
}

function titleOf(view: View, events: readonly Event[]): Title | undefined {
  for (const event of events.toReversed())
    switch (event.type) {
      case 'battleEnded':
        return { text: `${sidesFirst[event.winner]} hold ${placeName(event.place)}`, side: event.winner };
      case 'leaving':
        return event.manner === 'retreat'
          ? { text: `${sidesFirst[event.side]} break`, side: event.side }
          : undefined;
      case 'battleBegan':
        return { text: play.battle.title(event.place, event.isSkirmish), side: event.attacker };
      case 'overran':
        return { text: `Overrun at ${placeName(event.place)}`, side: event.side };
      case 'playerTurnBegan':
        return { text: `${sideAdjectives[event.side]} turn`, side: event.side };
      case 'turnBegan':
        return { text: play.turn(view.turn, view.date), side: undefined };
      default:
    }
  return undefined;
}
