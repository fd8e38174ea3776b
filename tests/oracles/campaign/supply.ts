/** 8.0 Supply once more, slowly: every place asks its neighbours until nothing changes. Shares no code with the engine. */
import { BLOCKS } from '../../../src/engine/campaign/data/blocks';
import { PLACES } from '../../../src/engine/campaign/data/places';
import { ROADS } from '../../../src/engine/campaign/data/roads';

export type Side = 'british' | 'american';

/** Names of the places where a side is in supply, from the names of the places where each block stands. */
export function suppliedBy(side: Side, standsAt: (block: string) => string): string[] {
  const cutBy = BLOCKS.filter(
    (block) => block.side !== side && block.type !== 'leader' && block.type !== 'native',
  );
  const isCut = (place: string) => cutBy.some(({ id }) => standsAt(id) === place);
  const fed = new Set<string>();
  for (const { id, supply } of PLACES) if (supply === side && !isCut(id)) fed.add(id);
  for (let before = -1; before !== fed.size;) {
    before = fed.size;
    for (const { a, b } of ROADS) {
      if (fed.has(a) && !isCut(b)) fed.add(b);
      if (fed.has(b) && !isCut(a)) fed.add(a);
    }
  }
  return PLACES.map(({ id }) => id).filter((id) => fed.has(id));
}
