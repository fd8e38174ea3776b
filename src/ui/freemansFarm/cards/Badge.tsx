/** Crown or star: the side without its colour. */
import type { Side } from '../../../engine/freemansFarm';

const SIGNS: Readonly<Record<Side, string>> = {
  british: 'M-7 5V-4L-3 0L0 -6L3 0L7 -4V5Z',
  american: 'M0 -7L2 -2L7 -2L3 1.5L4.6 7L0 3.8L-4.6 7L-3 1.5L-7 -2L-2 -2Z',
};

export function Badge({ side }: { side: Side }) {
  return (
    <svg className={`ff-badge ${side}`} viewBox="-8 -8 16 16" aria-hidden="true">
      <path d={SIGNS[side]} />
    </svg>
  );
}
