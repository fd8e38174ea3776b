/** The numbers of a chart as a table, each turn a link to its end. */
import { type CourseTurn, SIDES } from '../../../engine/saratoga';
import { review } from '../text/review';
import { useReview } from '../../../store/review';
import { reviewAddress } from '../../routes';
import type { NumberOf } from './sidesLines';

interface Props {
  readonly course: readonly CourseTurn[];
  readonly caption: string;
  readonly of: NumberOf;
  /** Also how many whole units are gone. */
  readonly withUnits?: boolean;
}

export function Numbers({ course, caption, of, withUnits = false }: Props) {
  const words = review.charts;
  const id = useReview((store) => store.id) ?? '';
  return (
    <details className="numbers">
      <summary>{words.numbers}</summary>
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.turn}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col" className={side}>
                {words.column(side)}
              </th>
            ))}
            {withUnits &&
              SIDES.map((side) => (
                <th key={side} scope="col" className={side}>
                  {words.unitsGone(side)}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {course.map((turn, i) => (
            <tr key={turn.place}>
              <th scope="row">
                <a href={reviewAddress(id, turn.place)}>
                  {i === 0 ? words.start : turn.isUnderWay ? words.underWay(turn.turn) : turn.turn}
                </a>
              </th>
              {SIDES.map((side) => (
                <td key={side}>{of(turn)[side]}</td>
              ))}
              {withUnits && SIDES.map((side) => <td key={side}>{turn.units[side]}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
