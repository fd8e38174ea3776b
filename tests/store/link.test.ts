/** Games as files and links: nothing is lost on the way, sizes are small, and no text is a bomb. */
import { describe, expect, it, vi } from 'vitest';
import { BitReader, BitWriter } from '../../src/engine/coder/bitCoder';
import { digest } from '../../src/engine/kernel/digest';
import { MOST_ACTIONS } from '../../src/engine/kernel/readLine';
import { lengthen, save, type SavedGame } from '../../src/engine/kernel/save';
import { parsePosition, RULES, writePosition } from '../../src/engine/saratoga';
import { fromLetters, toLetters } from '../../src/store/library/base64';
import { readBroken } from '../../src/store/library/brokenJson';
import { LONGEST_FILE, readFile, writeFile } from '../../src/store/library/file';
import { readGame, weigh } from '../../src/store/library/import';
import { rulesOf } from '../../src/store/library/rulesOf';
import { LONGEST_LINK, readLink } from '../../src/store/library/link';
import { loadQuietly } from '../../src/store/library/load';
import type { Parcel } from '../../src/store/library/parcel';
import { LONGEST_NAME } from '../../src/store/library/schemas';
import { sealed } from '../../src/store/library/seals';
import { savedGame } from '../fuzz/savedGames';
import { TOY, TOY_HANDS } from '../helpers/toy';
import { forgeLink } from './forge';
import { writeLink } from './sent';

const known = vi.hoisted(() => ({ usual: '' }));
vi.mock('../../src/games/list', () => import('./games'));
vi.mock(import('../../src/store/library/textCoder'), async (original) => {
  const { prime, ...rest } = await original();
  return {
    ...rest,
    prime: (symbols, usual) => {
      known.usual = usual;
      prime(symbols, usual);
    },
  };
});

const ID = 'abcdefgh234567';
const SEATS = { british: 'person', american: 'person' } as const;
const WHOLE = savedGame(0);
/** The same game, broken off after so many actions. */
const first = (count: number): SavedGame => {
  const { session } = loadQuietly(RULES, {
    ...WHOLE.saved,
    actions: WHOLE.saved.actions.slice(0, count),
    cursor: count,
  });
  if (!session) throw new Error('a good game does not load');
  return save(session);
};
const LONG = first(300);
const parcel = (change: Partial<Parcel> = {}): Parcel => ({
  id: ID,
  seats: SEATS,
  seals: [],
  saved: LONG,
  ...change,
});
const whole = (entries: readonly unknown[]) => entries.map((entry) => lengthen(entry));
const read = (link: string) => readLink(link, rulesOf);

describe('letters', () => {
  it.each([[[]], [[0]], [[255, 254]], [[1, 2, 3]], [[0, 0, 0, 255]]])('hold the bytes %j', (bytes) => {
    expect([...fromLetters(toLetters(Uint8Array.from(bytes)))]).toEqual(bytes);
  });

  it('are those of an address, and end at any other sign', () => {
    expect(toLetters(Uint8Array.from([251, 255, 191]))).toBe('-_-_');
    expect([...fromLetters('-_-_%20AAAA')]).toEqual([251, 255, 191]);
  });
});

describe('bits', () => {
  it('come back as they were written, however unlikely they were', () => {
    const bits = Array.from({ length: 4_000 }, (_, i) => (i % 7 === 0 ? 1 : 0));
    const chances = bits.map((_, i) => [1, 100, 32_768, 65_436, 65_535][i % 5] ?? 1);
    const writer = new BitWriter();
    bits.forEach((bit, i) => writer.bit(bit, chances[i] ?? 1));
    const reader = new BitReader(writer.end());
    expect(bits.map((_, i) => reader.bit(0, chances[i] ?? 1))).toEqual(bits);
    expect(reader.isBeyond).toBe(false);
  });

  it('take next to no room where they are foreseen', () => {
    const writer = new BitWriter();
    for (let i = 0; i < 8_000; i++) writer.bit(1, 65_436);
    expect(writer.end().length).toBeLessThan(8_000 / 8 / 40);
  });
});

describe('broken JSON', () => {
  it.each([
    ['{"a":[1,2,{"b":3},{"c":', { a: [1, 2, { b: 3 }] }],
    ['{"a":1,"b', { a: 1 }],
    ['{"a":1,"b":12', { a: 1 }],
    ['{"a":{"b":1},"c":tru', { a: { b: 1 } }],
    ['[1,2,?,4]', [1, 2]],
    ['["a","b\\', ['a']],
    ['', undefined],
    ['?', undefined],
  ])('%s is read up to there', (text, value) => {
    expect(readBroken(text)).toEqual(value);
  });

  it('gives no prototype to anything', () => {
    const broken = readBroken('{"__proto__":{"polluted":1},"a":[') as object;
    expect(Object.getPrototypeOf(broken)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });
});

describe('a file', () => {
  it('holds everything', () => {
    const name = 'Evening <b>"1"</b>';
    const seats = { british: 'opponent quick', american: 'person' } as const;
    const sent = parcel({ name, seals: sealed(parcel(), []), seats });
    expect(readFile(writeFile(sent))).toEqual({ parcel: { ...sent, saved: { ...LONG } }, isCut: false });
  });

  it('is JSON that tells its format first', () => {
    expect(writeFile(parcel()).startsWith('{"saratoga1777":1,"id":"abcdefgh234567",')).toBe(true);
  });

  it.each([
    ['', 'notOurs'],
    ['[]', 'notOurs'],
    ['{"a":1}', 'notOurs'],
    ['{"saratoga1777":2}', 'newer'],
    ['{"saratoga1777":1,"saved":{"format":3,"game":"saratoga"}}', 'newer'],
    ['{"saratoga1777":1,"saved":{"format":2,"game":7}}', 'notOurs'],
    ['{"saratoga1777":1,"saved":{"format":2,"game":"saratoga"}}', 'unreadable'],
    ['{"saratoga1777":1,"saved":{"format":1,"game":"saratoga","setup":{}}}', 'unreadable'],
  ])('%j says why it cannot be read: %s', async (text, error) => {
    expect(await readGame(text)).toEqual({ error });
  });

  it('of a game that this page does not have was written by a later page', async () => {
    const chess = await readGame('{"saratoga1777":1,"saved":{"format":2,"game":"chess","setup":{}}}');
    expect(await weigh(chess)).toEqual({ error: 'newer' });
  });

  it('whose set-up is none of its game cannot be read', async () => {
    const text = writeFile(parcel({ saved: { ...LONG, setup: { battle: 'waterloo' } } }));
    expect(await weigh(await readGame(text))).toEqual({ error: 'unreadable' });
  });

  it('may be the kernel’s save alone, and is then a game of its own', () => {
    const { parcel: one } = readFile(JSON.stringify(LONG));
    const { parcel: other } = readFile(JSON.stringify(LONG));
    expect(one).toMatchObject({ seats: {}, seals: [], saved: { game: 'saratoga' } });
    expect(one?.saved.actions).toEqual(LONG.actions);
    expect(one?.id).not.toBe(other?.id);
  });

  it('that is cut keeps the actions before the cut', () => {
    const text = writeFile(parcel());
    const at = text.indexOf('{"kind":"fire"');
    const before = LONG.actions.findIndex((entry) => JSON.stringify(entry).startsWith('{"kind":"fire"'));
    const opened = { isCut: false, ...readFile(text.slice(0, at + 30)) };
    expect([opened.parcel?.saved.actions.length, opened.isCut]).toEqual([before, true]);
    expect(loadQuietly(RULES, opened.parcel?.saved).session?.cursor).toBe(before);
  });

  it('loses what is damaged and not needed', () => {
    const text = JSON.stringify({
      saratoga1777: 1,
      id: '<b>',
      name: 7,
      seats: 'two',
      seals: [[5, 'x'], 7, [6, 'a'.repeat(32)]],
      ballast: 'x'.repeat(1_000),
      saved: { ...LONG, version: 'x', isLifted: 'yes', cursor: -1, chain: 7, branches: 'none', ballast: 1 },
    });
    const { parcel: kept } = readFile(text);
    expect(kept).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{14}$/),
      seats: {},
      seals: [[6, 'a'.repeat(32)]],
      saved: { ...LONG, version: 0, isLifted: false, cursor: undefined, chain: [], branches: [] },
    });
  });
});

describe('a link', () => {
  // The program for damaged saves measures ten.
  it.each([0, 1, 2, 3, 4])('holds whole game %i in at most 6 KB', async (number) => {
    const { saved, isOver } = number === 0 ? WHOLE : savedGame(number);
    expect(isOver).toBe(true);
    const sent = parcel({ saved, seals: sealed(parcel({ saved }), [[100, '0'.repeat(32)]]) });
    const link = writeLink(sent, RULES);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThanOrEqual(6 * 1024);
    const opened = { isCut: true, ...(await read(link)) };
    expect(opened.isCut).toBe(false);
    expect(opened.parcel).toMatchObject({ id: ID, seats: SEATS, seals: sent.seals });
    expect(digest(opened.parcel?.saved.actions)).toBe(digest(whole(saved.actions)));
    const { session, damage } = loadQuietly(RULES, opened.parcel?.saved);
    expect(damage).toBeUndefined();
    expect(digest(session?.state)).toBe(digest(loadQuietly(RULES, saved).session?.state));
  });

  it('holds dice that were rolled on a table', async () => {
    const { dice: _, ...saved } = LONG;
    const { parcel: kept } = await read(writeLink(parcel({ saved: { ...saved, dice: undefined } }), RULES));
    expect(kept?.saved.dice).toBeUndefined();
    expect(digest(kept?.saved.actions)).toBe(digest(whole(LONG.actions)));
  });

  it('holds a seed that somebody typed, with its generator', async () => {
    const dice = { generator: 'sfc32', seed: 'typed by Anna', typed: true } as const;
    const { parcel: kept } = await read(writeLink(parcel({ saved: { ...LONG, dice } }), RULES));
    expect(kept?.saved.dice).toEqual(dice);
    expect(digest(kept?.saved.actions)).toBe(digest(whole(LONG.actions)));
  });

  it('holds an action of a form that its packing does not know', async () => {
    const odd = { kind: 'dance', with: ['a-1nh'], for: 3 };
    const saved = { ...LONG, actions: [...LONG.actions.slice(0, 20), odd], cursor: 21 };
    const link = writeLink(parcel({ saved }), RULES);
    expect([...fromLetters(link)].slice(0, 2)).toEqual([1, 0]);
    expect((await read(link)).parcel?.saved.actions[20]).toEqual(odd);
  });

  it('tells its format and its packing in the first two bytes', () => {
    expect([...fromLetters(writeLink(parcel(), RULES))].slice(0, 2)).toEqual([1, RULES.packing.format]);
  });

  it('holds what was played up to the cursor, and nothing that was taken back', async () => {
    const { parcel: kept } = await read(writeLink(parcel({ saved: { ...LONG, cursor: 32 } }), RULES));
    expect(kept?.saved.actions).toHaveLength(32);
  });

  it('holds a position', async () => {
    const state = parsePosition(
      'oct7 turn 3 british fire; 0605 L-fraser b-24 b-li; 0606 L-poor a-1nh a-2nh*',
    );
    if (Array.isArray(state)) throw new Error('no position');
    const setup = { position: writePosition(state) };
    const saved = { ...LONG, setup, actions: [], chain: [], cursor: 0 };
    const link = writeLink(parcel({ saved }), RULES);
    expect(link.length).toBeLessThan(1_500);
    expect((await read(link)).parcel?.saved.setup).toEqual(setup);
  });

  it('holds any name', async () => {
    const name = '\u{1f9e8} Zwölf <b>"Boxkämpfer"</b>';
    expect((await read(writeLink(parcel({ name }), RULES))).parcel?.name).toBe(name);
  });

  it('holds a long head: all the seals that are kept, a position, and a name of letters that take much room', async () => {
    const state = loadQuietly(RULES, LONG).session?.state as ReturnType<typeof RULES.game.start>;
    const setup = RULES.notation.setupAt(state);
    const seals = Array.from({ length: 200 }, (_, i) => [4_000 + i, String(i).padStart(32, '9')] as const);
    const name = '\u{1f9e8}'.repeat(LONGEST_NAME);
    const saved = { ...LONG, setup, actions: [], chain: [], cursor: 0 };
    expect((await read(writeLink(parcel({ name, seals, saved }), RULES))).parcel).toMatchObject({
      name,
      seals,
      saved: { setup },
    });
  });

  it('that is cut keeps the beginning', async () => {
    const link = writeLink(parcel(), RULES);
    const opened = { isCut: false, ...(await read(link.slice(0, link.length * 0.7))) };
    expect(opened.isCut).toBe(true);
    const kept = opened.parcel?.saved.actions ?? [];
    expect(kept.length).toBeGreaterThan(100);
    expect(digest(kept)).toBe(digest(whole(LONG.actions.slice(0, kept.length))));
  });

  it('that was changed on the way keeps what comes before', async () => {
    const link = writeLink(parcel(), RULES);
    const at = Math.floor(link.length * 0.6);
    const letter = link[at] === 'A' ? 'B' : 'A';
    const opened = { isCut: false, ...(await read(link.slice(0, at) + letter + link.slice(at + 1))) };
    expect(opened.isCut).toBe(true);
    const kept = opened.parcel?.saved.actions ?? [];
    expect(kept.length).toBeGreaterThan(50);
    expect(digest(kept)).toBe(digest(whole(LONG.actions.slice(0, kept.length))));
  });

  it.each([
    ['', 'notOurs'],
    ['AAAA', 'notOurs'],
    ['Agabcdefgh', 'newer'],
    ['AQ', 'unreadable'],
    ['AQabcdefgh', 'unreadable'],
    ['zzzz', 'notOurs'],
  ])('%j says why it cannot be read: %s', async (text, error) => {
    expect(await read(text)).toEqual({ error });
  });

  it('of a game or a packing that this page does not have was written by a later page', async () => {
    const link = writeLink(parcel(), RULES);
    expect(await readLink(link, () => Promise.resolve(undefined))).toEqual({ error: 'newer' });
    const bytes = fromLetters(link);
    bytes[1] = 7;
    expect(await read(toLetters(bytes))).toEqual({ error: 'newer' });
  });

  it('is found in an address, with or without a place after it', async () => {
    const link = writeLink(parcel(), RULES);
    for (const text of [
      `https://example.org/saratoga/#/link/${link}`,
      `#/link/${link}/120`,
      ` #/link/${link}\n`,
    ])
      expect((await readGame(text)).parcel?.id).toBe(ID);
  });
});

describe('A2 a text as a bomb', () => {
  const head = (count: number, change: object = {}) => {
    const { game, version, setup, dice } = LONG;
    return { game, id: ID, seats: SEATS, seals: [], version, setup, dice, isLifted: false, count, ...change };
  };
  /** Legal in themselves, but each with 1,200 letters of ballast. */
  const BALLAST = Array.from({ length: 400 }, () => ({}));
  const heavy = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      i % 2 === 0
        ? { kind: 'place', counter: 'a-art1', hex: 513, x: BALLAST }
        : { kind: 'lift', counter: 'a-art1', x: BALLAST },
    );
  const forge = (entries: readonly unknown[], change?: object) => {
    writeLink(parcel(), RULES); // whereupon the usual is known
    return forgeLink(known.usual, head(entries.length, change), entries);
  };
  /** Milliseconds of the processor. */
  const costOf = async (what: () => Promise<unknown>): Promise<number> => {
    const begin = process.cpuUsage();
    await what();
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1_000;
  };

  it('the forger writes what the page would write', async () => {
    const entries = LONG.actions.slice(0, 40);
    const saved = { ...LONG, actions: entries, chain: [], cursor: 40 };
    const { packing: _, ...general } = RULES;
    expect(forge(entries)).toBe(writeLink(parcel({ saved }), general));
    expect((await read(forge(entries))).parcel?.saved.actions).toEqual(entries);
  });

  it('is looked at for its length before anything of it is cut off or unfolded', async () => {
    const link = writeLink(parcel(), RULES);
    const long = link + 'A'.repeat(LONGEST_LINK - link.length + 1);
    expect(await readGame(`#/link/${long}`)).toEqual({ error: 'tooLarge' });
    expect(await readGame(`https://example.org/#/link/${long}/4`)).toEqual({ error: 'tooLarge' });
    expect(await readGame(`#/link/${'A'.repeat(10_000_000)}`)).toEqual({ error: 'tooLarge' });
    expect(await readGame(`#/link/${link}${'A'.repeat(100)}`)).toMatchObject({ parcel: { id: ID } });
    expect(await readGame('x'.repeat(2_000_000))).toEqual({ error: 'tooLarge' });
    const file = writeFile(parcel());
    const padded = `${file.slice(0, -1)},"x":"${'x'.repeat(LONGEST_FILE - file.length)}"}`;
    expect(padded.length).toBeGreaterThan(LONGEST_FILE);
    expect(await readGame(padded)).toEqual({ error: 'tooLarge' });
  });

  it('does not unfold into more text than a game could have', async () => {
    const bomb = forge(heavy(1_000));
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    const opened = { isCut: false, ...(await read(bomb)) };
    expect(opened.isCut).toBe(true);
    expect(JSON.stringify(opened.parcel?.saved.actions).length).toBeLessThan(200_000);
    expect(await costOf(() => readGame(`#/link/${bomb}`))).toBeLessThan(4_000);
  });

  it('has no action of more letters than any action has', async () => {
    const long = { kind: 'lift', counter: 'x'.repeat(2_500) };
    const opened = { isCut: false, ...(await read(forge([{ kind: 'deploy' }, long]))) };
    // The check stands at the end, and never comes.
    expect([opened.parcel?.saved.actions, opened.isCut]).toEqual([[], true]);
  });

  it('with dice of a later version is told as such', async () => {
    const dice = { generator: 'sfc64', seed: 'x' };
    expect(await read(forge(['ready'], { dice }))).toEqual({ error: 'newer' });
  });

  it('has no more actions than a game could have', async () => {
    expect(await read(forge(['ready'], { count: MOST_ACTIONS + 1 }))).toEqual({ error: 'unreadable' });
    expect(await read(forge(['ready'], { count: 1e9 }))).toEqual({ error: 'unreadable' });
    expect(await read(forge(['ready'], { count: -1 }))).toEqual({ error: 'unreadable' });
    expect(await read(forge(['ready'], { count: 'all' }))).toEqual({ error: 'unreadable' });
    const actions = Array.from({ length: MOST_ACTIONS + 10 }, () => 'ready');
    const opened = { isCut: false, ...readFile(writeFile(parcel({ saved: { ...LONG, actions } }))) };
    expect([opened.parcel?.saved.actions.length, opened.isCut]).toEqual([MOST_ACTIONS, true]);
  });

  it('has no more actions in its side lines, and no more side lines', () => {
    const line = (length: number) => ({
      name: 'x',
      from: 0,
      actions: Array.from({ length }, () => 'ready'),
      chain: [],
    });
    const left = (...branches: readonly object[]) => {
      const saved = { ...LONG, branches } as SavedGame;
      return readFile(writeFile(parcel({ saved }))).parcel?.saved.branches.length;
    };
    expect(left(line(100), line(200))).toBe(2);
    expect(left(line(100), line(MOST_ACTIONS))).toBe(1);
    expect(left(...Array.from({ length: 100 }, () => line(1)))).toBe(40);
  });

  it('with fields that no rule knows is refused at the first of them, and carries no ballast on', async () => {
    const arrival = await weigh(await read(forge(heavy(100))));
    expect(arrival).toMatchObject({ notice: 'cut', parcel: { saved: { actions: [] } } });
    const text = writeFile(parcel({ saved: { ...LONG, actions: heavy(900), chain: [], cursor: undefined } }));
    expect(text.length).toBeGreaterThan(1_000_000);
    const filed = await weigh(await readGame(text));
    expect(filed).toMatchObject({ notice: 'cut', parcel: { saved: { actions: [] } } });
    expect(JSON.stringify(filed).length).toBeLessThan(2_000);
  });

  it('has a set-up of no more text than a position takes', async () => {
    const setup = { battle: 'oct7', options: {}, fog: false, x: 'x'.repeat(1_000_000) };
    const text = writeFile(parcel({ saved: { ...LONG, setup } }));
    expect(await readGame(text)).toEqual({ error: 'unreadable' });
    const deep = JSON.parse('{"a":'.repeat(20) + '1' + '}'.repeat(20)) as object;
    expect(await readGame(writeFile(parcel({ saved: { ...LONG, setup: deep } })))).toEqual({
      error: 'unreadable',
    });
    const state = loadQuietly(RULES, WHOLE.saved).session?.state as ReturnType<typeof RULES.game.start>;
    const position = RULES.notation.setupAt(state);
    expect(readFile(writeFile(parcel({ saved: { ...LONG, setup: position } }))).parcel?.saved.setup).toEqual(
      position,
    );
  });

  it('of many legal actions takes its time, but not more', async () => {
    const light = Array.from({ length: MOST_ACTIONS }, (_, i) =>
      i % 2 === 0 ? { kind: 'place', counter: 'a-art1', hex: 513 } : { kind: 'lift', counter: 'a-art1' },
    );
    const saved = { ...LONG, actions: light, chain: [], cursor: MOST_ACTIONS };
    const link = writeLink(parcel({ saved }), RULES);
    expect(link.length).toBeLessThan(LONGEST_LINK);
    const cost = await costOf(async () => {
      const arrival = await weigh(await readGame(`#/link/${link}`));
      expect(arrival).toMatchObject({ parcel: { saved: { cursor: MOST_ACTIONS } } });
    });
    expect(cost).toBeLessThan(6_000);
  });
});

describe('a link of a game without a packing of its own', () => {
  const saved = {
    format: 2,
    game: 'toy',
    version: 1,
    setup: TOY_HANDS,
    dice: { generator: 'sfc32', seed: 'x' },
    isLifted: false,
    cursor: 3,
    actions: ['ready', 'ready', { kind: 'attack', card: 1007 }],
    chain: [],
    branches: [],
  } as const;

  it('is written by the general coder', async () => {
    const link = writeLink({ id: ID, seats: { red: 'person', blue: 'person' }, seals: [], saved }, TOY);
    expect([...fromLetters(link)].slice(0, 2)).toEqual([1, 0]);
    const { parcel: kept } = await read(link);
    expect(kept?.saved.actions).toEqual(saved.actions);
    expect(kept?.saved.setup).toEqual(TOY_HANDS);
  });
});
