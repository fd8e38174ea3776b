/** A place in words, for those who do not see the map. */
import { ROAD_LIMIT, type Side, SIDES, type View } from '../../../engine/campaign';
import { blockOf, placeOf, roadsAt } from '../spots';
import { blockName, count, describeBlock, inReadingOrder, placeName, regionNames, roadNames } from './names';
import { sideAdjectives } from './sides';

export function describePlace(id: string, view: View): string {
  const place = placeOf(id);
  const facts = place
    ? [
        `${placeName(id)}, ${regionNames[place.region]}`,
        place.isFort ? 'fort' : '',
        place.supply ? `${sideAdjectives[place.supply]} source of supply` : '',
      ]
    : [placeName(id)];
  const parts = [facts.filter(Boolean).join(', '), ...SIDES.map((side) => standing(id, side, view))];
  if (place)
    parts.push(
      `Roads: ${roadsAt(id)
        .map((road) => roadWords(road, id, view))
        .join('; ')}`,
    );
  return `${parts.filter(Boolean).join('. ')}.`;
}

function standing(id: string, side: Side, view: View): string {
  if (id === 'lost') {
    const lost = view.lost.filter((block) => blockOf(block).side === side); // K74
    return lost.length === 0 ? '' : `${sideAdjectives[side]}: ${lost.map(blockName).join(', ')}`;
  }
  const number = view.counts[id]?.[side] ?? 0;
  if (number === 0) return '';
  const known = inReadingOrder(
    view.blocks.filter((block) => block.at === id && blockOf(block.id).side === side),
  );
  if (known.length === 0) return `${count(number, `${sideAdjectives[side]} block`)}, faces hidden`;
  return `${sideAdjectives[side]}: ${known.map((block) => `${describeBlock(block.id, block.sp)}${block.hasMoved ? ', moved' : ''}`).join('; ')}`;
}

export function roadWords(road: ReturnType<typeof roadsAt>[number], from: string, view: View): string {
  const to = road.a === from ? road.b : road.a;
  const limit = ROAD_LIMIT[road.kind];
  const left = limit - (view.used[road.id] ?? 0);
  return `${roadNames[road.kind]} to ${placeName(to)}${limit < 99 ? `, room for ${left}` : ''}`;
}
