/** Woods: a wash with a ragged edge under engraved trees, placed by a fixed seed so that they never jump. */
import { centreAt, HEX_HEIGHT, type Point, RADIUS } from '../../hexboard/layout';
import {
  distanceToLine,
  type Outline,
  outlined,
  short,
  smooth,
  stations,
} from '../../hexboard/drawing/curve';
import { borders, type Cell, cellKey, neighbourCell } from '../../hexboard/drawing/outline';
import { noiseAlong, randomFrom } from '../../hexboard/drawing/random';
import { CELLS, FRAME, isDrawn, isForest } from './ground';

/** The trees of one hex, merged so that a forest is a few hundred shapes and not ten thousand. */
export interface Grove {
  readonly id: string;
  readonly shadows: string;
  readonly crowns: string;
  readonly shades: string;
  readonly ink: string;
}

export function forestFloor(): Outline {
  return outlined(
    borders(CELLS, isForest).map((border, i) => {
      const ragged = noiseAlong(i + 31, 17);
      const broad = noiseAlong(i + 97, 60);
      const line = stations(smooth(border.points, true, 2), 5, true);
      const edge = line.map((s) => {
        const out = ragged(s.at) * 6 + broad(s.at) * 9 - 2;
        return { x: s.x + s.dy * out, y: s.y - s.dx * out };
      });
      return edge;
    }),
  );
}

/** The forest from afar: heaps of leaves that stand out of it, in blocks of four by four hexes. */
export function canopy(): readonly (readonly [block: number, heaps: string])[] {
  const blocks = new Map<number, string>();
  for (const cell of CELLS.filter(isForest)) {
    const block = Math.floor(cell.column / 4) * 100 + Math.floor(cell.row / 4);
    const centre = centreAt(cell.column, cell.row);
    const random = randomFrom(cellKey(cell) + 5000);
    let heaps = '';
    for (let i = 0; i < 7; i++) {
      const angle = ((i + random()) / 7) * 2 * Math.PI;
      const away = (0.15 + random() * 0.6) * RADIUS;
      const wide = 8 + random() ** 2 * 16;
      heaps += heap(centre.x + Math.cos(angle) * away, centre.y + Math.sin(angle) * away, wide, random);
    }
    blocks.set(block, (blocks.get(block) ?? '') + heaps);
  }
  return [...blocks];
}

/** Five loose bows, wider than high. From afar whole units are fine enough, and short. */
function heap(x: number, y: number, wide: number, random: () => number): string {
  const points = [0, 1, 2, 3, 4].map((i) => {
    const angle = ((i + random() * 0.6) / 5) * 2 * Math.PI;
    return [Math.round(x + Math.cos(angle) * wide), Math.round(y + Math.sin(angle) * wide * 0.66)] as const;
  });
  const bow = Math.round(wide * 0.72);
  let [[left, top] = [0, 0]] = points;
  let path = `M${left} ${top}`;
  for (const [nextLeft, nextTop] of [...points.slice(1), ...points.slice(0, 1)]) {
    path += `a${bow} ${bow} 0 0 1 ${nextLeft - left} ${nextTop - top}`;
    [left, top] = [nextLeft, nextTop];
  }
  return `${path}Z`;
}

/** A line that no tree stands on, with the room to leave beside it: a road, a stream, a name. */
export interface KeepOff {
  readonly line: readonly Point[];
  readonly room: number;
}

export function groves(keepOff: readonly KeepOff[]): Grove[] {
  // Row by row from the north, so that a nearer tree stands before a farther one.
  return CELLS.filter(isForest).map((cell) => grove(cell, keepOff));
}

interface Tree extends Point {
  readonly size: number;
  readonly pine: boolean;
}

function grove(cell: Cell, keepOff: readonly KeepOff[]): Grove {
  const centre = centreAt(cell.column, cell.row);
  const random = randomFrom(cellKey(cell));
  const near = keepOff
    .map(({ line, room }) => ({
      room,
      line: line.filter((p) => (p.x - centre.x) ** 2 + (p.y - centre.y) ** 2 < (RADIUS * 1.5) ** 2),
    }))
    .filter(({ line }) => line.length > 0);
  // Toward a neighbour that is woods too the trees may stand up to the hexside, elsewhere they keep back.
  const open = [0, 1, 2, 3, 4, 5].map((direction) => {
    const next = neighbourCell(cell, direction);
    return !isDrawn(next) || isForest(next) ? 0 : 13;
  });
  const trees: Tree[] = [];
  for (let attempt = 0; attempt < 420 && trees.length < 30; attempt++) {
    const angle = random() * 2 * Math.PI;
    const away = random() ** 0.56 * RADIUS;
    const tree = {
      x: centre.x + Math.cos(angle) * away,
      y: centre.y + Math.sin(angle) * away,
      size: 6.6 + random() * 3.4,
      pine: random() < 0.27,
    };
    if (roomFor(tree, centre, open) < tree.size * 0.2) continue;
    if (isUnderNumber(tree, cell)) continue;
    if (trees.some((other) => isCrowded(other, tree))) continue;
    if (near.some(({ line, room }) => distanceToLine(tree, line) < tree.size + room)) continue;
    if (
      tree.y < FRAME.y + 8 ||
      tree.x < FRAME.x + 8 ||
      tree.x > FRAME.x + FRAME.width - 8 ||
      tree.y > FRAME.y + FRAME.height - 8
    )
      continue;
    trees.push(tree);
  }
  trees.sort((a, b) => a.y - b.y);
  return {
    id: String(cellKey(cell)),
    shadows: trees.map(shadow).join(''),
    crowns: trees.map(crown).join(''),
    shades: trees.map((tree) => shade(tree)).join(''),
    ink: trees.map((tree) => strokes(tree, random)).join(''),
  };
}

/** Crowns may touch, no more. */
function isCrowded(a: Tree, b: Tree): boolean {
  const apart = (a.x - b.x) ** 2 + ((a.y - b.y) * 1.15) ** 2;
  return apart < ((a.size + b.size) * 0.78) ** 2;
}

/** How far a point is inside the hex, less what has to be kept free along open sides. */
function roomFor(p: Point, centre: Point, open: readonly number[]): number {
  let room = Infinity;
  for (const [direction, [cos, sin]] of OUTWARD.entries()) {
    const out = (p.x - centre.x) * cos + (p.y - centre.y) * sin;
    room = Math.min(room, HEX_HEIGHT / 2 - out - (open[direction] ?? 0));
  }
  return room;
}

/** Straight out over each hexside, clockwise from north. */
const OUTWARD = [0, 1, 2, 3, 4, 5].map((direction) => {
  const angle = ((direction * 60 - 90) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** The numbers of this hex and of those below it, which the tree could reach. */
function isUnderNumber(tree: Tree, cell: Cell): boolean {
  const [wide, high] = tree.pine ? [tree.size * 0.85, tree.size * 1.3] : [tree.size * 1.3, tree.size * 1.25];
  return [cell, ...[2, 3, 4].map((direction) => neighbourCell(cell, direction))].some(({ column, row }) => {
    const centre = centreAt(column, row);
    const number = centre.y - HEX_HEIGHT / 2 + 8;
    return Math.abs(tree.x - centre.x) < wide + 14 && Math.abs(tree.y - number) < high + 5.5;
  });
}

function crown({ x, y, size, pine }: Tree): string {
  if (pine) {
    const w = size * 0.78;
    const h = size * 1.25;
    return `M${short(x)} ${short(y - h)}l${short(w * 0.62)} ${short(h * 0.82)}h${short(-w * 0.22)}l${short(w * 0.6)} ${short(h * 0.86)}h${short(-2 * w)}l${short(w * 0.6)} ${short(-h * 0.86)}h${short(-w * 0.22)}Z`;
  }
  // Six leafy bumps around the crown, a little flat below.
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i / 6) * 2 * Math.PI - Math.PI / 2;
    return { x: x + Math.cos(angle) * size, y: y + Math.sin(angle) * size * 0.88 };
  });
  const bumps = points.map((p, i) => {
    const next = points[(i + 1) % points.length] ?? p;
    return bow(p, next, 0.57);
  });
  const first = points[0];
  return first ? `M${short(first.x)} ${short(first.y)}${bumps.join('')}Z` : '';
}

/** A curve to the next point that bulges to the left by so much of the way: of one piece, which is quick to paint. */
function bow(from: Point, to: Point, bulge: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return `q${short(dx / 2 + dy * bulge)} ${short(dy / 2 - dx * bulge)} ${short(dx)} ${short(dy)}`;
}

/** The side away from the light, which comes from the north-west. */
function shade({ x, y, size, pine }: Tree): string {
  if (pine) {
    const w = size * 0.78;
    const h = size * 1.25;
    return `M${short(x)} ${short(y - h)}l${short(w * 0.62)} ${short(h * 0.82)}h${short(-w * 0.22)}l${short(w * 0.6)} ${short(h * 0.86)}h${short(-w * 0.85)}Z`;
  }
  const [top, foot] = [
    { x: x + size * 0.55, y: y - size * 0.85 },
    { x: x - size * 0.2, y: y + size },
  ];
  return `M${short(top.x)} ${short(top.y)}${bow(top, foot, 0.62)}${bow(foot, top, -0.38)}Z`;
}

function shadow({ x, y, size }: Tree): string {
  const left = { x: x - size * 0.35, y: y + size * 1.02 };
  const right = { x: left.x + size * 1.9, y: left.y };
  return `M${short(left.x)} ${short(left.y)}${bow(left, right, 0.4)}${bow(right, left, 0.4)}Z`;
}

/** A few strokes of the burin: leaves in the lit half. */
function strokes({ x, y, size, pine }: Tree, random: () => number): string {
  if (pine) return `M${short(x)} ${short(y - size * 1.1)}v${short(size * 2.3)}`;
  const curl = 0.8 - random() * 0.35;
  const leaf = (left: number, foot: number, wide: number, high: number) => {
    const from = { x: x + size * left, y: y + size * foot };
    const to = { x: from.x + size * wide, y: from.y - size * high };
    return `M${short(from.x)} ${short(from.y)}${bow(from, to, curl)}`;
  };
  return leaf(-0.62, -0.1, 0.5, 0.3) + leaf(-0.2, 0.42, 0.52, 0.26);
}
