/** A battle on the table: the map with both armies, and the cards around it. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Hex, hexOf, NO_HEX } from '../../engine/hexmap/hexId';
import { type Battle, GRID, isLand, MAP } from '../../engine/saratoga';
import { useTable } from '../../store/table';
import { Board } from '../board/Board';
import type { CameraControls } from '../board/useCamera';
import { centreOf, type Point } from '../board/layout';
import { text } from '../text';
import { describeHex } from '../text/describeHex';
import { CounterLayer } from './CounterLayer';
import { Magnifier } from './Magnifier';
import { SHEET } from './map/ground';
import { MapSheet } from './map/MapSheet';
import { Cards } from './panels/Cards';
import { Toolbar } from './panels/Toolbar';
import { TurnTrack } from './panels/TurnTrack';
import { ViewTools, ZOOM_STEP } from './panels/ViewTools';

const Handbook = lazy(() => import('./handbook/Handbook'));

/** A small window opens on Freeman's Farm, with both armies' front lines in reach. */
const OPENING = centreOf(hexOf('0609'));
const START: Readonly<Record<Battle, Hex>> = { sept19: hexOf('0405'), oct7: hexOf('0407') };

export function BoardScreen({ battle }: { battle: Battle }) {
  const deploy = useTable((table) => table.deploy);
  const laid = useTable((table) => table.view?.battle);
  const turn = useTable((table) => table.view?.turn ?? 1);
  const spoken = useTable(({ view, cursor: at }) => (view && at !== NO_HEX ? describeHex(at, view) : ''));
  const cursor = useTable((table) => table.cursor);
  const magnifying = useTable((table) => table.magnifying);
  const { hover, moveCursor } = useTable.getState();
  const [handbook, setHandbook] = useState(false);
  const [lens, setLens] = useState<Point>();
  const controls = useRef<CameraControls>(null);

  useEffect(() => deploy(battle), [battle, deploy]);
  useEffect(() => {
    document.title = `${text.battles[battle].name} · ${text.title}`;
  }, [battle]);

  const onHover = useCallback(
    (hex: Hex, point?: Point) => {
      hover(hex);
      if (useTable.getState().magnifying) setLens(point);
    },
    [hover],
  );
  // Chosen by key or click, a hex is what the magnifier shows until the pointer moves.
  const onCursor = useCallback(
    (hex: Hex) => {
      moveCursor(hex);
      setLens(undefined);
    },
    [moveCursor],
  );
  useKeys(controls, () => setHandbook(true));

  const ground = useMemo(() => <MapSheet battle={battle} />, [battle]);
  const pieces = useCallback((scale: number, rest: number) => <CounterLayer scale={scale} rest={rest} />, []);
  if (laid !== battle) return null;
  return (
    <div className="table">
      <Toolbar battle={battle} onHandbook={() => setHandbook(true)} />
      <main className="map-area">
        <Board
          sheet={SHEET}
          columns={MAP.columns}
          rows={MAP.rows}
          opening={OPENING}
          label={text.board.label(text.battles[battle].name)}
          describedBy="board-keys"
          cursor={cursor}
          start={START[battle]}
          reading={magnifying}
          isHex={isOnMap}
          onHover={onHover}
          onCursor={onCursor}
          controls={controls}
          ground={ground}
        >
          {pieces}
        </Board>
        <p id="board-keys" className="unseen">
          {text.board.keys}
        </p>
        <p className="unseen" role="status" aria-live="polite">
          {spoken}
        </p>
        <ViewTools controls={controls} />
        {magnifying && <Magnifier at={lens ?? centreOf(cursor === NO_HEX ? START[battle] : cursor)} />}
      </main>
      <TurnTrack turn={turn} />
      <Cards />
      {handbook && (
        <Suspense fallback={null}>
          <Handbook battle={battle} onClose={() => setHandbook(false)} />
        </Suspense>
      )}
    </div>
  );
}

const isOnMap = (hex: Hex) => GRID.has(hex) && isLand(hex);

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
      else if (event.key === '+' || event.key === '=') camera?.zoom(ZOOM_STEP);
      else if (event.key === '-' || event.key === '_') camera?.zoom(1 / ZOOM_STEP);
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
