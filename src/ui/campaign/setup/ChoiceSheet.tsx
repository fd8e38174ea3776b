/** Militia, hidden blocks, dice, and the options of 13.0. */
import { useId } from 'react';
import { OPTION_NAMES } from '../../../engine/campaign';
import { CaseLink } from '../../table/CaseLink';
import { Choice } from '../../widgets/Choice';
import { setUp } from '../text/setUpWords';
import { changesIn, type Choices, USUAL } from './options';

interface Props {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** Longer words are no better dice. */
const LONGEST_SEED = 80;

export function ChoiceSheet({ choices, onChange }: Props) {
  const id = useId();
  const changes = changesIn(choices);
  return (
    <section className="choice-sheet">
      <h2>
        {setUp.choices} <small>{changes === 0 ? setUp.usual : setUp.changed(changes)}</small>
      </h2>
      <div className="choice-columns">
        <Pair
          title={setUp.militia.title}
          rule={setUp.militia.case}
          words={[setUp.militia.ready, setUp.militia.own]}
          isFirst={choices.isReadyMade}
          onChoose={(isReadyMade) => onChange({ ...choices, isReadyMade })}
        />
        <Pair
          title={setUp.fog.title}
          rule={setUp.fog.case}
          words={[setUp.fog.on, setUp.fog.off]}
          isFirst={choices.fog}
          onChoose={(fog) => onChange({ ...choices, fog })}
        />
        <Pair
          title={setUp.dice.title}
          words={[setUp.dice.ours, setUp.dice.own]}
          isFirst={!choices.ownDice}
          onChoose={(isOurs) => onChange({ ...choices, ownDice: !isOurs })}
        />
        <div className="choice-seed" hidden={choices.ownDice}>
          <label htmlFor={`${id}-seed`}>{setUp.seed.title}</label>
          <input
            id={`${id}-seed`}
            type="text"
            value={choices.seed}
            maxLength={LONGEST_SEED}
            placeholder={setUp.seed.empty}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...choices, seed: event.target.value })}
          />
          <p id={`${id}-hint`}>{setUp.seed.hint}</p>
        </div>
      </div>
      <h3>{setUp.options}</h3>
      <p className="aside">{setUp.optionsNote}</p>
      <div className="choice-columns">
        {OPTION_NAMES.map((name) => {
          const [label, what, rule] = setUp.names[name];
          return (
            <div key={name} className="choice-option">
              <label className="choice">
                <input
                  type="checkbox"
                  checked={choices.options[name]}
                  onChange={({ target }) =>
                    onChange({ ...choices, options: { ...choices.options, [name]: target.checked } })
                  }
                />
                <span>
                  <b>{label}.</b> {what}
                </span>
              </label>
              <CaseLink rule={rule} />
            </div>
          );
        })}
      </div>
      <button type="button" className="answer" disabled={changes === 0} onClick={() => onChange(USUAL)}>
        {setUp.reset}
      </button>
    </section>
  );
}

interface PairProps {
  readonly title: string;
  readonly rule?: string;
  readonly words: readonly [readonly string[], readonly string[]];
  readonly isFirst: boolean;
  readonly onChoose: (isFirst: boolean) => void;
}

function Pair({ title, rule, words, isFirst, onChoose }: PairProps) {
  const id = useId();
  return (
    <fieldset>
      <legend>
        {title} {rule !== undefined && <CaseLink rule={rule} />}
      </legend>
      {words.map(([name, what], i) => (
        <Choice key={name} name={id} checked={isFirst === (i === 0)} onChoose={() => onChoose(i === 0)}>
          <b>{name}:</b> {what}
        </Choice>
      ))}
    </fieldset>
  );
}
