/** Saratoga's first screen: the two battles, and what may be chosen beside them. */
import { useEffect, useRef, useState } from 'react';
import { BATTLES } from '../../../engine/saratoga';
import { saratoga } from '../../../games/saratoga';
import { TITLE } from '../../routes';
import { OpenedCase } from '../../table/CaseCard';
import { table as furniture } from '../../text/table';
import { title } from '../../text/title';
import { text } from '../text';
import { BattleCard } from './BattleCard';
import { GameOptions } from './GameOptions';
import { USUAL } from './options';

export function SetUp() {
  const [choices, setChoices] = useState(USUAL);
  const folded = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    document.title = `${text.gameTitle} · ${text.title}`;
  }, []);
  return (
    <div className="set-up title">
      <div className="backdrop" aria-hidden="true" />
      <main>
        <header>
          <p className="over">
            <a href={TITLE}>{furniture.backLabel}</a>
          </p>
          <h1>{text.gameTitle}</h1>
          <p className="lead">{text.introduction}</p>
        </header>
        <div className="battles">
          {BATTLES.map((battle) => (
            <BattleCard
              key={battle}
              battle={battle}
              choices={choices}
              onChoices={() => unfold(folded.current)}
            />
          ))}
        </div>
        <GameOptions choices={choices} onChange={setChoices} at={folded} />
        <footer>
          <p>{saratoga.honesty}</p>
          <p>
            {saratoga.credit} {title.licence}
          </p>
        </footer>
      </main>
      <OpenedCase />
    </div>
  );
}

function unfold(details: HTMLDetailsElement | null): void {
  if (!details) return;
  details.open = true;
  details.scrollIntoView({ block: 'nearest' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}
