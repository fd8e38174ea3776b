/** The moment under review as a picture to share; at the end of a battle, what turned it. */
import { useState } from 'react';
import type { Battle } from '../../../engine/saratoga';
import { useReview } from '../../../store/review';
import SharePicture, { type Offered } from '../../table/share/SharePicture';
import { analysis, useTable } from '../table';
import { fileStart, movingOffered, stillOffered } from './offered';
import { momentStory, storyOf } from './story';

export default function ShareMoment({ onClose }: { onClose: () => void }) {
  // The picture is of the moment at which it was asked for.
  const [{ battle, still, moving }] = useState(picturesNow);
  return battle && still ? (
    <SharePicture name={fileStart(battle)} still={still} moving={moving} onClose={onClose} />
  ) : null;
}

interface Pictures {
  readonly battle: Battle | undefined;
  readonly still: Offered | undefined;
  readonly moving: Offered | undefined;
}

function picturesNow(): Pictures {
  const found = analysis();
  const { view, log } = useTable.getState();
  const { place, last } = useReview.getState();
  if (!found || !view) return { battle: undefined, still: undefined, moving: undefined };
  const { viewAt, end } = found;
  const whole = { story: storyOf(found, log), viewAt };
  const isEnd = end.ending !== undefined && place === last;
  return {
    battle: view.battle,
    still: stillOffered(isEnd ? whole : { story: momentStory(view, log, place), viewAt }),
    moving: whole.story.isTurning ? movingOffered(whole) : undefined,
  };
}
