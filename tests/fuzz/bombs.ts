/**
 * Links that unfold into much more than they are: written by a second hand, as the page's own writer makes no such links.
 * The form of a link is told in src/store/library/FORMAT.md.
 */
import { BitWriter } from '../../src/engine/coder/bitCoder';
import { Symbols } from '../../src/engine/coder/symbols';
import { hash32 } from '../../src/engine/kernel/digest';
import { toLetters } from '../../src/store/library/base64';
import { codeText, prime } from '../../src/store/library/textCoder';
import { below, chanceFrom } from './chance';

/** What stands before the actions. */
export interface Head {
  readonly game: string;
  readonly id: string;
  readonly name?: string | undefined;
  readonly seats: unknown;
  readonly seals: readonly unknown[];
  readonly version: number;
  readonly setup: unknown;
  readonly dice?: unknown;
  readonly isLifted: boolean;
  readonly count: number;
  readonly digest?: string | undefined;
}

/** Both ends know it beforehand. Part of the format: it never changes. */
const USUAL = `{"game":"saratoga","id":"abcdefghijkmnp","seats":{"british":"person","american":"person"},"seals":[[100,"0123456789abcdef"],[200,"fedcba9876543210"]],"version":2,"setup":{"battle":"sept19","options":{"returnFire":"always","defensiveGuns":"any","losHeight":"both","wingCommand":"own","edgeOfMap":"lost","victorySteps":"hits"},"fog":true},"dice":{"generator":"sfc32","seed":"0123456789abcdef02468ace"},"isLifted":false,"count":800,"digest":"0123456789abcdef"}{"name":"A game","setup":{"battle":"oct7","options":{},"fog":false},"isLifted":true}`;
const FORMAT = 1;
/** Every action as its JSON. */
const GENERAL = 0;
const CHECK_EVERY = 8;
const CHECK_BITS = 16;

/** The letters of a link with the general coder, whatever its size. */
export function writeAnyLink(head: Head, entries: readonly unknown[]): string {
  const writer = new BitWriter();
  const symbols = new Symbols(writer);
  prime(symbols, USUAL);
  const text = JSON.stringify(head);
  codeText(symbols, text, Infinity);
  symbols.plain(checkOf(text, 0), CHECK_BITS);
  let check = 0;
  entries.forEach((entry, i) => {
    codeText(symbols, JSON.stringify(entry), Infinity);
    check = checkOf(entry, check);
    if ((i + 1) % CHECK_EVERY === 0 || i + 1 === entries.length) symbols.plain(check, CHECK_BITS);
  });
  return toLetters(Uint8Array.from([FORMAT, GENERAL, ...writer.end()]));
}

const checkOf = (value: unknown, before: number): number => hash32(value, before + 1) & (2 ** CHECK_BITS - 1);

/** Places a counter and takes it up again, with ballast in every action. */
function ballast(count: number, of: (i: number) => unknown): readonly unknown[] {
  return Array.from({ length: count }, (_, i) => {
    const action =
      i % 2 === 0 ? { kind: 'place', counter: 'a-1nh', hex: 412 } : { kind: 'lift', counter: 'a-1nh' };
    return { ...action, x: of(i) };
  });
}

const headOf = (count: number): Head => ({
  game: 'saratoga',
  id: 'abcdefgh234567',
  seats: { british: 'person', american: 'person' },
  seals: [],
  version: 2,
  setup: { battle: 'oct7' },
  dice: { generator: 'sfc32', seed: 'bomb' },
  isLifted: false,
  count,
});

/** Short: the same 400 empty objects in each of so many actions, some 1,200 letters apiece. */
export function foldedBomb(actions: number): string {
  const objects = Array.from({ length: 400 }, () => ({}));
  return writeAnyLink(
    headOf(actions),
    ballast(actions, () => objects),
  );
}

/** Longer than any link may be: 1,800 letters of noise in each of so many actions. */
export function longBomb(actions: number): string {
  const chance = chanceFrom('noise');
  const letter = () => String.fromCharCode(97 + below(chance, 26));
  return writeAnyLink(
    headOf(actions),
    ballast(actions, () => Array.from({ length: 1_800 }, letter).join('')),
  );
}
