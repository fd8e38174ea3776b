/** Farms: fenced fields with plough lines, and a few black building blocks. */
import { type Hex, hexOf } from '../../../engine/hexmap/hexId';
import { MAP } from '../../../engine/saratoga';
import { centreOf, type Point } from '../../hexboard/layout';
import { distanceToLine, pathOf, short } from '../../hexboard/drawing/curve';
import { randomFrom } from '../../hexboard/drawing/random';

export interface FieldPatch {
  readonly fence: string;
  readonly furrows: string;
  /** One of three crops, for the tint. */
  readonly crop: number;
}

export interface Farms {
  readonly fields: readonly FieldPatch[];
  readonly buildings: string;
}

export function farms(roads: readonly (readonly Point[])[]): Farms {
  const farmHexes = MAP.places.filter((place) => place.kind === 'farm').flatMap((place) => place.hexes);
  const homes = MAP.places.filter((place) => place.kind === 'farm' || place.kind === 'house');
  return {
    fields: farmHexes.flatMap((text) => fieldsIn(hexOf(text), roads)),
    buildings: homes.map((place) => buildingsIn(hexOf(place.hexes[0] ?? ''), roads, place.kind)).join(''),
  };
}

/** Three patches around the middle of the hex, each turned a little, clear of the roads. */
function fieldsIn(hex: Hex, roads: readonly (readonly Point[])[]): FieldPatch[] {
  const random = randomFrom(hex * 13);
  const centre = centreOf(hex);
  const turn = random() * Math.PI;
  const patches: FieldPatch[] = [];
  for (let i = 0; i < 4 && patches.length < 3; i++) {
    const angle = turn + (i * Math.PI) / 2 + (random() - 0.5) * 0.5;
    const middle = { x: centre.x + Math.cos(angle) * 29, y: centre.y + Math.sin(angle) * 27 };
    if (roads.some((road) => distanceToLine(middle, road) < 17)) continue;
    patches.push(patch(middle, (random() - 0.5) * 0.9, 15 + random() * 5, 11 + random() * 4, patches.length));
  }
  return patches;
}

function patch(middle: Point, tilt: number, halfWidth: number, halfHeight: number, crop: number): FieldPatch {
  const at = (u: number, v: number): Point => ({
    x: middle.x + u * Math.cos(tilt) - v * Math.sin(tilt),
    y: middle.y + u * Math.sin(tilt) + v * Math.cos(tilt),
  });
  const w = halfWidth;
  const h = halfHeight;
  const fence = pathOf([at(-w, -h), at(w, -h + 1.5), at(w - 1.5, h), at(-w + 1, h - 1)], true);
  let furrows = '';
  for (let v = -h + 3; v < h - 1; v += 3) furrows += pathOf([at(-w + 2.5, v), at(w - 3, v)]);
  return { fence, furrows, crop };
}

function buildingsIn(hex: Hex, roads: readonly (readonly Point[])[], kind: string): string {
  const random = randomFrom(hex * 29);
  const centre = centreOf(hex);
  const wanted = kind === 'farm' ? 3 : 2;
  let blocks = '';
  for (let attempt = 0, found = 0; attempt < 60 && found < wanted; attempt++) {
    const spot = { x: centre.x + 24 + random() * 16, y: centre.y - 14 + random() * 40 };
    if (roads.some((road) => distanceToLine(spot, road) < 8.5)) continue;
    blocks += block(spot, random() * Math.PI, 3.6 + random() * 1.6, 2.5 + random());
    found++;
  }
  return blocks;
}

function block(middle: Point, tilt: number, w: number, h: number): string {
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const corner = (u: number, v: number) =>
    `${short(middle.x + u * cos - v * sin)} ${short(middle.y + u * sin + v * cos)}`;
  return `M${corner(-w, -h)}L${corner(w, -h)}L${corner(w, h)}L${corner(-w, h)}Z`;
}
