/** `#/play/<id>`: a game of the library in play; or why it cannot be. */
import { useEffect, useState } from 'react';
import { drive } from '../../store/driver';
import { useLibrary } from '../../store/library/useLibrary';
import { type NotOpened, usePlay } from '../../store/play';
import { isAnswering } from '../../store/library/database';
import { goTo, playAddress, TITLE } from '../routes';
import { GameContext } from '../table/game';
import { HandOver } from '../table/HandOver';
import { Notices } from '../table/Notices';
import { saves } from '../text/saves';
import { trouble } from '../text/trouble';
import { ErrorBoundary } from './ErrorBoundary';
import { copyNameOf } from './library/names';
import { useGameScreens } from './useGameScreens';

export default function PlayRoute({ id }: { id: string }) {
  const isHere = usePlay((play) => play.id === id);
  const game = usePlay((play) => play.game);
  const curtain = usePlay((play) => play.curtain);
  const [sought, setSought] = useState<{ readonly why: NotOpened | undefined; readonly failure?: unknown }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    usePlay
      .getState()
      .open(id)
      .then(
        (why) => isCurrent && setSought({ why }),
        (failure: unknown) => isCurrent && setSought({ why: undefined, failure }),
      );
    return () => {
      isCurrent = false;
      usePlay.getState().standUp();
    };
  }, [id, tries]);
  useEffect(drive, []);
  const shown = useGameScreens(isHere ? game : undefined);
  // Whoever catches it shows a card.
  if (sought?.failure) throw sought.failure;
  if (sought?.why)
    return (
      <Closed
        id={id}
        why={sought.why}
        onAgain={() => {
          setSought(undefined);
          setTries(tries + 1);
        }}
      />
    );
  // Another tab took it over, or it was deleted.
  if (sought && !isHere) return <Closed id={id} why="elsewhere" onAgain={() => setTries(tries + 1)} />;
  if (!sought || !shown) return null;
  const { Play } = shown.screens;
  return (
    <GameContext value={shown}>
      {curtain !== undefined ? (
        <HandOver key={curtain} side={curtain} />
      ) : (
        <ErrorBoundary>
          <Play />
          <Notices />
        </ErrorBoundary>
      )}
    </GameContext>
  );
}

function Closed({ id, why, onAgain }: { id: string; why: NotOpened; onAgain: () => void }) {
  const duplicate = useLibrary((library) => library.duplicate);
  const [isRefused, setRefused] = useState(false);
  const takeOver = async () => {
    const tabs = await import('../../store/library/tabs');
    await tabs.takeOver(id);
    onAgain();
  };
  const copy = async () => {
    const { listed } = await import('../../store/library/library');
    const game = await listed(id);
    const copied = game && (await duplicate(id, copyNameOf(game)));
    if (copied === undefined) setRefused(true);
    else goTo(playAddress(copied), true);
  };
  const words = trouble.closed[why];
  return (
    <main className="error-page">
      <h1>{words.title}</h1>
      <p>{why === 'missing' && !isAnswering() ? trouble.closed.deaf : words.note}</p>
      {isRefused && <p role="alert">{saves.notCopied}</p>}
      <div className="answers">
        {why === 'elsewhere' && (
          <>
            <button type="button" className="answer chief" onClick={() => void takeOver()}>
              {saves.elsewhere.takeOver}
            </button>
            <button type="button" className="answer" onClick={() => void copy()}>
              {saves.elsewhere.copy}
            </button>
          </>
        )}
        {why !== 'elsewhere' && (
          <button type="button" className="answer" onClick={onAgain}>
            {trouble.tryAgain}
          </button>
        )}
        <a className={why === 'elsewhere' ? 'answer' : 'answer chief'} href={TITLE}>
          {trouble.games}
        </a>
      </div>
    </main>
  );
}
