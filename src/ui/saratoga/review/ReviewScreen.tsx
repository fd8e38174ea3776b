/** A game looked at again: the map at any moment, the way through it below, and the cards beside it. */
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import type { Event } from '../../../engine/saratoga';
import { useOverlay } from '../../../store/overlays';
import { usePreferences } from '../../../store/preferences';
import { useReview } from '../../../store/review';
import { useTable } from '../../../store/table';
import { centreOf } from '../../board/layout';
import type { CameraControls } from '../../board/useCamera';
import { text } from '../../text';
import { review } from '../../text/review';
import { CounterLayer, FanLayer, HexMarks } from '../CounterLayer';
import { TableMap } from '../TableMap';
import { Happening } from './Happening';
import { ReviewBar } from './ReviewBar';
import { ReviewCards } from './ReviewCards';
import { Control, ReviewOverlays } from './ReviewOverlays';
import { Transport } from './Transport';
import { usePlaying } from './usePlaying';
import { useReviewKeys } from './useReviewKeys';

const CaseCard = lazy(() => import('../play/CaseCard'));

export function ReviewScreen({ isLost }: { isLost: boolean }) {
  const battle = useReview((store) => store.view?.battle);
  const openedCase = useTable((table) => table.openedCase);
  const controls = useRef<CameraControls>(null);
  const [note, setNote] = useState(isLost ? review.noSuchPlace : '');
  usePlaying();
  useReviewKeys(controls);
  useFollowing(controls);
  useEffect(() => {
    if (battle) document.title = `${review.title} · ${text.battles[battle].name} · ${text.title}`;
  }, [battle]);
  if (!battle) return null;
  return (
    <div className="table game review">
      <ReviewBar battle={battle} onNote={setNote} />
      <TableMap battle={battle} controls={controls} pieces={pieces}>
        <ReviewOverlays />
        <p className={note === '' ? 'review-note empty' : 'review-note'} role="status">
          {note}
        </p>
      </TableMap>
      <Transport />
      <ReviewCards />
      <Suspense fallback={null}>
        {openedCase !== undefined && <CaseCard key={openedCase} rule={openedCase} />}
      </Suspense>
    </div>
  );
}

const pieces = (scale: number, rest: number) => [
  <Fragment key="below">
    <Control />
    <HexMarks />
  </Fragment>,
  <Counters key="counters" />,
  <Fragment key="above">
    <Fans scale={scale} rest={rest} />
    <Happening />
  </Fragment>,
];

function Counters() {
  return useOverlay('bare') ? null : <CounterLayer />;
}

/** A stack fans out while nothing moves. */
function Fans({ scale, rest }: { scale: number; rest: number }) {
  const isPlaying = useReview((store) => store.isPlaying);
  const isBare = useOverlay('bare');
  return isPlaying || isBare ? null : <FanLayer scale={scale} rest={rest} />;
}

/** The map goes where something happened, unless that is switched off. */
function useFollowing(controls: React.RefObject<CameraControls | null>) {
  const latest = useReview((store) => store.latest);
  const visited = useTable((table) => table.visited);
  useEffect(() => {
    if (latest === undefined || !usePreferences.getState().follow) return;
    const events = useReview.getState().session?.steps[latest]?.events ?? [];
    const hex = events.map(placeOf).findLast((place) => place !== undefined);
    if (hex !== undefined) controls.current?.reveal(centreOf(hex as Hex));
  }, [controls, latest]);
  const before = useRef(visited);
  useEffect(() => {
    if (visited === before.current || visited.hex === NO_HEX) return;
    before.current = visited;
    controls.current?.reveal(centreOf(visited.hex));
  }, [controls, visited]);
}

const placeOf = (event: Event): number | undefined =>
  'hex' in event ? event.hex : event.type === 'moved' ? event.path.at(-1) : undefined;
