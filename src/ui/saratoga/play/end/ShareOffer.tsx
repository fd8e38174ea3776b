/** The picture of the battle to be shared, once it is known what turned it. */
import { useMemo, useState } from 'react';
import type { Battle } from '../../../../engine/saratoga';
import { part } from '../../../widgets/Part';
import { fileStart, movingOffered, stillOffered } from '../../review/offered';
import type { Pictured } from '../../review/share';
import { end } from '../../text/end';

const SharePicture = part(() => import('../../../table/share/SharePicture'));

export function ShareOffer({ battle, picture }: { battle: Battle; picture: Pictured | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const offers = useMemo(
    () =>
      picture && {
        still: stillOffered(picture),
        moving: picture.story.isTurning ? movingOffered(picture) : undefined,
      },
    [picture],
  );
  return (
    <>
      <button
        type="button"
        className="answer"
        aria-disabled={!offers}
        onClick={() => offers && setOpen(true)}
      >
        {end.share}
      </button>
      {isOpen && offers && (
        <SharePicture name={fileStart(battle)} {...offers} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
