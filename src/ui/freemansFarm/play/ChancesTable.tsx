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
}

export function ChancesTable({ title, attacker, target, chances, objective }: Props) {
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
          <th scope="col">{words.what}</th>
          <th scope="col">{capital(nameOf(target))}</th>
          <th scope="col">{capital(nameOf(attacker))}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, theirs, theirMean, ours, ourMean]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Chance chance={theirs} mean={theirMean} />
            </td>
            <td>
              <Chance chance={ours} mean={ourMean} />
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
            <th scope="row">{words.cubes}</th>
            <td>–</td>
            <td>{words.avg(chances.cubes)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Chance({ chance, mean }: { chance: number; mean: number | undefined }) {
  return (
    <>
      <b>{percent(chance)}</b>
      {mean !== undefined && mean > 0 && <small> {play.attack.mean(mean)}</small>}
    </>
  );
}
