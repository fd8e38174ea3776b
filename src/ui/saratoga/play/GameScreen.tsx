/** A game in play: the map with both armies, the question of the moment, and the cards around it. */
import { Fragment, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import type { Battle, Event } from '../../../engine/saratoga';
import { useGame } from '../../../store/game';
import { choosableIn, useOrders } from '../../../store/orders';
import { useOverlay } from '../../../store/overlays';
import { usePreferences } from '../../../store/preferences';
import { useTable } from '../../../store/table';
import { centreOf } from '../../board/layout';
import type { CameraControls } from '../../board/useCamera';
import { text } from '../../text';
import { CounterLayer, FanLayer, HexMarks } from '../CounterLayer';
import { TurnTrack } from '../panels/TurnTrack';
import { type Orders, TableMap } from '../TableMap';
import { Announcer } from './Announcer';
import { Banner } from './Banner';
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

export function GameScreen({ battle }: { battle: Battle }) {
  const turn = useGame((game) => game.view?.turn ?? 1);
  const isOver = useGame((game) => game.view?.phase === 'over');
  const openedCase = useTable((table) => table.openedCase);
  const [handbook, setHandbook] = useState(false);
  const controls = useRef<CameraControls>(null);
  const orders = useMemo<Orders>(
    () => ({
      ...ORDERS,
      onPress: (hex, press) => {
        ORDERS.onPress(hex, press);
        // A finger needs more room for what comes next.
        if (press.isTouch && hex !== NO_HEX) controls.current?.near(centreOf(hex));
      },
    }),
    [],
  );

  useEffect(() => {
    document.title = `${text.battles[battle].name} · ${text.title}`;
  }, [battle]);
  useVisits(controls);
  useFollowing(controls);
  useGameKeys(controls, () => setHandbook(true));
  return (
    <div className="table game">
      <GameBar battle={battle} onHandbook={() => setHandbook(true)} />
      <TableMap battle={battle} controls={controls} pieces={pieces} orders={orders}>
        <Announcer />
        <Banner />
        <RefusalNote />
        <OverlayTools />
      </TableMap>
      <TurnTrack turn={turn} />
      <GameCards />
      <Suspense fallback={null}>
        {handbook && <Handbook battle={battle} onClose={() => setHandbook(false)} />}
        {isOver && <EndCard />}
      </Suspense>
      {/* By itself: while it loads, what lies under it stays. */}
      <Suspense fallback={null}>
        {openedCase !== undefined && <CaseCard key={openedCase} rule={openedCase} />}
      </Suspense>
    </div>
  );
}

/** A key only walks; a click or a tap takes up or orders, a drag orders. */
const ORDERS: Orders = {
  onPress: (hex, { withShift, isTouch }) => {
    if (withShift) useOrders.getState().waypoint(hex);
    else useOrders.getState().pick(hex, isTouch);
  },
  onEnter: (hex, withShift) => {
    if (withShift) useOrders.getState().waypoint(hex);
    else useOrders.getState().pick(hex, false);
  },
  onGrab: (hex) => choosableIn(hex).length > 0,
  onLift: (hex) => useOrders.getState().lift(hex),
  onDrop: (hex) => {
    if (hex === NO_HEX) return;
    const { ways, order, pick } = useOrders.getState();
    if (ways[hex]) order(hex);
    else pick(hex, false);
  },
  onCancel: () => useOrders.getState().drop(),
};

const pieces = (scale: number, rest: number) => [
  <MapOverlays key="overlays" />,
  <Fragment key="below">
    <OrdersBelow />
    <HexMarks />
  </Fragment>,
  <Counters key="counters" />,
  <Fragment key="above">
    <Fans scale={scale} rest={rest} />
    <OrdersAbove />
    <Motion />
  </Fragment>,
];

function Counters() {
  return useOverlay('bare') ? null : <CounterLayer />;
}

/** A stack fans out while nobody is in hand and no dice fall. */
function Fans({ scale, rest }: { scale: number; rest: number }) {
  const isInHand = useOrders((orders) => orders.chosen.length > 0);
  const isRolling = useGame((game) => game.view?.decision?.kind === 'roll');
  const isBare = useOverlay('bare');
  const isFresh = useFreshChoice();
  if (isInHand || isRolling || isBare) return null;
  return <FanLayer isChoiceFresh={isFresh} scale={scale} rest={rest} />;
}

/** A hex that was chosen for an earlier question is not spread out over this one. */
function useFreshChoice(): boolean {
  const cursor = useTable((table) => table.cursor);
  const place = useGame((game) => game.session?.cursor);
  const [chosen, setChosen] = useState({ cursor, place });
  if (chosen.cursor !== cursor) setChosen({ cursor, place });
  return chosen.cursor !== cursor || chosen.place === place;
}

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
