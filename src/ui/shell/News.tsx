/** What the players should hear about the game on the table: one sentence, until they put it away. */
import { useState } from 'react';
import { useGame } from '../../store/game';
import { trouble } from '../text/trouble';
import { Icon } from './Icon';

/** It is said once, not for every game. */
let hasHeardNotKept = false;

export function News() {
  const news = useGame((game) => game.news);
  const isKept = useGame((game) => game.isKept);
  const tell = useGame((game) => game.tell);
  const [heard, setHeard] = useState(hasHeardNotKept);
  const what = news ?? (isKept === false && !heard ? 'notKept' : undefined);
  const close = () => {
    if (news) tell(undefined);
    else {
      hasHeardNotKept = true;
      setHeard(true);
    }
  };
  return (
    <div className="news-place" role="status">
      {what && (
        <p className="news">
          <span>{trouble.news[what]}</span>
          <button type="button" className="tool" aria-label={trouble.heard} onClick={close}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
