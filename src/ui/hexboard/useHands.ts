/** The hands on a board: a wheel, a mouse that drags a counter or the sheet, one finger or two. */
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Box, type Camera, panned, type Size, toSheet, zoomed } from './camera';
import type { Point } from './layout';

/** How a hex was pressed. */
export interface Press {
  readonly isTouch: boolean;
  readonly withShift: boolean;
}

export interface HandOptions {
  readonly onPoint: (point: Point | undefined, kind: string) => void;
  readonly onPick: (point: Point, press: Press) => void;
  /** Whether a mouse could take hold of something there; then it drags that, and the map stays. */
  readonly onGrab: (point: Point) => boolean;
  /** The drag has begun: it takes hold. */
  readonly onLift: (point: Point) => void;
  readonly onDrop: (point: Point) => void;
  /** A second finger calls off whatever was begun. */
  readonly onCancel: () => void;
  /** While true, a finger reads the map and does not move it. */
  readonly reading: boolean;
  /** Not where two clicks in a row are two orders. */
  readonly zoomsByDoubleClick: boolean;
}

/** The camera that the hands move. */
interface Moved {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sheet: Box;
  readonly camera: RefObject<Camera>;
  readonly view: RefObject<Size>;
  /** From now on the player leads the map. */
  readonly lead: () => void;
  /** Where in the frame it happened. */
  readonly local: (event: { clientX: number; clientY: number }) => Point;
  /** Stops a glide. */
  readonly hold: () => void;
  readonly go: (next: Camera) => void;
  readonly glide: (next: Camera) => void;
}

/** A press that travels farther, in pixels, is a drag. */
const DRAG = 5;

export function useHands(moved: Moved, options: HandOptions) {
  const { frame, sheet, camera, view, lead, local, hold, go, glide } = moved;
  const { onPoint, onPick, onGrab, onLift, onDrop, onCancel, reading, zoomsByDoubleClick } = options;

  // React listens to the wheel passively; this one has to stop the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      hold();
      lead();
      const lines = event.deltaMode === 1 ? 16 : 1;
      const factor = Math.exp(
        -Math.max(-400, Math.min(400, event.deltaY * lines)) * (event.ctrlKey ? 0.009 : 0.0022),
      );
      go(zoomed(camera.current, factor, local(event), sheet, view.current));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [camera, frame, go, hold, lead, local, sheet, view]);

  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const dragging = useRef<'ready' | 'lifted' | undefined>(undefined);

  const handlers = useMemo(
    () => ({
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.button !== 0) return;
        hold();
        event.currentTarget.setPointerCapture(event.pointerId);
        if (fingers.current.size === 0) travelled.current = 0;
        fingers.current.set(event.pointerId, local(event));
        // A second finger is never a choice.
        if (fingers.current.size > 1) {
          travelled.current = Infinity;
          dragging.current = undefined;
          onCancel();
        } else {
          const isHand = event.pointerType !== 'touch' && !reading;
          dragging.current = isHand && onGrab(toSheet(camera.current, local(event))) ? 'ready' : undefined;
        }
        if (reading) onPoint(toSheet(camera.current, local(event)), event.pointerType);
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        const at = local(event);
        const before = fingers.current.get(event.pointerId);
        if (!before) {
          onPoint(toSheet(camera.current, at), event.pointerType);
          return;
        }
        const [dx, dy] = [at.x - before.x, at.y - before.y];
        travelled.current += Math.hypot(dx, dy);
        if (reading && fingers.current.size === 1) {
          fingers.current.set(event.pointerId, at);
          onPoint(toSheet(camera.current, at), event.pointerType);
          return;
        }
        if (travelled.current < DRAG) return;
        if (dragging.current === 'ready') {
          dragging.current = 'lifted';
          onLift(toSheet(camera.current, before));
        }
        if (dragging.current) {
          fingers.current.set(event.pointerId, at);
          onPoint(toSheet(camera.current, at), event.pointerType);
          return;
        }
        lead();
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, at);
        if (!other) go(panned(camera.current, dx, dy, sheet, view.current));
        else {
          const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
          const spread = Math.hypot(at.x - other.x, at.y - other.y);
          const was = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
          const shifted = panned(camera.current, dx / 2, dy / 2, sheet, view.current);
          go(zoomed(shifted, spread / was, middle, sheet, view.current));
        }
      },
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
        const known = fingers.current.delete(event.pointerId);
        if (!known || fingers.current.size > 0) return;
        const point = toSheet(camera.current, local(event));
        if (travelled.current < DRAG)
          onPick(point, { isTouch: event.pointerType === 'touch', withShift: event.shiftKey });
        else if (dragging.current) onDrop(point);
        dragging.current = undefined;
      },
      onPointerCancel: (event: PointerEvent<HTMLDivElement>) => {
        fingers.current.delete(event.pointerId);
        travelled.current = Infinity;
        dragging.current = undefined;
      },
      onPointerLeave: (event: PointerEvent<HTMLDivElement>) => onPoint(undefined, event.pointerType),
      onDoubleClick: (event: { clientX: number; clientY: number; shiftKey: boolean }) => {
        if (!zoomsByDoubleClick) return;
        lead();
        glide(zoomed(camera.current, event.shiftKey ? 1 / 1.7 : 1.7, local(event), sheet, view.current));
      },
    }),
    [
      camera,
      glide,
      go,
      hold,
      lead,
      local,
      onCancel,
      onDrop,
      onGrab,
      onLift,
      onPick,
      onPoint,
      reading,
      sheet,
      view,
      zoomsByDoubleClick,
    ],
  );

  return handlers;
}
