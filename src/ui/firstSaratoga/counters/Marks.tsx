/** What lies on a counter: a torn slip, smoke, dust, a drum. */
import type { Mark } from '../../../engine/firstSaratoga';
import { play } from '../text/play';

export function Marks({ has }: { has: (mark: Mark) => boolean }) {
  return (
    <>
      {has('disrupted') && (
        <g className="fs-slip">
          <path d="M-38 -9L-33 -14L-20 -12L-6 -15L8 -12L22 -15L38 -11L36 -4L39 5L26 8L10 6L-4 9L-18 6L-36 9L-39 1Z" />
          <text y="2">{play.marks.disrupted.toUpperCase()}</text>
        </g>
      )}
      {has('attacked') && (
        <path
          className="fs-smoke"
          d="M14 -36C12 -44 22 -48 26 -42C32 -48 42 -42 38 -35C44 -30 38 -22 32 -25C28 -20 20 -22 20 -27C14 -26 11 -31 14 -36Z"
        />
      )}
      {has('marched') && (
        <g className="fs-dust">
          <path d="M-40 30q4 -8 9 -2q5 -7 9 0q5 -5 8 2z" />
        </g>
      )}
      {has('rallied') && (
        <g className="fs-drum" transform="translate(-27 -30)">
          <path d="M-8 -5V5a8 3 0 0 0 16 0V-5a8 3 0 0 0 -16 0M-8 -5a8 3 0 0 0 16 0M-8 6L-3 -2L2 8L8 -2" />
        </g>
      )}
    </>
  );
}
