/** 7.4-7.6, 8.0 What an attack promises: both sums, the column, each face, and the chance of every outcome. */
import type { Odds, SumLine } from '../../../../engine/firstSaratoga';
import { CaseLink } from '../../../table/CaseLink';
import { Die } from '../../../widgets/Die';
import { counterOf, fieldNow } from '../../field';
import { columnNames, combatWords, passesIn, resultName, sumLine, testerOf } from '../../text/combat';
import { counterName, signed } from '../../text/names';
import { useInterest } from '../interest';
import { sharesOf, toneOf, useNames } from './Promised';

interface Props {
  readonly now: Odds;
  /** Every unit that could stand in front, where one may look at what each would come to. */
  readonly odds?: readonly Odds[];
  readonly onShow?: (defender: string) => void;
}

export function OddsCard({ now, odds = [], onShow }: Props) {
  return (
    <div className="fs-odds">
      {odds.length > 1 && (
        <div className="fs-front" role="group" aria-label={combatWords.inFront}>
          <span>{combatWords.inFront}</span>
          <span className="fs-segments wide">
            {odds.map(({ defender }) => (
              <button
                key={defender}
                type="button"
                aria-pressed={now.defender === defender}
                onClick={() => onShow?.(defender)}
              >
                {counterName(defender)}
              </button>
            ))}
          </span>
        </div>
      )}
      <Chances odds={now} />
      <div className="fs-sums">
        <Lines title={combatWords.attack} lines={now.sums.attack} />
        <Lines title={combatWords.defence} lines={now.sums.defence} />
      </div>
      <ColumnStrip column={now.column} difference={now.sums.difference} />
      <Faces odds={now} />
      <p className="hint">
        {combatWords.attackerMorale(now.attackerMorale)}. {combatWords.defenderMorale(now.defenderMorale)}.{' '}
        <CaseLink rule="1.2" />
      </p>
    </div>
  );
}

function Chances({ odds }: { odds: Odds }) {
  const interest = useInterest();
  const nameOf = useNames(odds);
  const { outcomes, shares } = sharesOf(odds);
  return (
    <ul className="fs-chances" aria-label={combatWords.chances}>
      {outcomes.map((outcome, i) => (
        <li key={outcome} className={toneOf(outcome, odds.defender, interest)}>
          <span>{nameOf(outcome)}</span>
          <b>{shares[i]}</b>
          <i style={{ width: `${odds.chances[outcome] * 100}%` }} aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly SumLine[] }) {
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {lines.map((line, i) => (
          <tr key={i}>
            <th scope="row">
              {sumLine(line)} <CaseLink rule={line.case} />
            </th>
            <td>{line.value}</td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row">=</th>
          <td>{lines.reduce((sum, { value }) => sum + value, 0)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function ColumnStrip({ column, difference }: { column: number; difference: number }) {
  const names = columnNames(fieldNow().scenario.charts.columns);
  return (
    <div
      className="fs-strip"
      role="img"
      aria-label={`${combatWords.difference} ${signed(difference)}, ${combatWords.column(names[column] ?? '')}`}
    >
      {names.map((name, i) => (
        <span key={name} className={i === column ? 'now' : ''}>
          {name}
        </span>
      ))}
    </div>
  );
}

/** 1.2 how often the test that a face asks for is passed; M47 a leader who falls by it does not help. */
function passesOn({ faces, attackerMorale, defenderMorale, leaders, defender }: Odds, face: number): string {
  const tester = testerOf(faces[face - 1]?.effect ?? '');
  if (!tester) return '';
  const isTesters = (leader: string) =>
    (counterOf(leader).side === counterOf(defender).side) === (tester === 'defender');
  const isUnsure = face === fieldNow().scenario.charts.leaderDie && leaders.some(isTesters);
  return passesIn(tester === 'attacker' ? attackerMorale : defenderMorale, isUnsure);
}

/** Each face with what it does here. */
function Faces({ odds }: { odds: Odds }) {
  return (
    <ol className="fs-faces" aria-label={combatWords.faces}>
      {odds.faces.map(({ effect }, i) => (
        <li key={i}>
          <Die face={i + 1} size={20} />
          <b>{effect}</b>
          <span>{resultName(effect, passesOn(odds, i + 1))}</span>
        </li>
      ))}
    </ol>
  );
}
