/** How a game went: morale, losses and points by turn, each drawn and as numbers. */
import { MoraleChart } from '../play/end/MoraleChart';
import { review } from '../text/review';
import { Numbers } from './Numbers';
import { SidesChart } from './SidesChart';
import { useAnalysis } from '../useAnalysis';

export function Charts() {
  const course = useAnalysis()?.course;
  if (!course) return <p className="aside">{review.charts.working}</p>;
  const words = review.charts;
  return (
    <div className="charts">
      <MoraleChart ends={course} />
      <section>
        <h3>{words.losses}</h3>
        <SidesChart course={course} of={(turn) => turn.steps} />
        <p className="end-note">{words.lossesNote}</p>
        <Numbers course={course} caption={words.losses} of={(turn) => turn.steps} withUnits />
      </section>
      <section>
        <h3>{words.points}</h3>
        <SidesChart course={course} of={(turn) => turn.points} />
        <p className="end-note">{words.pointsNote}</p>
        <Numbers course={course} caption={words.points} of={(turn) => turn.points} />
      </section>
    </div>
  );
}
