/** 6.1 step 2 One Morale or one marker, with what it would do. */
import { type CostView, type View } from '../../../../engine/freemansFarm';
import { play } from '../../text/play';
import { Answer } from '../Answer';
import { Tactics } from '../Tactics';

export function PayCost({ view }: { view: View }) {
  const formation = view.decision?.kind === 'payCost' ? view.decision.formation : undefined;
  if (!formation) return null;
  const { morale = 0, markers } = view.formations[formation];
  const words = play.cost;
  return (
    <>
      <div className="answers ff-list">
        {view.costs.filter(isPossible).map((cost) => (
          <Answer key={cost.with} action={{ kind: 'pay', with: cost.with }}>
            <b>{cost.with === 'morale' ? words.morale(morale) : words.marker(markers - 1)}</b>
            <small className={cost.out > 0 ? 'ff-risk' : ''}>{riskOf(cost)}</small>
          </Answer>
        ))}
      </div>
      <Tactics view={view} />
    </>
  );
}

/** What it has none of is no choice. */
const isPossible = ({ refusal }: CostView): boolean => refusal === undefined;

function riskOf({ with: paid, out }: CostView): string {
  if (out <= 0) return play.cost.safe;
  return paid === 'marker' ? play.cost.lastMarker : play.cost.risk(out);
}
