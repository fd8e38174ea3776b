/** Beside the field of a review: the score of the moment, then log, charts, story, cards or formations. */
import { ReviewCards as Cards } from '../../table/review/ReviewCards';
import { CardsPanel } from '../cards/CardsPanel';
import FormationSheet from '../cards/FormationSheet';
import { Score } from '../play/Score';
import { part } from '../../widgets/Part';
import { useSpot } from '../spot';
import { review } from '../text/end';
import { Charts } from './Charts';
import { Story } from './Story';

const Plans = part(() => import('./Plans'));

const CARDS = [
  { id: 'charts', name: review.tabs.charts, Card: Charts },
  { id: 'story', name: review.tabs.story, Card: Story },
  { id: 'cards', name: review.tabs.cards, Card: CardsPanel },
  { id: 'formation', name: review.tabs.formation, Card: FormationSheet },
];

export function ReviewCards() {
  const times = useSpot((spot) => spot.asked);
  return <Cards standing={<Score />} Plans={Plans} cards={CARDS} called={{ id: 'formation', times }} />;
}
