/** The buttons in the corner of the map: zoom, whole map. */
import type { RefObject } from 'react';
import { usePointer } from '../../../store/pointer';
import type { CameraControls } from '../../hexboard/useCamera';
import { board } from '../../text/board';
import { Icon } from '../../widgets/Icon';
import { spotNumbered } from '../spots';

const ZOOM_STEP = 1.35;

export function MapTools({ controls }: { controls: RefObject<CameraControls | null> }) {
  const tools = [
    { icon: 'plus', label: board.zoomIn, act: () => zoom(controls.current, ZOOM_STEP) },
    { icon: 'minus', label: board.zoomOut, act: () => zoom(controls.current, 1 / ZOOM_STEP) },
    { icon: 'fit', label: board.fit, act: () => controls.current?.fit() },
  ] as const;
  return (
    <div className="view-tools" role="group" aria-label={board.view}>
      {tools.map(({ icon, label, act }) => (
        <button key={icon} type="button" className="tool" aria-label={label} title={label} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

const zoom = (camera: CameraControls | null, factor: number): void =>
  camera?.zoom(factor, spotNumbered(usePointer.getState().cursor));

/** True if the key meant something. */
export function mapKey(key: string, camera: CameraControls | null): boolean {
  switch (key) {
    case '+':
    case '=':
      zoom(camera, ZOOM_STEP);
      return true;
    case '-':
    case '_':
      zoom(camera, 1 / ZOOM_STEP);
      return true;
    case '0':
    case 'home':
      camera?.fit();
      return true;
    default:
      return false;
  }
}
