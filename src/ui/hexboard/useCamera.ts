/** Pan and zoom: moves an outer div at once, and redraws the sheet sharp when it rests. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useGuide } from '../../store/guide';
import {
  type Box,
  type Camera,
  calmly,
  centred,
  fill,
  fit,
  framing,
  clamped,
  panned,
  revealing,
  type Size,
  toWindow,
  zoomed,
} from './camera';
import { coveredBy } from './coveredBy';
import type { Point } from './layout';
import { type HandOptions, useHands } from './useHands';

export type { Press } from './useHands';

export interface CameraControls {
  /** Around a point of the sheet if it is in sight, else around the middle. */
  readonly zoom: (factor: number, around?: Point) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly fit: () => void;
  readonly reveal: (point: Point) => void;
  /**
   * Shows all of these at once, also after the window has changed its size. Once the player has moved the map by hand, or asked
   * for the whole of it, only if none of them is in sight; where wished, only if one of them is out of sight.
   */
  readonly frame: (points: readonly Point[], isOnlyUnseen?: boolean) => boolean;
  /** Brings it to the middle, near enough to read. */
  readonly approach: (point: Point) => void;
  /** The same, if it is now too small for a finger. */
  readonly near: (point: Point) => void;
}

interface Options extends HandOptions {
  readonly sheet: Box;
  /** Where to look first in a window too small for the whole sheet. */
  readonly opening: Point;
}

/** Under this scale a counter cannot be told apart, so a small window starts with a part of the sheet. */
const LEGIBLE = 0.22;
/** At this scale the print on a counter can be read. */
const READABLE = 0.62;
/** Under this scale a finger covers several hexes. */
const TAPPABLE = 0.4;
/** What is framed is not brought nearer than this, and has so much room around it; in a small window names are worth more than room. */
const FRAMED = 0.85;
const roomIn = ({ width, height }: Size): number => Math.min(190, 0.38 * Math.min(width, height));
/** What is nearer to the edge, in pixels, is not well in sight. */
const NEAR_EDGE = 24;
const REST = 180;

export function useCamera(options: Options) {
  const frame = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const { sheet, opening } = options;
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const view = useRef<Size>({ width: 0, height: 0 });
  const resting = useRef(0);
  const gliding = useRef(0);
  const isByHand = useRef(false);
  const framed = useRef<readonly Point[]>([]);
  const [drawn, setDrawn] = useState(0);
  const [rest, setRest] = useState(0);
  const drawnScale = useRef(0);

  const place = useCallback(() => {
    const { x, y, scale } = camera.current;
    const ratio = drawnScale.current > 0 ? scale / drawnScale.current : 1;
    if (plane.current) plane.current.style.transform = moved(x + sheet.x * scale, y + sheet.y * scale, ratio);
  }, [sheet]);

  const sharpen = useCallback(() => {
    window.clearTimeout(resting.current);
    setDrawn(camera.current.scale);
    setRest((count) => count + 1);
  }, []);
  const settle = useCallback(() => {
    window.clearTimeout(resting.current);
    resting.current = window.setTimeout(sharpen, REST);
  }, [sharpen]);

  const go = useCallback(
    (next: Camera) => {
      camera.current = next;
      place();
      settle();
    },
    [place, settle],
  );

  const hold = useCallback(() => cancelAnimationFrame(gliding.current), []);

  /** A jump is shown as a short glide, unless the player wants no motion. */
  const glide = useCallback(
    (next: Camera) => {
      hold();
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
        go(next);
        sharpen();
        return;
      }
      const from = camera.current;
      const start = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, (now - start) / 160);
        const eased = 1 - (1 - part) ** 3;
        const scale = from.scale * (next.scale / from.scale) ** eased;
        const mix = next.scale === from.scale ? eased : (scale - from.scale) / (next.scale - from.scale);
        go({ scale, x: from.x + (next.x - from.x) * mix, y: from.y + (next.y - from.y) * mix });
        if (part < 1) gliding.current = requestAnimationFrame(step);
        else sharpen();
      };
      gliding.current = requestAnimationFrame(step);
    },
    [go, hold, sharpen],
  );

  // The new size and the move that belongs to it come into the same picture.
  useLayoutEffect(() => {
    drawnScale.current = drawn;
    place();
  }, [drawn, place]);

  // The first look, and every change of the window's size.
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const size = {
        width: element.clientWidth,
        height: element.clientHeight,
        covered: coveredBy(element),
      };
      if (size.width === 0 || size.height === 0) return;
      const before = view.current;
      view.current = size;
      const whole = fit(sheet, size);
      const wasWhole = before.width > 0 && camera.current.scale <= fit(sheet, before).scale * 1.001;
      if (before.width > 0 && framed.current.length > 0 && !isByHand.current) {
        camera.current = framing(framed.current, roomIn(size), FRAMED, sheet, size);
        setDrawn(camera.current.scale);
      } else if (before.width === 0 || wasWhole) {
        camera.current = before.width === 0 && whole.scale < LEGIBLE ? fill(sheet, size, opening) : whole;
        setDrawn(camera.current.scale);
      } else
        camera.current = panned(
          camera.current,
          (size.width - before.width) / 2,
          (size.height - before.height) / 2,
          sheet,
          size,
        );
      place();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [opening, place, sheet]);

  const lead = useCallback(() => {
    isByHand.current = true;
  }, []);
  const local = useCallback((event: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }, []);

  const handlers = useHands({ frame, sheet, camera, view, lead, local, hold, go, glide }, options);

  const controls = useMemo<CameraControls>(() => {
    const isSeen = (point: Point, room: number) => {
      const { x, y } = camera.current;
      const next = revealing(camera.current, point, room, sheet, view.current);
      return Math.hypot(next.x - x, next.y - y) < 1;
    };
    return {
      zoom: (factor, around) => {
        isByHand.current = true;
        const { width, height } = view.current;
        const seen = around && toWindow(camera.current, around);
        const isInSight = seen && seen.x > 0 && seen.y > 0 && seen.x < width && seen.y < height;
        glide(
          zoomed(
            camera.current,
            factor,
            isInSight ? seen : { x: width / 2, y: height / 2 },
            sheet,
            view.current,
          ),
        );
      },
      pan: (dx, dy) => {
        isByHand.current = true;
        glide(panned(camera.current, dx, dy, sheet, view.current));
      },
      fit: () => {
        isByHand.current = true;
        glide(fit(sheet, view.current));
      },
      frame: (points, isOnlyUnseen) => {
        if (points.length === 0 || view.current.width === 0) return false;
        // Whoever leads the map himself is only taken to what he sees nothing of.
        if (isByHand.current && points.some((point) => isSeen(point, NEAR_EDGE))) return false;
        if (!isByHand.current) framed.current = points;
        if (isOnlyUnseen && points.every((point) => isSeen(point, NEAR_EDGE))) return true;
        glide(calmly(camera.current, points, roomIn(view.current), FRAMED, sheet, view.current));
        return true;
      },
      approach: (point) => {
        framed.current = [];
        const near = Math.max(camera.current.scale, READABLE);
        glide(clamped(centred(point, near, view.current), sheet, view.current));
      },
      near: (point) => {
        // A lesson shows what it is about, and nobody should have to look for it.
        if (useGuide.getState().lesson) return;
        if (camera.current.scale >= TAPPABLE) return;
        framed.current = [];
        glide(clamped(centred(point, READABLE, view.current), sheet, view.current));
      },
      reveal: (point) => {
        if (!isSeen(point, 90)) glide(revealing(camera.current, point, 90, sheet, view.current));
      },
    };
  }, [glide, sheet]);

  return { frame, plane, scale: drawn, rest, handlers, controls };
}

/**
 * A shift and a scale, the scale as the fourth coordinate: for a plain one the browser would lay out all text of the sheet
 * anew in every frame, and paint it all again.
 */
function moved(x: number, y: number, ratio: number): string {
  if (ratio === 1) return `translate3d(${x}px, ${y}px, 0)`;
  return `matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ${x / ratio}, ${y / ratio}, 0, ${1 / ratio})`;
}
