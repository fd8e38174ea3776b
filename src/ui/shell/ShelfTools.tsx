/** What can be done with a game of the shelf: taking it over, renaming, copying, sending, saving and deleting it. */
import { lazy, Suspense, useState } from 'react';
import { askForGame } from '../../store/autosave';
import type { Listed } from '../../store/shelf/entries';
import { takeOver } from '../../store/shelf/tabs';
import { useShelf } from '../../store/shelf/useShelf';
import { saves } from '../text/saves';
import { copyNameOf, nameOf } from './shelfNames';
import { ShelfRename } from './ShelfRename';

const ShelfSend = lazy(() => import('./ShelfSend'));

type Open = 'rename' | 'send' | undefined;

export default function ShelfTools({ game }: { game: Listed }) {
  const { id } = game;
  const name = nameOf(game);
  const isElsewhere = useShelf((shelf) => shelf.elsewhere.has(id));
  const duplicate = useShelf((shelf) => shelf.duplicate);
  const remove = useShelf((shelf) => shelf.remove);
  const [open, setOpen] = useState<Open>();
  const [isLost, setLost] = useState(false);
  return (
    <div className="shelf-tools">
      {isElsewhere && <Elsewhere game={game} />}
      <details>
        <summary aria-label={saves.moreNamed(name)}>{saves.more}</summary>
        <div className="answers">
          <button type="button" className="answer" onClick={() => setOpen('rename')}>
            {saves.rename}
          </button>
          <button type="button" className="answer" onClick={() => void duplicate(id, copyNameOf(game))}>
            {saves.duplicate}
          </button>
          <button type="button" className="answer" onClick={() => setOpen('send')}>
            {saves.link}
          </button>
          <button
            type="button"
            className="answer"
            onClick={() => void download(game).then((is) => setLost(!is))}
          >
            {saves.export}
          </button>
          <button type="button" className="answer" onClick={() => void remove(game)}>
            {saves.remove}
          </button>
        </div>
        {open === 'rename' && <ShelfRename game={game} onClose={() => setOpen(undefined)} />}
        {isLost && <p role="alert">{saves.notOut}</p>}
      </details>
      <Suspense fallback={null}>
        {open === 'send' && <ShelfSend id={id} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  );
}

/** Another tab has it: one of the two must give way, or both have their own. */
function Elsewhere({ game }: { game: Listed }) {
  const duplicate = useShelf((shelf) => shelf.duplicate);
  const words = saves.elsewhere;
  const name = nameOf(game);
  const go = (id: string) => {
    askForGame(id);
    window.location.hash = '#/game';
  };
  const copy = async () => {
    const id = await duplicate(game.id, copyNameOf(game));
    if (id !== undefined) go(id);
  };
  return (
    <div className="shelf-elsewhere" role="status">
      <p>
        <b>{words.title(name)}</b> {words.note}
      </p>
      <div className="answers">
        <button
          type="button"
          className="answer chief"
          onClick={() => void takeOver(game.id).then(() => go(game.id))}
        >
          {words.takeOver}
        </button>
        <button type="button" className="answer" onClick={() => void copy()}>
          {words.copy}
        </button>
      </div>
    </div>
  );
}

/** False where nothing of the game can be read. */
async function download(game: Listed): Promise<boolean> {
  const { fileOf } = await import('../../store/shelf/outgoing');
  const file = await fileOf(game.id);
  if (file === undefined) return false;
  const address = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = saves.fileName(nameOf(game));
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return true;
}
