/** A game in play: the map with both armies, the question of the moment, and the cards around it. */
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import { firstTurnOf } from '../../../engine/saratoga';
import { centreOf } from '../../hexboard/layout';
import type { CameraControls } from '../../hexboard/useCamera';
import { useFollowing } from '../../hexboard/useFollowing';
import { useFraming } from '../../hexboard/useFraming';
import { Announcer } from '../../table/Announcer';
import { OpenedCase } from '../../table/CaseCard';
import { RefusalNote } from '../../table/RefusalNote';
import { part } from '../../widgets/Part';
import { HexMarks } from '../CounterLayer';
import { useBattleName } from '../inPlay';
import { useMoment } from '../moments/now';
import { TurnTrack } from '../panels/TurnTrack';
import { Counters, Fans } from '../Pieces';
import { placeOf } from '../placeOf';
import { useTable } from '../table';
import { type MapOrders, TableMap } from '../TableMap';
import { text } from '../text';
import { Banner } from './Banner';
import { GameBar } from './GameBar';
import { GameCards } from './GameCards';
import { AdvisedAbove, OverlaysAbove, OverlaysBelow, OverlayNote, PlannedAbove } from './LaidOver';
import { Motion } from './Motion';
import { choosableIn, useOrders } from './orders';
import { OrdersAbove, OrdersBelow } from './Overlays';
import { OverlayTools } from './OverlayTools';
import { usePlans } from './plans';
import { press } from './press';
import { Spoken } from './Spoken';
import { placesOfScene, questionOf, sceneOf } from './scene';
import { useGameKeys } from './useGameKeys';

const Handbook = part(() => import('../handbook/Handbook'));
const EndCard = part(() => import('./EndCard'));

export function GameScreen() {
  const battle = useTable((table) => table.view?.battle);
  const name = useBattleName();
  const turn = useTable((table) => table.view?.turn ?? 1);
  const first = useTable((table) => firstTurnOf(table.view?.start));
  const isOver = useTable((table) => table.view?.phase === 'over');
  // The end is seen on the map first.
  const isMoment = useMoment(({ now }) => now !== undefined);
  const [handbook, setHandbook] = useState(false);
  const controls = useRef<CameraControls>(null);
  const orders = useMemo<MapOrders>(
    () => ({
      ...ORDERS,
      onPress: (hex, how) => {
        ORDERS.onPress(hex, how);
        // A finger needs more room for what comes next.
        if (how.isTouch && hex !== NO_HEX) controls.current?.near(centreOf(hex));
      },
    }),
    [],
  );

  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${text.title}`;
  }, [name]);
  const scene = useTable((table) => table.view && sceneOf(table.view));
  useFollowing(controls, placeOf);
  const question = useTable((table) => table.view && questionOf(table.view));
  useFraming(controls, scene, placesNow, undefined, question);
  useGameKeys(controls, () => setHandbook(true));
  if (!battle) return null;
  return (
    <div className="table game saratoga">
      <GameBar onHandbook={() => setHandbook(true)} />
      <TableMap key={battle} battle={battle} controls={controls} pieces={pieces} orders={orders}>
        <Announcer />
        <Spoken />
        <Banner />
        <RefusalNote />
        <OverlayTools />
        <OverlayNote />
      </TableMap>
      <TurnTrack turn={turn} first={first} />
      <GameCards />
      {handbook && <Handbook battle={battle} onClose={() => setHandbook(false)} />}
      {isOver && !isMoment && <EndCard />}
      <OpenedCase />
    </div>
  );
}

function placesNow(): readonly number[] {
  const { view } = useTable.getState();
  return view ? placesOfScene(view) : [];
}

/** A key only walks; a click or a tap takes up or orders, a drag orders. */
const ORDERS: MapOrders = {
  onPress: (hex, { withShift, isTouch }) => {
    if (withShift) useOrders.getState().waypoint(hex);
    else press(hex, isTouch ? 'touch' : 'mouse');
  },
  onEnter: (hex, withShift) => {
    if (withShift) useOrders.getState().waypoint(hex);
    else press(hex, 'key');
  },
  onGrab: (hex) => choosableIn(hex).length > 0,
  onLift: (hex) => useOrders.getState().lift(hex),
  onDrop: (hex: Hex) => {
    if (hex === NO_HEX) return;
    const { ways, order, pick } = useOrders.getState();
    if (ways[hex]) order(hex);
    else pick(hex, false);
  },
  onCancel: () => useOrders.getState().drop(),
};

const pieces = (scale: number, rest: number) => [
  <OverlaysBelow key="overlays" />,
  <Fragment key="below">
    <OrdersBelow />
    <HexMarks />
  </Fragment>,
  <Counters key="counters" />,
  <Fragment key="above">
    <FansInPlay scale={scale} rest={rest} />
    <OrdersAbove />
    <PlannedAbove />
    <OverlaysAbove />
    <AdvisedAbove />
    <Motion />
  </Fragment>,
];

function FansInPlay({ scale, rest }: { scale: number; rest: number }) {
  const isInHand = useOrders((orders) => orders.chosen.length > 0);
  const isMarching = usePlans((plans) => plans.marching.length > 0);
  const isRolling = useTable((table) => table.decision?.kind === 'roll');
  return <Fans scale={scale} rest={rest} isBusy={isInHand || isMarching || isRolling} />;
}
