/** 3.4 What happened while the other side had the screen, as far as one may know: line by line, and played back on the map. */
import { useEffect, useState } from 'react';
import { useGame } from '../../../store/game';
import { type Pace, usePreferences } from '../../../store/preferences';
import { told } from '../../../store/told';
import { fogWords } from '../../text/fog';
import { logLine } from '../../text/log';

/** Milliseconds a line. */
const BEAT: Readonly<Record<Pace, number>> = { slow: 2200, normal: 1200, quick: 600, off: 300 };

export function Recap() {
  const steps = useGame((game) => game.recap);
  return steps.length > 0 ? <Lines key={steps[0]} steps={steps} /> : null;
}

function Lines({ steps }: { steps: readonly number[] }) {
  const session = useGame((game) => game.session);
  const view = useGame((game) => game.view);
  const replay = useGame((game) => game.replay);
  const pace = usePreferences((preferences) => preferences.pace);
  const lines = steps.flatMap((step) => {
    const events = view ? told(view, session?.steps[step]?.events ?? []) : [];
    const words = events.flatMap((event) => logLine(event) ?? []).filter(({ tone }) => tone !== 'phase');
    return words.length > 0 ? [{ step, words: words.map(({ text }) => text).join(' ') }] : [];
  });
  const [playing, setPlaying] = useState(lines.length > 0 ? 0 : -1);
  const step = lines[playing]?.step;
  useEffect(() => {
    if (step === undefined) return undefined;
    replay(step);
    const timer = window.setTimeout(() => setPlaying((at) => (at < 0 ? at : at + 1)), BEAT[pace]);
    return () => window.clearTimeout(timer);
  }, [pace, replay, step]);
  const isPlaying = step !== undefined;
  return (
    <section className={`question recap ${view?.viewer ?? ''}`} aria-label={fogWords.recap.title}>
      <h2>{fogWords.recap.title}</h2>
      {lines.length === 0 && <p className="aside">{fogWords.recap.nothing}</p>}
      <ol>
        {lines.map((line, i) => (
          <li key={line.step} aria-current={i === playing ? 'step' : undefined}>
            <button type="button" onClick={() => replay(line.step)}>
              {line.words}
            </button>
          </li>
        ))}
      </ol>
      <div className="answers">
        {lines.length > 0 && (
          <button type="button" className="answer" onClick={() => setPlaying(isPlaying ? -1 : 0)}>
            {isPlaying ? fogWords.recap.stop : fogWords.recap.play}
          </button>
        )}
        <button type="button" className="answer chief" onClick={() => replay(undefined)}>
          {fogWords.recap.done}
        </button>
      </div>
    </section>
  );
}
