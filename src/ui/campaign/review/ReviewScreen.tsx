/** A campaign looked at again: the map at any moment with all faces up, the way through it below, and the cards beside it. */
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { chapterAt } from '../../../store/chapters';
import { useReview } from '../../../store/review';
import type { CampaignChapter } from '../../../engine/campaign';
import type { CameraControls } from '../../hexboard/useCamera';
import { playAddress } from '../../routes';
import { OpenedCase } from '../../table/CaseCard';
import { ReviewTools } from '../../table/review/ReviewTools';
import { Transport } from '../../table/review/Transport';
import { usePlaying } from '../../table/review/usePlaying';
import { useReviewKeys } from '../../table/review/useReviewKeys';
import { TableBar } from '../../table/TableBar';
import { table as furniture } from '../../text/table';
import { BattleBoard } from '../battle/BattleBoard';
import { Stacks } from '../blocks/Stacks';
import { mapKey } from '../board/MapTools';
import { TableMap } from '../board/TableMap';
import { useMapFollowing } from '../board/useMapFollowing';
import { MarksBelow } from '../play/Marks';
import { Motion } from '../play/Motion';
import { useTable } from '../table';
import { end } from '../text/end';
import { play } from '../text/play';
import { turnName } from '../text/words';
import { ReviewCards } from './ReviewCards';

export default function ReviewScreen() {
  const hasView = useTable((table) => table.view !== undefined);
  const controls = useRef<CameraControls>(null);
  const [note, setNote] = useState('');
  usePlaying();
  useReviewKeys(useCallback((key) => mapKey(key.toLowerCase(), controls.current), []));
  useMapFollowing(controls);
  useEffect(() => {
    document.title = `${furniture.review.title} · ${play.title} · ${play.page}`;
  }, []);
  if (!hasView) return null;
  return (
    <div className="table game review campaign">
      <Bar onNote={setNote} />
      <TableMap controls={controls} layers={LAYERS}>
        <BattleBoard />
        <p className={note === '' ? 'review-note empty' : 'review-note'} role="status">
          {note}
        </p>
      </TableMap>
      <Transport marks={NONE} />
      <ReviewCards />
      <OpenedCase />
    </div>
  );
}

const NONE: readonly number[] = [];

const LAYERS = [
  <MarksBelow key="marks" />,
  <Stacks key="stacks" />,
  <Fragment key="motion">
    <Motion />
  </Fragment>,
];

function Bar({ onNote }: { onNote: (note: string) => void }) {
  const id = useReview((store) => store.id) ?? '';
  const { kind, side, turn } = useReview((store) =>
    chapterAt(store.chapters, store.place),
  ) as CampaignChapter;
  const { back, backShort } = furniture.review;
  return (
    <TableBar
      back={{ to: playAddress(id), name: backShort, label: back }}
      title={play.title}
      when={turnName(turn)}
      chapter={end.chapters(kind, side)}
      side={side}
    >
      <ReviewTools onNote={onNote} />
    </TableBar>
  );
}
