/** A battle on the table to look at: the map with both armies, and the cards around it. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Battle, RULES, startsOf } from '../../engine/saratoga';
import { showSample } from '../../store/sample';
import { clearTable } from '../../store/table';
import { useFollowing } from '../hexboard/useFollowing';
import type { CameraControls } from '../hexboard/useCamera';
import { viewKey } from '../hexboard/viewKeys';
import { OpenedCase } from '../table/CaseCard';
import { part } from '../widgets/Part';
import { CounterLayer, FanLayer, HexMarks } from './CounterLayer';
import { Cards } from './panels/Cards';
import { Toolbar } from './panels/Toolbar';
import { TurnTrack } from './panels/TurnTrack';
import { placeOf } from './placeOf';
import { PlayThis } from './setup/PlayThis';
import { useTable } from './table';
import { TableMap } from './TableMap';
import { text } from './text';

const Handbook = part(() => import('./handbook/Handbook'));

export function BoardScreen({ battle }: { battle: Battle }) {
  const laid = useTable((table) => table.view?.battle);
  const turn = useTable((table) => table.view?.turn ?? 1);
  const [handbook, setHandbook] = useState(false);
  const [isBeginning, setBeginning] = useState(false);
  const controls = useRef<CameraControls>(null);

  useEffect(() => {
    showSample(RULES, { battle, fog: false, morale: startsOf(battle) });
    return clearTable;
  }, [battle]);
  useEffect(() => {
    document.title = `${text.battles[battle].name} · ${text.title}`;
  }, [battle]);
  useFollowing(controls, placeOf);
  useKeys(controls, () => setHandbook(true));

  if (laid !== battle) return null;
  return (
    <div className="table saratoga">
      <Toolbar battle={battle} onPlay={() => setBeginning(true)} onHandbook={() => setHandbook(true)} />
      <TableMap battle={battle} controls={controls} pieces={pieces} />
      <TurnTrack turn={turn} />
      <Cards />
      {handbook && <Handbook battle={battle} onClose={() => setHandbook(false)} />}
      {isBeginning && <PlayThis battle={battle} onClose={() => setBeginning(false)} />}
      <OpenedCase />
    </div>
  );
}

const pieces = (scale: number, rest: number) => [
  <HexMarks key="marks" />,
  <CounterLayer key="counters" />,
  <FanLayer key="fan" scale={scale} rest={rest} />,
];

/** Keys that work wherever the focus is, except in a field or a dialog. */
function useKeys(controls: RefObject<CameraControls | null>, openHandbook: () => void) {
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
      const arrow = ARROWS[event.key];
      if (arrow && !target?.closest('[role="tablist"], .card, .turn-track'))
        camera?.pan(-arrow[0] * 120, -arrow[1] * 120);
      else if (event.key === 'Home') camera?.fit();
      else if (event.key === 'k' || event.key === 'K') open.current();
      else if (!viewKey(event.key, camera)) return;
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
