/** 2.1 The drawn ground says the same as the map data. */
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatHex, type Hex, hexOf, NO_HEX } from '../../../src/engine/hexmap/hexId';
import { BATTLES, GRID, hexesOfSide, isLand, isWoods, MAP } from '../../../src/engine/saratoga';
import { centreAt, centreOf, hexUnder, type Point, RADIUS } from '../../../src/ui/hexboard/layout';
import { distanceToLine } from '../../../src/ui/hexboard/drawing/curve';
import { farms } from '../../../src/ui/saratoga/map/farms';
import { FRAME, SHEET } from '../../../src/ui/saratoga/map/ground';
import { MapSheet } from '../../../src/ui/saratoga/map/MapSheet';
import { contours } from '../../../src/ui/saratoga/map/relief';
import { roads } from '../../../src/ui/saratoga/map/roads';
import { river, streams } from '../../../src/ui/saratoga/map/water';
import { canopy, forestFloor, groves } from '../../../src/ui/saratoga/map/woods';
import { works } from '../../../src/ui/saratoga/map/works';
import { type Bounds, boundsOf, piecesOf } from '../../helpers/svgPath';

const under = (point: Point) => hexUnder(point, MAP.columns, MAP.rows);
const land = GRID.hexes.filter(isLand);
const middleOf = (points: readonly Point[]): Point => {
  const { left, right, top, bottom } = boundsOf(points);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};
/** Without the numbers that come again at once. */
const inTurn = (hexes: readonly Hex[]) => hexes.filter((hex, i) => hex !== hexes[i - 1]).map(formatHex);

describe('2.1 the woods', () => {
  const sheet = () => render(<MapSheet battle="oct7" />, { container: svg() }).container;
  const trees = (map: HTMLElement) =>
    [...map.querySelectorAll('.grove .crown')].flatMap((crown) => piecesOf(crown.getAttribute('d') ?? ''));

  it('have trees in every woods hex and in no other', () => {
    // On the rim of the sheet, beyond the numbered hexes, the land runs on as it likes.
    const wooded = new Set(trees(sheet()).map((tree) => under(middleOf(tree))));
    wooded.delete(NO_HEX);
    expect([...wooded].sort((a, b) => a - b).map(formatHex)).toEqual(land.filter(isWoods).map(formatHex));
  });

  it('have several trees in each woods hex', () => {
    const count = new Map<Hex, number>();
    for (const tree of trees(sheet())) {
      const hex = under(middleOf(tree));
      count.set(hex, (count.get(hex) ?? 0) + 1);
    }
    const sparse = [...count].filter(([, trunks]) => trunks < 5);
    expect(sparse.map(([hex, trunks]) => `${formatHex(hex)}: ${trunks}`)).toEqual([]);
  });

  it('are one soft mass from afar, over every woods hex and over no clearing', () => {
    const heaps = canopy().flatMap(([, each]) => piecesOf(each));
    const roofed = new Set(heaps.map(middleOf).filter(isOnNumbered).map(under));
    roofed.delete(NO_HEX);
    expect([...roofed].sort((a, b) => a - b).map(formatHex)).toEqual(land.filter(isWoods).map(formatHex));
    const map = sheet();
    // Cheap to paint: far fewer shapes than the trees are made of.
    expect(map.querySelectorAll('.canopy path').length * 3).toBeLessThan(
      map.querySelectorAll('.grove path').length,
    );
  });

  it('leave the number of every hex free', () => {
    const map = sheet();
    const crowns = trees(map).map(boundsOf);
    const numbers = [...map.querySelectorAll('.numbers text')];
    expect(numbers.map((number) => number.textContent)).toEqual(land.map(formatHex));
    // Four digits of the sans in ten and a half units.
    const covered = numbers.filter((number) => {
      const [x, y] = [Number(number.getAttribute('x')), Number(number.getAttribute('y'))];
      const box = { left: x - 12.5, right: x + 12.5, top: y - 7, bottom: y };
      return crowns.some((crown) => isUnder(crown, box));
    });
    expect(covered.map((number) => number.textContent)).toEqual([]);
  });

  it('are drawn the same each time', async () => {
    const lines = roads().map(({ line }) => ({ line, room: 5 }));
    expect(groves(lines)).toEqual(groves(lines));
    expect(forestFloor()).toEqual(forestFloor());
    expect(contours()).toEqual(contours());
    expect(farms(lines.map(({ line }) => line))).toEqual(farms(lines.map(({ line }) => line)));
    const before = sheet().innerHTML;
    vi.resetModules();
    const { MapSheet: Again } = await import('../../../src/ui/saratoga/map/MapSheet');
    expect(render(<Again battle="oct7" />, { container: svg() }).container.innerHTML).toBe(before);
  });

  it('stand beside the roads and streams, never on them', () => {
    const ways = [...roads(), ...streams()].map(({ line }) => line);
    const onTheWay = trees(sheet()).filter((tree) =>
      ways.some((line) => distanceToLine(middleOf(tree), line) < 6),
    );
    expect(onTheWay.map((tree) => formatHex(under(middleOf(tree))))).toEqual([]);
  });
});

describe('the light on the heights', () => {
  it('comes from the north-west: slopes that look there are lit, those that look away are shaded', () => {
    for (const { lit, shaded, wash } of contours()) {
      const [bright, dark] = [piecesOf(lit), piecesOf(shaded)].map((pieces) => pieces.flat());
      expect(bright?.length).toBeGreaterThan(100);
      expect(dark?.length).toBeGreaterThan(100);
      const away = ({ x, y }: Point) => x + y;
      // Of each closed height by itself.
      for (const ring of piecesOf(wash.area)) {
        const { left, right, top, bottom } = boundsOf(ring);
        if (right - left > 3 * RADIUS || right < FRAME.x + 200) continue;
        const own = (points: readonly Point[] = []) =>
          points.filter(({ x, y }) => x > left - 25 && x < right + 25 && y > top - 25 && y < bottom + 25);
        const mean = (points: readonly Point[]) =>
          points.reduce((sum, p) => sum + away(p), 0) / points.length;
        expect(mean(own(bright))).toBeLessThan(mean(own(dark)));
      }
    }
  });
});

describe('2.1 the numbers of the hexes', () => {
  it('stand at the four edges, too, by column and by row, for a sheet too small to read them in the hexes', () => {
    const map = render(<MapSheet battle="oct7" />, { container: svg() }).container;
    const edge = [...map.querySelectorAll('.edge-numbers text')].map((number) => ({
      text: number.textContent,
      x: Number(number.getAttribute('x')),
      y: Number(number.getAttribute('y')),
    }));
    expect(edge).toHaveLength(2 * (MAP.columns + MAP.rows));
    for (const { x, y } of edge) expect(isInFrame({ x, y })).toBe(false);
    const above = edge.filter(({ y }) => y < 0);
    expect(above.map(({ text, x }) => [text, x])).toEqual(
      above.map((_, i) => [
        String(i + 1).padStart(2, '0'),
        centreOf(hexOf(`${String(i + 1).padStart(2, '0')}01`)).x,
      ]),
    );
  });
});

describe.each(roads())('2.1 the $name', (road) => {
  const data = MAP.roads.find(({ name }) => name === road.name);
  const path = data?.path ?? [];

  it('passes through each hex of its path, in order, and through no other', () => {
    const inside = road.line.filter((p) => p.x > 0 && p.y > 0 && p.y < FRAME.height - 18);
    expect(inTurn(inside.map(under).filter((hex) => GRID.has(hex)))).toEqual(path);
  });

  it('runs on beyond the frame where it leaves the map, and ends in a hex elsewhere', () => {
    const ends = [
      [road.line[0], path[0]],
      [road.line.at(-1), path.at(-1)],
    ] as const;
    for (const [point, hex] of ends) {
      const leaves = MAP.exits.some((exit) => exit.road === road.name && exit.hex === hex);
      expect(isInFrame(point)).toBe(!leaves);
    }
  });

  it('is broken where a stream negates it, and nowhere else', () => {
    const fords = path.slice(1).flatMap((to, i) => {
      const from = path[i] ?? '';
      return isStream(from, to) ? [`${from}-${to}`] : [];
    });
    const pieces = road.broken === '' ? [] : piecesOf(road.broken);
    const broken = pieces.map(
      (piece) => `${formatHex(under(piece[0] ?? CENTRE))}-${formatHex(under(piece.at(-1) ?? CENTRE))}`,
    );
    expect(broken).toEqual(fords);
    // What is left is drawn whole: one piece more than there are gaps.
    expect(piecesOf(road.firm)).toHaveLength(fords.length + 1);
  });
});

describe.each(streams())('2.1 the $name', (stream) => {
  const course = MAP.streams.find(({ name }) => name === stream.name)?.course ?? [];
  const middles = course.map((side) => {
    const [a, b] = hexesOfSide(side).map(centreOf);
    return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
  });

  it('follows its hexsides from the source to the mouth, in order', () => {
    let from = 0;
    for (const [i, middle] of middles.entries()) {
      const near = stream.line.findIndex(
        (p, k) => k >= from && Math.hypot(p.x - middle.x, p.y - middle.y) < 12,
      );
      expect(near, `${course[i]} after ${course[i - 1]}`).toBeGreaterThanOrEqual(from);
      from = near;
    }
  });

  it('never strays from them, except into the Hudson at its mouth', () => {
    const mouth = middles.at(-1) ?? CENTRE;
    const astray = stream.line.filter(
      (p) =>
        distanceToLine(p, middles) > RADIUS * 0.6 && Math.hypot(p.x - mouth.x, p.y - mouth.y) > RADIUS * 2,
    );
    expect(astray).toEqual([]);
  });

  it('widens toward its mouth', () => {
    const [body = []] = piecesOf(stream.body);
    const half = body.length / 2;
    const width = (i: number) => {
      const [a, b] = [body[i] ?? CENTRE, body[body.length - 1 - i] ?? CENTRE];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    const quarter = Math.floor(half / 4);
    const mean = (from: number) =>
      Array.from({ length: quarter }, (_, i) => width(from + i)).reduce((sum, w) => sum + w) / quarter;
    expect(mean(0)).toBeLessThan(mean(quarter));
    expect(mean(quarter)).toBeLessThan(mean(2 * quarter));
    expect(width(0)).toBeLessThan(width(half - 1) / 2);
  });
});

describe('R8 the Hudson', () => {
  it('has its banks between land and water, all the way', () => {
    const water = GRID.hexes.filter((hex) => !isLand(hex));
    const [west = []] = river().banks.map((bank) => piecesOf(bank).flat());
    const shore = land.filter((hex) => GRID.neighbours(hex).some((next) => water.includes(next)));
    for (const hex of shore) expect(distanceToLine(centreOf(hex), west)).toBeLessThan(RADIUS * 1.3);
    // No land hex has lost its middle to the river.
    for (const hex of land) expect(distanceToLine(centreOf(hex), west)).toBeGreaterThan(RADIUS * 0.45);
  });
});

describe('R12 the works', () => {
  it.each(BATTLES)('are walls where they are in play and a trace elsewhere: %s', (battle) => {
    const drawn = works(battle);
    expect(drawn.map((work) => work.id)).toEqual(MAP.works.map((work) => work.hex));
    for (const work of drawn) {
      expect(work.inPlay).toBe(
        MAP.works.some(({ hex, inPlay }) => hex === work.id && inPlay.includes(battle)),
      );
      expect(formatHex(under(middleOf(piecesOf(work.wall)[0] ?? [])))).toBe(work.id);
      expect(piecesOf(work.bastions)).toHaveLength(6);
    }
    const map = render(<MapSheet battle={battle} />, { container: svg() }).container;
    expect(map.querySelectorAll('.work')).toHaveLength(drawn.filter((work) => work.inPlay).length);
    expect(map.querySelectorAll('.work-trace')).toHaveLength(drawn.filter((work) => !work.inPlay).length);
  });

  it('fortify 0313 and 0412 only on 7 October', () => {
    const inPlay = (battle: (typeof BATTLES)[number]) =>
      works(battle)
        .filter((work) => work.inPlay)
        .map((work) => work.id);
    const always = ['0513', '0613', '0714', '0814', '0914', '1014', '1015'];
    expect(inPlay('sept19')).toEqual(always);
    expect(inPlay('oct7')).toEqual(['0313', '0412', ...always]);
  });
});

/** Does a crown, which is round within its bounds, reach into a box? */
function isUnder(crown: Bounds, box: Bounds): boolean {
  const middle = { x: (crown.left + crown.right) / 2, y: (crown.top + crown.bottom) / 2 };
  const x = Math.max(box.left, Math.min(box.right, middle.x)) - middle.x;
  const y = Math.max(box.top, Math.min(box.bottom, middle.y)) - middle.y;
  return Math.hypot((2 * x) / (crown.right - crown.left), (2 * y) / (crown.bottom - crown.top)) < 1;
}

/** Not on the rim above an even column, which reaches down between the numbered hexes. */
const isOnNumbered = (p: Point): boolean => {
  const { x, y } = centreOf(under(p));
  const rim = Array.from({ length: MAP.columns / 2 }, (_, i) => centreAt(2 * i + 2, 0));
  return rim.every((r) => Math.hypot(p.x - r.x, p.y - r.y) > Math.hypot(p.x - x, p.y - y));
};

const CENTRE: Point = { x: 0, y: 0 };

const isInFrame = (p: Point | undefined) =>
  p !== undefined &&
  p.x > FRAME.x &&
  p.y > FRAME.y &&
  p.x < FRAME.x + FRAME.width &&
  p.y < FRAME.y + FRAME.height;

function isStream(a: string, b: string): boolean {
  const side = [hexOf(a), hexOf(b)];
  return MAP.streams.some((stream) =>
    stream.course.some((text) => hexesOfSide(text).every((hex) => side.includes(hex))),
  );
}

function svg(): HTMLElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.setAttribute('viewBox', `${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`);
  document.body.append(element);
  return element as unknown as HTMLElement;
}
