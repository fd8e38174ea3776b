/** What is laid over the map on request: by a button for good, by a held key for a moment. */
import { create } from 'zustand';

export const OVERLAYS = ['reach', 'control', 'command', 'sight', 'danger', 'bare'] as const;
export type Overlay = (typeof OVERLAYS)[number];

export interface OverlayStore {
  readonly on: readonly Overlay[];
  readonly held: Overlay | undefined;
  readonly toggle: (overlay: Overlay) => void;
  readonly hold: (overlay: Overlay | undefined) => void;
}

export const useOverlays = create<OverlayStore>()((set) => ({
  on: [],
  held: undefined,
  toggle: (overlay) =>
    set(({ on }) => ({
      on: on.includes(overlay) ? on.filter((each) => each !== overlay) : [...on, overlay],
    })),
  hold: (held) => set({ held }),
}));

export const useOverlay = (overlay: Overlay): boolean =>
  useOverlays(({ on, held }) => held === overlay || on.includes(overlay));
