/** 1.1, 11.0 The eleven turns with their hours. */
import { FIRST_MINUTE, MINUTES_A_TURN, TURNS } from '../../../engine/saratoga';
import { text } from '../text';

const startOf = (turn: number) => FIRST_MINUTE + (turn - 1) * MINUTES_A_TURN;

/** From the turn with which the game begins. */
export function TurnTrack({ turn, first = 1 }: { turn: number; first?: number }) {
  const words = text.turns;
  return (
    // It scrolls in a narrow window, so it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="turn-track" aria-label={words.title} tabIndex={0}>
      <ol>
        {Array.from({ length: TURNS + 1 - first }, (_, i) => first + i).map((number) => (
          <li
            key={number}
            data-ask={`turn ${number}`}
            className={number === turn ? 'now' : number < turn ? 'past' : ''}
            aria-current={number === turn ? 'step' : undefined}
            aria-label={words.current(number, words.hour(startOf(number)))}
          >
            <b>{number}</b>
            <span>{words.short(startOf(number))}</span>
          </li>
        ))}
        <li className="end">{words.ends(words.hour(startOf(TURNS + 1)))}</li>
      </ol>
    </section>
  );
}
