/** Places and boxes on the sheet: each has a number for the pointer, a point, and room around it. */
import { BLOCKS, BOXES, CANVAS, PLACES, ROADS } from '../../engine/campaign';
import type { Box } from '../hexboard/camera';
import type { Point } from '../hexboard/layout';

/** Units of the sheet for one of the data. */
export const UNIT = 2.4;
export const SHEET: Box = { x: 0, y: 0, width: CANVAS.width * UNIT, height: CANVAS.height * UNIT };

export interface Spot extends Point {
  /** From 1 on; 0 is nowhere. */
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly isBox: boolean;
}

const lay = (
  { id, name, x, y }: { id: string; name: string; x: number; y: number },
  i: number,
  isBox: boolean,
): Spot => ({ number: i + 1, id, name, x: x * UNIT, y: y * UNIT, isBox });

export const PLACE_SPOTS: readonly Spot[] = PLACES.map((place, i) => lay(place, i, false));
export const BOX_SPOTS: readonly Spot[] = BOXES.map((box, i) => lay(box, PLACES.length + i, true));
export const SPOTS: readonly Spot[] = [...PLACE_SPOTS, ...BOX_SPOTS];

const BY_ID = new Map(SPOTS.map((spot) => [spot.id, spot]));
const PLACES_BY_ID = new Map<string, (typeof PLACES)[number]>(PLACES.map((place) => [place.id, place]));
const BLOCKS_BY_ID = new Map<string, (typeof BLOCKS)[number]>(BLOCKS.map((block) => [block.id, block]));

export const spotOf = (id: string): Spot | undefined => BY_ID.get(id);
export const numberOf = (id: string): number => BY_ID.get(id)?.number ?? 0;
export const spotNumbered = (number: number): Spot | undefined => SPOTS[number - 1];
export const placeOf = (id: string) => PLACES_BY_ID.get(id);

export const hasBlock = (id: string): boolean => BLOCKS_BY_ID.has(id);

export function blockOf(id: string): (typeof BLOCKS)[number] {
  const block = BLOCKS_BY_ID.get(id);
  if (!block) throw new Error(`no block '${id}'`);
  return block;
}

/** Half of what a box measures. */
export const BOX = { width: 150, height: 84 } as const;
/** No place has another within twice this. */
const REACH = 76;

export function spotAt({ x, y }: Point): Spot | undefined {
  const box = BOX_SPOTS.find((spot) => Math.abs(spot.x - x) < BOX.width && Math.abs(spot.y - y) < BOX.height);
  if (box) return box;
  let [best, least]: [Spot | undefined, number] = [undefined, REACH];
  for (const spot of PLACE_SPOTS) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

/** The road between two places. */
export const roadBetween = (a: string, b: string) =>
  ROADS.find((road) => (road.a === a && road.b === b) || (road.a === b && road.b === a));

export const roadsAt = (place: string) => ROADS.filter(({ a, b }) => a === place || b === place);

/** How many steps lie between two spots at the least, by roads and out of boxes. */
export function roadsApart(from: string, to: string): number {
  const seen = new Set([from]);
  let edge = [from];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.includes(to)) return steps;
    edge = [...new Set(edge.flatMap(besideOf))].filter((id) => !seen.has(id));
    for (const id of edge) seen.add(id);
  }
  return Infinity;
}

const besideOf = (from: string): readonly string[] => [
  ...roadsAt(from).map(({ a, b }) => (a === from ? b : a)),
  ...BOXES.flatMap((box) => (box.id === from ? box.to : [])),
];

/** The neighbour, by road or out of a box, that lies most nearly in a direction. */
export function nextSpot(from: Spot, dx: number, dy: number): Spot | undefined {
  const beside = [
    ...roadsAt(from.id).map(({ a, b }) => (a === from.id ? b : a)),
    ...BOXES.flatMap((box) =>
      (box.to as readonly string[]).includes(from.id) ? [box.id] : box.id === from.id ? box.to : [],
    ),
  ].flatMap((id) => BY_ID.get(id) ?? []);
  let [best, most]: [Spot | undefined, number] = [undefined, 0.35];
  for (const spot of beside) {
    const length = Math.hypot(spot.x - from.x, spot.y - from.y);
    const along = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / length;
    if (along > most) [best, most] = [spot, along];
  }
  return best;
}
