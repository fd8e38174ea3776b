/** A game that cannot be played here: why, and the ways on. */
import { useState } from 'react';
import { isAnswering } from '../../store/library/database';
import { useLibrary } from '../../store/library/useLibrary';
import type { NotOpened } from '../../store/play';
import { goTo, playAddress, TITLE } from '../routes';
import { saves } from '../text/saves';
import { trouble } from '../text/trouble';
import { copyNameOf } from './library/names';

export default function Closed({ id, why, onAgain }: { id: string; why: NotOpened; onAgain: () => void }) {
  const duplicate = useLibrary((library) => library.duplicate);
  const [isRefused, setRefused] = useState(false);
  const takeOver = async () => {
    const tabs = await import('../../store/library/tabs');
    await tabs.takeOver(id);
    onAgain();
  };
  const copy = async () => {
    const { listedGame } = await import('../../store/library/library');
    const game = await listedGame(id);
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
