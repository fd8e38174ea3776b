/** The buttons in the corner of the map: zoom, whole map, magnifier. */
import type { RefObject } from 'react';
import { usePointer } from '../../store/pointer';
import { board } from '../text/board';
import { Icon } from '../widgets/Icon';
import { FLAT } from './layout';
import type { CameraControls } from './useCamera';
import { ZOOM_STEP, zoomBy } from './viewKeys';

interface Props {
  readonly controls: RefObject<CameraControls | null>;
  readonly layout?: typeof FLAT;
}

export function ViewTools({ controls, layout = FLAT }: Props) {
  const magnifying = usePointer((pointer) => pointer.magnifying);
  const magnify = usePointer((pointer) => pointer.magnify);
  const tools = [
    { icon: 'plus', label: board.zoomIn, act: () => zoomBy(controls.current, ZOOM_STEP, layout) },
    { icon: 'minus', label: board.zoomOut, act: () => zoomBy(controls.current, 1 / ZOOM_STEP, layout) },
    { icon: 'fit', label: board.fit, act: () => controls.current?.fit() },
  ] as const;
  return (
    <div className="view-tools" role="group" aria-label={board.view}>
      {tools.map(({ icon, label, act }) => (
        <button key={icon} type="button" className="tool" aria-label={label} title={label} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
      <button
        type="button"
        className="tool"
        aria-label={board.magnifier}
        title={board.magnifier}
        aria-pressed={magnifying}
        onClick={() => magnify(!magnifying)}
      >
        <Icon name="lens" />
      </button>
    </div>
  );
}
