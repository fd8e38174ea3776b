/** What is laid over the map on request: by a button for good, by a held key for a moment. */
import { create } from 'zustand';

export const OVERLAYS = ['control', 'sight', 'rifle', 'duty', 'bare'] as const;
export type Overlay = (typeof OVERLAYS)[number];

interface Overlays {
  readonly on: readonly Overlay[];
  readonly held: Overlay | undefined;
  /** 15.5 whether fog is drawn over the sheet; what it does is told in words anyway. */
  readonly haze: boolean;
  readonly toggle: (overlay: Overlay) => void;
  readonly hold: (overlay: Overlay | undefined) => void;
  readonly veil: () => void;
}

export const useOverlays = create<Overlays>()((set) => ({
  on: [],
  held: undefined,
  haze: true,
  toggle: (overlay) =>
    set(({ on }) => ({
      on: on.includes(overlay) ? on.filter((each) => each !== overlay) : [...on, overlay],
    })),
  hold: (held) => set({ held }),
  veil: () => set(({ haze }) => ({ haze: !haze })),
}));

export const useOverlay = (overlay: Overlay): boolean =>
  useOverlays(({ on, held }) => held === overlay || on.includes(overlay));
