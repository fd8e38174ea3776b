/** How to read a counter: its parts, its pictures, its coats and its states. */
import { handbook } from '../text/handbookWords';
import {
  type Arm,
  ARMS,
  type Counter,
  counterOf,
  type Mark,
  MARKS,
  TROOPS,
  UNITS,
} from '../../../engine/saratoga';
import { text } from '../text';
import { COATS } from '../counters/colours';
import { CounterFace } from '../counters/CounterFace';
import { ArmSymbol } from '../counters/symbols';

export function CounterKey() {
  const words = handbook;
  return (
    <div className="counter-key">
      <section>
        <h3>{words.frontTitle}</h3>
        <div className="specimen">
          <Specimen counter={counterOf('b-24')} size={96} />
          <Specimen counter={counterOf('a-art3')} size={96} />
          <Notes lines={words.frontNotes} />
        </div>
        <h3>{words.leaderTitle}</h3>
        <div className="specimen">
          <Specimen counter={counterOf('L-burgoyne')} size={96} />
          <Specimen counter={counterOf('L-poor')} size={96} />
          <Notes lines={words.leaderNotes} />
        </div>
      </section>
      <section>
        <h3>{words.marksTitle}</h3>
        <ul className="marks">
          {MARKS.map((mark, i) => (
            <li key={mark}>
              <Specimen counter={example(i)} marks={[mark]} size={66} />
              <span>
                <b>{text.marks[mark][0]}</b>
                {text.marks[mark][1]}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{words.armsTitle}</h3>
        <ul className="arms">
          {ARMS.map((arm) => (
            <li key={arm}>
              <Picture arm={arm} />
              {words.arms[arm]}
            </li>
          ))}
        </ul>
        <h3>{words.troopsTitle}</h3>
        <ul className="arms">
          {TROOPS.map((troops) => (
            <li key={troops}>
              <span className="coat" style={{ background: COATS[troops].face }} />
              {words.troops[troops]}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const EXAMPLES = ['b-li', 'a-2ny', 'b-rhetz', 'a-1nh', 'a-gra', 'b-fa1', 'b-24'];
const example = (i: number): Counter => counterOf(EXAMPLES[i] ?? UNITS[0]?.id ?? '');

export function Specimen({
  counter,
  marks,
  size,
}: {
  counter: Counter;
  marks?: readonly Mark[];
  size: number;
}) {
  return (
    <svg viewBox="-44 -46 92 92" width={size} height={size} aria-hidden="true">
      <CounterFace counter={counter} marks={marks} />
    </svg>
  );
}

const Picture = ({ arm }: { arm: Arm }) => (
  <svg className="counter" viewBox="-28 -18 56 36" width="56" height="36" aria-hidden="true">
    <ArmSymbol arm={arm} />
  </svg>
);

const Notes = ({ lines }: { lines: readonly string[] }) => (
  <ul className="notes">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
