/** `#/<game>/puzzles`: the puzzles of a game, with what was tried of each. */
import { useEffect } from 'react';
import type { AnyPuzzle } from '../../games/contract';
import { goTo, learnAddress, puzzlesAddress } from '../routes';
import { useShownGame } from '../table/game';
import { lessons } from '../text/lessons';
import { puzzles as words } from '../text/puzzles';
import { useLoaded } from '../widgets/Part';
import { PuzzleScreen } from './PuzzleScreen';
import { triedOf } from './tried';
import { Ways } from './Ways';

const none = (): Promise<readonly AnyPuzzle[]> => Promise.resolve([]);

export function PuzzleRoom({ wanted }: { wanted: string }) {
  const { entry } = useShownGame();
  const puzzles = useLoaded(entry.loadPuzzles ?? none);
  if (!puzzles) return null;
  const puzzle = puzzles.find(({ id }) => id === wanted);
  if (puzzle) return <PuzzleScreen key={puzzle.id} puzzles={puzzles} puzzle={puzzle} />;
  if (wanted !== '') return <Elsewhere to={puzzlesAddress(entry.id)} />;
  return <Puzzles puzzles={puzzles} />;
}

function Puzzles({ puzzles }: { puzzles: readonly AnyPuzzle[] }) {
  const { entry, screens } = useShownGame();
  const heading = words.heading(entry.title);
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  const next = puzzles.find(({ id }) => !triedOf(entry.id, id));
  return (
    <main className="study">
      <Ways>
        <a className="tool" href={learnAddress(entry.id)}>
          {lessons.rules.lessons}
        </a>
      </Ways>
      <h1>{heading}</h1>
      <p className="study-lead">{words.lead}</p>
      <ol className="lesson-list">
        {puzzles.map((puzzle) => {
          const tried = triedOf(entry.id, puzzle.id);
          const to = puzzlesAddress(entry.id, puzzle.id);
          return (
            <li key={puzzle.id} className={tried ? 'done' : ''}>
              <h2>
                <a href={to}>{puzzle.title}</a>
              </h2>
              <p>{puzzle.question}</p>
              <p className="lesson-facts">
                {screens.words.side(puzzle.side)}
                {tried && <b> · {words.tried(tried.times, tried.best, puzzle.best)}</b>}
              </p>
              <a className={puzzle === next ? 'choose' : 'choose second'} href={to}>
                {tried ? words.again : words.begin}
                <span className="unseen">: {puzzle.title}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </main>
  );
}

/** An address that names no puzzle leads to the list. */
function Elsewhere({ to }: { to: string }) {
  useEffect(() => goTo(to, true), [to]);
  return null;
}
