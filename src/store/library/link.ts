/** A game as a few thousand letters of an address: its main line up to the cursor, packed. See FORMAT.md. */
import { seededDice } from '../../engine/kernel/dice';
import { hash32 } from '../../engine/kernel/digest';
import type { ActionLike } from '../../engine/kernel/game';
import { isObject } from '../../engine/kernel/json';
import { FORMAT } from '../../engine/kernel/format';
import { MOST_ACTIONS } from '../../engine/kernel/readLine';
import { lengthen, readSeed } from '../../engine/kernel/save';
import { BitReader, BitWriter } from '../../engine/coder/bitCoder';
import { Symbols } from '../../engine/coder/symbols';
import type { AnyRules } from '../../games/contract';
import { fromLetters, toLetters } from './base64';
import { type Opened, type Parcel, readParcel } from './parcel';
import { codeText, prime } from './textCoder';

const LINK_FORMAT = 1;
/** The second byte, where a link is not packed by its game's own model. */
const GENERAL = 0;
export const LONGEST_LINK = 60_000;
/** In bytes; two hundred seals take 8,400, and a set-up at most 8,000. */
const LONGEST_HEAD = 18_000;
/** Of one action that is written as text, and of all of them together: a short link must not unfold into a long game. */
const LONGEST_ENTRY = 2_000;
const LONGEST_ENTRIES = 150_000;
/** After so many actions a check tells that all before it came through. */
const CHECK_EVERY = 8;
const CHECK_BITS = 16;

/** What stands before the actions, usually: known to both ends, it takes hardly any room. Part of the format. */
const USUAL = `{"game":"saratoga","id":"abcdefghijkmnp","seats":{"british":"person","american":"person"},"seals":[[100,"0123456789abcdef"],[200,"fedcba9876543210"]],"version":2,"setup":{"battle":"sept19","options":{"returnFire":"always","defensiveGuns":"any","losHeight":"both","wingCommand":"own","edgeOfMap":"lost","victorySteps":"hits"},"fog":true},"dice":{"generator":"sfc32","seed":"0123456789abcdef02468ace"},"isLifted":false,"count":800,"digest":"0123456789abcdef"}{"name":"A game","setup":{"battle":"oct7","options":{},"fog":false},"isLifted":true}`;

/** Codes one entry of a saved record after the other; when reading, it is given none and answers the next. */
type EntryCoder = (entry?: unknown) => unknown;

/**
 * The actions up to the cursor, with the digest that vouches for the last of them, if there is one. Undefined where nobody could
 * read it: a page takes no more than this one does.
 */
export function writeLink({ id, name, seats, seals, saved }: Parcel, rules: AnyRules): string | undefined {
  const { game, version, setup, dice, isLifted, chain } = saved;
  const end = Math.min(saved.cursor ?? Infinity, saved.actions.length);
  const entries = saved.actions.slice(0, end);
  const count = entries.length;
  const digest = chain.flatMap((link) =>
    Array.isArray(link) && link[0] === count ? [String(link[1])] : [],
  )[0];
  const head = { game, id, name, seats, seals, version, setup, dice, isLifted, count, digest };
  if (count > MOST_ACTIONS || readParcel(head, { ...head, format: FORMAT }).error) return undefined;
  const text = JSON.stringify(head);
  const { packing } = rules;
  const isPacked = packing !== undefined && entries.every((entry) => fits(packing, entry));
  const writer = new BitWriter();
  const symbols = headed(writer);
  if (codeText(symbols, text, LONGEST_HEAD) === undefined) return undefined;
  symbols.plain(checkOf(text, 0), CHECK_BITS);
  const code = coderOf(isPacked ? packing : undefined, symbols, { setup, dice });
  let check = 0;
  for (const [i, entry] of entries.entries()) {
    const written = code(entry);
    if (written === undefined) return undefined;
    check = checkOf(written, check);
    if (isChecked(i, count)) symbols.plain(check, CHECK_BITS);
  }
  const format = isPacked ? packing.format : GENERAL;
  const letters = toLetters(Uint8Array.from([LINK_FORMAT, format, ...writer.end()]));
  return letters.length > LONGEST_LINK ? undefined : letters;
}

/** Never throws. A link that breaks off or is damaged is read up to the last check. */
export async function readLink(
  text: string,
  rulesOf: (game: string) => Promise<AnyRules | undefined>,
): Promise<Opened> {
  if (text.length > LONGEST_LINK) return { error: 'tooLarge' };
  const bytes = fromLetters(text);
  const [format = 0, packed = GENERAL] = bytes;
  if (format !== LINK_FORMAT) return { error: format > LINK_FORMAT && format < 32 ? 'newer' : 'notOurs' };
  const reader = new BitReader(bytes.subarray(2));
  const symbols = headed(reader);
  const head = readHead(symbols);
  if (!head) return { error: 'unreadable' };
  const { count, digest, ...rest } = head;
  const rules = await rulesOf(String(rest['game']));
  if (!rules) return { error: 'newer' };
  if (packed !== GENERAL && packed !== rules.packing?.format) return { error: 'newer' };
  const packing = packed === GENERAL ? undefined : rules.packing;
  const actions = readEntries(coderOf(packing, symbols, rest), symbols, reader, count);
  const chain = typeof digest === 'string' ? [[count, digest]] : [];
  const opened = readParcel(rest, { ...rest, format: FORMAT, actions, chain });
  return opened.parcel ? { ...opened, isCut: opened.isCut || actions.length < count } : opened;
}

function headed(coder: BitWriter | BitReader): Symbols {
  const symbols = new Symbols(coder);
  prime(symbols, USUAL);
  return symbols;
}

function readHead(
  symbols: Symbols,
): (Readonly<Record<string, unknown>> & { readonly count: number }) | undefined {
  const written = codeText(symbols, '', LONGEST_HEAD);
  const isGood = written !== undefined && symbols.plain(0, CHECK_BITS) === checkOf(written, 0);
  const head = isGood ? parse(written) : undefined;
  const count = isObject(head) ? head['count'] : undefined;
  if (!isObject(head) || !Number.isInteger(count)) return undefined;
  return Number(count) >= 0 && Number(count) <= MOST_ACTIONS ? { ...head, count: Number(count) } : undefined;
}

function readEntries(
  code: EntryCoder,
  symbols: Symbols,
  reader: BitReader,
  count: number,
): readonly unknown[] {
  const entries: unknown[] = [];
  let [check, sure] = [0, 0];
  for (let i = 0; i < count && !reader.isBeyond; i++) {
    const entry = code();
    if (entry === undefined) break;
    entries.push(entry);
    check = checkOf(entry, check);
    if (!isChecked(i, count)) continue;
    if (symbols.plain(0, CHECK_BITS) !== check) break;
    sure = entries.length;
  }
  return entries.slice(0, sure);
}

/** The game's own model, or every entry as its JSON. */
function coderOf(
  packing: AnyRules['packing'],
  symbols: Symbols,
  { setup, dice }: { readonly setup?: unknown; readonly dice?: unknown },
): EntryCoder {
  if (!packing) return textCoder(symbols);
  const seed = readSeed(dice);
  const code = packing.coder(symbols, setup, seed && seededDice(seed));
  return (entry) => code(entry === undefined ? undefined : lengthen(entry)) as ActionLike | undefined;
}

function textCoder(symbols: Symbols): EntryCoder {
  let left = LONGEST_ENTRIES;
  return (entry) => {
    const most = Math.min(LONGEST_ENTRY, left);
    const text = codeText(symbols, entry === undefined ? '' : JSON.stringify(entry), most);
    left -= text?.length ?? left;
    return text === undefined || left < 0 ? undefined : parse(text);
  };
}

function fits(packing: NonNullable<AnyRules['packing']>, entry: unknown): boolean {
  const action = lengthen(entry);
  return action !== undefined && packing.fits(action);
}

const isChecked = (i: number, count: number): boolean => (i + 1) % CHECK_EVERY === 0 || i + 1 === count;
const checkOf = (value: unknown, before: number): number => hash32(value, before + 1) & (2 ** CHECK_BITS - 1);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
