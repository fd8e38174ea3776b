/** The log of a whole game, a chapter for the deployment and for each turn. */
import type { Event } from '../../../engine/saratoga';
import type { GameSession } from '../../../store/game';
import type { Stop } from '../../../store/reviewStops';
import { logLine, type LogLine, turnHeading } from '../../text/log';
import { review } from '../../text/review';

export interface Told extends LogLine {
  readonly key: string;
  /** The moment just after it. */
  readonly place: number;
}

export interface Chapter {
  readonly title: string;
  /** Where it begins. */
  readonly place: number;
  readonly lines: readonly Told[];
}

export function chaptersOf(session: GameSession, first: Stop | undefined): readonly Chapter[] {
  const chapters: { title: string; place: number; lines: Told[] }[] = [
    {
      title: !first || first.kind === 'setup' ? review.log.beginning : turnHeading(first.turn),
      place: 0,
      lines: [],
    },
  ];
  const tell = (event: Event, place: number, key: string) => {
    if (event.type === 'turnBegan') {
      chapters.push({ title: turnHeading(event.turn), place, lines: [] });
      return;
    }
    const line = logLine(event);
    if (line) chapters.at(-1)?.lines.push({ ...line, key, place });
  };
  session.opening.forEach((event, i) => tell(event, 0, `0 ${i}`));
  session.steps.forEach(({ events }, at) =>
    events.forEach((event, i) => tell(event, at + 1, `${at + 1} ${i}`)),
  );
  return chapters;
}

/** The chapter that a place lies in. */
export const chapterAt = (chapters: readonly Chapter[], place: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.place <= place);

/** The lines that tell how a place was reached: those of the last action that had something to tell. */
export const litPlace = ({ lines }: Chapter, place: number): number | undefined =>
  lines.findLast((line) => line.place <= place)?.place;
