/** 7.3, 3.8.2 Losses by formation: a mark for each unit, and what befell the rest. */
import {
  brokeIn,
  commandersLost,
  type Event,
  type FormationLosses,
  lossesOf,
  SIDES,
  type View,
} from '../../../../engine/saratoga';
import { text } from '../../text';
import { end } from '../../text/end';
import { BANDS } from '../../counters/colours';

interface Props {
  readonly view: View;
  readonly events: readonly Event[];
  readonly firstTurn: number;
}

export function Losses({ view, events, firstTurn }: Props) {
  const rows = lossesOf(view);
  const broke = brokeIn(events, firstTurn);
  return (
    <section className="end-losses">
      <h3>{end.losses.title}</h3>
      <div className="end-armies">
        {SIDES.map((side) => {
          const commanders = commandersLost(view, side);
          return (
            <div key={side} className={side}>
              <h4>{text.morale[side]}</h4>
              <ul>
                {rows
                  .filter((row) => row.side === side)
                  .map((row) => (
                    <Row
                      key={row.group}
                      row={row}
                      turn={row.group === 'gatesGuns' ? undefined : broke[row.group]}
                    />
                  ))}
              </ul>
              {commanders.length > 0 && <p className="end-note">{end.losses.commanders(commanders)}</p>}
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Row({ row, turn }: { row: FormationLosses; turn: number | undefined }) {
  const { group, fates, isBroken, leaderLost } = row;
  const words = end.losses;
  const band = BANDS[group === 'gatesGuns' ? 'none' : group];
  const lost = fates.filter((fate) => fate === 'lost').length;
  const reduced = fates.filter((fate) => fate === 'reduced').length;
  const said = [
    lost + reduced === 0 ? words.none(fates.length) : words.some(lost, reduced, fates.length),
    ...(isBroken ? [turn === undefined ? words.broken : words.brokeIn(turn)] : []),
    ...(leaderLost ? [words.leaderLost] : []),
  ];
  return (
    <li>
      <span className="tag" style={{ background: band.fill, color: band.ink }}>
        {words.formation(group)}
      </span>
      <span className="fates" aria-hidden="true">
        {fates.map((fate, i) => (
          <i key={i} className={fate} />
        ))}
      </span>
      <small>{said.join('; ')}</small>
    </li>
  );
}
