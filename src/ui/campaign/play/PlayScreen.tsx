/** A game in play: the map with both armies, the battle board over it, the question of the moment, and the cards around it. */
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import type { CameraControls } from '../../hexboard/useCamera';
import { Announcer } from '../../table/Announcer';
import { OpenedCase } from '../../table/CaseCard';
import { RefusalNote } from '../../table/RefusalNote';
import { useSounds } from '../../table/useSounds';
import { useAdvice } from '../../../store/adviceNow';
import { useGuide } from '../../../store/guide';
import { drawnPart, part } from '../../widgets/Part';
import { BattleBoard } from '../battle/BattleBoard';
import { Stacks } from '../blocks/Stacks';
import type { Orders } from '../board/PointBoard';
import { TableMap } from '../board/TableMap';
import { useMapFollowing, useMapFraming } from '../board/useMapFollowing';
import { spotOf } from '../spots';
import { useTable } from '../table';
import { play } from '../text/play';
import { Banner } from './Banner';
import { Carried } from './Carried';
import { LaidOver, OverlayNote, OverlayTools } from './LaidOver';
import { MarksAbove, MarksBelow } from './Marks';
import { Motion } from './Motion';
import { PlayBar } from './PlayBar';
import { GameCards } from './GameCards';
import { ORDERS } from './press';
import { placesOfScene, sceneOf } from './scene';
import { soundsOf } from './soundsOf';
import { Spoken } from './Spoken';
import { usePlayKeys } from './usePlayKeys';

const Handbook = part(() => import('../handbook/Handbook'));
const EndCard = part(() => import('./end/EndCard'));

export function PlayScreen() {
  const hasView = useTable((table) => table.view !== undefined);
  const isOver = useTable((table) => table.view?.phase === 'over');
  const [handbook, setHandbook] = useState(false);
  const controls = useRef<CameraControls>(null);
  const orders = useMemo<Orders>(
    () => ({
      ...ORDERS,
      onPress: (place, press) => {
        ORDERS.onPress(place, press);
        // A finger needs more room for what comes next.
        const spot = place === undefined ? undefined : spotOf(place);
        if (press.isTouch && spot) controls.current?.near(spot);
      },
    }),
    [],
  );
  useEffect(() => {
    document.title = `${play.title} · ${play.page}`;
  }, []);
  const scene = useTable((table) => table.view && sceneOf(table.view));
  useMapFollowing(controls);
  useMapFraming(controls, scene, placesNow);
  usePlayKeys(controls, () => setHandbook(true));
  useSounds(soundsOf);
  if (!hasView) return null;
  return (
    <div className="table game campaign">
      <PlayBar onHandbook={() => setHandbook(true)} />
      <TableMap controls={controls} orders={orders} layers={LAYERS}>
        <OverlayTools />
        <OverlayNote />
        <BattleBoard />
        <Announcer />
        <Spoken />
        <Banner />
        <RefusalNote />
      </TableMap>
      <GameCards />
      <Carried />
      {handbook && <Handbook onClose={() => setHandbook(false)} />}
      {isOver && <EndCard />}
      <OpenedCase />
    </div>
  );
}

function placesNow(): readonly string[] {
  const { view } = useTable.getState();
  return view ? placesOfScene(view) : [];
}

const Advised = drawnPart(() => import('./Advised'));

function Counsel() {
  return useAdvice((advice) => advice.given !== undefined) ? <Advised /> : null;
}

const GuideMarks = drawnPart(() => import('./GuideMarks'));

function Guided() {
  return useGuide((guide) => guide.places.length > 0) ? <GuideMarks /> : null;
}

const LAYERS = [
  <Fragment key="below">
    <LaidOver />
    <MarksBelow />
  </Fragment>,
  <Stacks key="stacks" />,
  <Fragment key="above">
    <MarksAbove />
    <Counsel />
    <Motion />
    <Guided />
  </Fragment>,
];
