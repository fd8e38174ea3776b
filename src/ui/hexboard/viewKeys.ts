/** The keys of the view, the same on every screen with a board: plus, minus, 0, M, and Escape for what they opened. */
import { NOWHERE, usePointer } from '../../store/pointer';
import { FLAT } from './layout';
import type { Hex } from '../../engine/hexmap/hexId';
import type { CameraControls } from './useCamera';

export const ZOOM_STEP = 1.35;

/** What was chosen stays where it is seen. */
export function zoomBy(camera: CameraControls | null, factor: number, { centreOf } = FLAT): void {
  const { cursor } = usePointer.getState();
  camera?.zoom(factor, cursor === NOWHERE ? undefined : centreOf(cursor as Hex));
}

/** True if the key meant something. */
export function viewKey(key: string, camera: CameraControls | null, layout = FLAT): boolean {
  const { magnifying, magnify, moveCursor } = usePointer.getState();
  switch (key.toLowerCase()) {
    case '+':
    case '=':
      zoomBy(camera, ZOOM_STEP, layout);
      return true;
    case '-':
    case '_':
      zoomBy(camera, 1 / ZOOM_STEP, layout);
      return true;
    case '0':
      camera?.fit();
      return true;
    case 'm':
      magnify(!magnifying);
      return true;
    case 'escape':
      if (magnifying) magnify(false);
      else moveCursor(NOWHERE);
      return true;
    default:
      return false;
  }
}
