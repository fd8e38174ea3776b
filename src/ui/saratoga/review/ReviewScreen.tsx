/** A game looked at again: the map at any moment, the way through it below, and the cards beside it. */
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { useReview } from '../../../store/review';
import type { CameraControls } from '../../hexboard/useCamera';
import { useFollowing } from '../../hexboard/useFollowing';
import { viewKey } from '../../hexboard/viewKeys';
import { OpenedCase } from '../../table/CaseCard';
import { Transport } from '../../table/review/Transport';
import { usePlaying } from '../../table/review/usePlaying';
import { useReviewKeys } from '../../table/review/useReviewKeys';
import { table as furniture } from '../../text/table';
import { HexMarks } from '../CounterLayer';
import { Counters, Fans } from '../Pieces';
import { placeOf } from '../placeOf';
import { useTable } from '../table';
import { TableMap } from '../TableMap';
import { text } from '../text';
import { useAnalysis } from '../useAnalysis';
import { Happening } from './Happening';
import { ReviewBar } from './ReviewBar';
import { ReviewCards } from './ReviewCards';
import { Control, ReviewOverlays } from './ReviewOverlays';

export default function ReviewScreen() {
  const battle = useTable((table) => table.view?.battle);
  const controls = useRef<CameraControls>(null);
  const [note, setNote] = useState('');
  const marks = useAnalysis()?.turning.map(({ place }) => place);
  usePlaying();
  useReviewKeys(useCallback((key) => viewKey(key, controls.current), []));
  useFollowing(controls, placeOf);
  useEffect(() => {
    if (battle) document.title = `${furniture.review.title} · ${text.battles[battle].name} · ${text.title}`;
  }, [battle]);
  if (!battle) return null;
  return (
    <div className="table game review saratoga">
      <ReviewBar battle={battle} onNote={setNote} />
      <TableMap battle={battle} controls={controls} pieces={pieces}>
        <ReviewOverlays />
        <p className={note === '' ? 'review-note empty' : 'review-note'} role="status">
          {note}
        </p>
      </TableMap>
      <Transport marks={marks ?? NONE} />
      <ReviewCards />
      <OpenedCase />
    </div>
  );
}

const NONE: readonly number[] = [];

const pieces = (scale: number, rest: number) => [
  <Fragment key="below">
    <Control />
    <HexMarks />
  </Fragment>,
  <Counters key="counters" />,
  <Fragment key="above">
    <FansInReview scale={scale} rest={rest} />
    <Happening />
  </Fragment>,
];

function FansInReview({ scale, rest }: { scale: number; rest: number }) {
  const isPlaying = useReview((store) => store.isPlaying);
  return <Fans scale={scale} rest={rest} isBusy={isPlaying} />;
}
