/** 9.0, 10.0 Who won and why. */
import { type Side, SIDES } from '../../../engine/saratoga';
import { useGame } from '../../../store/game';
import { play } from '../../text/play';

export default function EndCard() {
  const view = useGame((game) => game.view);
  if (!view?.ending) return null;
  const { winner, reason } = view.ending;
  return (
    <section className="end-card" role="dialog" aria-label={play.phases.over}>
      <h2>{winner ? play.end.won(winner) : play.end.draw}</h2>
      <p>{play.end.reasons[reason]}</p>
      <dl>
        {SIDES.map((side: Side) => (
          <div key={side}>
            <dt>{play.sidesPlural[side]}</dt>
            <dd>{play.end.points(view.points[side].total)}</dd>
          </div>
        ))}
      </dl>
      <a className="answer chief" href="#/">
        {play.end.again}
      </a>
    </section>
  );
}
