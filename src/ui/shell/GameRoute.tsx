/** The way to the table: a game that was just asked for, the one under way, or the one that was saved. */
import { useEffect, useState } from 'react';
import type { Problem } from '../../engine/saratoga';
import { useGame } from '../../store/game';
import { GameScreen } from '../saratoga/play/GameScreen';
import { HandOver } from '../saratoga/play/HandOver';
import { play } from '../text/play';
import { trouble } from '../text/trouble';
import { Fallen } from './Fallen';
import { News } from './News';

interface Sought {
  readonly problems: readonly Problem[];
  readonly failure?: unknown;
}

export default function GameRoute() {
  const battle = useGame((game) => game.view?.battle);
  const curtain = useGame((game) => game.curtain);
  const isUnreadable = useGame((game) => game.news === 'unreadable');
  const [sought, setSought] = useState<Sought>();
  useEffect(() => {
    seek().then(
      (problems) => setSought({ problems }),
      (failure: unknown) => setSought({ problems: [], failure }),
    );
  }, []);
  useEffect(() => useGame.getState().standUp, []);
  const hasGame = battle !== undefined || curtain !== undefined;
  const hasNothing = sought?.problems.length === 0 && !sought.failure && !hasGame && !isUnreadable;
  useEffect(() => {
    if (hasNothing) window.location.hash = '#/';
  }, [hasNothing]);
  // Whoever catches it shows a card.
  if (sought?.failure) throw sought.failure;
  if (sought && sought.problems.length > 0) return <BadPosition problems={sought.problems} />;
  if (curtain) return <HandOver key={curtain} side={curtain} />;
  if (!battle) return sought && isUnreadable ? <Unreadable /> : null;
  return (
    <Fallen>
      <GameScreen key={battle} battle={battle} />
      <News />
    </Fallen>
  );
}

/** Brings the game to the table that the address means; answers what is wrong with a position. */
async function seek(): Promise<readonly Problem[]> {
  const { open, layOut } = useGame.getState();
  const written = /^#\/at\/(.+)$/.exec(window.location.hash)?.[1];
  if (written !== undefined) return layOut(decoded(written));
  await open();
  return [];
}

function BadPosition({ problems }: { problems: readonly Problem[] }) {
  return (
    <main className="bad-position">
      <h1>{play.badPosition.title}</h1>
      <ul>
        {problems.slice(0, 12).map(({ code, at }) => (
          <li key={`${code} ${at}`}>{play.badPosition.problem(code, at)}</li>
        ))}
      </ul>
      <a className="answer chief" href="#/">
        {play.end.again}
      </a>
    </main>
  );
}

function Unreadable() {
  return (
    <main className="fallen">
      <h1>{trouble.news.unreadable}</h1>
      <p>{trouble.lost}</p>
      <div className="answers">
        <a className="answer chief" href="#/">
          {trouble.battles}
        </a>
      </div>
    </main>
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
