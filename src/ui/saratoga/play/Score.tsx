/** 9.0, 10.0 Who is ahead: the points of both sides so far, and how near each is to breaking down. */
import { BROKEN_TO_LOSE, enemyOfSide, SIDES, type Side, type View } from '../../../engine/saratoga';
import { text } from '../text';
import { CaseLink } from '../../table/CaseLink';
import { useFormations } from '../inPlay';
import { useTable } from '../table';

export function Score() {
  const points = useTable((table) => table.view?.points);
  const formations = useFormations();
  if (!points) return null;
  const words = text.score;
  const broken = (side: Side) => points[enemyOfSide(side)].brokenFormations;
  const [british, american] = [points.british.total, points.american.total];
  // Of a part of the battle not every army has enough brigades to lose by them.
  const left = (side: Side) =>
    formations.filter((formation) => formation.side === side).length < BROKEN_TO_LOSE
      ? BROKEN_TO_LOSE
      : BROKEN_TO_LOSE - broken(side);
  const hint = words.brokenOf(broken('british'), broken('american'));
  return (
    <div className="score">
      <p className="score-sentence">
        {words.sentence({ british, american }, { british: left('british'), american: left('american') })}
        <Bar british={british} american={american} />
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

/** How the points are shared out; half and half before there are any. */
function Bar({ british, american }: Readonly<Record<Side, number>>) {
  const isNone = british + american === 0;
  return (
    <span className="points-bar" aria-hidden="true">
      <i className="british" style={{ flexGrow: isNone ? 1 : british }} />
      <i className="american" style={{ flexGrow: isNone ? 1 : american }} />
    </span>
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
