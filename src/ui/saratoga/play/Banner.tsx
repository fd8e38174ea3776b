/** A new phase, or a new side that decides, across the map for a moment; it stands in nobody's way. */
import type { Event, Side, View } from '../../../engine/saratoga';
import type { LogStep } from '../../../store/table';
import { useMoment } from '../moments/now';
import { play } from '../text/play';
import { useTable } from '../table';

export function Banner() {
  const view = useTable((table) => table.view);
  const latest = useTable((table) => table.latest);
  const log = useTable((table) => table.log);
  const step = log[latest ?? -1];
  const isMoment = useMoment(({ now }) => now !== undefined);
  if (!view || !step || view.ending || isMoment) return null;
  const title = titleOf(view, step.events, step.by);
  if (title === undefined) return null;
  const played = log.slice(0, (latest ?? 0) + 1);
  const passed = step.events.flatMap((event) =>
    event.type === 'phasePassed' && !wasDecided(played, event)
      ? [play.banner.passed(event.side, event.phase)]
      : [],
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
  if (began && view.phase !== 'order') return play.chapter(view.phasing, view.phase);
  if (began) return play.banner.turn(view.turn);
  // Dice and the same side again are no change.
  const isOther = side !== undefined && (before === 'british' || before === 'american') && before !== side;
  return isOther ? play.banner.decides(side) : undefined;
}

/** A phase that closes itself after a decision was no empty one. */
function wasDecided(log: readonly LogStep<Event>[], { side, phase }: Passed): boolean {
  // The two parts of combat pass only where nobody has acted in them.
  if (phase !== 'command' && phase !== 'recovery') return false;
  const began = log.findLastIndex(({ events }) =>
    events.some((event) => event.type === 'phaseBegan' && event.side === side && event.phase === phase),
  );
  return log.slice(began + 1).some(({ by }) => by === side);
}

type Passed = Extract<Event, { readonly type: 'phasePassed' }>;

const deciderOf = ({ decision }: View): Side | undefined =>
  decision?.by === 'british' || decision?.by === 'american' ? decision.by : undefined;
