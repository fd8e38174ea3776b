/** A scenario in a file: read, checked to the last hex, and played; or every mistake named with its place. */
import { type ChangeEvent, useRef, useState } from 'react';
import { SCENARIOS } from '../../../engine/firstSaratoga';
import { download } from '../../widgets/download';
import { home } from '../text/home';
import type { Choices } from './begin';
import { type Opened, openScenario } from './openScenario';
import { Ways } from './Ways';

/** More would hide the first, which is the one to mend. */
const MOST = 12;

export function OwnScenario({ choices }: { choices: Choices }) {
  const [opened, setOpened] = useState<Opened>();
  const field = useRef<HTMLInputElement>(null);
  const words = home.file;
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) setOpened(await openScenario(file));
    // The same file can be chosen again, once it is mended.
    target.value = '';
  };
  return (
    <section className="fs-own" aria-labelledby="fs-own">
      <h2 id="fs-own">{words.title}</h2>
      <p>{words.what}</p>
      <div className="answers">
        <button type="button" className="answer chief" onClick={() => field.current?.click()}>
          {words.open}
        </button>
        <button
          type="button"
          className="answer"
          onClick={() =>
            download(
              new Blob([JSON.stringify(SCENARIOS.outpost, null, 1)], { type: 'application/json' }),
              'scenario.json',
            )
          }
        >
          {words.example}
        </button>
      </div>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label={words.open}
        tabIndex={-1}
        hidden
        onChange={(event) => void open(event)}
      />
      <div role="status">{opened && <Found opened={opened} choices={choices} />}</div>
    </section>
  );
}

function Found({ opened, choices }: { opened: Opened; choices: Choices }) {
  const words = home.file;
  const { scenario, problems } = opened;
  if (!scenario)
    return (
      <>
        <h3>{words.wrong(opened.file, problems.length)}</h3>
        <ul className="fs-problems">
          {problems.slice(0, MOST).map((each, i) => (
            <li key={i}>{each}</li>
          ))}
          {problems.length > MOST && <li>{words.more(problems.length - MOST)}</li>}
        </ul>
      </>
    );
  const units = (side: string) =>
    scenario.counters.filter((counter) => counter.side === side && counter.kind !== 'leader').length;
  return (
    <>
      <h3>{scenario.name}</h3>
      <p>{words.facts(scenario.turns.length, units('british'), units('colonial'))}</p>
      <Ways scenario={scenario} name={scenario.name} choices={choices} />
    </>
  );
}
