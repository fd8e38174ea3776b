/** Beside the map: the score, the question, then the log, the losses or the hex. */
import { LOG, PlayCards } from '../../table/PlayCards';
import { part } from '../../widgets/Part';
import { play } from '../text/play';
import { Question } from './Question';
import { Score } from './Score';

const CARDS = [
  LOG,
  { id: 'losses', name: play.tabs.losses, Card: part(() => import('./Losses')) },
  { id: 'hex', name: play.tabs.hex, Card: part(() => import('./HexCard')) },
];

export function GameCards() {
  return <PlayCards standing={<Score />} question={<Question />} cards={CARDS} />;
}
