/** The game beside 1777: when places fell then and now, and how it ended. */
import { milestonesOf } from '../milestones';
import { useTable } from '../table';
import { end } from '../text/end';

export function Compared() {
  const log = useTable((table) => table.log);
  const found = milestonesOf(log.flatMap(({ events }) => events));
  return (
    <div className="compared-with">
      <h3>{end.history.title}</h3>
      <table>
        <thead>
          <tr>
            {end.history.head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {end.history.rows.map(({ id, what, real }) => (
            <tr key={id}>
              <th scope="row">{what}</th>
              <td>{end.history.week(found[id])}</td>
              <td>{real}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {end.history.story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
