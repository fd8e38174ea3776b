/** The map goes where something just happened, and where a note or a line of the log leads. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Hex } from '../../engine/hexmap/hexId';
import { NOWHERE, usePointer } from '../../store/pointer';
import { usePreferences } from '../../store/preferences';
import { useTable } from '../../store/table';
import { FLAT, type Layout } from './layout';
import type { CameraControls } from './useCamera';

const SMALL = '(max-width: 47.5em)';

/** `placeOf`: the hex that an event of the game is about. */
export function useFollowing(
  controls: RefObject<CameraControls | null>,
  placeOf: (event: unknown) => number | undefined,
  { centreOf }: Pick<Layout, 'centreOf'> = FLAT,
): void {
  const latest = useTable((table) => table.latest);
  const visited = usePointer((pointer) => pointer.visited);
  useEffect(() => {
    if (latest === undefined || !usePreferences.getState().follow) return;
    const events = useTable.getState().log[latest]?.events ?? [];
    const hex = events.map(placeOf).findLast((place) => place !== undefined);
    if (hex !== undefined) controls.current?.reveal(centreOf(hex as Hex));
  }, [centreOf, controls, latest, placeOf]);
  const before = useRef(visited);
  useEffect(() => {
    if (visited === before.current || visited.place === NOWHERE) return;
    before.current = visited;
    const centre = centreOf(visited.place as Hex);
    if (window.matchMedia(SMALL).matches) controls.current?.approach(centre);
    else controls.current?.reveal(centre);
    usePointer.getState().moveCursor(visited.place);
  }, [centreOf, controls, visited]);
}
