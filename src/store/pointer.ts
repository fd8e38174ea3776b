/** What the players point at on a board of numbered places: a hex, or a place of another map. */
import { create } from 'zustand';
import { useTable } from './table';

/** No place has this number. */
export const NOWHERE = 0;

export interface Pointer {
  /** Under the pointer. */
  readonly hovered: number;
  /** Chosen by click, tap or the keyboard; it stays when the pointer goes. */
  readonly cursor: number;
  readonly highlighted: readonly number[];
  /** Places that are shown to be left out. */
  readonly leftOut: readonly number[];
  readonly magnifying: boolean;
  /** A place that the board should bring into sight; the number tells one wish from the next. */
  readonly visited: { readonly place: number; readonly number: number };
  readonly hover: (place: number) => void;
  readonly moveCursor: (place: number) => void;
  readonly highlight: (places: readonly number[], leftOut?: readonly number[]) => void;
  readonly magnify: (on: boolean) => void;
  readonly visit: (place: number) => void;
  /** Nothing is pointed at. */
  readonly clear: () => void;
}

const NOTHING = {
  hovered: NOWHERE,
  cursor: NOWHERE,
  highlighted: [],
  leftOut: [],
  magnifying: false,
} as const;

export const usePointer = create<Pointer>()((set, get) => ({
  ...NOTHING,
  visited: { place: NOWHERE, number: 0 },
  hover: (hovered) => {
    if (get().hovered !== hovered) set({ hovered });
  },
  // The newer way of pointing counts: a chosen hex is read until the pointer moves again.
  moveCursor: (cursor) => set({ cursor, hovered: NOWHERE }),
  highlight: (highlighted, leftOut = []) => set({ highlighted, leftOut }),
  magnify: (magnifying) => set({ magnifying, hovered: NOWHERE }),
  visit: (place) => set(({ visited }) => ({ visited: { place, number: visited.number + 1 } })),
  clear: () => set(NOTHING),
}));

// Whatever was pointed at goes with what lay on the table.
useTable.subscribe(({ game }, before) => {
  if (game !== before.game) usePointer.getState().clear();
});
