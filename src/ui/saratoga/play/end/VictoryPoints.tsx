/** 10.0 Victory points line by line: what each side has won by the losses of the other. */
import { type Points, RATINGS, SIDES, type Start, START_DATA, type View } from '../../../../engine/saratoga';
import { end } from '../../text/end';
import { CaseLink } from '../../../table/CaseLink';
import { sideAdjectives } from '../../text/sides';

interface Props {
  readonly points: View['points'];
  readonly start: Start | undefined;
  readonly isDecisive: boolean;
}

export function VictoryPoints({ points, start, isDecisive }: Props) {
  const words = end.points;
  const isOfBattle =
    start !== undefined &&
    SIDES.every((side) => (points[side].handicap ?? 0) === (START_DATA[start].given[side] ?? 0));
  return (
    <section className="end-points">
      <h3>
        {words.title} <CaseLink rule="10.0" />
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col" colSpan={2} className={side}>
                {sideAdjectives[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.broken}</th>
            {SIDES.map((side) => (
              <Sum
                key={side}
                sum={words.times(points[side].brokenFormations)}
                points={pointsForBroken(points[side])}
              />
            ))}
          </tr>
          {RATINGS.map((rating, i) => (
            <tr key={rating}>
              <th scope="row">{words.steps(rating)}</th>
              {SIDES.map((side) => (
                <Sum
                  key={side}
                  sum={words.divided(points[side].steps[i] ?? 0, rating)}
                  points={points[side].stepPoints[i] ?? 0}
                />
              ))}
            </tr>
          ))}
          {SIDES.some((side) => points[side].handicap) && (
            <tr>
              <th scope="row">{isOfBattle ? words.given[start] : words.handicap}</th>
              {SIDES.map((side) => (
                <Sum key={side} sum="" points={points[side].handicap ?? 0} />
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {SIDES.map((side) => (
              <td key={side} colSpan={2} className={side}>
                {points[side].total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="end-note">
        {words.rounded} {!isDecisive && words.undecided}
      </p>
    </section>
  );
}

/** What the steps leave of the total. */
const pointsForBroken = ({ total, stepPoints, handicap = 0 }: Points): number =>
  total - handicap - stepPoints.reduce((sum, each) => sum + each, 0);

/** How the number comes about, and the number. */
function Sum({ sum, points }: { sum: string; points: number }) {
  return (
    <>
      <td className="sum">{sum}</td>
      <td>{points}</td>
    </>
  );
}
