/** What the computer was about at this moment of the game: who went where, and why. */
import { SIDES } from '../../../engine/campaign';
import { campaign } from '../../../games/campaign';
import type { Mind, Minds } from '../../../store/minds';
import { useReview } from '../../../store/review';
import { planRows, plans } from '../text/plans';

export default function Plans() {
  const minds = useReview((review) => review.minds);
  const place = useReview((review) => review.place);
  const found = SIDES.flatMap((side) => {
    const mind = lastPlan(minds, side, place);
    return mind ? [{ side, mind, rows: planRows(mind.plan, side) }] : [];
  });
  if (found.every(({ rows }) => rows.length === 0)) return <p className="aside">{plans.none}</p>;
  return found.map(({ side, mind, rows }) => (
    <section key={side} className={`plans ${side}`}>
      <h3>{plans.title(side, levelName(mind.level))}</h3>
      <p className="aside">{plans.since(mind.turn)}</p>
      <table>
        <thead>
          <tr>
            {Object.values(plans.head).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">{row.body}</th>
              <td>{row.order}</td>
              <td>{row.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}

const lastPlan = (minds: Minds, side: string, place: number): Mind | undefined =>
  minds.findLast((mind) => mind.side === side && mind.at <= place && mind.plan !== undefined);

const levelName = (level: string): string => campaign.opponents.find(({ id }) => id === level)?.name ?? level;
