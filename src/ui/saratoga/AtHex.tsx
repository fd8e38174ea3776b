/** Something to read at a hex, as large on a small map as on a large one, where it hides nothing that matters. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Hex } from '../../engine/hexmap/hexId';
import { centreOf, type Point } from '../hexboard/layout';

interface Props {
  readonly hex: number;
  /** What is drawn lies around 0, 0, in pixels of the screen. */
  readonly width: number;
  readonly height: number;
  /** Rather below the hex than above it. */
  readonly isBelow?: boolean;
  /** Hexes that should be seen, too; then it may stand farther off, with a line to its hex. */
  readonly keepClear?: readonly number[];
  /** Hexes that had better be seen. */
  readonly spare?: readonly number[];
  readonly className?: string;
  readonly children: ReactNode;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From the middle of a hex to the edge of what stands in it, leaders and all, in units of the sheet. */
const ABOVE = 66;
const BELOW = 46;
const BESIDE = 50;
const COUNTER = 36;
const GAP = 6;
/** The part of the map, above and below, where a headline may lie. */
const HEADLINE = 0.25;
/** So wide a map has room for everything at its full size. */
const ROOMY = 640;

export function AtHex(props: Props) {
  const { hex, width, height, isBelow = false, keepClear = NONE, spare = NONE, className, children } = props;
  const group = useRef<SVGGElement>(null);
  const line = useRef<SVGLineElement>(null);
  // At every drawing, for the map may have another scale by then.
  useLayoutEffect(() => {
    const centre = centreOf(hex as Hex);
    const { scale, area } = windowOf(group.current);
    const isCrowded = area !== undefined && (area.right - area.left) * scale < ROOMY;
    const size = ((isCrowded ? 0.78 : 1) * Math.max(1, Math.min(1.3, scale))) / scale;
    const half = { x: (width / 2) * size, y: (height / 2) * size };
    const places = placesFor(centre, half, GAP * size, keepClear, spare.length > 0);
    const wanted = isBelow ? [places[1], places[0], ...places.slice(2)] : places;
    const at =
      best(
        wanted.filter((each) => each !== undefined),
        half,
        area,
        keepClear,
        spare,
      ) ?? centre;
    group.current?.setAttribute('transform', `translate(${at.x} ${at.y}) scale(${size})`);
    for (const [name, value] of Object.entries({ x1: centre.x, y1: centre.y, x2: at.x, y2: at.y }))
      line.current?.setAttribute(name, String(value));
  });
  return (
    <>
      {keepClear.length > 0 && <line ref={line} className="leading" />}
      <g ref={group} className={className}>
        {children}
      </g>
    </>
  );
}

const NONE: readonly number[] = [];

/** What is seen of the sheet, in its own units; nothing of it before it is drawn. */
function windowOf(group: SVGGElement | null): { scale: number; area: Area | undefined } {
  const sheet = group?.ownerSVGElement;
  const board = group?.closest('.board')?.getBoundingClientRect();
  const drawn = sheet?.getBoundingClientRect();
  if (!sheet || !board || !drawn?.width) return { scale: 1, area: undefined };
  const box = sheet.viewBox.baseVal;
  const scale = drawn.width / box.width;
  const area = {
    left: box.x + (board.left - drawn.left) / scale,
    top: box.y + (board.top - drawn.top) / scale,
    right: box.x + (board.right - drawn.left) / scale,
    bottom: box.y + (board.bottom - drawn.top) / scale,
  };
  return { scale, area };
}

/** Around the hex, and around all that should stay in sight. */
function placesFor(
  { x, y }: Point,
  half: Point,
  gap: number,
  keepClear: readonly number[],
  isSparing: boolean,
): readonly Point[] {
  const centres = keepClear.map((each) => centreOf(each as Hex));
  const [xs, ys] = [
    [x, ...centres.map((each) => each.x)],
    [y, ...centres.map((each) => each.y)],
  ];
  const near = [
    { x, y: y - ABOVE - gap - half.y },
    { x, y: y + BELOW + gap + half.y },
  ];
  const beside = [
    { x: x + BESIDE + gap + half.x, y },
    { x: x - BESIDE - gap - half.x, y },
  ];
  if (centres.length === 0) return isSparing ? [...near, ...beside] : near;
  return [
    ...near,
    ...beside,
    { x: Math.max(...xs) + BESIDE + gap + half.x, y },
    { x: Math.min(...xs) - BESIDE - gap - half.x, y },
    { x, y: Math.max(...ys) + BELOW + gap + half.y },
    { x, y: Math.min(...ys) - ABOVE - gap - half.y },
  ];
}

/** The first that hides least, moved into the window where it stands out. */
function best(
  places: readonly Point[],
  half: Point,
  area: Area | undefined,
  keepClear: readonly number[],
  spare: readonly number[],
): Point | undefined {
  const inside = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  const margin = area && keepClear.length > 0 ? (area.bottom - area.top) * HEADLINE : 0;
  const rated = places.map((place) => {
    const at = area
      ? {
          x: inside(place.x, area.left + half.x, area.right - half.x),
          y: inside(place.y, area.top + margin + half.y, area.bottom - margin - half.y),
        }
      : place;
    const hides = (hexes: readonly number[], reach: number) =>
      hexes.filter((each) => {
        const { x, y } = centreOf(each as Hex);
        return Math.abs(x - at.x) < half.x + reach && Math.abs(y - at.y) < half.y + reach;
      }).length;
    const shift = Math.hypot(at.x - place.x, at.y - place.y);
    return { at, faults: hides(keepClear, BESIDE) * 1000 + hides(spare, COUNTER) * 200 + shift };
  });
  const least = Math.min(...rated.map(({ faults }) => faults));
  return rated.find(({ faults }) => faults <= least + 1)?.at;
}
