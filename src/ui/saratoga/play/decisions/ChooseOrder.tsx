/** 4.0 A The winner of the roll decides who goes first. */
import { Foot } from '../../../table/QuestionCard';
import { SIDES } from '../../../../engine/saratoga';
import { play } from '../../text/play';
import { ActButton } from './Buttons';

export function ChooseOrder() {
  return (
    <Foot>
      {SIDES.map((first) => (
        <ActButton key={first} action={{ kind: 'chooseOrder', first }} chief>
          {play.order.first(first)}
        </ActButton>
      ))}
    </Foot>
  );
}
