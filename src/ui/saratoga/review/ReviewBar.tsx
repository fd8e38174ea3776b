/** The strip above the map of a review: which moment this is, a link to it, and the way back into play. */
import type { Battle, SaratogaChapter } from '../../../engine/saratoga';
import { chapterAt } from '../../../store/chapters';
import { useReview } from '../../../store/review';
import { playAddress } from '../../routes';
import { ReviewTools } from '../../table/review/ReviewTools';
import { TableBar } from '../../table/TableBar';
import { table as furniture } from '../../text/table';
import { useBattleName } from '../inPlay';
import { text } from '../text';
import { review } from '../text/review';

export function ReviewBar({ battle, onNote }: { battle: Battle; onNote: (note: string) => void }) {
  const name = useBattleName();
  const id = useReview((store) => store.id) ?? '';
  const chapter = useReview((store) => chapterAt(store.chapters, store.place)) as SaratogaChapter;
  const { back, backShort } = furniture.review;
  return (
    <TableBar
      back={{ to: playAddress(id), name: backShort, label: back }}
      title={name ?? text.battles[battle].name}
      when={review.turn(chapter)}
      chapter={review.phase(chapter)}
      side={chapter.side}
    >
      <ReviewTools onNote={onNote} />
    </TableBar>
  );
}
