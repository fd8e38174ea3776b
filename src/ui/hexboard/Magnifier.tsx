/** A reading glass over the map: the same drawing again, larger, under a round lens. */
import { useLayoutEffect, useRef } from 'react';
import type { Point } from './layout';

const WIDTH = 250;
/** Units of the sheet across the lens: two and a half hexes. */
const SPAN = 235;

export default function Magnifier({ at }: { at: Point }) {
  const glass = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lens = glass.current;
    const board = lens?.parentElement;
    const plane = board?.querySelector('.plane > svg');
    if (!lens || !board || !plane) return;
    const frame = board.getBoundingClientRect();
    const drawn = plane.getBoundingClientRect();
    const box = (plane as SVGSVGElement).viewBox.baseVal;
    const x = drawn.left - frame.left + ((at.x - box.x) / box.width) * drawn.width;
    const y = drawn.top - frame.top + ((at.y - box.y) / box.height) * drawn.height;
    // Above the finger where there is room, else beside it.
    const above = y > WIDTH + 30;
    const left = above ? x - WIDTH / 2 : x > frame.width / 2 ? x - WIDTH - 40 : x + 40;
    const top = above ? y - WIDTH - 26 : y - WIDTH / 2;
    const keep = (value: number, most: number) => Math.max(4, Math.min(most - WIDTH - 4, value));
    lens.style.transform = `translate(${keep(left, frame.width)}px, ${keep(top, frame.height)}px)`;
  }, [at]);
  return (
    <div ref={glass} className="magnifier by-day">
      <svg
        width={WIDTH}
        height={WIDTH}
        viewBox={`${at.x - SPAN / 2} ${at.y - SPAN / 2} ${SPAN} ${SPAN}`}
        aria-hidden="true"
      >
        <use href="#sheet" />
        <use href="#counters" />
      </svg>
    </div>
  );
}
