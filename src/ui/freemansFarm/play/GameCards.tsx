/** Beside the field: the score, the question, then cards, formations and log. */
import { LOG, PlayCards } from '../../table/PlayCards';
import { part } from '../../widgets/Part';
import { useMedia } from '../../widgets/useMedia';
import { CardsPanel } from '../cards/CardsPanel';
import { useSpot } from '../spot';
import { play } from '../text/play';
import { Question } from './Question';
import { Score } from './Score';

/** A window with room for the cards beside the field. The style sheet asks the same. */
export const WIDE = '(min-width: 80em) and (min-height: 40em)';

const BESIDE = [
  { id: 'formation', name: play.tabs.formation, Card: part(() => import('../cards/FormationSheet')) },
  LOG,
];
const ALL = [{ id: 'cards', name: play.tabs.cards, Card: CardsPanel }, ...BESIDE];

export function GameCards() {
  const isWide = useMedia(WIDE);
  const times = useSpot((spot) => spot.asked);
  return (
    <PlayCards
      standing={<Score />}
      question={<Question />}
      cards={isWide ? BESIDE : ALL}
      called={{ id: 'formation', times }}
    />
  );
}
