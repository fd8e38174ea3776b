/** A slider over the whole game: turns numbered above, each side's chapters as bars, turning points marked. */
import { memo } from 'react';
import type { Chapter } from '../../../games/contract';
import { chapterAt, turnsOf } from '../../../store/chapters';
import { useReview } from '../../../store/review';
import { reviewAddress } from '../../routes';
import { table } from '../../text/table';
import { useShownGame, useWords } from '../game';

const words = table.review;

export function Scrubber({ marks }: { marks: readonly number[] }) {
  const game = useWords();
  const place = useReview((review) => review.place);
  const last = useReview((review) => review.last);
  const chapters = useReview((review) => review.chapters);
  const { go } = useReview.getState();
  return (
    <div className="scrubber">
      <TurnMarks chapters={chapters} last={last} />
      <Bars chapters={chapters} last={last} marks={marks} />
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={place}
        aria-label={words.scrubber}
        aria-valuetext={words.spoken(game.chapter(chapterAt(chapters, place)), place, last)}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  );
}

interface Props {
  readonly chapters: readonly Chapter[];
  readonly last: number;
}

/** As a part of the whole game. */
const at = (place: number, last: number): string => `${(100 * place) / Math.max(1, last)}%`;

/** A number too near to the one before it is left out, and its turn is still found by key and slider. */
const TurnMarks = memo(function TurnMarks({ chapters, last }: Props) {
  const id = useReview((review) => review.id) ?? '';
  const turns = turnsOf(chapters).filter(({ stage }) => stage !== 'over');
  const shown: Chapter[] = [];
  for (const turn of turns) {
    const before = shown.at(-1);
    if (!before || (turn.place - before.place) / Math.max(1, last) >= NEAREST) shown.push(turn);
    else if (before.stage === 'setup') shown.splice(-1, 1, turn);
  }
  return (
    <ol className="turn-marks">
      {shown.map(({ place, stage, turn }) => (
        <li key={place} style={{ left: at(place, last) }}>
          <a
            href={reviewAddress(id, place)}
            aria-label={stage === 'setup' ? words.setupMark : words.turnMark(turn)}
          >
            {stage === 'setup' ? '·' : turn}
          </a>
        </li>
      ))}
    </ol>
  );
});
const NEAREST = 0.035;

/** The first side above, the other below: colour is not the only sign; a taller bar is a graver chapter. */
const Bars = memo(function Bars({ chapters, last, marks }: Props & { readonly marks: readonly number[] }) {
  const { sides } = useShownGame().entry;
  const span = Math.max(1, last);
  return (
    <svg className="bars" viewBox={`0 0 ${span} 24`} preserveAspectRatio="none" aria-hidden="true">
      <path className="axis" d={`M0 12H${span}`} />
      {chapters.map(({ place, side, weight }, i) => {
        const width = (chapters[i + 1]?.place ?? last) - place;
        const height = TALLEST * weight;
        if (!side || width === 0) return null;
        const y = side === sides[0] ? 12 - height : 12;
        return <rect key={place} className={side} x={place} y={y} width={width} height={height} />;
      })}
      {turnsOf(chapters).map(({ place }) => (
        <path key={place} className="turn" d={`M${place} 0V24`} />
      ))}
      {marks.map((place) => (
        <path key={place} className="turning" d={`M${place} 0V24`} />
      ))}
    </svg>
  );
});
const TALLEST = 11;
