/** What the computer was about at this moment of the game, in a sentence. */
import { SIDES } from '../../../engine/firstSaratoga';
import { firstSaratoga } from '../../../games/firstSaratoga';
import { usePointer } from '../../../store/pointer';
import { useReview } from '../../../store/review';
import { plans, planSentences } from '../text/plans';

export default function Plans() {
  const minds = useReview((review) => review.minds);
  const place = useReview((review) => review.place);
  const found = SIDES.flatMap((side) => {
    const mind = minds.findLast(
      (each) => each.side === side && each.at <= place && planSentences(each.plan).length > 0,
    );
    return mind ? [{ side, mind }] : [];
  });
  if (found.length === 0) return <p className="aside">{plans.none}</p>;
  return found.map(({ side, mind }) => (
    <section key={side} className={`plans ${side}`}>
      <h3>{plans.title(side, levelName(mind.level))}</h3>
      <p className="aside">{plans.since(mind.turn)}</p>
      {planSentences(mind.plan).map(({ text, hex }) => (
        <p
          key={text}
          onPointerEnter={() => usePointer.getState().highlight(hex === undefined ? [] : [hex])}
          onPointerLeave={() => usePointer.getState().highlight([])}
        >
          {text}
        </p>
      ))}
    </section>
  ));
}

const levelName = (level: string): string =>
  firstSaratoga.opponents.find(({ id }) => id === level)?.name ?? level;
