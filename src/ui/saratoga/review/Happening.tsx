/** What the last step of the review did, at the speed at which it plays. */
import { useReview } from '../../../store/review';
import { Happenings } from '../Happenings';

/** A whole move takes this part of the time until the next action. */
const PART = 0.7;
const LONGEST = 900;

export function Happening() {
  const latest = useReview((review) => review.latest);
  const events = useReview((review) =>
    review.latest === undefined ? undefined : review.session?.steps[review.latest]?.events,
  );
  const speed = useReview((review) => review.speed);
  if (!events) return null;
  const duration = Math.min(LONGEST, (PART * 1000) / speed);
  return <Happenings key={latest} events={events} duration={() => duration} />;
}
