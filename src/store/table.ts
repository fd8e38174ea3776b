/** The table: which battle lies on it, what the players see of it, and what they point at. */
import { create } from 'zustand';
import { type Hex, NO_HEX } from '../engine/hexmap/hexId';
import { type Battle, deployedView, type TableView } from '../engine/saratoga';

export interface Table {
  readonly view: TableView | undefined;
  /** Under the pointer. */
  readonly hovered: Hex;
  /** Chosen by click, tap or the keyboard; it stays when the pointer goes. */
  readonly cursor: Hex;
  readonly highlighted: readonly Hex[];
  /** Hexes that are shown to be left out. */
  readonly leftOut: readonly Hex[];
  readonly magnifying: boolean;
  /** The case whose card lies open. */
  readonly openedCase: string | undefined;
  /** A hex that the map should bring into sight; the number tells one wish from the next. */
  readonly visited: { readonly hex: Hex; readonly number: number };
  readonly openCase: (rule: string | undefined) => void;
  readonly visit: (hex: Hex) => void;
  readonly deploy: (battle: Battle) => void;
  readonly hover: (hex: Hex) => void;
  readonly moveCursor: (hex: Hex) => void;
  readonly highlight: (hexes: readonly Hex[], leftOut?: readonly Hex[]) => void;
  readonly magnify: (on: boolean) => void;
  readonly show: (view: TableView) => void;
  /** Nothing lies on the table. */
  readonly putAway: () => void;
  /** Another game: nothing is pointed at. */
  readonly clear: () => void;
}

export const useTable = create<Table>()((set, get) => ({
  view: undefined,
  hovered: NO_HEX,
  cursor: NO_HEX,
  highlighted: [],
  leftOut: [],
  magnifying: false,
  openedCase: undefined,
  visited: { hex: NO_HEX, number: 0 },
  openCase: (openedCase) => set({ openedCase }),
  visit: (hex) => set(({ visited }) => ({ visited: { hex, number: visited.number + 1 } })),
  deploy: (battle) => {
    const { view } = get();
    // A game of this battle on the table is not its deployment.
    if (view?.battle === battle && !('points' in view)) return;
    set({
      view: deployedView(battle),
      hovered: NO_HEX,
      cursor: NO_HEX,
      highlighted: [],
      leftOut: [],
      magnifying: false,
    });
  },
  hover: (hovered) => {
    if (get().hovered !== hovered) set({ hovered });
  },
  // The newer way of pointing counts: a chosen hex is read until the pointer moves again.
  moveCursor: (cursor) => set({ cursor, hovered: NO_HEX }),
  highlight: (highlighted, leftOut = []) => set({ highlighted, leftOut }),
  magnify: (magnifying) => set({ magnifying, hovered: NO_HEX }),
  show: (view) => set({ view }),
  putAway: () =>
    set({
      view: undefined,
      hovered: NO_HEX,
      cursor: NO_HEX,
      highlighted: [],
      leftOut: [],
      magnifying: false,
    }),
  clear: () => set({ hovered: NO_HEX, cursor: NO_HEX, highlighted: [], leftOut: [], openedCase: undefined }),
}));
