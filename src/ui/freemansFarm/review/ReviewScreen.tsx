/** A game looked at again: the field at any moment, the way through it below, and the cards beside it. */
import { useCallback, useEffect, useState } from 'react';
import { useReview } from '../../../store/review';
import { chapterAt } from '../../../store/chapters';
import { playAddress } from '../../routes';
import { OpenedCase } from '../../table/CaseCard';
import { ReviewTools } from '../../table/review/ReviewTools';
import { Transport } from '../../table/review/Transport';
import { usePlaying } from '../../table/review/usePlaying';
import { useReviewKeys } from '../../table/review/useReviewKeys';
import { TableBar } from '../../table/TableBar';
import { capital } from '../../text/common';
import { table as furniture } from '../../text/table';
import { BoardArea } from '../board/BoardArea';
import { useTable } from '../table';
import { play } from '../text/play';
import { words } from '../text/words';
import { useAnalysis } from '../useAnalysis';
import { ReviewCards } from './ReviewCards';

export default function ReviewScreen() {
  const hasView = useTable((table) => table.view !== undefined);
  const [note, setNote] = useState('');
  const marks = useAnalysis()?.moments.flatMap((moment) => (moment.kind === 'blow' ? [] : [moment.place]));
  usePlaying();
  useReviewKeys(useCallback(() => false, []));
  useEffect(() => {
    document.title = `${furniture.review.title} · ${play.title} · Saratoga 1777`;
  }, []);
  if (!hasView) return null;
  return (
    <div className="table game review farm">
      <Bar onNote={setNote} />
      <BoardArea>
        <p className={note === '' ? 'review-note empty' : 'review-note'} role="status">
          {note}
        </p>
      </BoardArea>
      <Transport marks={marks ?? NONE} />
      <ReviewCards />
      <OpenedCase />
    </div>
  );
}

const NONE: readonly number[] = [];

function Bar({ onNote }: { onNote: (note: string) => void }) {
  const id = useReview((store) => store.id) ?? '';
  const chapter = useReview((store) => chapterAt(store.chapters, store.place));
  const { back, backShort } = furniture.review;
  return (
    <TableBar
      back={{ to: playAddress(id), name: backShort, label: back }}
      title={play.title}
      chapter={capital(words.chapter(chapter))}
      side={chapter.side}
    >
      <ReviewTools onNote={onNote} />
    </TableBar>
  );
}
