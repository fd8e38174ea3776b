/** The first screen: what this is, the game under way, and the two battles to choose from. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { BATTLES } from '../../engine/saratoga';
import { useTable } from '../../store/table';
import { MapSheet } from '../saratoga/map/MapSheet';
import { text } from '../text';
import { BattleCard } from './BattleCard';
import { Continue } from './Continue';
import { GameWishes } from './GameWishes';
import { Offline } from './Offline';
import { USUAL } from './wishes';

const CaseCard = lazy(() => import('../saratoga/play/CaseCard'));

export function Title() {
  const [wishes, setWishes] = useState(USUAL);
  const folded = useRef<HTMLDetailsElement>(null);
  const openedCase = useTable((table) => table.openedCase);
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
        <Continue />
        <div className="battles">
          {BATTLES.map((battle) => (
            <BattleCard
              key={battle}
              battle={battle}
              wishes={wishes}
              onWishes={() => unfold(folded.current)}
            />
          ))}
        </div>
        <GameWishes wishes={wishes} onChange={setWishes} at={folded} />
        <footer>
          <p>{text.honesty}</p>
          <Offline />
          <p>
            {text.credit} {text.licence}
          </p>
        </footer>
      </main>
      <Suspense fallback={null}>
        {openedCase !== undefined && <CaseCard key={openedCase} rule={openedCase} />}
      </Suspense>
    </div>
  );
}

function unfold(details: HTMLDetailsElement | null): void {
  if (!details) return;
  details.open = true;
  details.scrollIntoView({ block: 'nearest' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}
