/** A window on a sheet: layers that move together, a pointer and a keyboard cursor that name hexes. */
import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useImperativeHandle } from 'react';
import { type Hex, NO_HEX } from '../../engine/hexmap/hexId';
import { useGuide } from '../../store/guide';
import { drawnPart } from '../widgets/Part';
import type { Box } from './camera';
import { degreeOf } from './degree';
import { type CameraControls, type Press, useCamera } from './useCamera';
import { FLAT, type Layout, type Point } from './layout';

const GuideMarks = drawnPart(() => import('./GuideMarks'));

interface Props {
  readonly sheet: Box;
  readonly columns: number;
  readonly rows: number;
  readonly layout?: Layout;
  readonly opening: Point;
  readonly label: string;
  readonly describedBy: string;
  readonly cursor: Hex;
  readonly start: Hex;
  readonly reading: boolean;
  readonly zoomsByDoubleClick?: boolean;
  /** Hexes that the pointer and the cursor may stand on. */
  readonly isHex: (hex: Hex) => boolean;
  readonly onHover: (hex: Hex, point?: Point) => void;
  /** The hex chosen by key, click or tap. */
  readonly onCursor: (hex: Hex, press?: Press) => void;
  /** The key that orders what a click would order. */
  readonly onEnter?: (hex: Hex, withShift: boolean) => void;
  readonly onGrab?: (hex: Hex) => boolean;
  readonly onLift?: (hex: Hex) => void;
  readonly onDrop?: (hex: Hex) => void;
  readonly onCancel?: () => void;
  readonly controls: Ref<CameraControls>;
  /** Drawn once, in a layer of its own. */
  readonly ground: ReactNode;
  /**
   * What lies on the ground as the game goes on, from the lowest up: each is painted by itself, so that a change in one leaves the
   * others alone. It gets the scale at which the sheet rests, and how often it has come to rest.
   */
  readonly children: (scale: number, rest: number) => readonly ReactNode[];
}

export function Board(props: Props) {
  const { sheet, columns, rows, layout = FLAT, isHex, onHover, onCursor, cursor } = props;

  const hexAtPoint = useCallback(
    (point: Point): Hex => {
      const hex = layout.hexUnder(point, columns, rows);
      return isHex(hex) ? hex : NO_HEX;
    },
    [columns, isHex, layout, rows],
  );
  const onPoint = useCallback(
    (point: Point | undefined, kind: string) => {
      if (point) onHover(hexAtPoint(point), point);
      else if (kind !== 'touch') onHover(NO_HEX);
    },
    [hexAtPoint, onHover],
  );
  const onPick = useCallback(
    (point: Point, press: Press) => onCursor(hexAtPoint(point), press),
    [hexAtPoint, onCursor],
  );
  const { onGrab: grab, onLift: lift, onDrop: drop, onCancel: cancel } = props;
  const onGrab = useCallback((point: Point) => grab?.(hexAtPoint(point)) ?? false, [grab, hexAtPoint]);
  const onLift = useCallback((point: Point) => lift?.(hexAtPoint(point)), [hexAtPoint, lift]);
  const onDrop = useCallback((point: Point) => drop?.(hexAtPoint(point)), [drop, hexAtPoint]);
  const onCancel = useCallback(() => cancel?.(), [cancel]);
  const { frame, plane, scale, rest, handlers, controls } = useCamera({
    sheet,
    opening: props.opening,
    onPoint,
    onPick,
    onGrab,
    onLift,
    onDrop,
    onCancel,
    reading: props.reading,
    zoomsByDoubleClick: props.zoomsByDoubleClick ?? true,
  });
  useImperativeHandle(props.controls, () => controls, [controls]);

  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if ((event.key === 'Enter' || event.key === ' ') && props.onEnter && cursor !== NO_HEX) {
      event.preventDefault();
      event.stopPropagation();
      // Held down it is one order.
      if (!event.repeat) props.onEnter(cursor, event.shiftKey);
      return;
    }
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const [dx, dy] = step;
    if (event.shiftKey) {
      controls.pan(-dx * 120, -dy * 120);
      return;
    }
    // A number of two stays the same, so that the cursor never drifts.
    let next = cursor === NO_HEX ? props.start : layout.beside(cursor, dx, dy);
    if (!isHex(next)) next = cursor;
    onCursor(next);
    controls.reveal(layout.centreOf(next));
  };

  const isGuided = useGuide((guide) => guide.places.length > 0);
  const size = { width: sheet.width * scale, height: sheet.height * scale };
  const viewBox = `${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`;
  return (
    // The keyboard walks a cursor over the hexes, which no widget of HTML does: hence an application.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      className="board by-day"
      role="application"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={walk}
      {...handlers}
    >
      <div ref={plane} className="plane" data-degree={degreeOf(scale)} style={size}>
        {scale > 0 && (
          <>
            <svg className="layer ground" {...size} viewBox={viewBox} style={inkFor(scale)}>
              {props.ground}
            </svg>
            {props.children(scale, rest).map((layer, i) => (
              <svg key={i} className="layer pieces" {...size} viewBox={viewBox}>
                {layer}
              </svg>
            ))}
            {isGuided && (
              <svg className="layer pieces" {...size} viewBox={viewBox}>
                <GuideMarks layout={layout} />
              </svg>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Grid and numbers fade when zoomed out and strengthen when zoomed in. */
function inkFor(scale: number) {
  const near = Math.max(0, Math.min(1, (scale - 0.25) / 0.75));
  return {
    '--grid-ink': (0.26 + 0.3 * near).toFixed(2),
    '--number-ink': (0.3 + 0.65 * near).toFixed(2),
  } as React.CSSProperties;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
