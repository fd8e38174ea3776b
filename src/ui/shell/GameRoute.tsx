/** The way to the table: a game that was just asked for, the one under way, or the one that was saved. */
import { useEffect, useState } from 'react';
import type { Problem } from '../../engine/saratoga';
import { useGame } from '../../store/game';
import { GameScreen } from '../saratoga/play/GameScreen';
import { play } from '../text/play';

export default function GameRoute() {
  const battle = useGame((game) => game.view?.battle);
  const [sought, setSought] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    const { open, layOut } = useGame.getState();
    const written = /^#\/at\/(.+)$/.exec(window.location.hash)?.[1];
    const opened = written === undefined ? open().then(() => []) : Promise.resolve(layOut(decoded(written)));
    void opened.then((found) => {
      setProblems(found);
      setSought(true);
    });
  }, []);
  useEffect(() => {
    if (sought && !battle && problems.length === 0) window.location.hash = '#/';
  }, [battle, problems, sought]);
  if (problems.length > 0) return <BadPosition problems={problems} />;
  return battle ? <GameScreen key={battle} battle={battle} /> : null;
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
