/** Every counter of both armies: leaders, and each unit with both its faces. */
import { handbook } from '../text/handbookWords';
import {
  type Battle,
  type Counter,
  FORMATION_LIST,
  isUnit,
  LEADERS,
  SIDES,
  UNITS,
  PROVENANCE,
} from '../../../engine/saratoga';
import { text } from '../text';
import { Specimen } from './CounterKey';

export function Armies({ battle }: { battle: Battle }) {
  return (
    <div className="armies">
      <p>{handbook.armiesNote}</p>
      <p>{PROVENANCE['starts']?.why}</p>
      {SIDES.map((side) => (
        <section key={side}>
          <h3>{text.morale[side]}</h3>
          <Group
            name={handbook.overall}
            counters={LEADERS.filter((leader) => leader.side === side && leader.kind === 'overall')}
            battle={battle}
          />
          {FORMATION_LIST.filter((formation) => formation.side === side).map((formation) => (
            <Group
              key={formation.id}
              name={`${text.counter.formation(formation.name)} · ${formation.historicalName}`}
              counters={[
                ...LEADERS.filter((leader) => leader.id === formation.commander),
                ...UNITS.filter((unit) => unit.formation === formation.id),
              ]}
              battle={battle}
              why={PROVENANCE[formation.id]?.why}
            />
          ))}
          {side === 'american' && (
            <Group
              name={text.counter.gatesGuns}
              counters={UNITS.filter((unit) => unit.formation === undefined)}
              battle={battle}
            />
          )}
        </section>
      ))}
    </div>
  );
}

interface Shown {
  readonly name: string;
  readonly counters: readonly Counter[];
  readonly battle: Battle;
  /** 3.8 what its morale track rests on. */
  readonly why?: string | undefined;
}

function Group({ name, counters, battle, why }: Shown) {
  return (
    <>
      <h4>{name}</h4>
      {why !== undefined && <p className="aside">{why}</p>}
      <ul className="roster">
        {counters.map((counter) => (
          <li
            key={counter.id}
            className={isUnit(counter) && !counter.battles.includes(battle) ? 'absent' : ''}
          >
            <span className="faces">
              <Specimen counter={counter} size={64} />
              {isUnit(counter) && <Specimen counter={counter} marks={['reduced']} size={64} />}
            </span>
            <span>
              <b>{counter.longName}</b>
              <small>{note(counter)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was noted of a unit, without our own marks. */
const asTold = (history: string): string =>
  history
    .replaceAll(/ \((?:unchecked|[^)]*\.com)\)/g, '')
    .replaceAll('~', 'about ')
    .replaceAll(/(\d)-(\d)/g, '$1–$2');

function note(counter: Counter): string {
  const { fixed, why, history } = PROVENANCE[counter.id] ?? { why: '' };
  const [only] = isUnit(counter) && counter.battles.length === 1 ? counter.battles : [];
  return [
    ...(only ? [handbook.only[only]] : []),
    ...(fixed ? [`${text.counter.fixed}: ${fixed}`] : []),
    `${text.hex.reconstructed}: ${why}`,
    ...(history ? [`${text.counter.history}: ${asTold(history)}`] : []),
  ].join('. ');
}
