/** The clearings: fenced fields with plough lines, cabins, and the mill on its creek. */
import { onSheet } from './sheet';

interface Plot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly turn: number;
}

/** Offsets from the middle of a clearing. */
const PLOTS: readonly Plot[] = [
  { ...onSheet(37, 37.5), w: 82, h: 42, turn: -7 },
  { ...onSheet(53.5, 36), w: 74, h: 34, turn: 6 },
  { ...onSheet(36.5, 46), w: 74, h: 36, turn: 4 },
  { ...onSheet(12.8, 42), w: 54, h: 34, turn: -10 },
  { ...onSheet(25.5, 43), w: 44, h: 30, turn: 8 },
];

const CABINS: readonly (readonly [x: number, y: number])[] = [
  [40.6, 33.8],
  [55.4, 46],
  [15.2, 48.6],
  [24.2, 48.3],
];

export function Farms() {
  const mill = onSheet(55.2, 53.6);
  return (
    <g className="ff-farms">
      {PLOTS.map(({ x, y, w, h, turn }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect className="ff-plot" x={-w / 2} y={-h / 2} width={w} height={h} />
          <path className="ff-plough" d={furrows(w, h)} />
        </g>
      ))}
      {CABINS.map(([x, y]) => {
        const at = onSheet(x, y);
        return (
          <g key={`${x} ${y}`} transform={`translate(${at.x} ${at.y})`}>
            <rect className="ff-cabin" x="-8" y="-4" width="13" height="8" />
            <rect className="ff-cabin" x="7" y="0" width="6" height="6" />
          </g>
        );
      })}
      <g transform={`translate(${mill.x} ${mill.y})`}>
        <rect className="ff-cabin" x="-10" y="-7" width="15" height="11" />
        <circle className="ff-wheel" r="6.5" cx="10" cy="1" />
        <path className="ff-wheel" d="M10 -5.5V7.5M3.5 1H16.5M5.4 -3.6L14.6 5.6M14.6 -3.6L5.4 5.6" />
      </g>
    </g>
  );
}

function furrows(w: number, h: number): string {
  let path = '';
  for (let y = -h / 2 + 5; y < h / 2; y += 5) path += `M${-w / 2 + 3} ${y}h${w - 6}`;
  return path;
}
