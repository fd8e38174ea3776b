/** A slider over the whole game: turns numbered above, each player's phases as bars, turning points marked. */
import { memo } from 'react';
import { useReview } from '../../../store/review';
import { stopAt, type Stop, type StopKind, turnStops } from '../../../store/reviewStops';
import { review } from '../../text/review';
import { momentLink } from './link';
import { useAnalysis } from './useAnalysis';

export function Scrubber() {
  const place = useReview((store) => store.place);
  const last = useReview((store) => store.last);
  const stops = useReview((store) => store.stops);
  const { go } = useReview.getState();
  return (
    <div className="scrubber">
      <TurnMarks stops={stops} last={last} />
      <Bars stops={stops} last={last} />
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={place}
        aria-label={review.scrubber}
        aria-valuetext={review.spoken(stopAt(stops, place), place, last)}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  );
}

interface Props {
  readonly stops: readonly Stop[];
  readonly last: number;
}

/** As a part of the whole game. */
const at = (place: number, last: number): string => `${(100 * place) / Math.max(1, last)}%`;

/** A number too near to the one before it is left out, and its turn is still found by key and slider. */
const TurnMarks = memo(function TurnMarks({ stops, last }: Props) {
  const marks = turnStops(stops).filter(({ kind }) => kind !== 'over');
  const shown: Stop[] = [];
  for (const mark of marks) {
    const before = shown.at(-1);
    if (!before || (mark.place - before.place) / Math.max(1, last) >= NEAREST) shown.push(mark);
    else if (before.kind === 'setup') shown.splice(-1, 1, mark);
  }
  return (
    <ol className="turn-marks">
      {shown.map((stop) => (
        <li key={stop.place} style={{ left: at(stop.place, last) }}>
          <a
            href={momentLink(stop.place)}
            aria-label={stop.kind === 'setup' ? review.setupMark : review.turnMark(stop.turn)}
          >
            {review.markShort(stop)}
          </a>
        </li>
      ))}
    </ol>
  );
});
const NEAREST = 0.035;

/** The British above, the Americans below: colour is not the only sign; a taller bar is a graver phase. */
const Bars = memo(function Bars({ stops, last }: Props) {
  const analysis = useAnalysis();
  const span = Math.max(1, last);
  return (
    <svg className="bars" viewBox={`0 0 ${span} 24`} preserveAspectRatio="none" aria-hidden="true">
      <path className="axis" d={`M0 12H${span}`} />
      {stops.map(({ place, kind, side }, i) => {
        const width = (stops[i + 1]?.place ?? last) - place;
        const height = HEIGHT[kind];
        if (!side || width === 0) return null;
        const y = side === 'british' ? 12 - height : 12;
        return <rect key={place} className={side} x={place} y={y} width={width} height={height} />;
      })}
      {turnStops(stops).map(({ place }) => (
        <path key={place} className="turn" d={`M${place} 0V24`} />
      ))}
      {analysis?.turning.map(({ place }) => (
        <path key={place} className="turning" d={`M${place} 0V24`} />
      ))}
    </svg>
  );
});

const HEIGHT: Readonly<Record<StopKind, number>> = {
  setup: 4,
  order: 0,
  command: 4,
  movement: 7,
  combat: 11,
  recovery: 4,
  over: 0,
};
