/** Where the window looks at the sheet: pure sums, so that they can be tested without a window. */
import { degreeOf } from './degree';
import type { Point } from './layout';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point of the sheet is drawn at `point * scale + (x, y)` of the window. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
  /** What tools lie on, along the edges; what is shown whole keeps clear of it. */
  readonly covered?: Edges;
}

export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const FREE: Edges = { left: 0, right: 0, top: 0, bottom: 0 };

/** A counter is 72 units: this makes it some three centimetres on a desk. */
export const LARGEST = 2.6;

/** The table shows around a sheet that is seen whole. */
const RIM = 6;

/** The whole sheet, as large as the window allows, in its middle. */
export function fit(sheet: Box, view: Size): Camera {
  const free = clearOf(view);
  const room = (side: number) => Math.max(1, side - 2 * RIM);
  const scale = Math.min(room(free.width) / sheet.width, room(free.height) / sheet.height);
  return centred({ x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height / 2 }, scale, view);
}

/** The sheet fills the window, which then shows the part around a point. */
export function fill(sheet: Box, view: Size, around: Point): Camera {
  const free = clearOf(view);
  const scale = Math.max(free.width / sheet.width, free.height / sheet.height);
  return clamped(centred(around, scale, view), sheet, view, 0);
}

export function centred(point: Point, scale: number, view: Size): Camera {
  const { x, y, width, height } = clearOf(view);
  return { scale, x: x + width / 2 - point.x * scale, y: y + height / 2 - point.y * scale };
}

/** All these points with some room around them, not nearer than `most`, and never farther than the whole sheet. */
export function framing(
  points: readonly Point[],
  room: number,
  most: number,
  sheet: Box,
  view: Size,
): Camera {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
  const whole = fit(sheet, view);
  const free = clearOf(view);
  const scale = Math.min(most, free.width / (right - left), free.height / (bottom - top));
  // A little nearer is not worth losing the edges.
  if (scale <= whole.scale * 1.25) return whole;
  return clamped(centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, scale, view), sheet, view, 0);
}

/** How much nearer a view may be brought in vain, for the sake of a calm eye. */
const CALM = 1.4;

/**
 * The same as `framing`, but at the scale of `present` where that shows these points nearly as well: a shift is easier to follow
 * than a change of scale, and the sheet need not be drawn anew.
 */
export function calmly(
  present: Camera,
  points: readonly Point[],
  room: number,
  most: number,
  sheet: Box,
  view: Size,
): Camera {
  const best = framing(points, room, most, sheet, view);
  const farthest = framing(points, room / 2, most * CALM, sheet, view);
  const whole = fit(sheet, view);
  const isNearEnough = present.scale >= best.scale / CALM;
  const isWideEnough = present.scale <= farthest.scale;
  const isWhole = best.scale <= whole.scale || present.scale <= whole.scale;
  if (isWhole || !isNearEnough || !isWideEnough || degreeOf(present.scale) !== degreeOf(best.scale))
    return best;
  const { x, y, width, height } = clearOf(view);
  const middle = toSheet(best, { x: x + width / 2, y: y + height / 2 });
  return clamped(centred(middle, present.scale, view), sheet, view, 0);
}

/** The point of the sheet under the pointer stays under it. */
export function zoomed(camera: Camera, factor: number, pointer: Point, sheet: Box, view: Size): Camera {
  const scale = Math.min(LARGEST, Math.max(smallest(sheet, view), camera.scale * factor));
  const real = scale / camera.scale;
  return clamped(
    { scale, x: pointer.x - (pointer.x - camera.x) * real, y: pointer.y - (pointer.y - camera.y) * real },
    sheet,
    view,
  );
}

export const panned = (camera: Camera, dx: number, dy: number, sheet: Box, view: Size): Camera =>
  clamped({ ...camera, x: camera.x + dx, y: camera.y + dy }, sheet, view);

/** Moves as little as needed to bring a point at least `room` inside the window. */
export function revealing(camera: Camera, point: Point, room: number, sheet: Box, view: Size): Camera {
  const at = toWindow(camera, point);
  const free = clearOf(view);
  const shift = (value: number, start: number, size: number) => {
    const margin = Math.min(room, size / 3);
    return Math.max(start + margin, Math.min(start + size - margin, value)) - value;
  };
  return panned(camera, shift(at.x, free.x, free.width), shift(at.y, free.y, free.height), sheet, view);
}

/** The sheet can never be lost: it leaves at most a part `beyond` of the window empty, and a small one stays inside. */
export function clamped(camera: Camera, sheet: Box, view: Size, beyond = 0.35): Camera {
  const free = clearOf(view);
  const side = (at: number, start: number, length: number, from: number, room: number, size: number) => {
    const drawn = length * camera.scale;
    const first = at + start * camera.scale;
    const middle = from + (room - drawn) / 2;
    const most = drawn <= room ? middle : Math.max(from, size * beyond);
    const least = drawn <= room ? middle : Math.min(from + room, size * (1 - beyond)) - drawn;
    return Math.max(least, Math.min(most, first)) - start * camera.scale;
  };
  return {
    scale: camera.scale,
    x: side(camera.x, sheet.x, sheet.width, free.x, free.width, view.width),
    y: side(camera.y, sheet.y, sheet.height, free.y, free.height, view.height),
  };
}

export const toSheet = (camera: Camera, point: Point): Point => ({
  x: (point.x - camera.x) / camera.scale,
  y: (point.y - camera.y) / camera.scale,
});

export const toWindow = (camera: Camera, point: Point): Point => ({
  x: point.x * camera.scale + camera.x,
  y: point.y * camera.scale + camera.y,
});

const smallest = (sheet: Box, view: Size) => Math.min(1, fit(sheet, view).scale * 0.9);

/** The part of the window that no tools lie on. */
function clearOf({ width, height, covered = FREE }: Size): Box {
  const { left, right, top, bottom } = covered;
  return {
    x: left,
    y: top,
    width: Math.max(1, width - left - right),
    height: Math.max(1, height - top - bottom),
  };
}
