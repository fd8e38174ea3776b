/** Trees, placed by a fixed seed: single ones in light woods, closed crowns under dark strokes in deep woods. */
import { distanceToLine, short } from '../../hexboard/drawing/curve';
import { cellKey, type Cell } from '../../hexboard/drawing/outline';
import { randomFrom } from '../../hexboard/drawing/random';
import { type Point, RADIUS } from '../../hexboard/layout';
import { centreOfCell, type Ground } from './ground';

export interface Grove {
  readonly id: number;
  readonly deep: boolean;
  readonly shadows: string;
  readonly crowns: string;
  readonly ink: string;
}

interface Tree extends Point {
  readonly size: number;
}

export function groves(ground: Ground, keepOff: readonly (readonly Point[])[]): readonly Grove[] {
  return ground.cells
    .filter((cell) => /[lD]/.test(ground.codeAt(cell)))
    .map((cell) => grove(ground, cell, keepOff))
    .sort((a, b) => b.id - a.id);
}

function grove(ground: Ground, cell: Cell, keepOff: readonly (readonly Point[])[]): Grove {
  const deep = ground.codeAt(cell).includes('D');
  const centre = centreOfCell(ground, cell);
  const random = randomFrom(cellKey(cell) + 900);
  const near = keepOff
    .map((line) => line.filter((p) => Math.hypot(p.x - centre.x, p.y - centre.y) < RADIUS * 1.4))
    .filter((line) => line.length > 0);
  const trees: Tree[] = [];
  const wanted = deep ? 34 : 9;
  for (let attempt = 0; attempt < 300 && trees.length < wanted; attempt++) {
    const angle = random() * 2 * Math.PI;
    const away = random() ** 0.55 * RADIUS * (deep ? 0.98 : 0.86);
    const tree = {
      x: centre.x + Math.cos(angle) * away,
      y: centre.y + Math.sin(angle) * away * 0.95,
      size: (deep ? 8.6 : 7) + random() * 3,
    };
    const isNumber = Math.abs(tree.x - centre.x) < 24 && Math.abs(tree.y - (centre.y - 44)) < 16;
    if (isNumber || near.some((line) => distanceToLine(tree, line) < tree.size + 5)) continue;
    const room = deep ? 0.56 : 1.15;
    if (
      trees.some(
        (other) => Math.hypot(other.x - tree.x, (other.y - tree.y) * 1.15) < (other.size + tree.size) * room,
      )
    )
      continue;
    trees.push(tree);
  }
  trees.sort((a, b) => a.y - b.y);
  return {
    id: cellKey(cell),
    deep,
    shadows: trees.map(shadow).join(''),
    crowns: trees.map(crown).join(''),
    ink: trees.map((tree) => (deep ? hatch(tree) : leaf(tree))).join(''),
  };
}

/** Six leafy bows around the crown. */
function crown({ x, y, size }: Tree): string {
  const bow = short(size * 0.58);
  const at = (i: number) => {
    const angle = (i / 6) * 2 * Math.PI - Math.PI / 2;
    return `${short(x + Math.cos(angle) * size)} ${short(y + Math.sin(angle) * size * 0.88)}`;
  };
  return `M${at(0)}${[1, 2, 3, 4, 5, 6].map((i) => `A${bow} ${bow} 0 0 1 ${at(i)}`).join('')}Z`;
}

const shadow = ({ x, y, size }: Tree): string =>
  `M${short(x - size * 0.3)} ${short(y + size)}a${short(size)} ${short(size * 0.34)} 0 0 1 ${short(size * 1.9)} 0a${short(size)} ${short(size * 0.34)} 0 0 1 ${short(-size * 1.9)} 0Z`;

const leaf = ({ x, y, size }: Tree): string =>
  `M${short(x - size * 0.5)} ${short(y)}a${short(size * 0.3)} ${short(size * 0.3)} 0 0 1 ${short(size * 0.5)} ${short(-size * 0.3)}`;

/** Strokes on the side away from the light. */
const hatch = ({ x, y, size }: Tree): string =>
  [0.1, 0.4, 0.7]
    .map(
      (part) =>
        `M${short(x + size * part)} ${short(y - size * (0.7 - part * 0.5))}l${short(-size * 0.3)} ${short(size * (1.3 - part * 0.5))}`,
    )
    .join('');
