/** What happened while the other side had the screen, as far as one may know: line by line, and played back on the board. */
import { useEffect, useState } from 'react';
import { usePlay } from '../../store/play';
import { type Pace, usePreferences } from '../../store/preferences';
import { useTable } from '../../store/table';
import { table } from '../text/table';
import { useWords } from './game';
import { Foot, QuestionCard } from './QuestionCard';

/** Milliseconds a line. */
const BEAT: Readonly<Record<Pace, number>> = { slow: 2200, normal: 1200, quick: 600, off: 300 };

export function Recap() {
  const steps = usePlay((play) => play.recap);
  return steps.length > 0 ? <Lines key={steps[0]} steps={steps} /> : null;
}

function Lines({ steps }: { steps: readonly number[] }) {
  const words = useWords();
  const log = useTable((shown) => shown.log);
  const viewer = useTable((shown) => shown.viewer);
  const replay = usePlay((play) => play.replay);
  const pace = usePreferences((preferences) => preferences.pace);
  const lines = steps.flatMap((step) => {
    const told = (log[step]?.events ?? []).flatMap((event) => words.line(event) ?? []);
    const plain = told.filter(({ heading, tone }) => heading === undefined && tone !== 'phase');
    return plain.length > 0 ? [{ step, words: plain.map(({ text }) => text).join(' ') }] : [];
  });
  const [playing, setPlaying] = useState(lines.length > 0 ? 0 : -1);
  const step = lines[playing]?.step;
  useEffect(() => {
    if (step === undefined) return undefined;
    replay(step);
    const timer = window.setTimeout(() => setPlaying((at) => (at < 0 ? at : at + 1)), BEAT[pace]);
    return () => window.clearTimeout(timer);
  }, [pace, replay, step]);
  // Nothing to tell: nobody has to put it away.
  const isEmpty = lines.length === 0;
  useEffect(() => {
    if (isEmpty) replay(undefined);
  }, [isEmpty, replay]);
  const isPlaying = step !== undefined;
  const { recap } = table;
  if (isEmpty) return null;
  return (
    <QuestionCard className={`recap ${viewer ?? ''}`} label={recap.title} place={steps[0] ?? 0}>
      <h2>{recap.title}</h2>
      <ol>
        {lines.map((line, i) => (
          <li key={line.step} aria-current={i === playing ? 'step' : undefined}>
            <button type="button" onClick={() => replay(line.step)}>
              {line.words}
            </button>
          </li>
        ))}
      </ol>
      <Foot>
        <button type="button" className="answer" onClick={() => setPlaying(isPlaying ? -1 : 0)}>
          {isPlaying ? recap.stop : recap.play}
        </button>
        <button type="button" className="answer chief" onClick={() => replay(undefined)}>
          {recap.done}
        </button>
      </Foot>
    </QuestionCard>
  );
}
