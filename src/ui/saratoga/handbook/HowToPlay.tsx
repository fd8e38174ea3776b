/** 4.0, 9.0, 10.0 How a battle is won, how a turn goes and what the words mean, with all cases below. */
import { counterOf, type Mark, RATINGS } from '../../../engine/saratoga';
import { handbookRules as words, type Paragraph, type Sentences } from '../text/handbookRules';
import { CaseLink } from '../../table/CaseLink';
import { Die } from '../../widgets/Die';
import { CaseIndex } from './CaseIndex';
import { Specimen } from './CounterKey';

export function HowToPlay() {
  return (
    <div className="how-to-play">
      <section>
        <h3>{words.aim.name}</h3>
        <p>
          <Said sentences={words.aim} />
        </p>
        <dl className="ways">
          {words.ways.map((way) => (
            <Entry key={way.name} paragraph={way} />
          ))}
        </dl>
      </section>
      <div className="turn-and-words">
        <section>
          <h3>{words.turn.name}</h3>
          <p>
            <Said sentences={words.turn} />
          </p>
          <dl className="phases">
            {PHASES.map((phase) => (
              <Entry key={phase} paragraph={words.phases[phase]}>
                {phase === 'combat' && <Fire />}
              </Entry>
            ))}
            <Entry paragraph={words.end} />
          </dl>
        </section>
        <section>
          <h3>{words.wordsTitle}</h3>
          <dl className="words">
            {PICTURES.map(([word, counter, mark]) => (
              <Entry key={word} paragraph={words.words[word]}>
                <span className="picture">
                  {counter === undefined ? (
                    <TwoDice />
                  ) : (
                    <Specimen counter={counterOf(counter)} marks={mark && [mark]} size={54} />
                  )}
                </span>
              </Entry>
            ))}
          </dl>
        </section>
      </div>
      <CaseIndex />
    </div>
  );
}

const PHASES = ['command', 'movement', 'combat', 'recovery'] as const;

/** Each word with a counter that shows it; a check is a throw of two dice. */
const PICTURES: readonly (readonly [
  word: keyof typeof words.words,
  counter: string | undefined,
  mark?: Mark,
])[] = [
  ['formation', 'L-fraser'],
  ['span', 'L-burgoyne'],
  ['activated', 'a-1nh', 'notActivated'],
  ['step', 'b-24', 'stepLost'],
  ['reduced', 'b-24', 'reduced'],
  ['check', undefined],
  ['broken', 'a-1nh', 'broken'],
];

function Entry({ paragraph, children }: { paragraph: Paragraph; children?: React.ReactNode }) {
  return (
    <div>
      <dt>{paragraph.name}</dt>
      <dd>
        <Said sentences={paragraph} />
        {children}
      </dd>
    </div>
  );
}

function Said({ sentences: { text, cases } }: { sentences: Sentences }) {
  return (
    <>
      {text}
      {cases.map((rule) => (
        <span key={rule} className="said-in">
          {' '}
          <CaseLink rule={rule} />
        </span>
      ))}
    </>
  );
}

/** 7.1.3 The eight steps of fire, two to each rating, and what a shot is. */
function Fire() {
  return (
    <>
      <ol className="fire-order">
        {RATINGS.map((rating) => (
          <li key={rating}>
            <b>{rating}</b>
            <span>{words.fire.first}</span>
            <span>{words.fire.second}</span>
          </li>
        ))}
      </ol>
      <Said sentences={words.shot} />
    </>
  );
}

const TwoDice = () => (
  <span className="two-dice" aria-hidden="true">
    <Die face={4} size={25} />
    <Die face={6} size={25} />
  </span>
);
