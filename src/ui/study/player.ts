/** Plays a lesson on the real table: waits for what is wanted, answers for the others, and tells the guide what to say. */
import { type ActionLike, DICE } from '../../engine/kernel/game';
import type { AnyLesson, AnyRules } from '../../games/contract';
import { lessonDice } from '../../lessons/dice';
import { gated } from '../../lessons/gate';
import { lets, type Standing, standingOf } from '../../lessons/script';
import { setupOf, walkTo } from '../../lessons/walk';
import { type GuidedLesson, NOT_IN_LESSON, UNGUIDED, useGuide } from '../../store/guide';
import { gameInPlay, usePlay } from '../../store/play';
import { type Pace, usePreferences } from '../../store/preferences';

/** Milliseconds before each action that is played by itself, and until a hint comes. */
const PAUSE: Readonly<Record<Pace, number>> = { slow: 2200, normal: 1200, quick: 500, off: 0 };
const HESITATION = 15_000;
const AGAIN = 1000;

interface Course {
  readonly rules: AnyRules;
  readonly lesson: AnyLesson;
  readonly guided: GuidedLesson;
  /** The step to begin with. */
  readonly from: number;
  readonly onStep: (step: number) => void;
}

/** Until the function that it answers is called. */
export function playLesson({ rules, lesson, guided, from, onStep }: Course): () => void {
  const walked = walkTo(rules, lesson, from);
  let step = from;
  let entered = [...walked.entered];
  let isReleased = false;
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string | undefined;
  let hesitation: ReturnType<typeof setTimeout> | undefined;

  const own = gated(rules, NOT_IN_LESSON, (action) => !isReady || lets(standing(), action));
  const session = () => {
    const game = gameInPlay();
    return game?.rules === own ? game.session : undefined;
  };

  /** Since the step began, without the dice. */
  const standing = (): Standing<ActionLike> => {
    const { record, cursor = 0 } = session() ?? {};
    const since = record?.actions.slice(entered[step] ?? 0, cursor) ?? [];
    const now = lesson.steps[step];
    return now
      ? standingOf(
          now,
          since.filter(({ kind }) => kind !== 'roll'),
        )
      : { left: [], answers: [] };
  };

  const say = (mode: 'read' | 'act' | 'watch' | 'done') => {
    const now = lesson.steps[step] ?? lesson.steps.at(-1);
    const isSame = useGuide.getState().step === step && useGuide.getState().mode === mode;
    useGuide.setState({
      lesson: guided,
      mode,
      step,
      // What was read before the last button is not said twice.
      say: mode === 'done' && now?.wanted === undefined ? [] : (now?.say ?? []),
      how: mode === 'act' ? now?.how : undefined,
      ...(isSame ? {} : { hint: undefined }),
      wrong: now?.wrong,
      go: now?.go,
      places: mode === 'done' ? [] : (now?.places ?? []),
      part: mode === 'done' ? undefined : now?.part,
      frame: now?.frame ?? lesson.frame,
      next: goOn,
      show,
      repeat,
    });
    if (isSame) return;
    clearTimeout(hesitation);
    if (mode === 'act') hesitation = setTimeout(() => offer(now?.hint ?? ''), HESITATION);
  };

  /** What is about to be pressed does not move away under the hand. */
  const offer = (hint: string) => {
    if (document.querySelector('.question:hover')) hesitation = setTimeout(() => offer(hint), AGAIN);
    else useGuide.setState({ hint });
  };

  const enter = (next: number) => {
    step = next;
    isReleased = false;
    onStep(step);
  };

  /** Looks where the lesson stands; called after every change. */
  const look = () => {
    const current = session();
    if (!current) return;
    const { cursor } = current;
    if (cursor < (entered[step] ?? 0)) {
      // Something was undone: back to the beginning of the step in which that was.
      const back = entered.findLastIndex((place) => place <= cursor);
      entered = entered.slice(0, back + 1);
      enter(back);
      if (cursor > (entered[back] ?? 0)) {
        usePlay.getState().backTo(entered[back] ?? 0);
        return;
      }
    }
    for (;;) {
      const now = lesson.steps[step];
      if (!now) {
        say('done');
        return;
      }
      const isRolling = current.game.decision(current.state)?.by === DICE;
      const { left, answers } = standing();
      const mustRead = now.wanted === undefined && !isReleased;
      if (left.length > 0 || mustRead) {
        say(isRolling ? 'watch' : mustRead ? 'read' : 'act');
        return;
      }
      if (isRolling || answers[0]) {
        say('watch');
        if (!isRolling && answers[0]) playSoon(answers[0], cursor);
        return;
      }
      entered = [...entered, cursor];
      enter(step + 1);
    }
  };

  const playSoon = (action: ActionLike, cursor: number) => {
    const reason = `${step} ${cursor}`;
    if (waiting === reason) return;
    waiting = reason;
    clearTimeout(timer);
    timer = setTimeout(() => {
      waiting = undefined;
      if (session()?.cursor === cursor) usePlay.getState().act(action);
    }, PAUSE[usePreferences.getState().pace]);
  };

  const goOn = () => {
    if (lesson.steps[step]?.wanted !== undefined) return;
    isReleased = true;
    look();
  };

  const show = () => {
    const [next] = standing().left;
    if (next) usePlay.getState().act(next.action);
  };

  const repeat = () => {
    entered = entered.slice(0, 1);
    enter(0);
    isReady = false;
    begin([]);
  };

  const begin = (played: readonly ActionLike[]) => {
    clearTimeout(timer);
    waiting = undefined;
    usePlay.getState().rehearse(own, setupOf(rules, lesson), lessonDice(lesson.dice), played);
    isReady = true;
    look();
  };

  begin(walked.session.record.actions);
  const stop = usePlay.subscribe(look);
  return () => {
    stop();
    clearTimeout(timer);
    clearTimeout(hesitation);
    if (session()) usePlay.getState().leave();
    useGuide.setState(UNGUIDED, true);
  };
}
