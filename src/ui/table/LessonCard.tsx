/** What the lesson says now, at the head of the question: what to do with the hand at hand, a hint, the way on. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Hands } from '../../games/contract';
import { entryOf } from '../../games/list';
import { useGuide } from '../../store/guide';
import { againstAddress, learnAddress, TITLE } from '../routes';
import { lessons as words } from '../text/lessons';
import { beginGuided } from './beginGuided';
import { PuzzleCard } from './PuzzleCard';
import './style/lesson.css';

export default function LessonCard() {
  const isPuzzle = useGuide((guide) => guide.lesson?.home !== undefined);
  return isPuzzle ? <PuzzleCard /> : <Lesson />;
}

function Lesson() {
  const { lesson, mode, step, say, how, hint, go, next, show } = useGuide();
  const hand = useHand();
  const button = useRef<HTMLButtonElement>(null);
  // Whoever reads on by keys finds the button where it was.
  useEffect(() => {
    if (mode === 'read' && isAtRest()) button.current?.focus({ preventScroll: true });
  }, [mode, step]);
  if (!lesson) return null;
  const isOver = mode === 'done';
  return (
    <div className="lesson" data-mode={mode}>
      <p className="lesson-way">
        <span>{lesson.title}</span>
        <progress
          max={lesson.steps}
          value={Math.min(step, lesson.steps)}
          aria-label={words.progress(Math.min(step + 1, lesson.steps), lesson.steps)}
        />
        {mode === 'act' && (
          <button type="button" className="lesson-show" onClick={show}>
            {words.show}
          </button>
        )}
      </p>
      <div className="lesson-words" aria-live="polite" aria-atomic="true">
        {isOver && <h2>{words.over}</h2>}
        {say.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {how && <p className="lesson-how">{how[hand]}</p>}
        {hint !== undefined && hint !== '' && <p className="lesson-hint">{hint}</p>}
      </div>
      {mode === 'read' && (
        <button type="button" ref={button} className="answer chief lesson-go" onClick={next}>
          {go ?? words.next}
        </button>
      )}
      {isOver && <Over />}
    </div>
  );
}

function Over() {
  const lesson = useGuide((guide) => guide.lesson);
  const repeat = useGuide((guide) => guide.repeat);
  if (!lesson) return null;
  const { game, after } = lesson;
  const entry = entryOf(game);
  const scenario = entry?.scenarios.find(({ id }) => id === entry.afterLessons) ?? entry?.scenarios[0];
  return (
    <div className="answers lesson-over">
      {scenario && (
        <a className="answer chief" href={againstAddress(game, scenario.id)}>
          {words.play(scenario.name)}
        </a>
      )}
      {entry?.guided && (
        <button type="button" className="answer" onClick={() => void beginGuided(entry)}>
          {words.guided}
        </button>
      )}
      {after && (
        <a className="answer" href={learnAddress(game, after.id)}>
          {words.after(after.title)}
        </a>
      )}
      <a className="answer" href={TITLE}>
        {words.games}
      </a>
      <button type="button" className="answer" onClick={repeat}>
        {words.again}
      </button>
      <a className="answer" href={learnAddress(game)}>
        {words.all}
      </a>
    </div>
  );
}

/** Nobody holds anything: the focus may be taken. */
const isAtRest = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('.question') !== null;

/** What the learner used last: a mouse, a finger or keys. */
function useHand(): keyof Hands {
  return useSyncExternalStore(listen, () => hand);
}

let hand: keyof Hands =
  typeof window !== 'undefined' && window.matchMedia?.('(pointer: coarse)').matches ? 'touch' : 'mouse';

function listen(changed: () => void) {
  const take = (used: keyof Hands) => {
    if (used === hand) return;
    hand = used;
    changed();
  };
  const point = ({ pointerType }: PointerEvent) => take(pointerType === 'mouse' ? 'mouse' : 'touch');
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || key.startsWith('Arrow')) take('keys');
  };
  window.addEventListener('pointerdown', point, true);
  window.addEventListener('keydown', press, true);
  return () => {
    window.removeEventListener('pointerdown', point, true);
    window.removeEventListener('keydown', press, true);
  };
}
