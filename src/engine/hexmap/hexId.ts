/** The name of a hex: the number printed in it, column times 100 plus row, so that 0313 is 313. */

/** The value is the printed number, so it can be shown, saved and used as an index into a table. */
export type Hex = number & { readonly __brand: 'Hex' };

/** What a question answers when it points off the map; no hex is numbered 0000. */
export const NO_HEX = 0 as Hex;

/** The highest column and the highest row that two digits can name. */
export const HIGHEST = 99;

/** The hex in this column and row, both counted from 1; NO_HEX where two digits cannot name it. */
export function hexAt(column: number, row: number): Hex {
  return isNameable(column) && isNameable(row) ? ((column * 100 + row) as Hex) : NO_HEX;
}

export function columnOf(hex: Hex): number {
  return Math.floor(hex / 100);
}

export function rowOf(hex: Hex): number {
  return hex % 100;
}

/** The hex of a text of exactly four digits, such as '0313'. */
export function parseHex(text: string): Hex | undefined {
  if (!/^[0-9]{4}$/.test(text)) return undefined;
  const hex = hexAt(Number(text.slice(0, 2)), Number(text.slice(2)));
  return hex === NO_HEX ? undefined : hex;
}

/** The same for numbers written down by a programmer, where anything else is a mistake. */
export function hexOf(text: string): Hex {
  const hex = parseHex(text);
  if (hex === undefined) throw new Error(`not the number of a hex: '${text}'`);
  return hex;
}

export function formatHex(hex: Hex): string {
  return String(hex).padStart(4, '0');
}

function isNameable(columnOrRow: number): boolean {
  return Number.isInteger(columnOrRow) && columnOrRow >= 1 && columnOrRow <= HIGHEST;
}
