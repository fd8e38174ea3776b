/** The way through a game: to its ends, by turn, phase and action, by itself at a chosen speed, or by the slider. */
import { type Speed, SPEEDS, useReview } from '../../../store/review';
import { type Stride, STRIDES } from '../../../store/chapters';
import { table } from '../../text/table';
import { Scrubber } from './Scrubber';
import { Sign, type SignName } from './Sign';

const words = table.review;

/** `marks`: places that the game wants to be seen. */
export function Transport({ marks = [] }: { marks?: readonly number[] }) {
  const isAtFirst = useReview((review) => review.place === 0);
  const isAtLast = useReview((review) => review.place === review.last);
  const isPlaying = useReview((review) => review.isPlaying);
  const { go, play, step } = useReview.getState();
  const back = (stride: Stride) => (
    <Button
      key={stride}
      sign={`${stride}Back`}
      label={words.withKey(words.strides[stride].back, words.keys[stride].back)}
      isIdle={isAtFirst}
      onPress={() => step(stride, -1)}
    />
  );
  const forth = (stride: Stride) => (
    <Button
      key={stride}
      sign={`${stride}Forth`}
      label={words.withKey(words.strides[stride].forth, words.keys[stride].forth)}
      isIdle={isAtLast}
      onPress={() => step(stride, 1)}
    />
  );
  return (
    <section className="transport" aria-label={words.transport}>
      <Scrubber marks={marks} />
      <div className="transport-buttons">
        <Button
          sign="first"
          label={words.withKey(words.first, 'Home')}
          isIdle={isAtFirst}
          onPress={() => go(0)}
        />
        {STRIDES.toReversed().map(back)}
        <Button
          sign={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pause : words.play}
          isIdle={false}
          onPress={() => play(!isPlaying)}
        />
        {STRIDES.map(forth)}
        <Button
          sign="last"
          label={words.withKey(words.last, 'End')}
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
  const speed = useReview((review) => review.speed);
  const { setSpeed } = useReview.getState();
  return (
    <label className="speed">
      <span className="unseen">{words.speed}</span>
      <select value={speed} onChange={(event) => setSpeed(Number(event.target.value) as Speed)}>
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {words.speeds(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Where() {
  const place = useReview((review) => review.place);
  const last = useReview((review) => review.last);
  return <p className="where">{words.of(place, last)}</p>;
}
