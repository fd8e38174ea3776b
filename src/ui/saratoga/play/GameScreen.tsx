/** A game in play: the map with both armies, the question of the moment, and the cards around it. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Hex, hexOf, NO_HEX } from '../../../engine/hexmap/hexId';
import { type Battle, type Event, GRID, isLand, MAP } from '../../../engine/saratoga';
import { useGame } from '../../../store/game';
import { choosableIn, useOrders } from '../../../store/orders';
import { useOverlay } from '../../../store/overlays';
import { usePreferences } from '../../../store/preferences';
import { useTable } from '../../../store/table';
import { Board } from '../../board/Board';
import { centreOf, type Point } from '../../board/layout';
import type { CameraControls, Press } from '../../board/useCamera';
import { text } from '../../text';
import { describeHex } from '../../text/describeHex';
import { CounterLayer } from '../CounterLayer';
import { Magnifier } from '../Magnifier';
import { SHEET } from '../map/ground';
import { MapSheet } from '../map/MapSheet';
import { TurnTrack } from '../panels/TurnTrack';
import { ViewTools } from '../panels/ViewTools';
import { Announcer } from './Announcer';
import { GameBar } from './GameBar';
import { GameCards } from './GameCards';
import { MapOverlays } from './MapOverlays';
import { Motion } from './Motion';
import { OrdersAbove, OrdersBelow } from './Overlays';
import { OverlayTools } from './OverlayTools';
import { RefusalNote } from './Refusal';
import { useGameKeys } from './useGameKeys';

const Handbook = lazy(() => import('../handbook/Handbook'));
const CaseCard = lazy(() => import('./CaseCard'));
const EndCard = lazy(() => import('./EndCard'));

const OPENING = centreOf(hexOf('0609'));
const START: Readonly<Record<Battle, Hex>> = { sept19: hexOf('0405'), oct7: hexOf('0407') };

export function GameScreen({ battle }: { battle: Battle }) {
  const turn = useGame((game) => game.view?.turn ?? 1);
  const isOver = useGame((game) => game.view?.phase === 'over');
  const spoken = useTable(({ view, cursor: at }) => (view && at !== NO_HEX ? describeHex(at, view) : ''));
  const cursor = useTable((table) => table.cursor);
  const magnifying = useTable((table) => table.magnifying);
  const openedCase = useTable((table) => table.openedCase);
  const [handbook, setHandbook] = useState(false);
  const [lens, setLens] = useState<Point>();
  const controls = useRef<CameraControls>(null);

  useEffect(() => {
    document.title = `${text.battles[battle].name} · ${text.title}`;
  }, [battle]);
  useVisits(controls);
  useFollowing(controls);
  useGameKeys(controls, () => setHandbook(true));

  const onHover = useCallback((hex: Hex, point?: Point) => {
    useTable.getState().hover(hex);
    if (useTable.getState().magnifying) setLens(point);
  }, []);
  const onCursor = useCallback((hex: Hex, press?: Press) => {
    useTable.getState().moveCursor(hex);
    setLens(undefined);
    // A key only walks; a click or a tap takes up or orders.
    if (press?.withShift) useOrders.getState().waypoint(hex);
    else if (press) useOrders.getState().pick(hex, press.isTouch);
  }, []);
  const onEnter = useCallback((hex: Hex, withShift: boolean) => {
    if (withShift) useOrders.getState().waypoint(hex);
    else useOrders.getState().pick(hex, false);
  }, []);
  const onGrab = useCallback((hex: Hex) => {
    const { chosen, ways, choose } = useOrders.getState();
    const there = choosableIn(hex);
    if (there.length === 0 || ways[hex]) return false;
    if (!there.some((id) => chosen.includes(id))) choose(there);
    return true;
  }, []);
  const onDrop = useCallback((hex: Hex) => {
    const { ways, pick } = useOrders.getState();
    if (ways[hex] || hex !== NO_HEX) pick(hex, false);
  }, []);
  const onCancel = useCallback(() => useOrders.getState().drop(), []);

  const ground = useMemo(() => <MapSheet battle={battle} />, [battle]);
  const pieces = useCallback(
    (scale: number, rest: number) => (
      <>
        <MapOverlays />
        <OrdersBelow />
        <Counters scale={scale} rest={rest} />
        <OrdersAbove />
        <Motion />
      </>
    ),
    [],
  );
  return (
    <div className="table game">
      <GameBar battle={battle} onHandbook={() => setHandbook(true)} />
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
          zoomsByDoubleClick={false}
          isHex={isOnMap}
          onHover={onHover}
          onCursor={onCursor}
          onEnter={onEnter}
          onGrab={onGrab}
          onDrop={onDrop}
          onCancel={onCancel}
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
        <Announcer />
        <RefusalNote />
        <OverlayTools />
        <ViewTools controls={controls} />
        {magnifying && <Magnifier at={lens ?? centreOf(cursor === NO_HEX ? START[battle] : cursor)} />}
      </main>
      <TurnTrack turn={turn} />
      <GameCards />
      <Suspense fallback={null}>
        {handbook && <Handbook battle={battle} onClose={() => setHandbook(false)} />}
        {openedCase !== undefined && <CaseCard key={openedCase} rule={openedCase} />}
        {isOver && <EndCard />}
      </Suspense>
    </div>
  );
}

function Counters({ scale, rest }: { scale: number; rest: number }) {
  const isInHand = useOrders((orders) => orders.chosen.length > 0);
  if (useOverlay('bare')) return null;
  return <CounterLayer fans={!isInHand} scale={scale} rest={rest} />;
}

const isOnMap = (hex: Hex) => GRID.has(hex) && isLand(hex);

/** The map goes where something just happened, unless that is switched off. */
function useFollowing(controls: React.RefObject<CameraControls | null>) {
  const latest = useGame((game) => game.latest);
  useEffect(() => {
    if (latest === undefined || !usePreferences.getState().follow) return;
    const events = useGame.getState().session?.steps[latest]?.events ?? [];
    const hex = events.map((event) => placeOf(event)).findLast((place) => place !== undefined);
    if (hex !== undefined) controls.current?.reveal(centreOf(hex as Hex));
  }, [controls, latest]);
}

const placeOf = (event: Event): number | undefined =>
  'hex' in event ? event.hex : event.type === 'moved' ? event.path.at(-1) : undefined;

/** The map goes where a note or a line of the log leads. */
function useVisits(controls: React.RefObject<CameraControls | null>) {
  const visited = useTable((table) => table.visited);
  useEffect(() => {
    if (visited.hex === NO_HEX) return;
    const camera = controls.current;
    const isSmall = window.matchMedia('(max-width: 760px)').matches;
    if (isSmall) camera?.approach(centreOf(visited.hex));
    else camera?.reveal(centreOf(visited.hex));
    useTable.getState().moveCursor(visited.hex);
  }, [controls, visited]);
}
