/** The other games of the shelf, what was just deleted, and games that come in as files. */
import { askForGame } from '../../store/autosave';
import type { Listed } from '../../store/shelf/entries';
import { useShelf } from '../../store/shelf/useShelf';
import { saves } from '../text/saves';
import { ShelfImport } from './ShelfImport';
import { detailsOf, nameOf } from './shelfNames';
import { ShelfPicture } from './ShelfPicture';
import ShelfTools from './ShelfTools';

export default function ShelfList({ games }: { games: readonly Listed[] }) {
  const removed = useShelf((shelf) => shelf.removed);
  const undo = useShelf((shelf) => shelf.undo);
  return (
    <section className="shelf" aria-label={saves.shelf}>
      <div role="status" className="shelf-removed">
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
        <details className="shelf-others" open={games.length <= FEW}>
          <summary>{saves.others(games.length)}</summary>
          <ul>
            {games.map((game) => (
              <Row key={game.id} game={game} />
            ))}
          </ul>
        </details>
      )}
      <ShelfImport />
    </section>
  );
}

/** So many are shown without being asked for. */
const FEW = 3;

function Row({ game }: { game: Listed }) {
  const asked = useShelf((shelf) => shelf.asked);
  const isElsewhere = useShelf((shelf) => shelf.elsewhere.has(game.id));
  const name = nameOf(game);
  return (
    <li>
      <ShelfPicture picture={game.label?.picture} />
      <p className="resume-game">
        <b>{name}</b> <span>{detailsOf(game, asked)}</span>
      </p>
      {!isElsewhere && (
        <a
          className="answer"
          href="#/game"
          aria-label={saves.openNamed(name)}
          onClick={() => askForGame(game.id)}
        >
          {saves.open}
        </a>
      )}
      <ShelfTools game={game} />
    </li>
  );
}
