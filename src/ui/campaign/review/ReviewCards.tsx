/** Beside the map of a review: how it stood, then the log, the plans, the course, 1777 or the place. */
import { ReviewCards as Cards } from '../../table/review/ReviewCards';
import { part } from '../../widgets/Part';
import { PlaceCard } from '../panels/PlaceCard';
import { Standing } from '../play/Standing';
import { end } from '../text/end';
import { Charts } from './Charts';
import { Compared } from './Compared';

const Plans = part(() => import('./Plans'));

const CARDS = [
  { id: 'course', name: end.tabs.course, Card: Charts },
  { id: 'history', name: end.tabs.history, Card: Compared },
  { id: 'place', name: end.tabs.place, Card: PlaceCard },
];

export function ReviewCards() {
  return <Cards standing={<Standing />} Plans={Plans} cards={CARDS} />;
}
