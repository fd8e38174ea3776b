/** First Saratoga's first screen: its scenarios, a scenario of the players' own, and what may be chosen. */
import { useEffect, useState } from 'react';
import { type Options, OPTION_NAMES, OPTIONS, SCENARIO_IDS } from '../../../engine/firstSaratoga';
import { firstSaratoga } from '../../../games/firstSaratoga';
import { gameAddress, TITLE } from '../../routes';
import { OpenedCase } from '../../table/CaseCard';
import { CaseLink } from '../../table/CaseLink';
import { table as furniture } from '../../text/table';
import { title } from '../../text/title';
import { Choice } from '../../widgets/Choice';
import { home } from '../text/home';
import { play } from '../text/play';
import { type Choices, USUAL } from './begin';
import { OwnScenario } from './OwnScenario';
import { Ways } from './Ways';

export function SetUp() {
  const [choices, setChoices] = useState(USUAL);
  useEffect(() => {
    document.title = `${firstSaratoga.title} · ${play.page}`;
  }, []);
  return (
    <div className="set-up title fs-home">
      <div className="backdrop" aria-hidden="true" />
      <main>
        <header>
          <p className="over">
            <a href={TITLE}>{furniture.backLabel}</a>
          </p>
          <h1>{firstSaratoga.title}</h1>
          <p className="lead">{home.lead}</p>
        </header>
        <div className="battles">
          {SCENARIO_IDS.toReversed().map((id) => (
            <article key={id} className="battle-card">
              <h2>{home.scenarios[id].name}</h2>
              <p>{home.scenarios[id].story}</p>
              <Ways scenario={id} name={home.scenarios[id].name} choices={choices} />
              <div className="ways">
                <a className="look" href={gameAddress(firstSaratoga.id, id)}>
                  {home.look}
                </a>
              </div>
            </article>
          ))}
        </div>
        <section className="fs-wishes">
          <Wishes choices={choices} onChange={setChoices} />
        </section>
        <OwnScenario choices={choices} />
        <footer>
          <p>{firstSaratoga.honesty}</p>
          <p>
            {firstSaratoga.credit} {title.licence}
          </p>
        </footer>
      </main>
      <OpenedCase />
    </div>
  );
}

function Wishes({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) {
  const setOption = (name: string, value: string) =>
    onChange({ ...choices, options: { ...choices.options, [name]: value } as Options });
  return (
    <>
      <h2>{home.options.title}</h2>
      <fieldset>
        <legend>{home.options.deployment.title}</legend>
        {([true, false] as const).map((deployed) => (
          <Choice
            key={String(deployed)}
            name="deployment"
            checked={choices.deployed === deployed}
            onChoose={() => onChange({ ...choices, deployed })}
          >
            {deployed ? home.options.deployment.ready : home.options.deployment.own}
          </Choice>
        ))}
      </fieldset>
      {OPTION_NAMES.map((name) => (
        <fieldset key={name}>
          <legend>
            {home.options[name].title} <CaseLink rule={home.options[name].case} />
          </legend>
          {OPTIONS[name].map((value) => (
            <Choice
              key={value}
              name={name}
              checked={choices.options[name] === value}
              onChoose={() => setOption(name, value)}
            >
              {(home.options[name] as Readonly<Record<string, string>>)[value]}
            </Choice>
          ))}
        </fieldset>
      ))}
      <fieldset>
        <legend>{home.options.dice.title}</legend>
        {([false, true] as const).map((ownDice) => (
          <Choice
            key={String(ownDice)}
            name="dice"
            checked={choices.ownDice === ownDice}
            onChoose={() => onChange({ ...choices, ownDice })}
          >
            {ownDice ? home.options.dice.own : home.options.dice.ours}
          </Choice>
        ))}
        {!choices.ownDice && (
          <label>
            {home.options.dice.seed}
            <input
              type="text"
              value={choices.seed}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange({ ...choices, seed: event.target.value })}
            />
          </label>
        )}
      </fieldset>
    </>
  );
}
