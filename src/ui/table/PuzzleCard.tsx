/** What a puzzle asks, at the head of the question; and, when the orders are given, the chance of that way beside the best found. */
import { useEffect, useRef } from 'react';
import { useGuide, type Verdict } from '../../store/guide';
import { puzzlesAddress } from '../routes';
import { puzzles as words } from '../text/puzzles';
import './style/lesson.css';

export function PuzzleCard() {
  const { lesson, mode, say, question, verdict, repeat, show, wrong } = useGuide();
  const head = useRef<HTMLHeadingElement>(null);
  // Whoever uses keys or listens is told at once, and the buttons come next.
  useEffect(() => {
    if (verdict) head.current?.focus({ preventScroll: true });
  }, [verdict]);
  if (!lesson) return null;
  const isShowing = mode === 'watch' && wrong === words.isShown;
  return (
    <div className="lesson puzzle" data-mode={mode}>
      <p className="lesson-way">
        <span>
          {words.kind}: {lesson.title}
        </span>
      </p>
      <div className="lesson-words" aria-live="polite">
        {verdict ? (
          <Told verdict={verdict} head={head} />
        ) : (
          <>
            {mode === 'act' && say.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
            <p className="lesson-how">{isShowing ? words.showing : question}</p>
          </>
        )}
      </div>
      {verdict && (
        <div className="answers lesson-over">
          {lesson.after && (
            <a className="answer chief" href={puzzlesAddress(lesson.game, lesson.after.id)}>
              {words.after(lesson.after.title)}
            </a>
          )}
          <button type="button" className="answer" onClick={repeat}>
            {verdict.isShown ? words.yourself : words.repeat}
          </button>
          <button type="button" className="answer" onClick={show}>
            {words.show}
          </button>
          <a className="answer" href={puzzlesAddress(lesson.game)}>
            {words.all}
          </a>
        </div>
      )}
    </div>
  );
}

interface ToldProps {
  readonly verdict: Verdict;
  readonly head: React.Ref<HTMLHeadingElement>;
}

/** A hundredth more or less is the same way. */
const SAME = 0.0005;
const NEAR = 0.02;

function Told({ verdict: { own, best, why, isWon }, head }: ToldProps) {
  if (own === undefined)
    return (
      <>
        <h2 ref={head} tabIndex={-1}>
          {words.best(best)}
        </h2>
        <p>{why}</p>
      </>
    );
  const isBest = own >= best - SAME;
  return (
    <>
      <h2 ref={head} tabIndex={-1}>
        {words.own(own)}
      </h2>
      <p>
        <b>{words.best(Math.max(best, own))}.</b>{' '}
        {isBest ? words.isBest : own >= best - NEAR ? words.isNear : words.isBetter}{' '}
        {isWon ? words.won : words.lost}
      </p>
      {isBest && <p>{why}</p>}
      <p className="lesson-hint">{words.policy}</p>
    </>
  );
}
