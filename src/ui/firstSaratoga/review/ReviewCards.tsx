/** Beside the map of a review: the score of the moment, then the log, the opponents’ plans, the charts or the hex. */
import { ReviewCards as Cards } from '../../table/review/ReviewCards';
import { part } from '../../widgets/Part';
import { Chart } from '../end/Chart';
import { useAnalysis } from '../end/useAnalysis';
import HexCard from '../play/HexCard';
import { Score } from '../play/Score';
import { end } from '../text/end';

const Plans = part(() => import('./Plans'));

const CARDS = [
  { id: 'charts', name: end.tabs.charts, Card: Charts },
  { id: 'hex', name: end.tabs.hex, Card: HexCard },
];

export function ReviewCards() {
  return <Cards standing={<Score />} Plans={Plans} cards={CARDS} />;
}

function Charts() {
  const course = useAnalysis()?.course;
  if (!course) return <p className="aside">{end.course.working}</p>;
  return (
    <>
      <Chart title={end.course.title} course={course} of={(turn) => turn.points} />
      <Chart title={end.course.steps} course={course} of={(turn) => turn.steps} />
    </>
  );
}
