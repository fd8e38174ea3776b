/** A scenario in a file: read, checked to the last hex, and played; or every mistake named with its place. */
import { type ChangeEvent, useState } from 'react';
import { readScenario, type Scenario, scenarioProblems, SCENARIOS } from '../../../engine/firstSaratoga';
import { download } from '../../widgets/download';
import { home } from '../text/home';
import { problem } from '../text/problems';
import { begin, type Choices } from './begin';

/** More would hide the first, which is the one to mend. */
const MOST = 12;

export function OwnScenario({ choices }: { choices: Choices }) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [found, setFound] = useState<Scenario>();
  const words = home.file;
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text();
    if (text === undefined) return;
    const json = parsed(text);
    const wrong =
      json === undefined ? [words.noJson] : scenarioProblems(json).map(({ code, at }) => problem(code, at));
    setProblems(wrong);
    setFound(wrong.length === 0 ? readScenario(json) : undefined);
  };
  return (
    <fieldset>
      <legend>{words.title}</legend>
      <p>{words.what}</p>
      <input
        type="file"
        accept="application/json,.json"
        aria-label={words.open}
        onChange={(event) => void open(event)}
      />
      {problems.length > 0 && (
        <ul className="fs-problems" role="alert">
          {problems.slice(0, MOST).map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <div className="answers">
        {found && (
          <>
            <button type="button" className="answer chief" onClick={() => begin(found, false, choices)}>
              {words.play(found.name)}
            </button>
            <button type="button" className="answer" onClick={() => begin(found, true, choices)}>
              {home.solo}
            </button>
          </>
        )}
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
    </fieldset>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
