/** Links that no page would write, letter by letter: for attacks on those that read them. */
import { BitWriter } from '../../src/engine/coder/bitCoder';
import { Symbols } from '../../src/engine/coder/symbols';
import { hash32 } from '../../src/engine/kernel/digest';
import { toLetters } from '../../src/store/library/base64';
import { codeText, prime } from '../../src/store/library/textCoder';

/** A link of the general coder without any limit; `usual` is what its counts start out knowing. */
export function forgeLink(usual: string, head: object, entries: readonly unknown[]): string {
  const writer = new BitWriter();
  const symbols = new Symbols(writer);
  prime(symbols, usual);
  const check = (value: unknown, before: number) => hash32(value, before + 1) & 0xffff;
  const text = JSON.stringify(head);
  codeText(symbols, text, Infinity);
  symbols.plain(check(text, 0), 16);
  let sum = 0;
  for (const [i, entry] of entries.entries()) {
    codeText(symbols, JSON.stringify(entry), Infinity);
    sum = check(entry, sum);
    if ((i + 1) % 8 === 0 || i + 1 === entries.length) symbols.plain(sum, 16);
  }
  return toLetters(Uint8Array.from([1, 0, ...writer.end()]));
}
