/** The buttons in the corner of the map: zoom, whole map, magnifier. */
import type { RefObject } from 'react';
import { NO_HEX } from '../../../engine/hexmap/hexId';
import { useTable } from '../../../store/table';
import { centreOf } from '../../board/layout';
import type { CameraControls } from '../../board/useCamera';
import { Icon } from '../../shell/Icon';
import { text } from '../../text';

export const ZOOM_STEP = 1.35;

/** What was chosen stays where it is seen. */
export function zoomBy(camera: CameraControls | null, factor: number): void {
  const { cursor } = useTable.getState();
  camera?.zoom(factor, cursor === NO_HEX ? undefined : centreOf(cursor));
}

export function ViewTools({ controls }: { controls: RefObject<CameraControls | null> }) {
  const magnifying = useTable((table) => table.magnifying);
  const magnify = useTable((table) => table.magnify);
  const words = text.board;
  const tools = [
    { icon: 'plus', label: words.zoomIn, act: () => zoomBy(controls.current, ZOOM_STEP) },
    { icon: 'minus', label: words.zoomOut, act: () => zoomBy(controls.current, 1 / ZOOM_STEP) },
    { icon: 'fit', label: words.fit, act: () => controls.current?.fit() },
  ] as const;
  return (
    <div className="view-tools" role="group" aria-label={words.view}>
      {tools.map(({ icon, label, act }) => (
        <button key={icon} type="button" className="tool" aria-label={label} title={label} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
      <button
        type="button"
        className="tool"
        aria-label={words.magnifier}
        title={words.magnifier}
        aria-pressed={magnifying}
        onClick={() => magnify(!magnifying)}
      >
        <Icon name="lens" />
      </button>
    </div>
  );
}
