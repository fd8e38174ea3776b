/** The game under way: which, where it stands, and when it was last played; and the one that was put away for it. */
import { useEffect, useState } from 'react';
import { FIRST_MINUTE, MINUTES_A_TURN } from '../../engine/saratoga';
import { askForBefore, underWay } from '../../store/autosave';
import type { Label } from '../../store/kept';
import { text } from '../text';

type Found = Awaited<ReturnType<typeof underWay>> & { readonly asked: number };

export function Continue() {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isHere = true;
    void underWay().then((games) => {
      if (isHere) setFound({ ...games, asked: Date.now() });
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (!found?.now) return null;
  const { now, before, asked } = found;
  const words = text.resume;
  return (
    <section className="resume" aria-label={words.title}>
      <p className="resume-game">
        <b>{describe(now)}</b> <span>{words.when(now.at, asked)}</span>
      </p>
      <a className="choose" href="#/game">
        {now.stage === 'over' ? words.ended : words.go}
      </a>
      {before && (
        <p className="resume-before">
          {words.putAway(describe(before))} ·{' '}
          <a className="look" href="#/game" onClick={askForBefore}>
            {words.before}
          </a>
        </p>
      )}
    </section>
  );
}

function describe({ battle, turn, stage }: Label): string {
  const hour = text.turns.hour(FIRST_MINUTE + (turn - 1) * MINUTES_A_TURN);
  return text.resume.stages[stage](text.battles[battle].name, turn, hour);
}
