/** The places that a lesson points at, ringed above everything else on the sheet. */
import { useGuide } from '../../../store/guide';
import { type Spot, spotNumbered } from '../spots';

const RADIUS = 78;

export default function GuideMarks() {
  const places = useGuide((guide) => guide.places);
  return places.flatMap((place) => {
    const spot = spotNumbered(place);
    if (!spot) return [];
    return [
      <g key={place} className="guide-mark">
        <path className="under" d={ring(spot)} />
        <path d={ring(spot)} />
      </g>,
    ];
  });
}

const ring = ({ x, y }: Spot): string =>
  `M ${x - RADIUS} ${y} a ${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0 a ${RADIUS} ${RADIUS} 0 1 1 ${-2 * RADIUS} 0 z`;
