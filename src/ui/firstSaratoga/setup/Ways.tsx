/** The ways to play a scenario: against the computer, two people at one screen, or one who plays both sides. */
import { useState } from 'react';
import type { Scenario, ScenarioId } from '../../../engine/firstSaratoga';
import { firstSaratoga } from '../../../games/firstSaratoga';
import { entryOf } from '../../../games/list';
import { title } from '../../text/title';
import { part } from '../../widgets/Part';
import { begin, type Choices } from './begin';

const Against = part(() => import('../../table/Against'));
/** As the list has it: what does not come can be tried again. */
const ENTRY = entryOf(firstSaratoga.id) ?? firstSaratoga;

interface Props {
  readonly scenario: ScenarioId | Scenario;
  readonly name: string;
  readonly choices: Choices;
}

export function Ways({ scenario, name, choices }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <div className="modes">
        <button type="button" className="choose" onClick={() => setChoosing(true)}>
          {title.opponent}
        </button>
        <button type="button" className="choose second" onClick={() => begin(scenario, false, choices)}>
          {title.two}
        </button>
        <button type="button" className="choose second" onClick={() => begin(scenario, true, choices)}>
          {title.solo}
        </button>
      </div>
      {isChoosing && (
        <Against
          game={ENTRY}
          name={name}
          onBegin={(opposed) => begin(scenario, false, choices, opposed)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
