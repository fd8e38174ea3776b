/** What the question names, marked on the map: a hex that lies open or is too full, the shot that waits for its die. */
import type { Hex } from '../../../engine/hexmap/hexId';
import { type About, counterOf, type Side } from '../../../engine/saratoga';
import { centreOf, outlineOf } from '../../hexboard/layout';
import { useTable } from '../table';

export function Asked() {
  const about = useTable((table) => table.view?.about);
  if (!about) return null;
  const hexes = hexesIn(about);
  return hexes.length > 0 ? <path className="asked" d={hexes.map(outlineOf).join('')} /> : null;
}

function hexesIn(about: About): readonly number[] {
  switch (about.kind) {
    case 'advance':
    case 'displacement':
      return [about.hex];
    case 'excess':
      return about.hexes;
    case 'relocation':
      return [about.from];
    default:
      return [];
  }
}

/** The shot that waits for its die. */
export function ShotAsked() {
  const about = useTable((table) => table.view?.about);
  if (about?.kind !== 'shot') return null;
  return <ShotLine from={about.from} hex={about.hex} side={counterOf(about.unit).side} />;
}

/** Across the edges between firer and target: neither counter's letter and number are covered. */
export function ShotLine({ from, hex, side }: { from: number; hex: number; side: Side }) {
  const [a, b] = [centreOf(from as Hex), centreOf(hex as Hex)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = (part: number) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  const [start, end, tip] = [along(24 / length), along(1 - 58 / length), along(1 - 36 / length)];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <g className={`shot-line ${side}`}>
      <line className="under" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      <path d="M0 0L-30 -18L-24 0L-30 18Z" transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`} />
    </g>
  );
}
