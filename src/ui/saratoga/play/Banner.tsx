/** A new phase, or a new side that decides, across the map for a moment; it stands in nobody's way. */
import type { Event, Side, View } from '../../../engine/saratoga';
import { useGame } from '../../../store/game';
import { play } from '../../text/play';

export function Banner() {
  const view = useGame((game) => game.view);
  const latest = useGame((game) => game.latest);
  const events = useGame((game) =>
    game.latest === undefined ? undefined : game.session?.steps[game.latest]?.events,
  );
  const before = useGame((game) =>
    game.latest === undefined ? undefined : game.session?.steps[game.latest]?.by,
  );
  if (!view || !events || view.ending) return null;
  const title = titleOf(view, events, before);
  if (title === undefined) return null;
  const passed = events.flatMap((event) =>
    event.type === 'phasePassed' ? [play.banner.passed(event.side, event.phase)] : [],
  );
  return (
    <div className={`banner ${deciderOf(view) ?? ''}`} key={latest} aria-hidden="true">
      {passed.length > 0 && <p>{passed.join(' · ')}</p>}
      <b>{title}</b>
    </div>
  );
}

function titleOf(view: View, events: readonly Event[], before: string | undefined): string | undefined {
  const began = events.some((event) => event.type === 'phaseBegan' || event.type === 'turnBegan');
  const side = deciderOf(view);
  if (began && view.phase !== 'order') return play.banner.phase(view.phasing, view.phase);
  if (began) return play.banner.turn(view.turn);
  // Dice and the same side again are no change.
  const isOther = side !== undefined && (before === 'british' || before === 'american') && before !== side;
  return isOther ? play.banner.decides(side) : undefined;
}

const deciderOf = ({ decision }: View): Side | undefined =>
  decision?.by === 'british' || decision?.by === 'american' ? decision.by : undefined;
