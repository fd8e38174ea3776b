/** The library on the first screen: the game played last large, the others in a list. */
import type { Listed } from '../../../store/library/entries';
import { useLibrary } from '../../../store/library/useLibrary';
import { playAddress } from '../../routes';
import { title } from '../../text/title';
import { detailsOf, nameOf } from './names';
import OtherGames from './OtherGames';
import { Picture } from './Picture';
import Tools from './Tools';

export function Library() {
  const games = useLibrary((library) => library.games);
  if (!games) return null;
  const [latest] = games;
  return (
    <>
      {latest && <Latest game={latest} />}
      <OtherGames games={games.slice(1)} />
    </>
  );
}

function Latest({ game }: { game: Listed }) {
  const asked = useLibrary((library) => library.asked);
  const isElsewhere = useLibrary((library) => library.elsewhere.has(game.id));
  const words = title.resume;
  return (
    <section className="resume" aria-label={words.title}>
      <Picture game={game.game} label={game.label} />
      <p className="resume-game">
        <b>{nameOf(game)}</b> <span>{detailsOf(game, asked)}</span>
      </p>
      {!isElsewhere && (
        <a className="choose" href={playAddress(game.id)}>
          {game.label?.stage === 'over' ? words.ended : words.go}
        </a>
      )}
      <div className="resume-tools">
        <Tools key={game.id} game={game} />
      </div>
    </section>
  );
}
