/** How Morale, markers and cubes went, turn by turn. */
import { useReview } from '../../../store/review';
import { end, review } from '../text/end';
import { useAnalysis } from '../useAnalysis';
import { SidesChart } from './SidesChart';

export function Charts() {
  const course = useAnalysis()?.course;
  const place = useReview((store) => store.place);
  if (!course) return <p className="aside">{review.working}</p>;
  const words = end.charts;
  return (
    <div className="ff-charts">
      <SidesChart title={words.morale} course={course} of={(turn, side) => turn.morale[side]} place={place} />
      <SidesChart
        title={words.markers}
        course={course}
        of={(turn, side) => turn.markers[side]}
        place={place}
      />
      <SidesChart
        title={words.lost}
        course={course}
        of={(turn, side) => turn.lost[side].length}
        place={place}
      />
      <SidesChart title={words.cubes} course={course} of={(turn, side) => turn.cubes[side]} place={place} />
    </div>
  );
}
