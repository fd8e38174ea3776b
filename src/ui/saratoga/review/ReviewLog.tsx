/** The log follows the review: the turn lies open, the line of the moment is lit, and each line leads to its moment. */
import { memo, useEffect, useMemo, useRef } from 'react';
import type { Hex } from '../../../engine/hexmap/hexId';
import { useReview } from '../../../store/review';
import { useTable } from '../../../store/table';
import { review } from '../../text/review';
import { CaseLink } from '../play/CaseLink';
import { Die } from '../play/Die';
import { chapterAt, chaptersOf, litPlace, type Chapter, type Told } from './chapters';
import { momentLink } from './link';
import { useRested } from './useRested';

export function ReviewLog() {
  const chapters = useChapters();
  // The map comes first; the log may be a moment later.
  const place = useRested(useReview((store) => store.place));
  const current = chapterAt(chapters, place);
  const lit = current && litPlace(current, place);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = list.current?.closest('.card');
    const line = list.current?.querySelector('.lit') ?? list.current?.querySelector('.chapter.now');
    if (!card || !line) return;
    const [box, own] = [card.getBoundingClientRect(), line.getBoundingClientRect()];
    // In the upper half, so that what comes next is in sight too.
    if (own.top < box.top + 30 || own.bottom > box.top + box.height * 0.7)
      card.scrollTop += own.top - box.top - box.height * 0.3;
  }, [lit, current]);
  return (
    <div className="review-log" ref={list}>
      {chapters.map((chapter) => (
        <section key={chapter.place} className={chapter === current ? 'chapter now' : 'chapter'}>
          <h3>
            <a href={momentLink(chapter.place)} aria-current={chapter === current ? 'step' : undefined}>
              {chapter.title}
            </a>{' '}
            <small>{review.log.lines(chapter.lines.length)}</small>
          </h3>
          {chapter === current && <Lines chapter={chapter} lit={lit} />}
        </section>
      ))}
    </div>
  );
}

function useChapters(): readonly Chapter[] {
  const record = useReview((store) => store.session?.record);
  const first = useReview((store) => store.stops[0]);
  return useMemo(() => {
    const { session } = useReview.getState();
    // A new record brings new steps.
    if (!record || !session || !first) return [];
    return chaptersOf(session, first);
  }, [first, record]);
}

const Lines = memo(function Lines({ chapter, lit }: { chapter: Chapter; lit: number | undefined }) {
  if (chapter.lines.length === 0) return <p className="aside">{review.log.quiet}</p>;
  return (
    <ol className="log">
      {chapter.lines.map((line) => (
        <Line key={line.key} line={line} when={when(line.place, lit)} />
      ))}
    </ol>
  );
});

const when = (place: number, lit: number | undefined): 'lit' | 'past' | 'coming' =>
  place === lit ? 'lit' : lit === undefined || place > lit ? 'coming' : 'past';

const Line = memo(function Line({ line, when: how }: { line: Told; when: 'lit' | 'past' | 'coming' }) {
  const goThere = () => {
    useReview.getState().go(line.place);
    if (line.hex !== undefined) useTable.getState().visit(line.hex as Hex);
  };
  return (
    <li className={`line ${line.tone} ${line.side ?? ''} ${how}`}>
      <button type="button" aria-current={how === 'lit' ? 'step' : undefined} onClick={goThere}>
        {line.dice?.map((face, i) => (
          <Die key={i} face={face} size={17} />
        ))}{' '}
        {line.text}
      </button>
      {line.case !== undefined && <CaseLink rule={line.case} />}
    </li>
  );
});
