/** A window on the map of places: layers that move together, a pointer and a cursor that walks the roads. */
import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useImperativeHandle } from 'react';
import { degreeOf } from '../../hexboard/degree';
import type { Point } from '../../hexboard/layout';
import { type CameraControls, type Press, useCamera } from '../../hexboard/useCamera';
import { nextSpot, SHEET, spotAt, spotNumbered, spotOf } from '../spots';
import { play } from '../text/play';

export interface Orders {
  /** A click or a tap on a place, or beside all places. */
  readonly onPress: (place: string | undefined, press: Press) => void;
  readonly onEnter: (place: string) => void;
  readonly onGrab: (place: string) => boolean;
  readonly onLift: (place: string) => void;
  readonly onDrop: (place: string | undefined) => void;
  readonly onCancel: () => void;
}

interface Props {
  readonly opening: string;
  readonly describedBy: string;
  /** The number of the spot that was chosen last; 0 for none. */
  readonly cursor: number;
  readonly onHover: (number: number) => void;
  readonly onCursor: (number: number) => void;
  readonly orders?: Orders | undefined;
  readonly controls: Ref<CameraControls>;
  readonly ground: ReactNode;
  readonly children: readonly ReactNode[];
}

export function PointBoard({
  opening,
  describedBy,
  cursor,
  onHover,
  onCursor,
  orders,
  children,
  ...props
}: Props) {
  const onPoint = useCallback(
    (point: Point | undefined, kind: string) => {
      if (point) onHover(spotAt(point)?.number ?? 0);
      else if (kind !== 'touch') onHover(0);
    },
    [onHover],
  );
  const onPick = useCallback(
    (point: Point, press: Press) => {
      const spot = spotAt(point);
      onCursor(spot?.number ?? 0);
      orders?.onPress(spot?.id, press);
    },
    [onCursor, orders],
  );
  const onGrab = useCallback(
    (point: Point) => {
      const spot = spotAt(point);
      return spot !== undefined && orders?.onGrab(spot.id) === true;
    },
    [orders],
  );
  const onLift = useCallback(
    (point: Point) => {
      const spot = spotAt(point);
      if (spot) orders?.onLift(spot.id);
    },
    [orders],
  );
  const onDrop = useCallback((point: Point) => orders?.onDrop(spotAt(point)?.id), [orders]);
  const onCancel = useCallback(() => orders?.onCancel(), [orders]);
  const { frame, plane, scale, handlers, controls } = useCamera({
    sheet: SHEET,
    opening: spotOf(opening) ?? { x: 0, y: 0 },
    onPoint,
    onPick,
    onGrab,
    onLift,
    onDrop,
    onCancel,
    reading: false,
    zoomsByDoubleClick: !orders,
  });
  useImperativeHandle(props.controls, () => controls, [controls]);

  const walk = (event: KeyboardEvent) => {
    const here = spotNumbered(cursor);
    if ((event.key === 'Enter' || event.key === ' ') && orders && here) {
      event.preventDefault();
      event.stopPropagation();
      // Held down it is one order.
      if (!event.repeat) orders.onEnter(here.id);
      return;
    }
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) {
      controls.pan(-step[0] * 120, -step[1] * 120);
      return;
    }
    const next = here ? nextSpot(here, step[0], step[1]) : spotOf(opening);
    if (!next) return;
    onCursor(next.number);
    controls.reveal(next);
  };

  const size = { width: SHEET.width * scale, height: SHEET.height * scale };
  const viewBox = `${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`;
  return (
    // The keyboard walks a cursor along the roads, which no widget of HTML does: hence an application.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      className="board by-day"
      role="application"
      aria-label={play.board.label}
      aria-describedby={describedBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={walk}
      {...handlers}
    >
      <div ref={plane} className="plane" data-degree={degreeOf(scale)} style={size}>
        {scale > 0 && (
          <>
            <svg className="layer ground" {...size} viewBox={viewBox}>
              {props.ground}
            </svg>
            {children.map((layer, i) => (
              <svg key={i} className="layer pieces" {...size} viewBox={viewBox}>
                {layer}
              </svg>
            ))}
          </>
        )}
      </div>
    </div>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
