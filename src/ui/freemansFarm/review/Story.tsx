/** The moments that the game turned on; each leads to its place. */
import { useReview } from '../../../store/review';
import { LuckTable } from '../../table/LuckTable';
import { end, review } from '../text/end';
import { useAnalysis } from '../useAnalysis';
import { useLuck } from '../useLuck';
import { ShareOffer } from './ShareOffer';

export function Story() {
  const found = useAnalysis();
  const luck = useLuck();
  const go = useReview((store) => store.go);
  const place = useReview((store) => store.place);
  if (!found) return <p className="aside">{review.working}</p>;
  return (
    <>
      <h3>{review.story}</h3>
      {found.moments.length === 0 && <p className="aside">{review.none}</p>}
      <ol className="ff-story">
        {found.moments.map((moment, i) => (
          <li key={i} className={moment.side}>
            <button type="button" className="look" onClick={() => go(moment.place)}>
              {end.moment(moment)}
            </button>
          </li>
        ))}
      </ol>
      <div className="answers">
        <ShareOffer place={place} />
      </div>
      <h3>{end.luck}</h3>
      <LuckTable luck={luck} />
      <h3>{end.history.title}</h3>
      {end.history.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
