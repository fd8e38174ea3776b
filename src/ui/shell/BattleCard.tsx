/** A battle on the first screen: what it was, what it takes, and the ways to play it. */
import { type Battle, countersIn, FIRST_MINUTE, isUnit, MINUTES_A_TURN, TURNS } from '../../engine/saratoga';
import { askFor, type Mode } from '../../store/newGame';
import { text } from '../text';
import { changesIn, gameOf, type Wishes } from './wishes';

interface Props {
  readonly battle: Battle;
  readonly wishes: Wishes;
  /** Leads to where they can be changed. */
  readonly onWishes: () => void;
}

export function BattleCard({ battle, wishes, onWishes }: Props) {
  const words = text.battles[battle];
  const facts = text.battleFacts;
  const units = countersIn(battle).filter(isUnit);
  const british = units.filter((unit) => unit.side === 'british').length;
  const { hour } = text.turns;
  const end = FIRST_MINUTE + TURNS * MINUTES_A_TURN;
  const play = (mode: Mode) => {
    askFor(gameOf(battle, mode, wishes));
    window.location.hash = '#/game';
  };
  return (
    <article className="battle-card">
      <p className="date">{words.date}</p>
      <h2>{words.name}</h2>
      <p className="battle-lead">{words.lead}</p>
      <div className="modes">
        <button type="button" className="choose" onClick={() => play('two')}>
          {facts.two}
        </button>
        <button type="button" className="choose second" onClick={() => play('solo')}>
          {facts.solo}
        </button>
      </div>
      <div className="ways">
        <a className="look" href={`#/${battle}`}>
          {facts.look(words.name)}
        </a>
        <button type="button" className="look" onClick={onWishes}>
          {text.wishes.short(changesIn(wishes))}
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
