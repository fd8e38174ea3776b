/** Bytes as letters that an address may hold. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const letters = b === undefined ? 2 : c === undefined ? 3 : 4;
    for (let n = 0; n < letters; n++) text += LETTERS[(word >>> (18 - 6 * n)) & 63];
  }
  return text;
}

/** As far as there are such letters. */
export function fromLetters(text: string): Uint8Array {
  const bytes: number[] = [];
  let [word, bits] = [0, 0];
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) break;
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) bytes.push((word >>> (bits -= 8)) & 0xff);
  }
  return Uint8Array.from(bytes);
}
