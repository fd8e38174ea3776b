/** What is pointed at on a board of hexes. */
import type { Hex } from '../../engine/hexmap/hexId';
import { type Pointer, usePointer as useAny } from '../../store/pointer';

interface HexPointer extends Omit<Pointer, 'hovered' | 'cursor' | 'visited'> {
  readonly hovered: Hex;
  readonly cursor: Hex;
  readonly visited: { readonly place: Hex; readonly number: number };
}

interface UsePointer {
  <Part>(part: (pointer: HexPointer) => Part): Part;
  readonly getState: () => HexPointer;
}

export const usePointer = useAny as unknown as UsePointer; // on such a board every place is a hex
