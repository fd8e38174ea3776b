/** The report: how it stands, the turning points, the battle beside that of 1777, and files to take along. */
import { useReview } from '../../../store/review';
import { end } from '../text/end';
import { review } from '../text/review';
import { HowItWent } from '../play/end/HowItWent';
import { comparedRows } from './compared';
import { Exports } from './Exports';
import { reviewAddress } from '../../routes';
import { storyOf } from './story';
import { useTable } from '../table';
import { useAnalysis } from '../useAnalysis';

export function Report() {
  const analysis = useAnalysis();
  const battle = useTable((table) => table.view?.battle);
  const log = useTable((table) => table.log);
  const last = useReview((store) => store.last);
  const id = useReview((store) => store.id) ?? '';
  if (!battle) return null;
  if (!analysis) return <p className="aside">{review.charts.working}</p>;
  const { end: view, turning } = analysis;
  return (
    <div className="report">
      <p className="outcome">
        <b>{view.ending ? `${storyOf(analysis, log).headline}.` : review.report.underWay(view.turn)}</b>{' '}
        {view.ending && end.reason(view.ending, view.points)}
      </p>
      <section>
        <h3>{review.turning.title}</h3>
        {turning.length === 0 && <p>{review.turning.none}</p>}
        <ol className="turning-points">
          {turning.map((point) => (
            <li key={point.place} className={point.winner}>
              <a href={reviewAddress(id, point.place)}>{review.turning.head(point)}</a>
              <p>
                {review.turning.what(point).join(' ')} <b>{review.turning.swing(point)}</b>
              </p>
            </li>
          ))}
        </ol>
        <p className="end-note">{review.turning.note}</p>
      </section>
      <section className="compared">
        <h3>{review.compared.title}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">{review.compared.what}</th>
              <th scope="col">{review.compared.game}</th>
              <th scope="col">{review.compared.history}</th>
            </tr>
          </thead>
          <tbody>
            {comparedRows(view).map(({ name, game, history }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{game}</td>
                <td>{history}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="end-note">{review.compared.note}</p>
      </section>
      <HowItWent battle={battle} />
      <Exports battle={battle} last={last} />
    </div>
  );
}
