/** Where a hex lies, by the nearest name on the map: ‘at Freeman’s Farm (0405)’. */
import { formatHex, type Hex, hexOf } from '../../../engine/hexmap/hexId';
import { GRID, MAP } from '../../../engine/saratoga';

const NEAR = 2;

export function placeName(hex: number): string {
  const number = formatHex(hex as Hex);
  let nearest: { readonly name: string; readonly away: number } | undefined;
  for (const { name, hexes } of MAP.places) {
    // Redoubts that were dug between the battles are no help to whoever reads about the first.
    if (name.endsWith('(later)')) continue;
    const away = Math.min(...hexes.map((each) => GRID.distance(hexOf(each), hex as Hex)));
    if (away <= NEAR && away < (nearest?.away ?? Infinity)) nearest = { name, away };
  }
  if (!nearest) return `in ${number}`;
  return `${nearest.away === 0 ? 'at' : 'near'} ${nearest.name.replace("'", '’')} (${number})`;
}
