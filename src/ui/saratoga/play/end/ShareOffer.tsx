/** The picture of the battle to be shared, once it is known what turned it. */
import { useState } from 'react';
import type { Battle } from '../../../../engine/saratoga';
import { part } from '../../../widgets/Part';
import type { Pictured } from '../../review/share';
import { end } from '../../text/end';

const SharePicture = part(() => import('../../review/SharePicture'));

export function ShareOffer({ battle, picture }: { battle: Battle; picture: Pictured | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="answer"
        aria-disabled={!picture}
        onClick={() => picture && setOpen(true)}
      >
        {end.share}
      </button>
      {isOpen && picture && (
        <SharePicture
          battle={battle}
          still={picture}
          moving={picture.story.isTurning ? picture : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
