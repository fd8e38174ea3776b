/** What the players should hear about the game in play: one sentence, until they put it away. */
import { useState } from 'react';
import { usePlay } from '../../store/play';
import { trouble } from '../text/trouble';
import { Icon } from '../widgets/Icon';

/** It is said once, not for every game. */
let hasHeardNotSaved = false;

export function Notices() {
  const notice = usePlay((play) => play.notice);
  const isSaved = usePlay((play) => play.isSaved);
  const notify = usePlay((play) => play.notify);
  const [heard, setHeard] = useState(hasHeardNotSaved);
  const what = notice ?? (isSaved === false && !heard ? 'notSaved' : undefined);
  const close = () => {
    if (notice) notify(undefined);
    else {
      hasHeardNotSaved = true;
      setHeard(true);
    }
  };
  return <Notice text={what && trouble.notices[what]} onClose={close} />;
}

/** Its place is there before the sentence, so that the sentence is read out. */
export function Notice({ text, onClose }: { text: string | undefined; onClose: () => void }) {
  return (
    <div className="notice-place" role="status">
      {text !== undefined && (
        <p className="notice">
          <span>{text}</span>
          <button type="button" className="tool" aria-label={trouble.heard} onClick={onClose}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
