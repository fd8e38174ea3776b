/** What is laid over the map on request: by a button for good, by a held key for a moment. */
import { create } from 'zustand';
import type { FormationId } from '../../engine/saratoga';

export const OVERLAYS = ['reach', 'control', 'command', 'sight', 'danger', 'bare'] as const;
export type Overlay = (typeof OVERLAYS)[number];

export interface OverlayStore {
  readonly on: readonly Overlay[];
  readonly held: Overlay | undefined;
  /** Whose units and span are shown while its name is pointed at. */
  readonly formation: FormationId | undefined;
  readonly toggle: (overlay: Overlay) => void;
  readonly hold: (overlay: Overlay | undefined) => void;
}

export const useOverlays = create<OverlayStore>()((set) => ({
  on: [],
  held: undefined,
  formation: undefined,
  toggle: (overlay) =>
    set(({ on }) => ({
      on: on.includes(overlay) ? on.filter((each) => each !== overlay) : [...on, overlay],
    })),
  hold: (held) => set({ held }),
}));

export const useOverlay = (overlay: Overlay): boolean =>
  useOverlays(({ on, held }) => held === overlay || on.includes(overlay));

const show = (formation?: FormationId) => useOverlays.setState({ formation });

/** Wherever a formation is named: pointed at or focused, it is shown on the map. */
export const showing = (formation: FormationId) => ({
  onPointerEnter: () => show(formation),
  onPointerLeave: () => show(),
  onFocus: () => show(formation),
  onBlur: () => show(),
});
