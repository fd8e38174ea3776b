/** The map with both armies as they begin, to look at. */
import { useEffect, useRef } from 'react';
import { RULES } from '../../../engine/campaign';
import { showSample } from '../../../store/sample';
import { clearTable } from '../../../store/table';
import type { CameraControls } from '../../hexboard/useCamera';
import { OpenedCase } from '../../table/CaseCard';
import { TableBar } from '../../table/TableBar';
import { gameAddress } from '../../routes';
import { Stacks } from '../blocks/Stacks';
import { mapKey } from '../board/MapTools';
import { TableMap } from '../board/TableMap';
import { useMapFollowing } from '../board/useMapFollowing';
import { PlaceCard } from '../panels/PlaceCard';
import Weeks from '../panels/Weeks';
import { MarksBelow } from '../play/Marks';
import { useTable } from '../table';
import { play } from '../text/play';
import { setUp } from '../text/setUpWords';

export function LookScreen() {
  const isLaid = useTable((table) => table.view !== undefined);
  const controls = useRef<CameraControls>(null);
  useEffect(() => {
    showSample(RULES, { fog: false });
    return clearTable;
  }, []);
  useEffect(() => {
    document.title = `${play.title} · ${play.page}`;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (mapKey(event.key.toLowerCase(), controls.current)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  useMapFollowing(controls);
  if (!isLaid) return null;
  return (
    <div className="table campaign looking">
      <TableBar title={play.title} when={setUp.look}>
        <a className="tool" href={gameAddress('campaign')}>
          {setUp.choices}
        </a>
      </TableBar>
      <TableMap controls={controls} layers={LAYERS} />
      <aside className="cards">
        <section className="card" aria-label={play.tabs.place}>
          <PlaceCard />
        </section>
        {/* It scrolls, so it takes the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="card" aria-label={play.tabs.weeks} tabIndex={0}>
          <Weeks />
        </section>
      </aside>
      <OpenedCase />
    </div>
  );
}

const LAYERS = [<MarksBelow key="marks" />, <Stacks key="stacks" />];
