/** Beside the map of a review: the score of the moment, then the log, the charts, the report or the hex. */
import { useReview } from '../../../store/review';
import { ReviewCards as Cards } from '../../table/review/ReviewCards';
import { ReviewLog } from '../../table/review/ReviewLog';
import { part } from '../../widgets/Part';
import HexCard from '../panels/HexCard';
import { Score } from '../play/Score';
import { review } from '../text/review';
import { Charts } from './Charts';
import { Report } from './Report';

const CARDS = [
  { id: 'log', name: review.tabs.log, Card: ReviewLog },
  { id: 'plans', name: review.tabs.plans, Card: part(() => import('./Plans')) },
  { id: 'charts', name: review.tabs.charts, Card: Charts },
  { id: 'report', name: review.tabs.report, Card: Report },
  { id: 'hex', name: review.tabs.hex, Card: HexCard },
];
const WITHOUT_PLANS = CARDS.filter(({ id }) => id !== 'plans');

export function ReviewCards() {
  // Only a game of opponents has plans, and they are told when it is over.
  const hasPlans = useReview(({ minds, chapters }) => minds.length > 0 && chapters.at(-1)?.stage === 'over');
  return <Cards standing={<Score />} cards={hasPlans ? CARDS : WITHOUT_PLANS} />;
}
