/** Finished games of the library, to be looked at again. */
import { useEffect } from 'react';
import { entryOf } from '../../games/list';
import { useLibrary } from '../../store/library/useLibrary';
import { reviewAddress } from '../routes';
import { lessons as words } from '../text/lessons';

export function Reviews() {
  const games = useLibrary((library) => library.games);
  useEffect(() => void useLibrary.getState().refresh(), []);
  if (!games) return null;
  const over = games.flatMap(({ id, game, name, label }) => {
    const entry = entryOf(game);
    return entry && label?.stage === 'over' ? [{ id, name: name ?? entry.describe(label) }] : [];
  });
  return (
    <section>
      <h2 className="study-heading">{words.hall.reviews}</h2>
      <p className="study-lead">{over.length > 0 ? words.hall.reviewsLead : words.hall.noReviews}</p>
      <p className="study-doors">
        {over.map(({ id, name }) => (
          <a key={id} className="choose second" href={reviewAddress(id)}>
            {words.hall.review}: {name}
          </a>
        ))}
      </p>
    </section>
  );
}
