/** Beside the map: how it stands, the question, then a card for the place, the weeks and the log. */
import { LOG, PlayCards } from '../../table/PlayCards';
import { part } from '../../widgets/Part';
import { SMALL, useMedia } from '../../widgets/useMedia';
import { PlaceCard } from '../panels/PlaceCard';
import { play } from '../text/play';
import { Question } from './Question';
import { Standing } from './Standing';

const Weeks = part(() => import('../panels/Weeks'));

const CARDS = [
  { id: 'place', name: play.tabs.place, Card: PlaceCard },
  { id: 'weeks', name: play.tabs.weeks, Card: WeeksCard },
  LOG,
];

export function GameCards() {
  return <PlayCards standing={<Standing />} question={<Question />} cards={CARDS} />;
}

/** There is no room for how it stands elsewhere on a phone. */
function WeeksCard() {
  const isSmall = useMedia(SMALL);
  return (
    <>
      {isSmall && <Standing />}
      <Weeks />
    </>
  );
}
