/** The map turns to what matters now: where a fight begins, or the side whose phase it is. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Hex } from '../../engine/hexmap/hexId';
import { useGuide } from '../../store/guide';
import { usePreferences } from '../../store/preferences';
import { FLAT, type Layout } from './layout';
import type { CameraControls } from './useCamera';

/**
 * Turns once to each scene, by its name; undefined leaves the map where it is. `places` answers the hexes of the scene. With
 * another question in it the map turns only where some of them are out of sight.
 */
export function useFraming(
  controls: RefObject<CameraControls | null>,
  scene: string | undefined,
  places: () => readonly number[],
  { centreOf }: Pick<Layout, 'centreOf'> = FLAT,
  question = '',
): void {
  // A lesson is about the same few hexes all along.
  const lesson = useGuide((guide) => guide.frame);
  useEffect(() => {
    if (lesson.length > 0) controls.current?.frame(lesson.map((place) => centreOf(place as Hex)));
  }, [centreOf, controls, lesson]);
  const last = useRef<{ scene?: string; question?: string }>({});
  useEffect(() => {
    const before = last.current;
    if (scene === undefined || (scene === before.scene && question === before.question)) return;
    last.current = { scene, question };
    if (useGuide.getState().lesson || !usePreferences.getState().follow) return;
    controls.current?.frame(
      places().map((place) => centreOf(place as Hex)),
      scene === before.scene,
    );
  }, [centreOf, controls, places, question, scene]);
}
