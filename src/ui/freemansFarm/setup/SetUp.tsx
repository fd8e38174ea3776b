/** 3 The set-up: two people, both sides, or a side against those who think or the solitaire opponent with its level; house rules below. */
import { useEffect, useId, useState } from 'react';
import { LEVELS, OPTION_NAMES, type OptionName, OPTIONS, RULES } from '../../../engine/freemansFarm';
import { freemansFarm } from '../../../games/freemansFarm';
import { usePlay } from '../../../store/play';
import { goTo, playAddress, TITLE } from '../../routes';
import { OpenedCase } from '../../table/CaseCard';
import { CaseLink } from '../../table/CaseLink';
import { table as furniture } from '../../text/table';
import { title } from '../../text/title';
import type { Opposed } from '../../table/Against';
import { Choice } from '../../widgets/Choice';
import { part } from '../../widgets/Part';
import { setUp as words } from '../text/setUp';
import { type Choices, newGame, USUAL, type Way } from './options';

const Against = part(() => import('../../table/Against'));

export default function SetUp() {
  const [choices, setChoices] = useState(USUAL);
  const id = useId();
  useEffect(() => {
    document.title = `${words.title} · Saratoga 1777`;
  }, []);
  const [isChoosing, setChoosing] = useState(false);
  const begin = (way: Way, opposed?: Opposed) =>
    goTo(playAddress(usePlay.getState().beginWith(RULES, newGame(way, choices, opposed))));
  return (
    <div className="ff-set-up title">
      <div className="backdrop" aria-hidden="true" />
      <main>
        <header>
          <p className="over">
            <a href={TITLE}>{furniture.backLabel}</a>
          </p>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </header>
        <div className="battles">
          <article className="battle-card">
            <h2>{words.people.title}</h2>
            <p>{words.people.text}</p>
            <div className="modes">
              <button type="button" className="choose" onClick={() => setChoosing(true)}>
                {title.opponent}
              </button>
              <button type="button" className="choose second" onClick={() => begin('two')}>
                {title.two}
              </button>
              <button type="button" className="choose second" onClick={() => begin('solo')}>
                {title.solo}
              </button>
            </div>
            {isChoosing && (
              <Against
                game={freemansFarm}
                name={words.title}
                onBegin={(opposed) => begin(opposed.isDemonstration ? 'solo' : 'two', opposed)}
                onClose={() => setChoosing(false)}
              />
            )}
            <p className="hint">{words.people.hint}</p>
          </article>
          <article className="battle-card">
            <h2>{words.alone.title}</h2>
            <p>{words.alone.text}</p>
            <fieldset className="ff-levels">
              <legend>
                {words.alone.level} <CaseLink rule="13.1" />
              </legend>
              {LEVELS.map((level) => (
                <Choice
                  key={level}
                  name={`${id}-level`}
                  checked={choices.level === level}
                  onChoose={() => setChoices({ ...choices, level })}
                >
                  <b>{words.alone.levels[level][0]}:</b> {words.alone.levels[level][1]}
                </Choice>
              ))}
              <label className="choice">
                <input
                  type="checkbox"
                  checked={choices.isUndoFree}
                  onChange={(event) => setChoices({ ...choices, isUndoFree: event.target.checked })}
                />
                <span>{words.alone.free}</span>
              </label>
            </fieldset>
            <div className="modes">
              <button type="button" className="choose" onClick={() => begin('british')}>
                {words.alone.lead.british}
              </button>
              <button type="button" className="choose second" onClick={() => begin('american')}>
                {words.alone.lead.american}
              </button>
            </div>
            <p className="hint">{words.alone.hint}</p>
          </article>
        </div>
        <HouseRules choices={choices} onChange={setChoices} />
        <footer>
          <p>{freemansFarm.honesty}</p>
          <p>
            {freemansFarm.credit} {title.licence}
          </p>
        </footer>
      </main>
      <OpenedCase />
    </div>
  );
}

interface Props {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** Longer words are no better dice. */
const LONGEST_SEED = 80;

function HouseRules({ choices, onChange }: Props) {
  const id = useId();
  return (
    <details className="ff-wishes">
      <summary>{words.house.title}</summary>
      <p className="aside">{words.house.note}</p>
      {OPTION_NAMES.map((name) => (
        <Ruling key={name} name={name} choices={choices} onChange={onChange} />
      ))}
      <fieldset>
        <legend>{words.house.dice.title}</legend>
        {([false, true] as const).map((ownDice) => (
          <Choice
            key={String(ownDice)}
            name={`${id}-dice`}
            checked={choices.ownDice === ownDice}
            onChoose={() => onChange({ ...choices, ownDice })}
          >
            {words.house.dice[ownDice ? 'own' : 'ours']}
          </Choice>
        ))}
      </fieldset>
      {!choices.ownDice && <Seed choices={choices} onChange={onChange} />}
    </details>
  );
}

function Seed({ choices, onChange }: Props) {
  const id = useId();
  return (
    <>
      <label className="ff-seed" htmlFor={id}>
        <b>{words.house.seed}</b> {words.house.seedHint}
      </label>
      <input
        id={id}
        type="text"
        value={choices.seed}
        maxLength={LONGEST_SEED}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange({ ...choices, seed: event.target.value })}
      />
    </>
  );
}

function Ruling({ name, choices, onChange }: Props & { readonly name: OptionName }) {
  const id = useId();
  const { title: what, case: rule, ...answers } = words.options[name];
  const told: Readonly<Record<string, string>> = answers;
  return (
    <fieldset>
      <legend>
        {what} <CaseLink rule={rule} />
      </legend>
      {OPTIONS[name].map((answer) => (
        <Choice
          key={answer}
          name={id}
          checked={choices.options[name] === answer}
          onChoose={() => onChange({ ...choices, options: { ...choices.options, [name]: answer } })}
        >
          {told[answer]}
        </Choice>
      ))}
    </fieldset>
  );
}
