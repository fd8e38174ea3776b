/** A battle to be chosen: what it was, what it takes, and the ways to play it. */
import { useState } from 'react';
import {
  type Battle,
  countersIn,
  FIRST_MINUTE,
  isUnit,
  MINUTES_A_TURN,
  RULES,
  TURNS,
} from '../../../engine/saratoga';
import { saratoga } from '../../../games/saratoga';
import { entryOf } from '../../../games/list';
import { usePlay } from '../../../store/play';
import { gameAddress, goTo, playAddress } from '../../routes';
import type { Opposed } from '../../table/Against';
import { title } from '../../text/title';
import { part } from '../../widgets/Part';
import { text } from '../text';
import { setUp } from '../text/setUpWords';
import { changesIn, type Choices, newGame } from './options';

const Against = part(() => import('../../table/Against'));
/** As the list has it: what does not come can be tried again. */
const ENTRY = entryOf('saratoga') ?? saratoga;

interface Props {
  readonly battle: Battle;
  readonly choices: Choices;
  /** Leads to where they can be changed. */
  readonly onChoices: () => void;
}

export function BattleCard({ battle, choices, onChoices }: Props) {
  const words = text.battles[battle];
  const facts = setUp.battleFacts;
  const units = countersIn(battle).filter(isUnit);
  const british = units.filter((unit) => unit.side === 'british').length;
  const { hour } = text.turns;
  const end = FIRST_MINUTE + TURNS * MINUTES_A_TURN;
  const [isChoosing, setChoosing] = useState(false);
  const play = (isSolo: boolean, opposed?: Opposed) =>
    goTo(playAddress(usePlay.getState().beginWith(RULES, newGame(battle, isSolo, choices, opposed))));
  return (
    <article className="battle-card">
      <p className="date">{words.date}</p>
      <h2>{words.name}</h2>
      <p className="battle-lead">{words.lead}</p>
      <div className="modes">
        <button type="button" className="choose" onClick={() => setChoosing(true)}>
          {title.opponent}
        </button>
        <button type="button" className="choose second" onClick={() => play(false)}>
          {facts.two}
        </button>
        <button type="button" className="choose second" onClick={() => play(true)}>
          {facts.solo}
        </button>
      </div>
      {isChoosing && (
        <Against
          game={ENTRY}
          name={words.name}
          onBegin={(opposed) => play(false, opposed)}
          onClose={() => setChoosing(false)}
        />
      )}
      <div className="ways">
        <a className="look" href={gameAddress('saratoga', battle)}>
          {facts.look(words.name)}
        </a>
        <button type="button" className="look" onClick={onChoices}>
          {setUp.choices.short(changesIn(choices))}
        </button>
      </div>
      <p>{words.story}</p>
      <dl>
        <dt>{facts.length}</dt>
        <dd>{facts.turns(TURNS, hour(FIRST_MINUTE), hour(end))}</dd>
        <dt>{facts.armies}</dt>
        <dd>{facts.strength(british, units.length - british)}</dd>
        <dt>{facts.setUp}</dt>
        <dd>{words.setUp}</dd>
      </dl>
      <p className="hint">{words.hint}</p>
    </article>
  );
}
