/** What can be laid over the map, plans among it, drawn when it is first asked for. */
import { drawnPart } from '../../widgets/Part';
import { useOverlay, useOverlays } from '../overlays';
import { usePlans } from './plans';

const Below = drawnPart(() => import('./MapOverlays'));
const Above = drawnPart(async () => ({ default: (await import('./Danger')).DangerAbove }));
const Planned = drawnPart(() => import('./PlannedOrders'));
const Note = drawnPart(async () => ({ default: (await import('./Danger')).DangerNote }));

/** Under the counters; the ground without counters needs nothing drawn. */
export function OverlaysBelow() {
  const isAny = useOverlays(({ on, held }) => [...on, held].some((each) => each && each !== 'bare'));
  return isAny ? <Below /> : null;
}

/** Over the counters. */
export function OverlaysAbove() {
  return useOverlay('danger') ? <Above /> : null;
}

/** Arrows of what is planned, over the counters. */
export function PlannedAbove() {
  const isAny = usePlans(
    ({ shots, closings, marching }) => shots.length + closings.length + marching.length > 0,
  );
  return isAny ? <Planned /> : null;
}

/** Beside the map. */
export function OverlayNote() {
  return useOverlay('danger') ? <Note /> : null;
}
