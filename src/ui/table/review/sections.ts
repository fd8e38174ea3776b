/** The log of a whole game, a section for the set-up and for each turn. */
import type { Chapter, GameTypes, LogLine, Words } from '../../../games/contract';
import { turnsOf } from '../../../store/chapters';
import type { LogStep } from '../../../store/table';

export interface SectionLine extends LogLine {
  readonly key: string;
  /** The moment just after it. */
  readonly place: number;
}

export interface Section {
  readonly title: string;
  /** Where it begins. */
  readonly place: number;
  readonly lines: readonly SectionLine[];
}

/** The end of a game belongs to its last turn. */
export function sectionsOf(
  log: readonly LogStep[],
  opening: readonly unknown[],
  chapters: readonly Chapter[],
  words: Words<GameTypes>,
): readonly Section[] {
  const turns = turnsOf(chapters).filter(({ stage }, i) => i === 0 || stage !== 'over');
  const sections = turns.map((chapter) => ({
    title: words.turn(chapter),
    place: chapter.place,
    lines: [] as SectionLine[],
  }));
  let current = 0;
  const tell = (event: unknown, place: number, key: string) => {
    const line = words.line(event);
    // What a step did before the turn began belongs to the turn before.
    if (line?.heading === 'turn') current = sections.findLastIndex((section) => section.place <= place);
    else if (line) sections[current]?.lines.push({ ...line, key, place });
  };
  opening.forEach((event, i) => tell(event, 0, `0 ${i}`));
  log.forEach(({ events }, at) => events.forEach((event, i) => tell(event, at + 1, `${at + 1} ${i}`)));
  return sections;
}

/** The section that a place lies in. */
export const sectionAt = (sections: readonly Section[], place: number): Section | undefined =>
  sections.findLast((section) => section.place <= place);

/** The lines that tell how a place was reached: those of the last action that had something to tell. */
export const litPlace = ({ lines }: Section, place: number): number | undefined =>
  lines.findLast((line) => line.place <= place)?.place;
