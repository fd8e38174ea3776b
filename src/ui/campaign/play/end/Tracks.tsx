/** The campaign on the map in small: where the leaders stood, week by week. */
import { memo } from 'react';
import type { Analysis } from '../../../../engine/campaign';
import { pathOf } from '../../../hexboard/drawing/curve';
import { WarMap } from '../../map/WarMap';
import { blockOf, SHEET, spotOf } from '../../spots';
import { blockName } from '../../text/names';
import { end } from '../../text/end';

const LED = [
  'burgoyne',
  'fraser',
  'riedesel',
  'st_ledger',
  'schuyler',
  'st_clair',
  'stark',
  'gates',
  'arnold',
] as const;

export const Tracks = memo(function Tracks({ analysis }: { analysis: Analysis }) {
  const tracks = tracksOf(analysis);
  return (
    <figure className="campaign-tracks">
      <svg
        className="by-day"
        viewBox={`${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height * 0.92}`}
        role="img"
        aria-label={end.tracks}
      >
        <WarMap id="tracks" />
        {tracks.map(({ id, points }) => (
          <g key={id} className={`track ${blockOf(id).side}`}>
            <path className="under" d={pathOf(points)} />
            <path d={pathOf(points)} />
            {points.map(({ x, y }, i) => (
              <circle key={i} cx={x} cy={y} r="11" />
            ))}
            <text x={(points.at(-1)?.x ?? 0) + 26} y={(points.at(-1)?.y ?? 0) - 26}>
              {blockName(id)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{end.tracksNote}</figcaption>
    </figure>
  );
});

/** Each beside the place by a little of its own, so that tracks that share a road are told apart. */
function tracksOf({ course, viewAt }: Analysis) {
  const weeks = course.map(({ place }) => viewAt(place).blocks);
  return LED.flatMap((id, i) => {
    const places = weeks.flatMap((blocks) => blocks.find((block) => block.id === id)?.at ?? []);
    const moved = places.filter(
      (place, at) => place !== places[at - 1] && place !== 'reinforcements' && place !== 'lost',
    );
    const points = moved.flatMap((place) => {
      const spot = spotOf(place);
      return spot ? [{ x: spot.x + (i - 4) * 7, y: spot.y + (i - 4) * 5 }] : [];
    });
    return points.length > 1 ? [{ id, points }] : [];
  });
}
