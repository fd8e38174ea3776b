/** The hexes that a lesson points at, ringed above everything else on the sheet. */
import type { Hex } from '../../engine/hexmap/hexId';
import { useGuide } from '../../store/guide';
import { type Layout, polygon } from './layout';

export default function GuideMarks({ layout: { centreOf, cornersAround } }: { layout: Layout }) {
  const places = useGuide((guide) => guide.places);
  /** A little inside the hex, so that neighbours keep theirs apart. */
  const ring = (place: number): string => polygon(cornersAround(centreOf(place as Hex), 55));
  return (
    <>
      {places.map((place) => (
        <g key={place} className="guide-mark">
          <path className="under" d={ring(place)} />
          <path d={ring(place)} />
        </g>
      ))}
    </>
  );
}
