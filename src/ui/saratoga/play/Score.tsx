/** 9.0, 10.0 Who is ahead: the points of both sides so far, and how near each is to breaking down. */
import { BROKEN_TO_LOSE, enemyOfSide, SIDES, type Side, type View } from '../../../engine/saratoga';
import { text } from '../text';
import { CaseLink } from '../../table/CaseLink';
import { useTable } from '../table';

export function Score() {
  const points = useTable((table) => table.view?.points);
  if (!points) return null;
  const words = text.score;
  const broken = (side: Side) => points[enemyOfSide(side)].brokenFormations;
  const hint = words.brokenOf(broken('british'), broken('american'));
  return (
    <div className="score">
      <p className="score-sentence">
        {words.sentence(
          { british: points.british.total, american: points.american.total },
          { british: broken('british'), american: broken('american') },
        )}
      </p>
      <p title={words.pointsHint}>
        <Total side="british" points={points.british} />
        {' · '}
        <Total side="american" points={points.american} />
        {` ${words.points} `}
        <CaseLink rule="10.0" isSign />
      </p>
      <p title={hint}>
        <span className="unseen">{hint}</span>
        <span aria-hidden="true">{words.broken}</span>
        {SIDES.map((side) => (
          <span key={side} className={`pips ${side}`} aria-hidden="true">
            {TO_LOSE.map((count) => (
              <i key={count} className={broken(side) >= count ? 'full' : ''} />
            ))}
          </span>
        ))}
        <CaseLink rule="9.0" isSign />
      </p>
    </div>
  );
}

function Total({ side, points: { total, exact } }: { side: Side; points: View['points'][Side] }) {
  return (
    <span className={side}>
      {text.score.sides[side]} <b>{text.score.total(total, exact)}</b>
    </span>
  );
}

/** 9.0 The third broken formation demoralises an army. */
const TO_LOSE = Array.from({ length: BROKEN_TO_LOSE }, (_, i) => i + 1);
