/** Hits to be expected and hits scored by each side. */
import { useMemo } from 'react';
import { type Event, SIDES } from '../../../../engine/saratoga';
import { end } from '../../../text/end';
import { luckOf } from './tally';

export function DiceLuck({ events }: { events: readonly Event[] }) {
  const luck = useMemo(() => luckOf(events), [events]);
  const most = 1.05 * Math.max(1, ...SIDES.flatMap((side) => [luck[side].expected, luck[side].hits]));
  const words = end.luck;
  return (
    <section className="end-luck">
      <h3>{words.title}</h3>
      {SIDES.every((side) => luck[side].shots === 0) ? (
        <p className="end-note">{words.none}</p>
      ) : (
        <>
          <dl>
            {SIDES.map((side) => {
              const { shots, expected, hits } = luck[side];
              return (
                <div key={side} className={side}>
                  <dt>{end.sides[side]}</dt>
                  <dd>
                    {words.line(shots, expected, hits)}
                    <span className="luck-bar" aria-hidden="true">
                      <i style={{ width: `${(hits / most) * 100}%` }} />
                      <b style={{ left: `${(expected / most) * 100}%` }} />
                    </span>
                    <small>{words.verdict(expected, hits)}</small>
                  </dd>
                </div>
              );
            })}
          </dl>
          <p className="end-note">{words.note}</p>
        </>
      )}
    </section>
  );
}
