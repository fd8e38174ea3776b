/** 6.1 step 4 The exact chances of a roll: theirs and ours side by side, and the cubes it brings. */
import type { Chances, FormationId } from '../../../engine/freemansFarm';
import { capital } from '../../text/common';
import { nameOf } from '../text/names';
import { percent, play } from '../text/play';

interface Props {
  readonly title: string;
  readonly attacker: FormationId;
  readonly target: FormationId;
  readonly chances: Chances;
  readonly objective: string | undefined;
  /** Nothing is rolled: what is lost is known. */
  readonly isCertain?: boolean;
}

export function ChancesTable({ title, attacker, target, chances, objective, isCertain = false }: Props) {
  const words = play.attack;
  const { average } = chances;
  const rows = [
    [
      words.losesMorale,
      chances.defenderMorale,
      average.defenderMorale,
      chances.attackerMorale,
      average.attackerMorale,
    ],
    [
      words.losesMarker,
      chances.defenderMarkers,
      average.defenderMarkers,
      chances.attackerMarkers,
      average.attackerMarkers,
    ],
    [words.goesOut, chances.defenderOut, undefined, chances.attackerOut, undefined],
  ] as const;
  return (
    <table className="ff-chances">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{isCertain ? words.result : words.what}</th>
          <th scope="col">{capital(nameOf(target))}</th>
          <th scope="col">{capital(nameOf(attacker))}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, theirs, theirMean, ours, ourMean]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Chance chance={theirs} mean={theirMean} isCertain={isCertain} />
            </td>
            <td>
              <Chance chance={ours} mean={ourMean} isCertain={isCertain} />
            </td>
          </tr>
        ))}
        {objective !== undefined && (
          <tr>
            <th scope="row">{words.objective(objective)}</th>
            <td>{percent(chances.objective)}</td>
            <td>–</td>
          </tr>
        )}
        {chances.cubes > 0 && (
          <tr>
            <th scope="row">{isCertain ? words.cubesNow : words.cubes}</th>
            <td>–</td>
            <td>{words.avg(chances.cubes)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

interface ChanceProps {
  readonly chance: number;
  readonly mean: number | undefined;
  readonly isCertain: boolean;
}

function Chance({ chance, mean, isCertain }: ChanceProps) {
  if (isCertain && mean !== undefined) return <b>{mean > 0 ? play.attack.avg(mean) : '–'}</b>;
  return (
    <>
      <b>{percent(chance)}</b>
      {mean !== undefined && mean > 0 && <small> {play.attack.mean(mean)}</small>}
    </>
  );
}
