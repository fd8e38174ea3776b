/** What whoever looks on can do about the pace of an opponent: let it go on, stop it, skip to one's own turn. */
import { useOpponents } from '../../store/opponents';
import { OPPONENT_PACES, usePreferences } from '../../store/preferences';
import { opponents } from '../text/opponents';
import './style/opponents.css';

/** `canHurry`: a person's turn comes some time. */
export default function PaceBar({ canHurry = true }: { canHurry?: boolean }) {
  const { isHeld, isHurried, isWaiting, next, hurry, hold } = useOpponents();
  const isInstant = usePreferences(({ opponentPace }) => opponentPace === 'instant');
  const { turn } = opponents;
  return (
    <>
      {isWaiting && !isHeld && (
        <button type="button" className="answer chief" onClick={next}>
          {turn.next}
        </button>
      )}
      <button type="button" className={isHeld ? 'answer chief' : 'answer'} onClick={() => hold(!isHeld)}>
        {isHeld ? turn.goOn : turn.stop}
      </button>
      {!isHurried && !isInstant && canHurry && (
        <button type="button" className="answer" onClick={hurry}>
          {turn.hurry}
        </button>
      )}
    </>
  );
}

export function PaceChoice() {
  const { opponentPace, set } = usePreferences();
  return (
    <select
      className="answer"
      aria-label={opponents.pace.title}
      value={opponentPace}
      onChange={({ target }) => {
        const chosen = OPPONENT_PACES.find((each) => each === target.value);
        if (chosen) set({ opponentPace: chosen });
      }}
    >
      {OPPONENT_PACES.map((each) => (
        <option key={each} value={each}>
          {opponents.pace[each][0]}
        </option>
      ))}
    </select>
  );
}
