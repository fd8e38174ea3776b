/** The luck of all sides, a bar for each kind of roll. */
import type { Luck, SideLuck } from '../../engine/kernel/luck';
import { dice as words } from '../text/dice';
import { useWords } from './game';

export function LuckTable({ luck }: { luck: Readonly<Record<string, SideLuck>> }) {
  const game = useWords();
  const sides = Object.entries(luck);
  const tried = ({ tries }: Luck) => tries > 0;
  return (
    <div className="luck">
      {sides.map(([side, { rows, dice, average, usual }]) => (
        <section key={side} className={side} aria-label={game.side(side)}>
          <h4>{game.side(side)}</h4>
          <dl>
            {rows.filter(tried).map((row) => (
              <div key={row.row}>
                <dt>{game.luck(row.row)}</dt>
                <dd>
                  <Row luck={row} />
                </dd>
              </div>
            ))}
          </dl>
          {dice > 0 && <p className="luck-average">{words.luck.average(dice, average, usual)}</p>}
        </section>
      ))}
      {sides.some(([, { rows }]) => rows.some(tried)) && <p className="end-note">{words.luck.note}</p>}
    </div>
  );
}

function Row({ luck: { tries, scored, expected, spread } }: { luck: Luck }) {
  // Of all that could have come; some rolls bring more than one.
  const most = Math.max(tries, scored, expected);
  return (
    <>
      {words.luck.line(scored, tries, expected)}
      <small>{words.luck.verdict(scored, expected, spread)}</small>
      <span className="luck-bar" aria-hidden="true">
        <i style={{ width: `${(scored / most) * 100}%` }} />
        <b style={{ left: `${(expected / most) * 100}%` }} />
      </span>
    </>
  );
}
