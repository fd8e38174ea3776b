/** What can be laid over the map, plans among it, drawn when it is first asked for. */
import { useAdvice } from '../../../store/adviceNow';
import { drawnPart } from '../../widgets/Part';
import { useOverlay, useOverlays } from '../overlays';
import { usePlans } from './plans';

const Below = drawnPart(() => import('./MapOverlays'));
const Above = drawnPart(async () => ({ default: (await import('./Danger')).DangerAbove }));
const Planned = drawnPart(() => import('./PlannedOrders'));
const Advised = drawnPart(() => import('./Advised'));
const Note = drawnPart(async () => ({ default: (await import('./Danger')).DangerNote }));

/** Under the counters; the ground without counters needs nothing drawn. */
export function OverlaysBelow() {
  const isAny = useOverlays(({ on, held, formation }) =>
    [...on, held, formation].some((each) => each && each !== 'bare'),
  );
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

/** What was asked for, over all else. */
export function AdvisedAbove() {
  return useAdvice(({ given }) => given !== undefined) ? <Advised /> : null;
}

/** Beside the map. */
export function OverlayNote() {
  return useOverlay('danger') ? <Note /> : null;
}
