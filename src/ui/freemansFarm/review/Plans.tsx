/** What the computer was about at this moment of the game, in a sentence, and whom it feared and hoped for. */
import { SIDES } from '../../../engine/freemansFarm';
import { freemansFarm } from '../../../games/freemansFarm';
import type { Mind, Minds } from '../../../store/minds';
import { useReview } from '../../../store/review';
import { planLines, plans } from '../text/plans';

export default function Plans() {
  const minds = useReview((review) => review.minds);
  const place = useReview((review) => review.place);
  const found = SIDES.flatMap((side) => {
    const mind = lastPlan(minds, side, place);
    return mind ? [{ side, mind }] : [];
  });
  if (found.length === 0) return <p className="aside">{plans.none}</p>;
  return found.map(({ side, mind }) => (
    <section key={side} className={side}>
      <h3>{plans.title(side, levelName(mind.level))}</h3>
      <p className="aside">{plans.since(mind.turn)}</p>
      {planLines(mind.plan).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  ));
}

const lastPlan = (minds: Minds, side: string, place: number): Mind | undefined =>
  minds.findLast((mind) => mind.side === side && mind.at <= place && mind.plan !== undefined);

const levelName = (level: string): string =>
  freemansFarm.opponents.find(({ id }) => id === level)?.name ?? level;
