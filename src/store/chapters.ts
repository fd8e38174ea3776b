/** Moving about in a record by its chapters. */
import type { Chapter } from '../games/contract';

/** The chapter that a place belongs to. */
export function chapterAt(chapters: readonly Chapter[], place: number): Chapter {
  const chapter = chapters.findLast((each) => each.place <= place) ?? chapters[0];
  if (!chapter) throw new Error('a record without a beginning');
  return chapter;
}

/** The chapters with which a turn begins. */
export const turnsOf = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.filter(({ opensTurn }) => opensTurn);

export const STRIDES = ['action', 'chapter', 'turn'] as const;
export type Stride = (typeof STRIDES)[number];

/** The next place in a direction. Backwards, the beginning of what one is in the middle of comes first. */
export function nextPlace(
  chapters: readonly Chapter[],
  place: number,
  last: number,
  stride: Stride,
  way: 1 | -1,
): number {
  if (stride === 'action') return Math.max(0, Math.min(last, place + way));
  const places = (stride === 'turn' ? turnsOf(chapters) : chapters).map((chapter) => chapter.place);
  return way > 0
    ? (places.find((each) => each > place) ?? last)
    : (places.findLast((each) => each < place) ?? 0);
}
