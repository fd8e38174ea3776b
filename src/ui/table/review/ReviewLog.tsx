/** The log follows the review: the turn lies open, the line of the moment is lit, and each line leads to its moment. */
import { memo, useEffect, useMemo, useRef } from 'react';
import { usePointer } from '../../../store/pointer';
import { useReview } from '../../../store/review';
import { useTable } from '../../../store/table';
import { reviewAddress } from '../../routes';
import { table } from '../../text/table';
import { Die } from '../../widgets/Die';
import { useRested } from '../../widgets/useRested';
import { CaseLink } from '../CaseLink';
import { useWords } from '../game';
import { litPlace, type Section, sectionAt, type SectionLine, sectionsOf } from './sections';

export function ReviewLog() {
  const sections = useSections();
  const id = useReview((review) => review.id) ?? '';
  // The map comes first; the log may be a moment later.
  const place = useRested(useReview((review) => review.place));
  const current = sectionAt(sections, place);
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
      {sections.map((section) => (
        <section key={section.place} className={section === current ? 'chapter now' : 'chapter'}>
          <h3>
            <a
              href={reviewAddress(id, section.place)}
              aria-current={section === current ? 'step' : undefined}
            >
              {section.title}
            </a>{' '}
            <small>{table.review.lines(section.lines.length)}</small>
          </h3>
          {section === current && <Lines section={section} lit={lit} />}
        </section>
      ))}
    </div>
  );
}

function useSections(): readonly Section[] {
  const words = useWords();
  const log = useTable((shown) => shown.log);
  const opening = useTable((shown) => shown.opening);
  const chapters = useReview((review) => review.chapters);
  return useMemo(() => sectionsOf(log, opening, chapters, words), [chapters, log, opening, words]);
}

const Lines = memo(function Lines({ section, lit }: { section: Section; lit: number | undefined }) {
  if (section.lines.length === 0) return <p className="aside">{table.review.quiet}</p>;
  return (
    <ol className="log">
      {section.lines.map((line) => (
        <Line key={line.key} line={line} when={when(line.place, lit)} />
      ))}
    </ol>
  );
});

const when = (place: number, lit: number | undefined): 'lit' | 'past' | 'coming' =>
  place === lit ? 'lit' : lit === undefined || place > lit ? 'coming' : 'past';

const Line = memo(function Line({ line, when: how }: { line: SectionLine; when: 'lit' | 'past' | 'coming' }) {
  const goThere = () => {
    useReview.getState().go(line.place);
    if (line.at !== undefined) usePointer.getState().visit(line.at);
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
