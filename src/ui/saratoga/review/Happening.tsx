/** What the last step of the review did, at the speed at which it plays. */
import { useReview } from '../../../store/review';
import { LatestStep } from '../LatestStep';

/** A whole move takes this part of the time until the next action. */
const PART = 0.7;
const LONGEST = 900;

export function Happening() {
  const speed = useReview((review) => review.speed);
  const march = Math.min(LONGEST, (PART * 1000) / speed);
  return (
    <LatestStep march={() => march} moment={(usual) => usual / Math.max(1, speed / 2)} isStill={false} />
  );
}
