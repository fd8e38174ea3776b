/** `#/<game>/learn`: the lessons of a game in their order, with how far one came. */
import { useEffect } from 'react';
import type { AnyLesson, Entry } from '../../games/contract';
import { gameAddress, learnAddress, puzzlesAddress, rulesAddress } from '../routes';
import { beginGuided } from '../table/beginGuided';
import { useShownGame } from '../table/game';
import { lessons as words } from '../text/lessons';
import { puzzles as puzzleWords } from '../text/puzzles';
import { keepProgress, progressOf } from './progress';
import { Ways } from './Ways';

export function Lessons({ lessons }: { lessons: readonly AnyLesson[] }) {
  const { entry } = useShownGame();
  const heading = words.list.title(entry.title);
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  const isDone = ({ id }: AnyLesson) => progressOf(entry.id, id).isDone;
  const next = lessons.find((lesson) => !isDone(lesson));
  return (
    <main className="study">
      <Ways>
        {entry.puzzles !== undefined && (
          <a className="tool" href={puzzlesAddress(entry.id)}>
            {puzzleWords.door(entry.puzzles)}
          </a>
        )}
        <a className="tool" href={rulesAddress(entry.id)}>
          {words.list.rules}
        </a>
      </Ways>
      <h1>{heading}</h1>
      <p className="study-lead">{words.list.lead}</p>
      <ol className="lesson-list">
        {lessons.map((lesson) => (
          <Row key={lesson.id} game={entry.id} lesson={lesson} isNext={lesson === next} />
        ))}
      </ol>
      {entry.guided && <Guided entry={entry} />}
      <Histories />
    </main>
  );
}

/** A real game, in whose first turns somebody is led. */
function Guided({ entry }: { entry: Entry }) {
  return (
    <>
      <h2 className="study-heading">{words.list.guided}</h2>
      <p className="study-lead">{words.list.guidedLead}</p>
      <p className="study-doors">
        <button type="button" className="choose second" onClick={() => void beginGuided(entry)}>
          {words.list.guidedBegin}
        </button>
      </p>
    </>
  );
}

/** How it was, for those scenarios of which a game tells it. */
function Histories() {
  const { entry } = useShownGame();
  const told = entry.scenarios.flatMap(({ id, history }) => (history === undefined ? [] : [{ id, history }]));
  if (told.length === 0) return null;
  return (
    <>
      <h2 className="study-heading">{words.list.histories}</h2>
      <p className="study-histories">
        {told.map(({ id, history }) => (
          <a key={id} className="choose second" href={gameAddress(entry.id, `history/${id}`)}>
            {history}
          </a>
        ))}
      </p>
    </>
  );
}

interface RowProps {
  readonly game: string;
  readonly lesson: AnyLesson;
  readonly isNext: boolean;
}

function Row({ game, lesson, isNext }: RowProps) {
  const { step, isDone } = progressOf(game, lesson.id);
  const isUnderWay = step > 0 && step < lesson.steps.length;
  const { list } = words;
  const to = learnAddress(game, lesson.id);
  return (
    <li className={isDone ? 'done' : ''}>
      <h2>
        <a href={to}>{lesson.title}</a>
      </h2>
      <p>{lesson.aim}</p>
      <p className="lesson-facts">
        {list.minutes(lesson.minutes)}
        {isDone && <b> · {list.done}</b>}
      </p>
      <a className={isNext ? 'choose' : 'choose second'} href={to}>
        {isUnderWay ? list.resume : isDone ? list.again : list.begin}
        <span className="unseen">: {lesson.title}</span>
      </a>
      {isUnderWay && (
        <a className="look" href={to} onClick={() => keepProgress(game, lesson.id, { step: 0, isDone })}>
          {list.restart}
          <span className="unseen">: {lesson.title}</span>
        </a>
      )}
    </li>
  );
}
