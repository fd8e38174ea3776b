/** A game as a few thousand letters of an address: its main line up to the cursor, packed. See FORMAT.md. */
import { seededDice } from '../../engine/kernel/dice';
import { hash32 } from '../../engine/kernel/digest';
import type { ActionLike } from '../../engine/kernel/game';
import { FORMAT, lengthen } from '../../engine/kernel/save';
import { type Battle, BATTLES } from '../../engine/saratoga';
import { fromLetters, toLetters } from './base64';
import { BitReader, BitWriter } from './bitCoder';
import { ActionPacker } from './packActions';
import { codeText, prime } from './packText';
import { isRecord, MOST_ACTIONS, type Opened, type Parcel, readParcel } from './parcel';
import { Symbols } from './symbols';

const LINK_FORMAT = 1;
export const LONGEST_LINK = 60_000;
const LONGEST_HEAD = 12_000;
/** After so many actions a check tells that all before it came through. */
const CHECK_EVERY = 8;
const CHECK_BITS = 16;

/** What stands before the actions, usually: known to both ends, it takes hardly any room. */
const USUAL = `{"id":"abcdefghijkmnp","mode":"two","seals":[[100,"0123456789abcdef"],[200,"fedcba9876543210"]],"version":1,"setup":{"battle":"sept19","options":{"returnFire":"always","defensiveGuns":"any","losHeight":"higher","wingCommand":"both","edgeOfMap":"leave","victorySteps":"strength"},"fog":true},"seed":"0123456789abcdef02468ace","isLifted":false,"count":800,"mark":"0123456789abcdef"}{"name":"A game","mode":"solo","setup":{"battle":"oct7","options":{},"fog":false},"isLifted":true}`;

/** The actions up to the cursor, with the digest that vouches for the last of them, if there is one. */
export function writeLink({ id, name, mode, seals, saved }: Parcel): string {
  const { version, setup, seed, isLifted, marks } = saved;
  const end = Math.min(saved.cursor ?? Infinity, saved.actions.length);
  const actions = saved.actions.slice(0, end).map((entry) => lengthen(entry) ?? { kind: String(entry) });
  const count = actions.length;
  const mark = marks.flatMap((each) =>
    Array.isArray(each) && each[0] === count ? [String(each[1])] : [],
  )[0];
  const head = { id, name, mode, seals, version, setup, seed, isLifted, count, mark };
  const writer = new BitWriter();
  const symbols = new Symbols(writer);
  prime(symbols, USUAL);
  const text = JSON.stringify(head);
  codeText(symbols, text, LONGEST_HEAD);
  symbols.plain(checkOf(text, 0), CHECK_BITS);
  const packer = new ActionPacker(
    symbols,
    battleOf(setup),
    seed === undefined ? undefined : seededDice(seed),
  );
  let check = 0;
  for (const [i, action] of actions.entries()) {
    check = checkOf(packer.code(action), check);
    if (isChecked(i, count)) symbols.plain(check, CHECK_BITS);
  }
  return toLetters(Uint8Array.from([LINK_FORMAT, ...writer.end()]));
}

/** Never throws. A link that breaks off or is spoilt is read up to the last check. */
export function readLink(text: string): Opened {
  if (text.length > LONGEST_LINK) return { problem: 'tooLarge' };
  const bytes = fromLetters(text);
  const [format] = bytes;
  if (format === undefined || format === 0) return { problem: 'notOurs' };
  if (format !== LINK_FORMAT) return { problem: format < 32 ? 'newer' : 'notOurs' };
  const reader = new BitReader(bytes.subarray(1));
  const symbols = new Symbols(reader);
  prime(symbols, USUAL);
  const written = codeText(symbols, '', LONGEST_HEAD);
  const isGood = written !== undefined && symbols.plain(0, CHECK_BITS) === checkOf(written, 0);
  const head = isGood ? parse(written) : undefined;
  if (!isRecord(head)) return { problem: 'unreadable' };
  const { count, mark, ...rest } = head;
  if (!Number.isInteger(count) || Number(count) < 0 || Number(count) > MOST_ACTIONS)
    return { problem: 'unreadable' };
  const seed = typeof head['seed'] === 'string' ? head['seed'] : undefined;
  const packer = new ActionPacker(
    symbols,
    battleOf(head['setup']),
    seed === undefined ? undefined : seededDice(seed),
  );
  const actions = readActions(packer, symbols, reader, Number(count));
  const isCut = actions.length < Number(count);
  const marks = typeof mark === 'string' ? [[count, mark]] : [];
  const saved = { ...rest, format: FORMAT, game: 'saratoga', actions, marks };
  const opened = readParcel(rest, saved);
  return opened.parcel ? { ...opened, isCut: isCut || opened.isCut } : opened;
}

function readActions(packer: ActionPacker, symbols: Symbols, reader: BitReader, count: number): ActionLike[] {
  const actions: ActionLike[] = [];
  let [check, sure] = [0, 0];
  for (let i = 0; i < count && !reader.isBeyond; i++) {
    const action = packer.code(NOTHING);
    if (!action) break;
    actions.push(action);
    check = checkOf(action, check);
    if (!isChecked(i, count)) continue;
    if (symbols.plain(0, CHECK_BITS) !== check) break;
    sure = actions.length;
  }
  return actions.slice(0, sure);
}

const NOTHING: ActionLike = { kind: '' };
const isChecked = (i: number, count: number): boolean => (i + 1) % CHECK_EVERY === 0 || i + 1 === count;
const checkOf = (value: unknown, before: number): number => hash32(value, before + 1) & (2 ** CHECK_BITS - 1);

/** Where the counters stand at first, if the record begins there: a wrong guess costs room and nothing else. */
const battleOf = (setup: unknown): Battle | undefined =>
  isRecord(setup) ? BATTLES.find((battle) => battle === setup['battle']) : undefined;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
