/** Beside the map of a review: the score of the moment, then the log, the plans, the charts, the report or the hex. */
import { ReviewCards as Cards } from '../../table/review/ReviewCards';
import { part } from '../../widgets/Part';
import HexCard from '../panels/HexCard';
import { Score } from '../play/Score';
import { review } from '../text/review';
import { Charts } from './Charts';
import { Report } from './Report';

const Plans = part(() => import('./Plans'));

const CARDS = [
  { id: 'charts', name: review.tabs.charts, Card: Charts },
  { id: 'report', name: review.tabs.report, Card: Report },
  { id: 'hex', name: review.tabs.hex, Card: HexCard },
];

export function ReviewCards() {
  return <Cards standing={<Score />} Plans={Plans} cards={CARDS} />;
}
