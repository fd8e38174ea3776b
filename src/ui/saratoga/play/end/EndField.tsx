/** The field where the battle turned: the same sheet as on the table, the counters of that moment, and the stroke that did it. */
import { type RefCallback, useCallback, useMemo, useState } from 'react';
import type { Analysis } from '../../../../engine/saratoga';
import { partAround } from '../../review/drawing';
import { FieldCounters, middleOf, StrokeArrow } from '../../review/Field';
import { stillOf, type Story } from '../../review/story';
import { end } from '../../text/end';

/** Units of the sheet that can be seen at least: some six hexes by four. */
const LEAST = { width: 600, height: 440 };

export function EndField({ story, analysis }: { story: Story | undefined; analysis: Analysis | undefined }) {
  const words = end.field;
  const view = useMemo(
    () => (story && analysis ? stillOf(story, analysis.viewAt) : undefined),
    [analysis, story],
  );
  const [frame, shape] = useShape();
  if (!story || !view)
    return (
      <figure className="end-field">
        <p className="end-note">{words.working}</p>
      </figure>
    );
  const { stroke, hex } = story.scene;
  const width = Math.max(LEAST.width, LEAST.height * shape);
  const { x, y, height } = partAround(middleOf(stroke, hex, view), width, width / shape);
  const caption = story.caption === '' ? words.final : story.caption;
  return (
    <figure className="end-field">
      <svg
        ref={frame}
        className="by-day"
        viewBox={`${x} ${y} ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href="#sheet" />
        <FieldCounters view={view} />
        {stroke && <StrokeArrow stroke={stroke} hits={stroke.kind === 'shot' && stroke.hit} />}
      </svg>
      <figcaption>
        {story.isTurning && <b>{words.title}: </b>}
        {caption}
      </figcaption>
    </figure>
  );
}

/** How many times as wide as high a drawing is on the page, whatever room it is given. */
function useShape(): [RefCallback<SVGSVGElement>, number] {
  const [shape, setShape] = useState(2);
  const frame = useCallback((element: SVGSVGElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setShape(width / height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, shape];
}
