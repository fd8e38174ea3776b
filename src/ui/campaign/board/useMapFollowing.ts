/** The map goes where something just happened, and where a line of the log leads. */
import { type RefObject, useEffect, useRef } from 'react';
import { useGuide } from '../../../store/guide';
import { NOWHERE, usePointer } from '../../../store/pointer';
import { usePreferences } from '../../../store/preferences';
import type { CameraControls } from '../../hexboard/useCamera';
import { useHand } from '../play/hand';
import { spotNumbered, spotOf } from '../spots';
import { useTable } from '../table';
import { logLine } from '../text/log';

const SMALL = '(max-width: 47.5em)';

export function useMapFollowing(controls: RefObject<CameraControls | null>): void {
  const latest = useTable((table) => table.latest);
  const visited = usePointer((pointer) => pointer.visited);
  useEffect(() => {
    if (latest === undefined || !usePreferences.getState().follow) return;
    const events = useTable.getState().log[latest]?.events ?? [];
    const at = events.map((event) => logLine(event)?.at).findLast((place) => place !== undefined);
    const spot = at === undefined ? undefined : spotNumbered(at);
    if (spot) controls.current?.reveal(spot);
  }, [controls, latest]);
  const before = useRef(visited);
  useEffect(() => {
    if (visited === before.current || visited.place === NOWHERE) return;
    before.current = visited;
    const spot = spotNumbered(visited.place);
    if (!spot) return;
    usePointer.getState().moveCursor(visited.place);
    const { place, ways } = useHand.getState();
    // A stack in hand is shown with the places that it can go to.
    const goals = place === spot.id ? ways.filter(({ refusal }) => refusal === undefined) : [];
    const around = goals.flatMap(({ to }) => spotOf(to) ?? []);
    if (around.length > 0 && controls.current?.frame([spot, ...around])) return;
    if (window.matchMedia(SMALL).matches) controls.current?.approach(spot);
    else controls.current?.reveal(spot);
  }, [controls, visited]);
}

/** Turns once to each scene, by its name; undefined leaves the map where it is. */
export function useMapFraming(
  controls: RefObject<CameraControls | null>,
  scene: string | undefined,
  places: () => readonly string[],
): void {
  // A lesson is about the same few places all along.
  const lesson = useGuide((guide) => guide.frame);
  useEffect(() => {
    if (lesson.length > 0) controls.current?.frame(lesson.flatMap((place) => spotNumbered(place) ?? []));
  }, [controls, lesson]);
  useEffect(() => {
    if (scene === undefined || useGuide.getState().lesson || !usePreferences.getState().follow) return;
    const found = places();
    if (controls.current?.frame(spots(new Set(found)))) return;
    // Whoever has moved the map himself keeps his scale, but not a map without his army.
    const chief = spotOf(mostOften(found) ?? '');
    if (chief) controls.current?.reveal(chief);
  }, [controls, places, scene]);
}

/** The place with most blocks of those who decide. */
export const mostOften = (places: readonly string[]): string | undefined =>
  places.reduce<string | undefined>(
    (best, place) => (times(places, place) > times(places, best) ? place : best),
    undefined,
  );

const times = (places: readonly string[], wanted: string | undefined): number =>
  places.filter((place) => place === wanted).length;

const spots = (ids: ReadonlySet<string>) =>
  Array.from({ length: 64 }, (_, i) => spotNumbered(i + 1)).flatMap((spot) =>
    spot && ids.has(spot.id) ? [spot] : [],
  );
