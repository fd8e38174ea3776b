/** The field as it stands, as a picture to share: at the end of a game, and at any moment of a review. */
import { useState } from 'react';
import type { View } from '../../../engine/freemansFarm';
import type { Offered } from '../../table/share/SharePicture';
import { share } from '../../text/share';
import { part } from '../../widgets/Part';
import { useTable } from '../table';

const SharePicture = part(() => import('../../table/share/SharePicture'));

/** `place`: after so many actions. */
export function ShareOffer({ place }: { place: number }) {
  const [still, setStill] = useState<Offered>();
  const open = async () => {
    // The picture is of the moment at which it was asked for.
    const { view } = useTable.getState();
    if (view) setStill(await offered(view, place));
  };
  return (
    <>
      <button type="button" className="answer" onClick={() => void open()}>
        {share.offer}
      </button>
      {still && <SharePicture name="freemans-farm" still={still} onClose={() => setStill(undefined)} />}
    </>
  );
}

async function offered(view: View, place: number): Promise<Offered> {
  const { drawShared, storyOf } = await import('./share');
  return { headline: storyOf(view), place, draw: () => drawShared(view) };
}
