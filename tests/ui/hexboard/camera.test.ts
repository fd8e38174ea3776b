// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Camera,
  calmly,
  fill,
  fit,
  framing,
  clamped,
  LARGEST,
  panned,
  revealing,
  type Size,
  toSheet,
  toWindow,
  zoomed,
} from '../../../src/ui/hexboard/camera';
import { degreeOf } from '../../../src/ui/hexboard/degree';
import { centreOf, type Point } from '../../../src/ui/hexboard/layout';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { SHEET } from '../../../src/ui/saratoga/map/ground';

const DESK: Size = { width: 1080, height: 760 };
const PHONE: Size = { width: 390, height: 420 };
const FARM = centreOf(hexOf('0405'));
const AXES = ['x', 'y'] as const;
type Axis = (typeof AXES)[number];
const LENGTH = { x: 'width', y: 'height' } as const;

/** Where the sheet begins and ends in the window, along one axis. */
function drawn(camera: Camera, axis: Axis): readonly [start: number, end: number] {
  const start = SHEET[axis] * camera.scale + camera[axis];
  return [start, start + SHEET[LENGTH[axis]] * camera.scale];
}

const isLarger = (camera: Camera, view: Size, axis: Axis) =>
  SHEET[LENGTH[axis]] * camera.scale > view[LENGTH[axis]] + 1e-6;

/** Even steps: the doubles of fast-check crowd around zero. */
const from = (least: number, most: number) =>
  fc.integer({ min: 0, max: 100_000 }).map((step) => least + ((most - least) * step) / 100_000);
/** As likely to shrink as to enlarge. */
const anyFactor = (most: number) => from(-Math.log(most), Math.log(most)).map(Math.exp);
const anyView = fc.record({
  width: fc.integer({ min: 40, max: 4000 }),
  height: fc.integer({ min: 40, max: 4000 }),
});
/** A place in the window, as parts of its width and height; a little outside, too. */
const anyPlace = fc.record({
  x: from(-0.2, 1.2),
  y: from(-0.2, 1.2),
});
const anyPointOfSheet = fc.record({
  x: from(SHEET.x, SHEET.x + SHEET.width),
  y: from(SHEET.y, SHEET.y + SHEET.height),
});
const inWindow = (place: Point, view: Size): Point => ({ x: place.x * view.width, y: place.y * view.height });

interface Look {
  readonly camera: Camera;
  readonly view: Size;
}
const anyAct = fc.oneof(
  fc
    .tuple(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }))
    .map(([dx, dy]) => ({ camera, view }: Look): Look => ({
      view,
      camera: panned(camera, dx, dy, SHEET, view),
    })),
  fc.tuple(anyFactor(100), anyPlace).map(([factor, place]) => ({ camera, view }: Look): Look => {
    return { view, camera: zoomed(camera, factor, inWindow(place, view), SHEET, view) };
  }),
  anyPointOfSheet.map((point) => ({ camera, view }: Look): Look => ({
    view,
    camera: revealing(camera, point, 90, SHEET, view),
  })),
  anyView.map((next) => ({ camera }: Look): Look => ({ view: next, camera: clamped(camera, SHEET, next) })),
);
/** A window after any number of drags, zooms, jumps and changes of its size. */
const anyLook = fc
  .tuple(anyView, fc.boolean(), fc.array(anyAct, { maxLength: 12 }))
  .map(([view, whole, acts]) =>
    acts.reduce<Look>((look, act) => act(look), {
      view,
      camera: whole ? fit(SHEET, view) : fill(SHEET, view, FARM),
    }),
  );

describe('the first look', () => {
  it('shows the whole sheet in its middle, as large as the window allows', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const camera = fit(SHEET, view);
        const gaps = AXES.map((axis) => {
          const [start, end] = drawn(camera, axis);
          expect(start).toBeGreaterThan(0);
          expect(end).toBeLessThan(view[LENGTH[axis]]);
          expect(start).toBeCloseTo(view[LENGTH[axis]] - end, 6);
          return start;
        });
        // The table shows around it, but on the tighter side only a rim.
        expect(Math.min(...gaps)).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('fills a small window without a gap, around the place that was asked for', () => {
    fc.assert(
      fc.property(anyView, anyPointOfSheet, (view, around) => {
        const camera = fill(SHEET, view, around);
        for (const axis of AXES) {
          const [start, end] = drawn(camera, axis);
          expect(start).toBeLessThanOrEqual(1e-6);
          expect(end).toBeGreaterThanOrEqual(view[LENGTH[axis]] - 1e-6);
          const at = toWindow(camera, around)[axis];
          expect(at).toBeGreaterThanOrEqual(-1e-6);
          expect(at).toBeLessThanOrEqual(view[LENGTH[axis]] + 1e-6);
        }
      }),
    );
  });

  it('keeps clear of the tools along the edges', () => {
    const anyEdge = fc.integer({ min: 0, max: 60 });
    const anyCovered = fc.record({ left: anyEdge, right: anyEdge, top: anyEdge, bottom: anyEdge });
    const anyDesk = fc.record({
      width: fc.integer({ min: 200, max: 4000 }),
      height: fc.integer({ min: 200, max: 4000 }),
      covered: anyCovered,
    });
    fc.assert(
      fc.property(anyDesk, (view) => {
        const whole = fit(SHEET, view);
        const small = zoomed(whole, 0.95, { x: 100, y: 100 }, SHEET, view);
        for (const camera of [whole, small, framing([FARM, centreOf(hexOf('2204'))], 9999, 1, SHEET, view)]) {
          const [[left, right], [top, bottom]] = [drawn(camera, 'x'), drawn(camera, 'y')];
          expect(left).toBeGreaterThanOrEqual(view.covered.left);
          expect(right).toBeLessThanOrEqual(view.width - view.covered.right);
          expect(top).toBeGreaterThanOrEqual(view.covered.top);
          expect(bottom).toBeLessThanOrEqual(view.height - view.covered.bottom);
        }
        const middle = centreOf(hexOf('1208'));
        const at = toWindow(
          revealing(zoomed(whole, 9, { x: 0, y: 0 }, SHEET, view), middle, 5, SHEET, view),
          middle,
        );
        expect(at.x).toBeGreaterThanOrEqual(view.covered.left);
        expect(at.y).toBeLessThanOrEqual(view.height - view.covered.bottom);
      }),
    );
  });

  it('opens a phone on Freeman’s Farm with both edges of the sheet beyond the window', () => {
    const camera = fill(SHEET, PHONE, FARM);
    expect(toWindow(camera, FARM).x).toBeGreaterThan(0);
    expect(toWindow(camera, FARM).x).toBeLessThan(PHONE.width);
    expect(camera.scale).toBeGreaterThan(fit(SHEET, PHONE).scale);
  });
});

describe('window and sheet', () => {
  it('translate points both ways', () => {
    fc.assert(
      fc.property(anyLook, anyPointOfSheet, ({ camera }, point) => {
        const back = toSheet(camera, toWindow(camera, point));
        expect(back.x).toBeCloseTo(point.x, 5);
        expect(back.y).toBeCloseTo(point.y, 5);
      }),
    );
  });
});

describe('a zoom', () => {
  it('keeps the point under the pointer when the map is larger than the window', () => {
    const near = zoomed(fit(SHEET, DESK), 4, { x: 500, y: 400 }, SHEET, DESK);
    const pointer = { x: 333, y: 222 };
    const before = toSheet(near, pointer);
    for (const factor of [0.7, 0.95, 1.05, 1.3]) {
      const after = zoomed(near, factor, pointer, SHEET, DESK);
      expect(after.scale).toBeCloseTo(near.scale * factor, 9);
      expect(toSheet(after, pointer).x).toBeCloseTo(before.x, 6);
      expect(toSheet(after, pointer).y).toBeCloseTo(before.y, 6);
    }
  });

  it('moves the point under the pointer only where the sheet lies at its limit', () => {
    fc.assert(
      fc.property(anyLook, anyFactor(5), anyPlace, ({ camera, view }, factor, place) => {
        const pointer = inWindow(place, view);
        const after = zoomed(camera, factor, pointer, SHEET, view);
        for (const axis of AXES) {
          const [start, end] = drawn(after, axis);
          const length = view[LENGTH[axis]];
          const near = (a: number, b: number) => Math.abs(a - b) < 1e-6;
          const atLimit = near(start, length - end) || near(start, length * 0.35) || near(end, length * 0.65);
          const stays = near(toWindow(after, toSheet(camera, pointer))[axis], pointer[axis]);
          expect(stays || atLimit).toBe(true);
        }
      }),
    );
  });

  it('stops where a counter is some three centimetres wide', () => {
    const largest = zoomed(fit(SHEET, DESK), 1000, { x: 500, y: 300 }, SHEET, DESK);
    expect(largest.scale).toBe(LARGEST);
    expect(zoomed(largest, 2, { x: 10, y: 10 }, SHEET, DESK)).toEqual(largest);
  });

  it('stops a little beyond the whole map, and shows all of it then', () => {
    fc.assert(
      fc.property(anyLook, anyPlace, ({ camera, view }, place) => {
        const small = zoomed(camera, 1e-6, inWindow(place, view), SHEET, view);
        expect(small.scale).toBeLessThanOrEqual(fit(SHEET, view).scale + 1e-9);
        expect(small.scale).toBeGreaterThan(Math.min(0.8, fit(SHEET, view).scale * 0.5));
        for (const axis of AXES) {
          const [start, end] = drawn(small, axis);
          expect(start).toBeGreaterThanOrEqual(-1e-6);
          expect(end).toBeLessThanOrEqual(view[LENGTH[axis]] + 1e-6);
        }
      }),
    );
  });
});

describe('the limits', () => {
  it('never let the map be lost, whatever drags, zooms and windows come', () => {
    fc.assert(
      fc.property(anyLook, ({ camera, view }) => {
        expect(camera.scale).toBeLessThanOrEqual(Math.max(LARGEST, fill(SHEET, view, FARM).scale));
        for (const axis of AXES) {
          const [start, end] = drawn(camera, axis);
          const length = view[LENGTH[axis]];
          const seen = Math.min(end, length) - Math.max(start, 0);
          // The whole of a small sheet, or the map in almost two thirds of the window.
          expect(seen).toBeGreaterThanOrEqual(Math.min(end - start, length * 0.65) - 1e-6);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('let every point of the map be brought to the middle third of the window, once it is larger', () => {
    fc.assert(
      fc.property(anyLook, anyPointOfSheet, ({ camera, view }, point) => {
        const at = toWindow(camera, point);
        const moved = panned(camera, view.width / 2 - at.x, view.height / 2 - at.y, SHEET, view);
        for (const axis of AXES) {
          if (!isLarger(camera, view, axis)) continue;
          const part = toWindow(moved, point)[axis] / view[LENGTH[axis]];
          expect(part).toBeGreaterThan(1 / 3);
          expect(part).toBeLessThan(2 / 3);
        }
      }),
    );
  });

  it('leave a drag alone that stays inside them', () => {
    const near = zoomed(fit(SHEET, DESK), 5, { x: 540, y: 380 }, SHEET, DESK);
    expect(panned(near, 31, -17, SHEET, DESK)).toEqual({ ...near, x: near.x + 31, y: near.y - 17 });
  });
});

describe('revealing a point', () => {
  it('brings it well inside the window', () => {
    fc.assert(
      fc.property(anyLook, anyPointOfSheet, ({ camera, view }, point) => {
        const next = revealing(camera, point, 90, SHEET, view);
        expect(next.scale).toBe(camera.scale);
        for (const axis of AXES) {
          const length = view[LENGTH[axis]];
          const room = isLarger(camera, view, axis) ? Math.min(90, length / 3) : 0;
          const at = toWindow(next, point)[axis];
          expect(at).toBeGreaterThanOrEqual(room - 1e-6);
          expect(at).toBeLessThanOrEqual(length - room + 1e-6);
        }
      }),
    );
  });

  it('moves nothing when it is well inside already', () => {
    const near = zoomed(fit(SHEET, DESK), 5, { x: 540, y: 380 }, SHEET, DESK);
    expect(revealing(near, toSheet(near, { x: 91, y: 669 }), 90, SHEET, DESK)).toEqual(near);
  });

  it('moves only along the axis that needs it, and as little as needed', () => {
    const near = zoomed(fit(SHEET, DESK), 5, { x: 540, y: 380 }, SHEET, DESK);
    const next = revealing(near, toSheet(near, { x: 30, y: 300 }), 90, SHEET, DESK);
    expect(next.x).toBeCloseTo(near.x + 60, 6);
    expect(next.y).toBe(near.y);
  });
});

describe('framing', () => {
  const MOST = 0.85;
  const corners = (hexes: readonly string[]) => hexes.map((hex) => centreOf(hexOf(hex)));

  it('shows all that is framed, not nearer than it may come', () => {
    const points = corners(['0405', '0706']);
    const camera = framing(points, 190, MOST, SHEET, DESK);
    expect(camera.scale).toBe(MOST);
    for (const point of points) {
      const { x, y } = toWindow(camera, point);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(DESK.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(DESK.height);
    }
  });

  it('shows the whole sheet where what is framed fills it', () => {
    expect(framing(corners(['0101', '2416']), 190, MOST, SHEET, DESK)).toEqual(fit(SHEET, DESK));
  });

  it('keeps every point in sight, and no desk beyond a sheet that is larger than the window', () => {
    fc.assert(
      fc.property(fc.array(anyPointOfSheet, { minLength: 1, maxLength: 8 }), anyView, (points, view) => {
        const camera = framing(points, 20, MOST, SHEET, view);
        for (const point of points) {
          const { x, y } = toWindow(camera, point);
          expect(x).toBeGreaterThanOrEqual(-1e-6);
          expect(x).toBeLessThanOrEqual(view.width + 1e-6);
          expect(y).toBeGreaterThanOrEqual(-1e-6);
          expect(y).toBeLessThanOrEqual(view.height + 1e-6);
        }
        for (const axis of AXES.filter((each) => isLarger(camera, view, each))) {
          const [start, end] = drawn(camera, axis);
          expect(start).toBeLessThanOrEqual(1e-6);
          expect(end).toBeGreaterThanOrEqual(view[LENGTH[axis]] - 1e-6);
        }
      }),
    );
  });
});

describe('framing calmly', () => {
  const MOST = 0.85;
  const corners = (hexes: readonly string[]) => hexes.map((hex) => centreOf(hexOf(hex)));
  const isInSight = (point: Point, camera: Camera, view: Size) => {
    const { x, y } = toWindow(camera, point);
    return x >= -1e-6 && x <= view.width + 1e-6 && y >= -1e-6 && y <= view.height + 1e-6;
  };

  it('shifts to a fight beside the last one without another scale', () => {
    const last = framing(corners(['0405', '0707']), 190, MOST, SHEET, DESK);
    const next = corners(['0905', '0911']);
    const best = framing(next, 190, MOST, SHEET, DESK);
    expect(best.scale).toBeLessThan(last.scale);
    const camera = calmly(last, next, 190, MOST, SHEET, DESK);
    expect(camera.scale).toBe(last.scale);
    expect(next.every((point) => isInSight(point, camera, DESK))).toBe(true);
  });

  it.each([
    ['much nearer', ['0203', '2214'], ['0405', '0505']],
    ['much farther', ['0405', '0505'], ['0405', '2014']],
    ['to all of the sheet', ['0405', '0505'], ['0101', '2416']],
  ])('takes another scale where it should come %s', (_, before, after) => {
    const last = framing(corners(before), 60, MOST, SHEET, DESK);
    const best = framing(corners(after), 60, MOST, SHEET, DESK);
    expect(best.scale).not.toBe(last.scale);
    expect(calmly(last, corners(after), 60, MOST, SHEET, DESK)).toEqual(best);
  });

  it('shows every point, as much in print as the best view does, and never less than seven tenths as large', () => {
    fc.assert(
      fc.property(
        fc.array(anyPointOfSheet, { minLength: 1, maxLength: 8 }),
        anyLook,
        (points, { camera, view }) => {
          const best = framing(points, 40, MOST, SHEET, view);
          const calm = calmly(camera, points, 40, MOST, SHEET, view);
          expect(points.every((point) => isInSight(point, calm, view))).toBe(true);
          expect(degreeOf(calm.scale)).toBe(degreeOf(best.scale));
          expect(calm.scale).toBeGreaterThan(best.scale * 0.7);
        },
      ),
    );
  });
});
