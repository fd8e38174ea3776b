/** Farms: fenced fields with plough lines, and a few black building blocks. */
import { type Hex, hexOf } from '../../../engine/hexmap/hexId';
import { distanceToLine, pathOf, short } from '../../hexboard/drawing/curve';
import { randomFrom } from '../../hexboard/drawing/random';
import type { Point } from '../../hexboard/layout';
import type { Ground } from './ground';

interface Props {
  readonly ground: Ground;
  readonly keepOff: readonly (readonly Point[])[];
}

export function Farms({ ground, keepOff }: Props) {
  const { scenario, world, layout } = ground.field;
  const farms = scenario.ground.places.filter(({ kind }) => kind === 'farm').map(({ hex }) => hexOf(hex));
  const houses = scenario.ground.places.filter(({ kind }) => kind === 'house').map(({ hex }) => hexOf(hex));
  const homes = new Set([
    ...farms,
    ...houses,
    ...world.landHexes.filter((hex) => world.buildings[hex] === 1),
  ]);
  return (
    <g className="fs-farms">
      {farms.flatMap((hex) =>
        fields(hex, layout.centreOf(hex), keepOff).map(({ fence, furrows }, i) => (
          <g key={`${hex} ${i}`}>
            <path className={`fence crop-${i}`} d={fence} />
            <path className="furrows" d={furrows} />
          </g>
        )),
      )}
      {[...homes].map((hex) => (
        <path key={hex} className="blocks" d={blocks(hex, layout.centreOf(hex), keepOff)} />
      ))}
    </g>
  );
}

function fields(hex: Hex, centre: Point, roads: Props['keepOff']) {
  const random = randomFrom(hex * 13);
  const turn = random() * Math.PI;
  const found: { fence: string; furrows: string }[] = [];
  for (let i = 0; i < 5 && found.length < 3; i++) {
    const angle = turn + (i * Math.PI * 2) / 5;
    const middle = { x: centre.x + Math.cos(angle) * 31, y: centre.y + 4 + Math.sin(angle) * 27 };
    if (roads.some((road) => distanceToLine(middle, road) < 18)) continue;
    found.push(patch(middle, (random() - 0.5) * 0.9, 14 + random() * 5, 10 + random() * 4));
  }
  return found;
}

function patch({ x, y }: Point, tilt: number, w: number, h: number) {
  const at = (u: number, v: number): Point => ({
    x: x + u * Math.cos(tilt) - v * Math.sin(tilt),
    y: y + u * Math.sin(tilt) + v * Math.cos(tilt),
  });
  let furrows = '';
  for (let v = -h + 3; v < h - 1; v += 3) furrows += pathOf([at(-w + 2.5, v), at(w - 3, v)]);
  return { fence: pathOf([at(-w, -h), at(w, -h + 1.5), at(w - 1.5, h), at(-w + 1, h - 1)], true), furrows };
}

function blocks(hex: Hex, centre: Point, roads: Props['keepOff']): string {
  const random = randomFrom(hex * 29);
  let found = '';
  for (let attempt = 0, count = 0; attempt < 60 && count < 3; attempt++) {
    const spot = { x: centre.x + 22 + random() * 16, y: centre.y - 16 + random() * 38 };
    if (roads.some((road) => distanceToLine(spot, road) < 9)) continue;
    const [cos, sin] = [Math.cos(random() * Math.PI), Math.sin(random() * Math.PI)];
    const corner = (u: number, v: number) =>
      `${short(spot.x + u * cos - v * sin)} ${short(spot.y + u * sin + v * cos)}`;
    found += `M${corner(-4.4, -3)}L${corner(4.4, -3)}L${corner(4.4, 3)}L${corner(-4.4, 3)}Z`;
    count++;
  }
  return found;
}
