/** `#/play/<id>`: a game of the library in play; or why it cannot be. */
import { useEffect, useState } from 'react';
import { drive } from '../../store/driver';
import { type NotOpened, usePlay } from '../../store/play';
import { GameContext } from '../table/game';
import { HandOver } from '../table/HandOver';
import { Notices } from '../table/Notices';
import { ErrorBoundary } from './ErrorBoundary';
import { screen } from '../widgets/Part';
import { useGameScreens } from './useGameScreens';

const Closed = screen(() => import('./Closed'));

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
