/** 13.2 Dice in the turn of the solitaire opponent: they fall at the pace of an opponent, and can be stopped. */
import { useOpponents } from '../../../store/opponents';
import PaceBar, { PaceChoice } from '../../table/PaceBar';
import { Foot } from '../../table/QuestionCard';
import { Roll } from '../../table/Roll';
import { opponents } from '../../text/opponents';

/** `isCard`: no dice, but a card that is turned up. */
export default function OrderedRoll({ isCard }: { isCard: boolean }) {
  const { isHeld, isWaiting } = useOpponents();
  return (
    <>
      {!isCard && !isHeld && !isWaiting && <Roll />}
      <Foot>
        {isHeld && <span className="hint">{opponents.turn.held}</span>}
        <PaceBar />
        <PaceChoice />
      </Foot>
    </>
  );
}
