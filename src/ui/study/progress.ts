/** How far one came in each lesson, kept in the browser where that is possible. */
import { boolean, notesByGame, object, whole } from '../../store/notes';

export interface Progress {
  readonly step: number;
  readonly isDone: boolean;
}

const NONE: Progress = { step: 0, isDone: false };
const lessons = notesByGame<Progress>('lessons', object({ step: whole, isDone: boolean() }));

export const progressOf = (game: string, lesson: string): Progress => lessons.of(game, lesson) ?? NONE;

/** Once done, a lesson stays so when it is repeated. */
export function keepProgress(game: string, lesson: string, { step, isDone }: Progress): void {
  lessons.keep(game, lesson, { step, isDone: isDone || progressOf(game, lesson).isDone });
}
