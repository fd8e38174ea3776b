/** Dots are advice alone: a plan is a line. */
import type { Point } from '../layout';

/** Along these points, with a head at the last. */
export function DottedArrow({ points }: { points: readonly Point[] }) {
  const [from, to] = [points.at(-2), points.at(-1)];
  if (!from || !to) return null;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <>
      <path className="under" d={d} />
      <path className="dots" d={d} />
      <path
        className="head"
        d="M16 0L-16 -17L-9 0L-16 17Z"
        transform={`translate(${to.x} ${to.y}) rotate(${angle})`}
      />
    </>
  );
}
