/** After the battle: once more, once more with sides changed, a look at the map, or away. */
import { useGame } from '../../../../store/game';
import { isOwn } from '../../../../store/ownDice';
import { end } from '../../../text/end';
import { reviewTitle } from '../../../text/reviewTitle';
import { REVIEW } from '../../review/link';
import { sameAgain } from './again';

export function EndButtons({ onLook }: { onLook: () => void }) {
  const mode = useGame((game) => game.mode);
  const again = (isChanged: boolean) => {
    const { view, session, begin, tell } = useGame.getState();
    if (!view || !session) return;
    begin(sameAgain(view, mode, session.record.actions, undefined, isOwn(session)));
    tell(isChanged ? 'sidesChanged' : undefined);
    window.location.hash = '#/game';
  };
  return (
    <footer className="answers">
      <button type="button" className="answer chief" onClick={() => again(false)}>
        {end.again}
      </button>
      {mode === 'two' && (
        <button type="button" className="answer" onClick={() => again(true)}>
          {end.changeSides}
        </button>
      )}
      <button type="button" className="answer" onClick={onLook}>
        {end.look}
      </button>
      <a className="answer" href={REVIEW}>
        {reviewTitle}
      </a>
      <a className="answer" href="#/">
        {end.battles}
      </a>
    </footer>
  );
}
