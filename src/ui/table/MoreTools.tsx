/** Dice, sending, review: in the bar where there is room, else with the preferences. */
import { useState } from 'react';
import { useGuide } from '../../store/guide';
import { usePlay } from '../../store/play';
import { useTable } from '../../store/table';
import { reviewAddress } from '../routes';
import { table } from '../text/table';
import { Icon } from '../widgets/Icon';
import { part } from '../widgets/Part';
import { DiceTool } from './DiceTool';

const Send = part(() => import('./Send'));

export function MoreTools() {
  const id = usePlay((play) => play.id);
  // Where something is hidden, the past tells too much until all is over.
  const isHiding = useTable((shown) => shown.isHiding);
  // A lesson is in no library: there is nothing to send or to look at again.
  const isLesson = useGuide((guide) => guide.lesson !== undefined);
  if (isLesson) return null;
  return (
    <span className="more-tools">
      <DiceTool />
      <SendTool />
      {!isHiding && id !== undefined && (
        <a
          className="tool"
          href={reviewAddress(id)}
          aria-label={table.review.open}
          title={table.review.open}
          data-ask="review"
        >
          <Icon name="film" />
        </a>
      )}
    </span>
  );
}

/** A turn goes to the other player, or the game to another machine. */
function SendTool() {
  const [id, setId] = useState<string>();
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={table.send}
        title={table.send}
        data-ask="send"
        onClick={() => setId(usePlay.getState().id)}
      >
        <Icon name="send" />
      </button>
      {id !== undefined && <Send id={id} onClose={() => setId(undefined)} />}
    </>
  );
}
