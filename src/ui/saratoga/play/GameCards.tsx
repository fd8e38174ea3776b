/** Beside the map: the score, the question, then a card for the stack, the morale tracks and the log. */
import { LOG, PlayCards } from '../../table/PlayCards';
import { part } from '../../widgets/Part';
import { text } from '../text';
import { MoraleStrip } from './MoraleStrip';
import { Question } from './Question';
import { Score } from './Score';

const Aims = part(() => import('./Aims'));
const HexCard = part(() => import('../panels/HexCard'));
const MoraleTracks = part(() => import('../panels/MoraleTracks'));

const CARDS = [
  { id: 'hex', name: text.tabs.hex, Card: HexCard },
  { id: 'morale', name: text.tabs.morale, Card: Morale },
  LOG,
];

export function GameCards() {
  return <PlayCards standing={<MoraleStrip />} question={<Question />} meanwhile={<Aims />} cards={CARDS} />;
}

function Morale() {
  return (
    <>
      <Score />
      <MoraleTracks />
    </>
  );
}
