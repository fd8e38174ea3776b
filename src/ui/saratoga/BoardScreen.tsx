/** A battle on the table to look at: the map with both armies, and the cards around it. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { NO_HEX } from '../../engine/hexmap/hexId';
import type { Battle } from '../../engine/saratoga';
import { useTable } from '../../store/table';
import type { CameraControls } from '../board/useCamera';
import { text } from '../text';
import { CounterLayer, FanLayer, HexMarks } from './CounterLayer';
import { Cards } from './panels/Cards';
import { Toolbar } from './panels/Toolbar';
import { TurnTrack } from './panels/TurnTrack';
import { ZOOM_STEP, zoomBy } from './panels/ViewTools';
import { TableMap } from './TableMap';

const Handbook = lazy(() => import('./handbook/Handbook'));
const CaseCard = lazy(() => import('./play/CaseCard'));

export function BoardScreen({ battle }: { battle: Battle }) {
  const deploy = useTable((table) => table.deploy);
  const laid = useTable((table) => table.view?.battle);
  const turn = useTable((table) => table.view?.turn ?? 1);
  const openedCase = useTable((table) => table.openedCase);
  const [handbook, setHandbook] = useState(false);
  const controls = useRef<CameraControls>(null);

  useEffect(() => deploy(battle), [battle, deploy]);
  useEffect(() => {
    document.title = `${text.battles[battle].name} · ${text.title}`;
  }, [battle]);
  useKeys(controls, () => setHandbook(true));

  if (laid !== battle) return null;
  return (
    <div className="table">
      <Toolbar battle={battle} onHandbook={() => setHandbook(true)} />
      <TableMap battle={battle} controls={controls} pieces={pieces} />
      <TurnTrack turn={turn} />
      <Cards />
      <Suspense fallback={null}>
        {handbook && <Handbook battle={battle} onClose={() => setHandbook(false)} />}
      </Suspense>
      {/* By itself: while it comes, the key below stays in sight and keeps the focus. */}
      <Suspense fallback={null}>
        {openedCase !== undefined && <CaseCard key={openedCase} rule={openedCase} />}
      </Suspense>
    </div>
  );
}

const pieces = (scale: number, rest: number) => [
  <HexMarks key="marks" />,
  <CounterLayer key="counters" />,
  <FanLayer key="fan" scale={scale} rest={rest} />,
];

/** Keys that work wherever the focus is, except in a field or a dialog. */
function useKeys(controls: React.RefObject<CameraControls | null>, openHandbook: () => void) {
  const open = useRef(openHandbook);
  useEffect(() => {
    open.current = openHandbook;
  });
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest('input, textarea, select')) return;
      const camera = controls.current;
      const table = useTable.getState();
      const arrow = ARROWS[event.key];
      if (arrow && !target?.closest('[role="tablist"], .card, .turn-track'))
        camera?.pan(-arrow[0] * 120, -arrow[1] * 120);
      else if (event.key === '+' || event.key === '=') zoomBy(camera, ZOOM_STEP);
      else if (event.key === '-' || event.key === '_') zoomBy(camera, 1 / ZOOM_STEP);
      else if (event.key === '0' || event.key === 'Home') camera?.fit();
      else if (event.key === 'm' || event.key === 'M') table.magnify(!table.magnifying);
      else if (event.key === '?' || event.key === 'k' || event.key === 'K') open.current();
      else if (event.key === 'Escape') {
        if (table.magnifying) table.magnify(false);
        else table.moveCursor(NO_HEX);
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [controls]);
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
