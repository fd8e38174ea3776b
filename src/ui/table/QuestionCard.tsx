/** The card of a question: what is asked scrolls, what answers it stays in sight at its foot. */
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useGuide } from '../../store/guide';
import { isGuided } from '../../store/guided';
import { usePlay } from '../../store/play';
import { usePreferences } from '../../store/preferences';
import { part } from '../widgets/Part';
import { LOW, useMedia } from '../widgets/useMedia';
import { useIsAdvised } from './useIsAdvised';

const LessonCard = part(() => import('./LessonCard'));
const Coach = part(() => import('./Coach'));
const Advice = part(() => import('./Advice'));

const FootContext = createContext<HTMLElement | null>(null);

interface Props {
  readonly className?: string;
  readonly kind?: string;
  readonly label: string;
  /** Each new question is read from its beginning. */
  readonly place: number;
  readonly card?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

export function QuestionCard({ className = '', kind, label, place, card, children }: Props) {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const isTight = useIsTight(foot);
  const lesson = useGuide((guide) => guide.lesson && guide.mode);
  const step = useGuide((guide) => guide.step);
  const isAdvised = useIsAdvised();
  const isLed = usePlay((play) => isGuided(play.id));
  const isLow = useMedia(LOW);
  useEffect(() => {
    for (let each: HTMLElement | null = body.current; each?.closest('.cards'); each = each.parentElement)
      each.scrollTop = 0;
  }, [place, step]);
  // Only that it is another question can be seen: how many there were would tell what somebody hidden has done.
  useLayoutEffect(() => {
    const question = body.current?.parentElement;
    question?.toggleAttribute('data-asked');
  }, [place, step]);
  return (
    <section
      className={`question ${className}`}
      data-kind={kind}
      data-lesson={lesson}
      data-tight={isTight}
      aria-label={label}
      ref={card}
      tabIndex={-1}
      onClickCapture={holdSlips}
    >
      <div className="question-body" ref={body}>
        {lesson && <LessonCard />}
        {isLed && <Coach />}
        {/* In a low window a line of its own would push the question out of sight. */}
        {isAdvised && isLow && <Advice />}
        {/* What a lesson lets pass changes with its steps, though the game stands still. */}
        <FootContext key={step} value={foot}>
          {children}
        </FootContext>
      </div>
      {isAdvised && !isLow && <Advice />}
      <div className="question-foot" ref={setFoot} />
    </section>
  );
}

/** Answers that take more of what is in sight than this scroll with the question, of which nothing would be seen. */
const MOST_OF_IT = 0.34;

function useIsTight(foot: HTMLElement | null): boolean {
  const [isTight, setTight] = useState(false);
  useEffect(() => {
    const cards = foot?.closest('.cards');
    const card = foot?.parentElement;
    if (!cards || !card) return;
    const measure = () => {
      const room = Math.min(card.clientHeight, cards.clientHeight);
      setTight(foot.offsetHeight > room * MOST_OF_IT);
    };
    const sizes = new ResizeObserver(measure);
    for (const each of [foot, card, cards]) sizes.observe(each);
    // Before anybody sees or presses new answers, they stand where they stay.
    const answers = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => foot.contains(target))) return;
      flushSync(measure);
      // A new question is read from its beginning; other answers to the same one are in sight, unless somebody is choosing above them.
      const isNew = changes.some(({ target }) => target === card);
      const isTightNow = card.dataset['tight'] === 'true';
      const isAbove = card.querySelector('.question-body')?.contains(document.activeElement) === true;
      if (isTightNow && !isNew && !isAbove) foot.scrollIntoView({ block: 'nearest' });
    });
    answers.observe(card, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-asked'],
    });
    return () => {
      sizes.disconnect();
      answers.disconnect();
    };
  }, [foot]);
  // What asks once more is not left below the edge.
  useEffect(() => {
    if (isTight) foot?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [foot, isTight]);
  return isTight;
}

/** Milliseconds within which a second press in the same place was meant for what stood there before. */
const SLIP = 900;
let lastPress:
  { readonly at: number; readonly x: number; readonly y: number; readonly label: string } | undefined;

/** What ends a phase does not hear a press that was meant for another button, which stood there a moment ago. */
function holdSlips(event: MouseEvent<HTMLElement>): void {
  const button = (event.target as Element).closest('button');
  // A key is no slip of the hand, and who wants everything at once presses so.
  if (!button || event.detail === 0 || usePreferences.getState().pace === 'off') return;
  const now = { at: performance.now(), x: event.clientX, y: event.clientY, label: button.textContent };
  const isSlip =
    button.classList.contains('ends') &&
    lastPress !== undefined &&
    lastPress.label !== now.label &&
    now.at - lastPress.at < SLIP &&
    Math.hypot(now.x - lastPress.x, now.y - lastPress.y) < 12;
  if (isSlip) event.stopPropagation();
  else lastPress = now;
}

/** The answers of the question: those that order first, the one that ends the phase last and apart. */
export function Foot({ children }: { children: ReactNode }) {
  const foot = useContext(FootContext);
  const answers = <div className="answers">{children}</div>;
  return foot ? createPortal(answers, foot) : answers;
}
