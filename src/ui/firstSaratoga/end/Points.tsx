/** 14.0 Points line by line, and who was last in each place that decides. */
import { type Side, SIDES, type View } from '../../../engine/firstSaratoga';
import { CaseLink } from '../../table/CaseLink';
import { capital } from '../../text/common';
import { counterOf } from '../field';
import { end } from '../text/end';
import { hexName } from '../text/names';
import { sideAdjectives, sideNames } from '../text/sides';

export function Points({ view }: { view: View }) {
  const words = end.points;
  const enemyLost = (side: Side) =>
    view.lost.map(counterOf).filter((counter) => counter.side !== side && counter.kind !== 'leader');
  const isSingle = (kind: string) => kind === 'battalion' || kind === 'artillery';
  const rows = [
    [words.brigades, (side: Side) => 2 * enemyLost(side).filter(({ kind }) => !isSingle(kind)).length],
    [words.single, (side: Side) => enemyLost(side).filter(({ kind }) => isSingle(kind)).length],
    [words.total, (side: Side) => view.points[side]],
  ] as const;
  return (
    <section>
      <h3>
        {words.title} <CaseLink rule="14.3" />
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words.title}</span>
            </th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {sideAdjectives[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, of]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {SIDES.map((side) => (
                <td key={side}>{of(side)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="aside">{words.note}</p>
    </section>
  );
}

export function Places({ view }: { view: View }) {
  return (
    <section>
      <h3>
        {end.places.title} <CaseLink rule="14.1" />
      </h3>
      <ul>
        {Object.entries(view.owners).map(([hex, owner]) => (
          <li key={hex}>
            {hexName(Number(hex))}: {end.places.last(capital(sideNames[owner]))}.
          </li>
        ))}
      </ul>
    </section>
  );
}
