/** What the data of a place rest on. */
import { PLACE_PROVENANCE } from '../../../engine/campaign';

export default function PlaceWhy({ id }: { id: string }) {
  return <p>{PLACE_PROVENANCE[id]?.why}</p>;
}
