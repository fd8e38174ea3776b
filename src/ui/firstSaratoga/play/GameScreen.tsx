/** A game in play: the map with both armies, the question of the moment, and the cards around it. */
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import type { Hex } from '../../../engine/hexmap/hexId';
import { useAdvice } from '../../../store/adviceNow';
import { useGuide } from '../../../store/guide';
import type { CameraControls } from '../../hexboard/useCamera';
import { useFollowing } from '../../hexboard/useFollowing';
import { useFraming } from '../../hexboard/useFraming';
import { Announcer } from '../../table/Announcer';
import { OpenedCase } from '../../table/CaseCard';
import { RefusalNote } from '../../table/RefusalNote';
import { useSounds } from '../../table/useSounds';
import { drawnPart, part } from '../../widgets/Part';
import { useField } from '../field';
import { Counters, Fans, Flags, HexMarks } from '../Pieces';
import { placeOf } from '../placeOf';
import { useTable } from '../table';
import { type Drag, TableMap } from '../TableMap';
import { play } from '../text/play';
import { GameBar } from './GameBar';
import { GameCards } from './GameCards';
import { useHand } from './hand';
import { Motion } from './Motion';
import { Haze } from './Haze';
import { LaidOver, OrdersAbove, OrdersBelow } from './Overlays';
import { OverlayTools } from './OverlayTools';
import { cancel, isMovable, letGo, lift, press } from './press';
import { placesOfScene, sceneOf } from './scene';
import { soundsOf } from './soundsOf';
import { Spoken } from './Spoken';
import { TurnTrack } from './TurnTrack';
import { useGameKeys } from './useGameKeys';

const HowToPlay = part(() => import('../handbook/HowToPlay'));
const Advised = drawnPart(() => import('./Advised'));
const EndCard = part(() => import('../end/EndCard'));

export function GameScreen() {
  const scenario = useTable((table) => table.view?.scenario);
  const name = useTable((table) => table.view?.name ?? '');
  const isOver = useTable((table) => table.view?.phase === 'over');
  const isLesson = useGuide((guide) => guide.lesson !== undefined);
  const [handbook, setHandbook] = useState(false);
  const openHandbook = useCallback(() => setHandbook(true), []);
  const controls = useRef<CameraControls>(null);
  const field = useField();
  const onPress = useCallback(
    (hex: Hex, isTouch: boolean) => {
      press(hex, isTouch);
      // A finger needs more room for what comes next.
      if (isTouch) controls.current?.near(field.layout.centreOf(hex));
    },
    [field],
  );
  useEffect(() => {
    document.title = `${name} · ${play.page}`;
  }, [name]);
  const scene = useTable((table) => table.view && sceneOf(table.view));
  useFollowing(controls, placeOf, field.layout);
  useFraming(controls, scene, placesNow, field.layout);
  useGameKeys(controls, openHandbook);
  useSounds(soundsOf);
  if (scenario === undefined) return null;
  return (
    <div className="table game fs">
      <GameBar onHandbook={openHandbook} />
      <TableMap
        key={scenario}
        controls={controls}
        pieces={pieces}
        onPress={onPress}
        onCancel={cancel}
        drag={DRAG}
      >
        <Announcer />
        <Spoken />
        <RefusalNote />
        <OverlayTools />
      </TableMap>
      <TurnTrack />
      <GameCards />
      {handbook && <HowToPlay onClose={() => setHandbook(false)} />}
      {isOver && !isLesson && <EndCard />}
      <OpenedCase />
    </div>
  );
}

function placesNow(): readonly number[] {
  const { view } = useTable.getState();
  return view ? placesOfScene(view) : [];
}

const DRAG: Drag = { onGrab: isMovable, onLift: lift, onDrop: letGo };

const pieces = (scale: number, rest: number) => [
  <Fragment key="below">
    <Haze />
    <LaidOver />
    <OrdersBelow />
    <Flags />
    <HexMarks />
  </Fragment>,
  <Counters key="counters" />,
  <Fragment key="above">
    <FansInPlay scale={scale} rest={rest} />
    <OrdersAbove />
    <AdvisedAbove />
    <Motion />
  </Fragment>,
];

/** What was asked for, over all else. */
function AdvisedAbove() {
  return useAdvice(({ given }) => given !== undefined) ? <Advised /> : null;
}

function FansInPlay({ scale, rest }: { scale: number; rest: number }) {
  const isInHand = useHand((hand) => hand.chosen.length > 0 || hand.target !== 0);
  const isRolling = useTable((table) => table.decision?.kind === 'roll');
  return <Fans scale={scale} rest={rest} isBusy={isInHand || isRolling} />;
}
