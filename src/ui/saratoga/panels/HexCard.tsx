/** What a hex is, costs and does, and who stands in it. */
import { capital } from '../../text/common';
import { formatHex, NO_HEX } from '../../../engine/hexmap/hexId';
import {
  type Battle,
  counterOf,
  hexFacts,
  type HexFacts,
  isUnit,
  stackAt,
  TEC,
} from '../../../engine/saratoga';
import { text } from '../text';
import { describeCounter } from '../text/describeHex';
import { CounterFace } from '../counters/CounterFace';
import { useTable } from '../table';
import { usePointer } from '../../hexboard/pointer';

export default function HexCard() {
  const hovered = usePointer((pointer) => pointer.hovered);
  const cursor = usePointer((pointer) => pointer.cursor);
  const view = useTable((table) => table.view);
  const hex = hovered !== NO_HEX ? hovered : cursor;
  const facts = view && hex !== NO_HEX ? hexFacts(hex, view.battle) : undefined;
  if (!view) return null;
  if (!facts) return <Briefing battle={view.battle} />;
  const ids = [...stackAt(view, hex)].reverse();
  const words = text.hex;
  return (
    <div className="hex-card">
      <h2>
        <span className="hex-number">{formatHex(hex)}</span>{' '}
        {words.ground(words.terrain[facts.terrain], facts.level)}
      </h2>
      {facts.places.length > 0 && (
        <p className="here">{facts.places.map((place) => place.name).join(', ')}</p>
      )}
      {ids.length > 0 && (
        <ul className="standing" aria-label={words.who}>
          {ids.map((id) => (
            <CounterLine key={id} id={id} />
          ))}
        </ul>
      )}
      <Ground facts={facts} />
      <p className="provenance">
        {facts.fixed && (
          <>
            <b>{words.fixed(facts.fixed.case)}:</b> {facts.fixed.what}.{' '}
          </>
        )}
        <b>{words.reconstructed}:</b> {facts.why}.
      </p>
    </div>
  );
}

/** While no hex is pointed at: what this battle is. */
function Briefing({ battle }: { battle: Battle }) {
  const words = text.battles[battle];
  return (
    <div className="briefing">
      <h2>{words.lead}</h2>
      <p>{words.story}</p>
      <p>{words.hint}</p>
      <p className="empty">{text.hex.none}</p>
    </div>
  );
}

function Ground({ facts }: { facts: HexFacts }) {
  const words = text.hex;
  const streamSides = facts.streams.flatMap((stream) => stream.directions);
  const enter = [
    words.enterCost(facts.cost),
    ...(facts.roads.length > 0 ? [words.byRoad(TEC.road.cost ?? 0)] : []),
    ...(facts.climbs.length > 0 ? [words.climb(facts.climbs)] : []),
    ...(streamSides.length > 0 ? [words.cross(streamSides)] : []),
  ];
  const fire = [
    facts.fire === 0 ? words.noEffect : words.fireEffect(facts.fire),
    ...(facts.climbs.length > 0 ? [words.fireUp] : []),
  ];
  const road = [
    ...facts.roads,
    ...(facts.fords.length > 0 ? [words.ford(facts.fords)] : []),
    ...(facts.exit ? [words.exit] : []),
  ];
  const kind = [...(facts.work ? [words.work[facts.work]] : []), ...(facts.bank ? [words.bank] : [])];
  return (
    <dl className="facts">
      {kind.length > 0 && <Fact name={words.place} value={kind} />}
      <Fact name={words.enter} value={enter} />
      <Fact name={words.fire} value={fire} />
      <Fact name={words.sight} value={[facts.blocksSight ? words.blocks : words.open]} />
      {road.length > 0 && <Fact name={words.road} value={road} />}
      {facts.streams.length > 0 && (
        <Fact name={words.stream} value={facts.streams.map((stream) => stream.name)} />
      )}
    </dl>
  );
}

const Fact = ({ name, value }: { name: string; value: readonly string[] }) => (
  <>
    <dt>{name}</dt>
    <dd>{value.join('; ')}</dd>
  </>
);

function CounterLine({ id }: { id: string }) {
  const marks = useTable((table) => table.view?.marks[id]);
  const counter = counterOf(id);
  const formation = isUnit(counter)
    ? counter.formation
      ? text.counter.formation(capital(counter.formation))
      : text.counter.gatesGuns
    : counter.kind === 'overall'
      ? text.counter.commander
      : text.counter.formation(counter.name);
  return (
    <li>
      <svg
        viewBox="-38 -38 78 79"
        width="52"
        height="53"
        role="img"
        aria-label={describeCounter(counter, marks)}
      >
        <CounterFace counter={counter} marks={marks} />
      </svg>
      <span>
        <b>{counter.longName}</b>
        <small>{formation}</small>
      </span>
    </li>
  );
}
