/** What can be done with a game of the library: taking it over, renaming, copying, sending, saving and deleting it. */
import { useState } from 'react';
import type { Listed } from '../../../store/library/entries';
import { takeOver } from '../../../store/library/tabs';
import { useLibrary } from '../../../store/library/useLibrary';
import { goTo, playAddress } from '../../routes';
import { saves } from '../../text/saves';
import { SaveFile } from '../../table/SaveFile';
import { part } from '../../widgets/Part';
import { copyNameOf, nameOf } from './names';
import { Rename } from './Rename';

const Send = part(() => import('../../table/Send'));

type Open = 'rename' | 'send' | undefined;

export default function Tools({ game }: { game: Listed }) {
  const { id } = game;
  const name = nameOf(game);
  const isElsewhere = useLibrary((library) => library.elsewhere.has(id));
  const duplicate = useLibrary((library) => library.duplicate);
  const remove = useLibrary((library) => library.remove);
  const [open, setOpen] = useState<Open>();
  const [isRefused, setRefused] = useState(false);
  const copy = async () => setRefused((await duplicate(id, copyNameOf(game))) === undefined);
  return (
    <div className="library-tools">
      {isElsewhere && <Elsewhere game={game} />}
      <details>
        <summary aria-label={saves.moreNamed(name)}>{saves.more}</summary>
        <div className="answers">
          <button type="button" className="answer" onClick={() => setOpen('rename')}>
            {saves.rename}
          </button>
          <button type="button" className="answer" onClick={() => void copy()}>
            {saves.duplicate}
          </button>
          <button type="button" className="answer" onClick={() => setOpen('send')}>
            {saves.link}
          </button>
          <SaveFile id={id} name={name} />
          <button type="button" className="answer" onClick={() => void remove(game)}>
            {saves.remove}
          </button>
        </div>
        {open === 'rename' && <Rename game={game} onClose={() => setOpen(undefined)} />}
        {isRefused && <p role="alert">{saves.notCopied}</p>}
      </details>
      {open === 'send' && <Send id={id} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

/** Another tab has it: one of the two must give way, or both have their own. */
function Elsewhere({ game }: { game: Listed }) {
  const duplicate = useLibrary((library) => library.duplicate);
  const [isRefused, setRefused] = useState(false);
  const words = saves.elsewhere;
  const name = nameOf(game);
  const go = (id: string) => {
    goTo(playAddress(id));
  };
  const copy = async () => {
    const id = await duplicate(game.id, copyNameOf(game));
    if (id === undefined) setRefused(true);
    else go(id);
  };
  return (
    <div className="library-elsewhere" role="status">
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
      {isRefused && <p role="alert">{saves.notCopied}</p>}
    </div>
  );
}
