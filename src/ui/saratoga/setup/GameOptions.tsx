/** Folded away on the first screen: the deployment, the seed of the dice, a handicap, and the six rulings that may be chosen. */
import { setUp } from '../text/setUpWords';
import { type RefObject, useId } from 'react';
import { BATTLES, OPTION_NAMES, type OptionName, OPTIONS, type Options } from '../../../engine/saratoga';
import { CaseLink } from '../../table/CaseLink';
import { Choice } from '../../widgets/Choice';
import { text } from '../text';
import { HandicapChoice } from './HandicapChoice';
import { Modes } from './Modes';
import { changesIn, USUAL, type Choices } from './options';

interface Props {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
  readonly at?: RefObject<HTMLDetailsElement | null>;
}

/** Longer words are no better dice. */
const LONGEST_SEED = 80;

export function GameOptions({ choices, onChange, at }: Props) {
  const words = setUp.choices;
  const id = useId();
  const changes = changesIn(choices);
  const { ready, own } = words.deployment;
  return (
    <details className="wishes" ref={at}>
      <summary>
        {words.title} <span>{changes === 0 ? words.usual : words.changed(changes)}</span>
      </summary>
      <div className="wishes-page">
        <fieldset>
          <legend>{words.deployment.title}</legend>
          {([true, false] as const).map((deployed) => (
            <Choice
              key={String(deployed)}
              name={`${id}-deployment`}
              checked={choices.deployed === deployed}
              onChoose={() => onChange({ ...choices, deployed })}
            >
              <b>{(deployed ? ready : own)[0]}:</b> {(deployed ? ready : own)[1]}
            </Choice>
          ))}
        </fieldset>
        <fieldset>
          <legend>{words.fog.title}</legend>
          {([true, false] as const).map((fog) => (
            <Choice
              key={String(fog)}
              name={`${id}-fog`}
              checked={choices.fog === fog}
              onChoose={() => onChange({ ...choices, fog })}
            >
              <b>{words.fog[fog ? 'on' : 'off'][0]}:</b> {words.fog[fog ? 'on' : 'off'][1]}
            </Choice>
          ))}
          <p className="rulings-note">{words.fog.note}</p>
        </fieldset>
        <fieldset>
          <legend>{words.dice.title}</legend>
          {([false, true] as const).map((ownDice) => (
            <Choice
              key={String(ownDice)}
              name={`${id}-dice`}
              checked={choices.ownDice === ownDice}
              onChoose={() => onChange({ ...choices, ownDice })}
            >
              <b>{words.dice[ownDice ? 'own' : 'ours'][0]}:</b> {words.dice[ownDice ? 'own' : 'ours'][1]}
            </Choice>
          ))}
        </fieldset>
        <div className="seed" hidden={choices.ownDice}>
          <label htmlFor={`${id}-seed`}>{words.seed.title}</label>
          <input
            id={`${id}-seed`}
            type="text"
            value={choices.seed}
            maxLength={LONGEST_SEED}
            placeholder={words.seed.empty}
            aria-describedby={`${id}-seed-hint`}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...choices, seed: event.target.value })}
          />
          <p id={`${id}-seed-hint`}>{words.seed.hint}</p>
        </div>
        <HandicapChoice
          handicap={choices.handicap}
          onChange={(handicap) => onChange({ ...choices, handicap })}
        />
        <h3>{words.rulings}</h3>
        <p className="rulings-note">{words.rulingsNote}</p>
        {OPTION_NAMES.map((name) => (
          <Ruling
            key={name}
            name={name}
            options={choices.options}
            onChange={(options) => onChange({ ...choices, options })}
          />
        ))}
        <button
          type="button"
          className="answer reset"
          disabled={changes === 0}
          onClick={() => onChange(USUAL)}
        >
          {words.reset}
        </button>
        {BATTLES.map((battle) => (
          <div
            key={battle}
            className="begin-here"
            role="group"
            aria-label={words.begin(text.battles[battle].name)}
          >
            <h3>{words.begin(text.battles[battle].name)}</h3>
            <Modes battle={battle} choices={choices} />
          </div>
        ))}
      </div>
    </details>
  );
}

interface RulingProps {
  readonly name: OptionName;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

function Ruling({ name, options, onChange }: RulingProps) {
  const id = useId();
  const words: Readonly<Record<string, string>> = setUp.choices.options[name];
  return (
    <fieldset>
      <legend>
        {words['name']} <CaseLink rule={words['case'] ?? ''} />
      </legend>
      {OPTIONS[name].map((choice) => (
        <Choice
          key={choice}
          name={id}
          checked={options[name] === choice}
          onChoose={() => onChange({ ...options, [name]: choice })}
        >
          {words[choice]}
        </Choice>
      ))}
    </fieldset>
  );
}
