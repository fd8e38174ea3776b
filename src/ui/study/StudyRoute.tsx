/** `#/<game>/learn`, `#/<game>/puzzles` and `#/<game>/rules`: lessons, puzzles and rules of a game, and each of them. */
import { learnAddress, goTo } from '../routes';
import { useShownGame } from '../table/game';
import { useLoaded } from '../widgets/Part';
import { useEffect } from 'react';
import { Lessons } from './Lessons';
import { LessonScreen } from './LessonScreen';
import { PuzzleRoom } from './Puzzles';
import { RuleBook } from './RuleBook';
import './style.css';

const none = () => Promise.resolve([]);

export default function StudyRoute({ rest }: { rest: string }) {
  const [room, wanted = ''] = rest.split('/');
  if (room === 'puzzles') return <PuzzleRoom wanted={wanted} />;
  return <LessonRoom room={room} wanted={wanted} />;
}

function LessonRoom({ room, wanted }: { room: string | undefined; wanted: string }) {
  const { entry } = useShownGame();
  const lessons = useLoaded(entry.loadLessons ?? none);
  if (!lessons) return null;
  if (room === 'rules') return <RuleBook lessons={lessons} rule={decoded(wanted)} />;
  if (wanted === '') return <Lessons lessons={lessons} />;
  const lesson = lessons.find(({ id }) => id === wanted);
  if (!lesson) return <Elsewhere to={learnAddress(entry.id)} />;
  return <LessonScreen key={lesson.id} lessons={lessons} lesson={lesson} />;
}

/** An address may be damaged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** An address that names no lesson leads to the list. */
function Elsewhere({ to }: { to: string }) {
  useEffect(() => goTo(to, true), [to]);
  return null;
}
