/** The map: the board with the sheet and what lies on it, and the words of the hex that the keyboard stands on. */
import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { type Hex, NO_HEX } from '../../engine/hexmap/hexId';
import { Board } from '../hexboard/Board';
import type { Layout, Point } from '../hexboard/layout';
import { usePointer } from '../hexboard/pointer';
import type { CameraControls, Press } from '../hexboard/useCamera';
import { drawnPart } from '../widgets/Part';
import { ViewTools } from '../hexboard/ViewTools';
import { type Field, useField } from './field';
import { groundOf } from './map/ground';
import { MapSheet } from './map/MapSheet';
import { waitingAt } from './play/deeds/move';
import { useTable } from './table';
import { describeHex } from './text/describe';
import { play } from './text/play';

const Magnifier = drawnPart(() => import('../hexboard/Magnifier'));

/** What a mouse can take along. */
export interface Drag {
  readonly onGrab: (hex: Hex) => boolean;
  readonly onLift: (hex: Hex) => void;
  readonly onDrop: (hex: Hex) => void;
}

interface Props {
  readonly controls: RefObject<CameraControls | null>;
  readonly pieces: (scale: number, rest: number) => readonly ReactNode[];
  /** What a press on a hex does besides choosing it; without it the map is only read. */
  readonly onPress?: (hex: Hex, isTouch: boolean) => void;
  readonly onCancel?: () => void;
  readonly drag?: Drag;
  readonly children?: ReactNode;
}

export function TableMap({ controls, pieces, onPress, onCancel, drag, children }: Props) {
  const field = useField();
  const cursor = usePointer((pointer) => pointer.cursor);
  const view = useTable((table) => table.view);
  const spoken = useMemo(() => (view && cursor !== NO_HEX ? describeHex(cursor, view) : ''), [cursor, view]);
  const magnifying = usePointer((pointer) => pointer.magnifying);
  const [lens, setLens] = useState<Point>();
  const last = useRef<Point>(undefined);
  const onHover = useCallback((hex: Hex, point?: Point) => {
    last.current = point;
    usePointer.getState().hover(hex);
    if (usePointer.getState().magnifying) setLens(point);
  }, []);
  const onCursor = useCallback(
    (hex: Hex, press?: Press) => {
      usePointer.getState().moveCursor(hex);
      setLens(undefined);
      if (press && hex !== NO_HEX) onPress?.(hex, press.isTouch);
      else if (press) onCancel?.();
    },
    [onCancel, onPress],
  );
  // A column stands for its hex, but whoever is let go over it has not come in.
  const onDrop = useCallback(
    (hex: Hex) => {
      const { columns, rows } = field.scenario.ground;
      const under = last.current && field.layout.hexUnder(last.current, columns, rows);
      drag?.onDrop(under === hex ? hex : NO_HEX);
    },
    [drag, field],
  );
  const isHex = useCallback((hex: Hex) => field.world.grid.has(hex) && field.world.land[hex] === 1, [field]);
  const layout = useMemo(() => withColumns(field), [field]);
  const ground = useMemo(() => <MapSheet field={field} />, [field]);
  const { sheet } = groundOf(field);
  const start = field.world.entryHexes[1] ?? field.world.landHexes[0] ?? NO_HEX;
  return (
    <main className="map-area">
      <Board
        sheet={sheet}
        columns={field.scenario.ground.columns}
        rows={field.scenario.ground.rows}
        layout={layout}
        opening={{ x: sheet.x + sheet.width * 0.45, y: sheet.y + sheet.height * 0.45 }}
        label={play.board.label(field.scenario.name)}
        describedBy="board-keys"
        cursor={cursor}
        start={start}
        reading={magnifying}
        zoomsByDoubleClick={!onPress}
        isHex={isHex}
        onHover={onHover}
        onCursor={onCursor}
        {...(drag ? { ...drag, onDrop } : {})}
        {...(onPress ? { onEnter: (hex: Hex) => onPress(hex, false) } : {})}
        controls={controls}
        ground={ground}
      >
        {pieces}
      </Board>
      <p id="board-keys" className="unseen">
        {play.board.keys}
        {onPress && ` ${play.board.gameKeys}`}
      </p>
      <p className="unseen" role="status" aria-live="polite">
        {spoken}
      </p>
      {children}
      <ViewTools controls={controls} layout={field.layout} />
      {magnifying && <Magnifier at={lens ?? field.layout.centreOf(cursor === NO_HEX ? start : cursor)} />}
    </main>
  );
}

/** 13.3 a column that waits beside the map, and the arrow before it, stand for the hex by which it comes. */
function withColumns({ layout, scenario, world }: Field): Layout {
  return {
    ...layout,
    hexUnder: (point, columns, rows) => {
      const under = layout.hexUnder(point, columns, rows);
      const { view } = useTable.getState();
      if (!view || world.land[under] === 1) return under;
      const entry = scenario.entries.find(({ hex }) => {
        if (waitingAt(view, Number(hex)).length === 0) return false;
        const { x, y } = layout.centreOf(Number(hex) as Hex);
        return Math.abs(point.x - x) < COLUMN.half && point.y > y - COLUMN.height && point.y < y;
      });
      return entry ? (Number(entry.hex) as Hex) : under;
    },
  };
}

/** How far its counters reach from the middle of the hex. */
const COLUMN = { half: 55, height: 180 };
