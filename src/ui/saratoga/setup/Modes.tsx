/** The ways to begin a battle: against the computer, two at one screen, both sides by one. */
import { useState } from 'react';
import { type Battle, RULES } from '../../../engine/saratoga';
import { entryOf } from '../../../games/list';
import { saratoga } from '../../../games/saratoga';
import { usePlay } from '../../../store/play';
import { goTo, playAddress } from '../../routes';
import type { Opposed } from '../../table/Against';
import { title } from '../../text/title';
import { part } from '../../widgets/Part';
import { text } from '../text';
import { setUp } from '../text/setUpWords';
import { type Choices, newGame } from './options';

const Against = part(() => import('../../table/Against'));
/** As the list has it: what does not come can be tried again. */
const ENTRY = entryOf('saratoga') ?? saratoga;

export function Modes({ battle, choices }: { battle: Battle; choices: Choices }) {
  const [isChoosing, setChoosing] = useState(false);
  const play = (isSolo: boolean, opposed?: Opposed) =>
    goTo(playAddress(usePlay.getState().beginWith(RULES, newGame(battle, isSolo, choices, opposed))));
  return (
    <>
      <div className="modes">
        <button type="button" className="choose" onClick={() => setChoosing(true)}>
          {title.opponent}
        </button>
        <button type="button" className="choose second" onClick={() => play(false)}>
          {setUp.battleFacts.two}
        </button>
        <button type="button" className="choose second" onClick={() => play(true)}>
          {setUp.battleFacts.solo}
        </button>
      </div>
      {isChoosing && (
        <Against
          game={ENTRY}
          name={text.battles[battle].name}
          onBegin={(opposed) => play(false, opposed)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
