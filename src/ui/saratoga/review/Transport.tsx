/** The way through a game: to its ends, by turn, phase and action, by itself at a chosen speed, or by the slider. */
import { type Speed, SPEEDS, useReview } from '../../../store/review';
import { type Unit, UNITS } from '../../../store/reviewStops';
import { review } from '../../text/review';
import { Scrubber } from './Scrubber';
import { Sign, type SignName } from './Sign';

export function Transport() {
  const isAtFirst = useReview((store) => store.place === 0);
  const isAtLast = useReview((store) => store.place === store.last);
  const isPlaying = useReview((store) => store.isPlaying);
  const { go, play, step } = useReview.getState();
  const back = (unit: Unit) => (
    <Button
      key={unit}
      sign={`${unit}Back`}
      label={review.withKey(review.steps[unit].back, review.keys[unit].back)}
      isIdle={isAtFirst}
      onPress={() => step(unit, -1)}
    />
  );
  const forth = (unit: Unit) => (
    <Button
      key={unit}
      sign={`${unit}Forth`}
      label={review.withKey(review.steps[unit].forth, review.keys[unit].forth)}
      isIdle={isAtLast}
      onPress={() => step(unit, 1)}
    />
  );
  return (
    <section className="transport" aria-label={review.transport}>
      <Scrubber />
      <div className="transport-buttons">
        <Button
          sign="first"
          label={review.withKey(review.first, 'Home')}
          isIdle={isAtFirst}
          onPress={() => go(0)}
        />
        {UNITS.toReversed().map(back)}
        <Button
          sign={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? review.pause : review.play}
          isIdle={false}
          onPress={() => play(!isPlaying)}
        />
        {UNITS.map(forth)}
        <Button
          sign="last"
          label={review.withKey(review.last, 'End')}
          isIdle={isAtLast}
          onPress={() => go(useReview.getState().last)}
        />
        <SpeedChoice />
        <Where />
      </div>
    </section>
  );
}

interface ButtonProps {
  readonly sign: SignName;
  readonly label: string;
  readonly isIdle: boolean;
  readonly onPress: () => void;
}

/** At an end of the game it stays where it is, so that the focus does. */
function Button({ sign, label, isIdle, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className={`tool ${sign === 'play' || sign === 'pause' ? 'chief' : ''}`}
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={onPress}
    >
      <Sign name={sign} />
    </button>
  );
}

function SpeedChoice() {
  const speed = useReview((store) => store.speed);
  const { setSpeed } = useReview.getState();
  return (
    <label className="speed">
      <span className="unseen">{review.speed}</span>
      <select value={speed} onChange={(event) => setSpeed(Number(event.target.value) as Speed)}>
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {review.speeds(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Where() {
  const place = useReview((store) => store.place);
  const last = useReview((store) => store.last);
  return <p className="where">{review.of(place, last)}</p>;
}
