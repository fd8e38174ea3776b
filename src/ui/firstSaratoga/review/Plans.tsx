/** What the computer was about at this moment of the game, in a sentence. */
import { usePointer } from '../../../store/pointer';
import { PlansBySide } from '../../table/review/PlansBySide';
import { plans, planSentences } from '../text/plans';

export default function Plans() {
  return (
    <PlansBySide
      rowsOf={planSentences}
      since={plans.since}
      show={(sentences) =>
        sentences.map(({ text, hex }) => (
          <p
            key={text}
            onPointerEnter={() => usePointer.getState().highlight(hex === undefined ? [] : [hex])}
            onPointerLeave={() => usePointer.getState().highlight([])}
          >
            {text}
          </p>
        ))
      }
    />
  );
}
