/** `#/<game>/learn/<lesson>`: a lesson on the real table, from where one left it. */
import { useEffect, useState } from 'react';
import type { AnyLesson, AnyRules } from '../../games/contract';
import { drive } from '../../store/driver';
import { usePlay } from '../../store/play';
import { useShownGame } from '../table/game';
import { HandOver } from '../table/HandOver';
import { Notices } from '../table/Notices';
import { lessons as words } from '../text/lessons';
import { Pointed } from './Pointed';
import { playLesson } from './player';
import { keepProgress, progressOf } from './progress';

interface Props {
  readonly lessons: readonly AnyLesson[];
  readonly lesson: AnyLesson;
}

export function LessonScreen({ lessons, lesson }: Props) {
  const { entry, screens } = useShownGame();
  const [rules, setRules] = useState<AnyRules>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const curtain = usePlay((play) => play.curtain);
  const isHere = usePlay((play) => play.game === entry.id);
  useEffect(() => {
    entry.rules().then(setRules, (error: unknown) => setFailure({ error }));
  }, [entry]);
  useEffect(() => {
    if (!rules) return undefined;
    const last = lesson.steps.length;
    const { step } = progressOf(entry.id, lesson.id);
    const after = lessons[lessons.indexOf(lesson) + 1];
    return playLesson({
      rules,
      lesson,
      guided: { game: entry.id, title: lesson.title, after, steps: last },
      // What was done is begun anew.
      from: step < last ? step : 0,
      onStep: (now) => keepProgress(entry.id, lesson.id, { step: now, isDone: now >= last }),
    });
  }, [entry, lesson, lessons, rules]);
  useEffect(drive, []);
  if (failure) throw failure.error;
  if (!rules || !isHere) return null;
  const { Play } = screens;
  if (curtain !== undefined)
    return (
      <>
        <HandOver key={curtain} side={curtain} />
        <p className="lesson-curtain">{words.curtain}</p>
      </>
    );
  return (
    <>
      <Play />
      <Pointed />
      <Notices />
    </>
  );
}
