/** What lies over the map on request: for as long as a key is held, or until the button is pressed again. */
import { create } from 'zustand';

export const OVERLAYS = ['supply', 'threats'] as const;
export type Overlay = (typeof OVERLAYS)[number];

interface Overlays {
  readonly kept: Overlay | undefined;
  readonly held: Overlay | undefined;
  readonly keep: (overlay: Overlay) => void;
  readonly hold: (overlay: Overlay | undefined) => void;
}

export const useOverlays = create<Overlays>()((set, get) => ({
  kept: undefined,
  held: undefined,
  keep: (overlay) => set({ kept: get().kept === overlay ? undefined : overlay }),
  hold: (held) => set({ held }),
}));
