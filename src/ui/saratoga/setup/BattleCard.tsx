/** A battle to be chosen: what it was, what it takes, and the ways to play it. */
import {
  type Battle,
  countersIn,
  FIRST_MINUTE,
  isUnit,
  MINUTES_A_TURN,
  TURNS,
} from '../../../engine/saratoga';
import { gameAddress } from '../../routes';
import { text } from '../text';
import { setUp } from '../text/setUpWords';
import { Modes } from './Modes';
import { changesIn, type Choices } from './options';

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
  return (
    <article className="battle-card">
      <p className="date">{words.date}</p>
      <h2>{words.name}</h2>
      <p className="battle-lead">{words.lead}</p>
      <Modes battle={battle} choices={choices} />
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
