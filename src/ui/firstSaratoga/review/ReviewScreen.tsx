/** A game looked at again: the map at any moment, the way through it below, and the cards beside it. */
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import type { FirstSaratogaChapter } from '../../../engine/firstSaratoga';
import { chapterAt } from '../../../store/chapters';
import { useReview } from '../../../store/review';
import type { CameraControls } from '../../hexboard/useCamera';
import { useFollowing } from '../../hexboard/useFollowing';
import { viewKey } from '../../hexboard/viewKeys';
import { playAddress } from '../../routes';
import { OpenedCase } from '../../table/CaseCard';
import { ReviewTools } from '../../table/review/ReviewTools';
import { Transport } from '../../table/review/Transport';
import { usePlaying } from '../../table/review/usePlaying';
import { useReviewKeys } from '../../table/review/useReviewKeys';
import { TableBar } from '../../table/TableBar';
import { table as furniture } from '../../text/table';
import { fieldNow, useField } from '../field';
import { Counters, Fans, Flags, HexMarks } from '../Pieces';
import { placeOf } from '../placeOf';
import { Motion } from '../play/Motion';
import { LaidOver } from '../play/Overlays';
import { useTable } from '../table';
import { TableMap } from '../TableMap';
import { play } from '../text/play';
import { sideAdjectives } from '../text/sides';
import { words } from '../text/words';
import { ReviewCards } from './ReviewCards';

export default function ReviewScreen() {
  const name = useTable((table) => table.view?.name);
  const scenario = useTable((table) => table.view?.scenario);
  const controls = useRef<CameraControls>(null);
  const [note, setNote] = useState('');
  const { layout } = useField();
  usePlaying();
  useReviewKeys(useCallback((key) => viewKey(key, controls.current, fieldNow().layout), []));
  useFollowing(controls, placeOf, layout);
  useEffect(() => {
    if (name !== undefined) document.title = `${furniture.review.title} · ${name} · ${play.page}`;
  }, [name]);
  if (scenario === undefined) return null;
  return (
    <div className="table game review fs">
      <Bar name={name ?? ''} onNote={setNote} />
      <TableMap key={scenario} controls={controls} pieces={pieces}>
        <p className="fs-review-note" role="status">
          {note}
        </p>
      </TableMap>
      <Transport marks={NONE} />
      <ReviewCards />
      <OpenedCase />
    </div>
  );
}

function Bar({ name, onNote }: { name: string; onNote: (note: string) => void }) {
  const id = useReview((store) => store.id) ?? '';
  const chapter = useReview((store) => chapterAt(store.chapters, store.place)) as FirstSaratogaChapter;
  const { back, backShort } = furniture.review;
  const phase = chapter.kind === 'setup' ? play.phases.setUp : play.phases[chapter.kind];
  return (
    <TableBar
      back={{ to: playAddress(id), name: backShort, label: back }}
      title={name}
      when={words.turn(chapter)}
      chapter={`${chapter.side ? `${sideAdjectives[chapter.side]} · ` : ''}${phase}`}
      side={chapter.side}
    >
      <ReviewTools onNote={onNote} />
    </TableBar>
  );
}

const NONE: readonly number[] = [];

const pieces = (scale: number, rest: number) => [
  <Fragment key="below">
    <LaidOver />
    <Flags />
    <HexMarks />
  </Fragment>,
  <Counters key="counters" />,
  <Fragment key="above">
    <FansInReview scale={scale} rest={rest} />
    <Motion />
  </Fragment>,
];

function FansInReview({ scale, rest }: { scale: number; rest: number }) {
  const isPlaying = useReview((store) => store.isPlaying);
  return <Fans scale={scale} rest={rest} isBusy={isPlaying} />;
}
