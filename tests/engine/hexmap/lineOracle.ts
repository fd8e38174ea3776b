/**
 * A slow second opinion on lines: walk along the line in small steps and ask at each point which centre is nearest.
 *
 * A hex is the set of points that are nearer to its centre than to any other; on a hexside two centres are equally
 * near. With half a hex's side as the unit of x and half its height as that of y, centres are whole numbers and the
 * square of a length is x * x + 3 * y * y, so that everything is compared exactly.
 */

import { type HexGrid } from '../../../src/engine/hexmap/grid';
import { columnOf, type Hex, hexAt, NO_HEX, rowOf } from '../../../src/engine/hexmap/hexId';

export function sampledLine(grid: HexGrid, a: Hex, b: Hex): readonly (readonly Hex[])[] {
  // The line enters and leaves hexes at fractions whose denominators are at most twice the distance, so that two
  // different ones are at least 1 / (2 d)^2 apart: at least four points fall into every hex and every hexside.
  const points = 16 * grid.distance(a, b) ** 2 + 1;
  const [ax, ay] = centre(columnOf(a), rowOf(a));
  const [bx, by] = centre(columnOf(b), rowOf(b));
  const runs: { readonly hexes: string; points: number }[] = [];
  for (let i = 0; i <= points; i++) {
    const hexes = nearest(ax * (points - i) + bx * i, ay * (points - i) + by * i, points).join();
    const last = runs.at(-1);
    if (last?.hexes === hexes) last.points++;
    else runs.push({ hexes, points: 1 });
  }
  return (
    runs
      .slice(1, -1)
      // A single point between hexes is where the line crosses a hexside or touches a corner.
      .filter((run) => run.points > 1 || !run.hexes.includes(','))
      .map((run) => run.hexes.split(',').map((number) => onGrid(grid, Number(number))))
  );
}

function centre(column: number, row: number): readonly [number, number] {
  return [3 * column, 2 * row + (column % 2 === 0 ? 1 : 0)];
}

/** The numbers of the hexes whose centres are nearest to the point x / scale, y / scale. */
function nearest(x: number, y: number, scale: number): readonly number[] {
  const nearColumn = Math.round(x / scale / 3);
  const nearRow = Math.round(y / scale / 2);
  let shortest = Infinity;
  let numbers: number[] = [];
  for (let column = nearColumn - 1; column <= nearColumn + 1; column++)
    for (let row = nearRow - 2; row <= nearRow + 2; row++) {
      const [cx, cy] = centre(column, row);
      const length = (cx * scale - x) ** 2 + 3 * (cy * scale - y) ** 2;
      if (length < shortest) numbers = [];
      if (length <= shortest) numbers.push(column * 100 + row);
      shortest = Math.min(shortest, length);
    }
  return numbers;
}

function onGrid(grid: HexGrid, number: number): Hex {
  const hex = hexAt(Math.floor(number / 100), number % 100);
  return grid.has(hex) ? hex : NO_HEX;
}
