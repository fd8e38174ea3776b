/** What is pointed at: a formation to read about, and the attack that a button would make. */
import { create } from 'zustand';
import type { FormationId } from '../../engine/freemansFarm';

export interface Line {
  readonly from: FormationId;
  readonly to: FormationId;
}

interface Spot {
  /** Whose card lies open. */
  readonly formation: FormationId | undefined;
  readonly line: Line | undefined;
  /** Goes up when somebody asks for a card, so that its tab comes to the front. */
  readonly asked: number;
  /** A card of the hand has been chosen and its preview lies open. */
  readonly isWeighing: boolean;
  readonly open: (formation: FormationId | undefined) => void;
  readonly point: (line: Line | undefined) => void;
  readonly weigh: (isWeighing: boolean) => void;
}

export const useSpot = create<Spot>()((set) => ({
  formation: undefined,
  line: undefined,
  asked: 0,
  isWeighing: false,
  open: (formation) => set(({ asked }) => ({ formation, asked: asked + 1 })),
  point: (line) => set({ line }),
  weigh: (isWeighing) => set({ isWeighing }),
}));
