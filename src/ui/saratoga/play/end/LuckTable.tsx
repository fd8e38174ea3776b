/** The luck of both sides, a bar for each kind of roll. */
import { type Side, SIDES } from '../../../../engine/saratoga';
import { dice as words } from '../../../text/dice';
import { end } from '../../../text/end';
import { LUCK_ROWS, type SideLuck, type Tries } from './luck';

export function LuckTable({ luck }: { luck: Readonly<Record<Side, SideLuck>> }) {
  const most = (row: (typeof LUCK_ROWS)[number]) =>
    1.05 * Math.max(1, ...SIDES.flatMap((side) => [luck[side][row].expected, luck[side][row].scored]));
  return (
    <div className="luck">
      {SIDES.map((side) => (
        <section key={side} className={side} aria-label={end.sides[side]}>
          <h4>{end.sides[side]}</h4>
          <dl>
            {LUCK_ROWS.filter((row) => luck[side][row].tries > 0).map((row) => (
              <div key={row}>
                <dt>{words.luck.rows[row]}</dt>
                <dd>
                  <Row tries={luck[side][row]} most={most(row)} />
                </dd>
              </div>
            ))}
          </dl>
          {luck[side].dice > 0 && (
            <p className="luck-average">{words.luck.average(luck[side].dice, luck[side].average)}</p>
          )}
        </section>
      ))}
      {SIDES.some((side) => LUCK_ROWS.some((row) => luck[side][row].tries > 0)) && (
        <p className="end-note">{words.luck.note}</p>
      )}
    </div>
  );
}

function Row({ tries: { tries, scored, expected, spread }, most }: { tries: Tries; most: number }) {
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
