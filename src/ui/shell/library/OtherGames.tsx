/** The other games of the library, and what was just deleted. */
import { useState } from 'react';
import type { Listed } from '../../../store/library/entries';
import { useLibrary } from '../../../store/library/useLibrary';
import { playAddress } from '../../routes';
import { saves } from '../../text/saves';
import { detailsOf, nameOf } from './names';
import { Picture } from './Picture';
import Tools from './Tools';

export default function OtherGames({ games }: { games: readonly Listed[] }) {
  const removed = useLibrary((library) => library.removed);
  const undo = useLibrary((library) => library.undo);
  const [isOpen, setOpen] = useState<boolean>();
  const [shown, setShown] = useState(PAGE);
  const isUnfolded = isOpen ?? games.length <= FEW;
  return (
    <section className="library" aria-label={saves.library}>
      <div role="status" className="library-removed">
        {removed && (
          <p>
            <span>{saves.removed(nameOf(removed))}</span>
            <button type="button" className="answer" onClick={() => void undo()}>
              {saves.undo}
            </button>
          </p>
        )}
      </div>
      {games.length > 0 && (
        <details
          className="library-others"
          open={isUnfolded}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{saves.others(games.length)}</summary>
          {/* Rows that nobody sees are not made. */}
          {isUnfolded && (
            <ul>
              {games.slice(0, shown).map((game) => (
                <Row key={game.id} game={game} />
              ))}
            </ul>
          )}
          {isUnfolded && games.length > shown && (
            <button type="button" className="answer" onClick={() => setShown(shown + PAGE)}>
              {saves.showMore(Math.min(PAGE, games.length - shown))}
            </button>
          )}
        </details>
      )}
    </section>
  );
}

/** So many are shown without being asked for, and so many at a time. */
const FEW = 3;
const PAGE = 30;

function Row({ game }: { game: Listed }) {
  const asked = useLibrary((library) => library.asked);
  const isElsewhere = useLibrary((library) => library.elsewhere.has(game.id));
  const name = nameOf(game);
  return (
    <li>
      <Picture game={game.game} label={game.label} />
      <p className="resume-game">
        <b>{name}</b> <span>{detailsOf(game, asked)}</span>
      </p>
      {!isElsewhere && (
        <a className="answer" href={playAddress(game.id)} aria-label={saves.openNamed(name)}>
          {saves.open}
        </a>
      )}
      <Tools game={game} />
    </li>
  );
}
