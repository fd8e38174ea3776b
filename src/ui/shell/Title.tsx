/** The first screen: what this is, and the two battles to choose from. */
import { useEffect } from 'react';
import {
  type Battle,
  BATTLES,
  countersIn,
  FIRST_MINUTE,
  isUnit,
  MINUTES_A_TURN,
  TURNS,
} from '../../engine/saratoga';
import { askFor, type Mode, newSeed } from '../../store/newGame';
import { MapSheet } from '../saratoga/map/MapSheet';
import { text } from '../text';

export function Title() {
  useEffect(() => {
    document.title = text.title;
  }, []);
  return (
    <div className="title">
      <svg
        className="backdrop"
        viewBox="60 300 1500 1000"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <MapSheet battle="oct7" />
      </svg>
      <main>
        <header>
          <p className="over">{text.subtitle}</p>
          <h1>{text.title}</h1>
          <p className="lead">{text.introduction}</p>
        </header>
        <div className="battles">
          {BATTLES.map((battle) => (
            <BattleCard key={battle} battle={battle} />
          ))}
        </div>
        <footer>
          <p>{text.honesty}</p>
          <p>
            {text.credit} {text.licence}
          </p>
        </footer>
      </main>
    </div>
  );
}

function play(battle: Battle, mode: Mode): void {
  askFor({ battle, options: {}, mode, seed: newSeed(), deployed: true });
  window.location.hash = '#/game';
}

function BattleCard({ battle }: { battle: Battle }) {
  const words = text.battles[battle];
  const facts = text.battleFacts;
  const units = countersIn(battle).filter(isUnit);
  const british = units.filter((unit) => unit.side === 'british').length;
  const { hour } = text.turns;
  const end = FIRST_MINUTE + TURNS * MINUTES_A_TURN;
  return (
    <article className="battle-card">
      <p className="date">{words.date}</p>
      <h2>{words.name}</h2>
      <p className="battle-lead">{words.lead}</p>
      <div className="modes">
        <button type="button" className="choose" onClick={() => play(battle, 'two')}>
          {facts.two}
        </button>
        <button type="button" className="choose second" onClick={() => play(battle, 'solo')}>
          {facts.solo}
        </button>
      </div>
      <a className="look" href={`#/${battle}`}>
        {facts.look(words.name)}
      </a>
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
