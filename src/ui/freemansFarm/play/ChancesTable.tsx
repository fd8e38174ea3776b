/** 6.1 step 4 The exact chances of a roll: theirs and ours side by side, and the cubes it brings; before them what the dice come to as they lie. */
import type { Chances, FormationId } from '../../../engine/freemansFarm';
import { capital } from '../../text/common';
import { nameOf } from '../text/names';
import { percent, play } from '../text/play';

interface Props {
  readonly title: string;
  readonly attacker: FormationId;
  readonly target: FormationId;
  /** Of a roll; none where nothing is rolled. */
  readonly chances: Chances | undefined;
  /** What the dice come to as they lie. */
  readonly now?: Chances | undefined;
  readonly objective: string | undefined;
}

/** What a row tells of a side: how likely a loss is, and how much on average. */
interface Told {
  readonly chance: number;
  readonly mean?: number | undefined;
}
type Tell = (chances: Chances) => Told;

const words = play.attack;
const ROWS: readonly (readonly [string, Tell, Tell])[] = [
  [
    words.losesMorale,
    (of) => ({ chance: of.defenderMorale, mean: of.average.defenderMorale }),
    (of) => ({ chance: of.attackerMorale, mean: of.average.attackerMorale }),
  ],
  [
    words.losesMarker,
    (of) => ({ chance: of.defenderMarkers, mean: of.average.defenderMarkers }),
    (of) => ({ chance: of.attackerMarkers, mean: of.average.attackerMarkers }),
  ],
  [words.goesOut, (of) => ({ chance: of.defenderOut }), (of) => ({ chance: of.attackerOut })],
];

export function ChancesTable({ title, attacker, target, chances, now, objective }: Props) {
  // Rolling again leaves little room: what cannot happen either way is no row.
  const all = [now, chances].flatMap((each) => each ?? []);
  const isIdle = (tell: Tell) => all.every((each) => tell(each).chance <= 0);
  const rows = ROWS.filter(([, ...tells]) => !now || !tells.every(isIdle));
  const hasCubes = (chances?.cubes ?? 0) > 0 || (now?.cubes ?? 0) > 0;
  return (
    <table className="ff-chances">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{chances && !now ? words.what : words.result}</th>
          <th scope="col">{capital(nameOf(target))}</th>
          <th scope="col">{capital(nameOf(attacker))}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, theirs, ours]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {[theirs, ours].map((tell, i) => (
              <td key={i}>
                <Cell now={now && tell(now)} then={chances && tell(chances)} />
              </td>
            ))}
          </tr>
        ))}
        {objective !== undefined && (
          <tr>
            <th scope="row">{words.objective(objective)}</th>
            {/* Nobody’s loss: it stands in neither column. */}
            <td colSpan={2}>
              <Cell now={now && { chance: now.objective }} then={chances && { chance: chances.objective }} />
            </td>
          </tr>
        )}
        {hasCubes && (
          <tr>
            <th scope="row">{chances && !now ? words.cubes : words.cubesNow}</th>
            <td>–</td>
            <td>
              {now && words.avg(now.cubes)}
              {now && chances && words.or}
              {chances && words.avg(chances.cubes)}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Less would read as nothing. */
const LEAST = 0.005;

/** ‘1 / 45% (0.6)’: as it is, and as it may become. */
function Cell({ now, then }: { now: Told | undefined; then: Told | undefined }) {
  return (
    <>
      {now && <b>{certain(now)}</b>}
      {now && then && words.or}
      {then && <b>{percent(then.chance)}</b>}
      {then?.mean !== undefined && then.mean >= LEAST && <small> {words.mean(then.mean)}</small>}
    </>
  );
}

const certain = ({ chance, mean }: Told): string =>
  mean === undefined ? percent(chance) : mean > 0 ? words.avg(mean) : '–';
