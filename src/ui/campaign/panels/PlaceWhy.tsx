/** What the data of a place and of its roads rest on. */
import { PLACE_PROVENANCE, ROAD_PROVENANCE } from '../../../engine/campaign';
import { roadsAt } from '../spots';
import { placeName } from '../text/names';

export default function PlaceWhy({ id }: { id: string }) {
  return (
    <>
      <p>{PLACE_PROVENANCE[id]?.why}</p>
      <ul className="road-list">
        {roadsAt(id).map(({ id: road, a, b, kind }) => (
          <li key={road} className={kind}>
            <b>{placeName(a === id ? b : a)}</b> {ROAD_PROVENANCE[road]?.why}
          </li>
        ))}
      </ul>
    </>
  );
}
