/** The map on the table: the sheet, the place read aloud, the tools of the view. */
import { type ReactNode, type RefObject, useCallback, useMemo } from 'react';
import { usePointer } from '../../../store/pointer';
import type { CameraControls } from '../../hexboard/useCamera';
import { WarMap } from '../map/WarMap';
import { spotNumbered } from '../spots';
import { useTable } from '../table';
import { describePlace } from '../text/describePlace';
import { play } from '../text/play';
import { MapTools } from './MapTools';
import { type Orders, PointBoard } from './PointBoard';

interface Props {
  readonly controls: RefObject<CameraControls | null>;
  readonly layers: readonly ReactNode[];
  readonly orders?: Orders;
  readonly children?: ReactNode;
}

export function TableMap({ controls, layers, orders, children }: Props) {
  const cursor = usePointer((pointer) => pointer.cursor);
  const view = useTable((table) => table.view);
  const spoken = useMemo(() => {
    const spot = spotNumbered(cursor);
    return spot && view ? describePlace(spot.id, view) : '';
  }, [cursor, view]);
  const onHover = useCallback((number: number) => usePointer.getState().hover(number), []);
  const onCursor = useCallback((number: number) => usePointer.getState().moveCursor(number), []);
  const ground = useMemo(() => <WarMap />, []);
  return (
    <main className="map-area">
      <PointBoard
        opening="ft_ticonderoga"
        describedBy="board-keys"
        cursor={cursor}
        onHover={onHover}
        onCursor={onCursor}
        orders={orders}
        controls={controls}
        ground={ground}
      >
        {layers}
      </PointBoard>
      <p id="board-keys" className="unseen">
        {play.board.keys}
        {orders && ` ${play.board.gameKeys}`}
      </p>
      <p className="unseen" role="status" aria-live="polite">
        {spoken}
      </p>
      <MapTools controls={controls} />
      {children}
    </main>
  );
}
