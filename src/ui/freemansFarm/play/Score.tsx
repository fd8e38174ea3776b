/** 12 Who is how near to defeat, always in sight above the question. */
import { FORMATIONS_TO_WIN, SIDES } from '../../../engine/freemansFarm';
import { useTable } from '../table';
import { play } from '../text/play';
import { sideAdjectives } from '../text/sides';
import { Badge } from '../cards/Badge';

export function Score() {
  const lost = useTable((table) => table.view?.lost);
  const cubes = useTable((table) => table.view?.cubes);
  if (!lost || !cubes) return null;
  return (
    <div className="ff-score">
      {SIDES.map((side) => (
        <p key={side} className={side}>
          <Badge side={side} />
          <span className="ff-score-name">{sideAdjectives[side]}</span>
          <span
            className="ff-lost"
            role="img"
            aria-label={play.lost.of(side, lost[side].length, FORMATIONS_TO_WIN)}
          >
            {Array.from({ length: FORMATIONS_TO_WIN }, (_, i) => (
              <i key={i} className={i < lost[side].length ? 'full' : ''} />
            ))}
          </span>
          <span className="ff-score-cubes">{play.card.cubes(cubes[side])}</span>
        </p>
      ))}
    </div>
  );
}
