/** The map on the table: the sheet with its hexes, the hex read aloud, the tools of the view, the magnifier. */
import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';
import { type Hex, hexOf, NO_HEX } from '../../engine/hexmap/hexId';
import { type Battle, GRID, isLand, MAP } from '../../engine/saratoga';
import { Board } from '../hexboard/Board';
import { centreOf, type Point } from '../hexboard/layout';
import type { CameraControls, Press } from '../hexboard/useCamera';
import { text } from './text';
import { describeHex } from './text/describeHex';
import { drawnPart } from '../widgets/Part';
import { SHEET } from './map/ground';
import { MapSheet } from './map/MapSheet';
import { ViewTools } from '../hexboard/ViewTools';
import { useTable } from './table';
import { usePointer } from '../hexboard/pointer';

const Magnifier = drawnPart(() => import('../hexboard/Magnifier'));

interface Props {
  readonly battle: Battle;
  readonly controls: RefObject<CameraControls | null>;
  /** What lies on the sheet, at the scale at which it rests. */
  readonly pieces: (scale: number, rest: number) => readonly ReactNode[];
  /** What a press on a hex does besides choosing it; without it the map is only read. */
  readonly orders?: MapOrders;
  readonly children?: ReactNode;
}

export interface MapOrders {
  readonly onPress: (hex: Hex, press: Press) => void;
  readonly onEnter: (hex: Hex, withShift: boolean) => void;
  readonly onGrab: (hex: Hex) => boolean;
  readonly onLift: (hex: Hex) => void;
  readonly onDrop: (hex: Hex) => void;
  readonly onCancel: () => void;
}

/** A small window opens on Freeman's Farm, with both armies' front lines in reach. */
const OPENING = centreOf(hexOf('0609'));
const START: Readonly<Record<Battle, Hex>> = { sept19: hexOf('0405'), oct7: hexOf('0407') };

export function TableMap({ battle, controls, pieces, orders, children }: Props) {
  const cursor = usePointer((pointer) => pointer.cursor);
  const view = useTable((table) => table.view);
  const spoken = useMemo(() => (view && cursor !== NO_HEX ? describeHex(cursor, view) : ''), [cursor, view]);
  const magnifying = usePointer((pointer) => pointer.magnifying);
  const [lens, setLens] = useState<Point>();

  const onHover = useCallback((hex: Hex, point?: Point) => {
    usePointer.getState().hover(hex);
    if (usePointer.getState().magnifying) setLens(point);
  }, []);
  // Chosen by key or click, a hex is what the magnifier shows until the pointer moves.
  const onCursor = useCallback(
    (hex: Hex, press?: Press) => {
      usePointer.getState().moveCursor(hex);
      setLens(undefined);
      if (press) orders?.onPress(hex, press);
    },
    [orders],
  );
  const ground = useMemo(() => <MapSheet battle={battle} />, [battle]);
  return (
    <main className="map-area">
      <Board
        sheet={SHEET}
        columns={MAP.columns}
        rows={MAP.rows}
        opening={OPENING}
        label={text.board.label(text.battles[battle].name)}
        describedBy="board-keys"
        cursor={cursor}
        start={START[battle]}
        reading={magnifying}
        zoomsByDoubleClick={!orders}
        isHex={isOnMap}
        onHover={onHover}
        onCursor={onCursor}
        {...orders}
        controls={controls}
        ground={ground}
      >
        {pieces}
      </Board>
      <p id="board-keys" className="unseen">
        {text.board.keys}
        {orders && ` ${text.board.gameKeys}`}
      </p>
      <p className="unseen" role="status" aria-live="polite">
        {spoken}
      </p>
      {children}
      <ViewTools controls={controls} />
      {magnifying && <Magnifier at={lens ?? centreOf(cursor === NO_HEX ? START[battle] : cursor)} />}
    </main>
  );
}

const isOnMap = (hex: Hex) => GRID.has(hex) && isLand(hex);
