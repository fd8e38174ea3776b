/** A small picture of where the armies stand: dots over the outline of the land. */
import { columnOf, type Hex, rowOf } from '../../engine/hexmap/hexId';
import { GRID, isLand } from '../../engine/saratoga';
import { centreOf, cornersAround, polygon, RADIUS } from '../board/layout';

interface Props {
  readonly picture: readonly number[] | undefined;
}

/** Drawn once for all. */
let land: string | undefined;
const outline = (): string =>
  (land ??= GRID.hexes
    .filter(isLand)
    .map((hex) => polygon(cornersAround(centreOf(hex), RADIUS * 1.03)))
    .join(''));

const LAST = GRID.hexes.at(-1) as Hex;
const SIZE = { x: centreOf(LAST).x + RADIUS, y: centreOf(LAST).y + RADIUS * 2 };

export function ShelfPicture({ picture = [] }: Props) {
  return (
    <svg className="shelf-picture" viewBox={`0 0 ${SIZE.x} ${SIZE.y}`} aria-hidden="true" focusable="false">
      <path className="land" d={outline()} />
      {picture.filter(isOnMap).map((dot) => {
        const { x, y } = centreOf(Math.floor(dot / 2) as Hex);
        return dot % 2 === 1 ? (
          <circle key={dot} className="british" cx={x} cy={y} r={46} />
        ) : (
          <rect key={dot} className="american" x={x - 42} y={y - 42} width={84} height={84} />
        );
      })}
    </svg>
  );
}

function isOnMap(dot: number): boolean {
  const hex = Math.floor(dot / 2) as Hex;
  return GRID.has(hex) && columnOf(hex) > 0 && rowOf(hex) > 0;
}
