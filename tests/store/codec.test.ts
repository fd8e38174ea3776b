/** Games as files and links: nothing is lost on the way, sizes are small, and a changed record is seen. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digest } from '../../src/engine/kernel/digest';
import { lengthen, save, type SavedGame } from '../../src/engine/kernel/save';
import { parsePosition, writePosition } from '../../src/engine/saratoga';
import { fromLetters, toLetters } from '../../src/store/shelf/base64';
import { BitReader, BitWriter } from '../../src/store/shelf/bitCoder';
import { readBroken } from '../../src/store/shelf/brokenJson';
import { readFile, writeFile } from '../../src/store/shelf/gameFile';
import { accept, type Arrival, loadQuietly, readGame, weigh } from '../../src/store/shelf/intake';
import { readLink, writeLink } from '../../src/store/shelf/link';
import { fileOf, linkOf, positionLinkOf } from '../../src/store/shelf/outgoing';
import type { Parcel } from '../../src/store/shelf/parcel';
import { brokenSeal, sealed } from '../../src/store/shelf/seals';
import { games } from '../../src/store/shelf/games';
import { savedGame } from '../fuzz/savedGames';
import { keyRange, storage } from './storage';

vi.mock('idb-keyval', async () => (await import('./storage')).idbKeyval);

beforeEach(() => {
  // The program keeps its way to the storage from test to test.
  storage.values.clear();
  vi.stubGlobal('IDBKeyRange', keyRange);
});

const ID = 'abcdefgh234567';
const WHOLE = savedGame(0);
/** The same game, broken off after so many actions. */
const first = (count: number): SavedGame => {
  const { session } = loadQuietly({
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
  mode: 'two',
  seals: [],
  saved: LONG,
  ...change,
});
const upTo = (actions: number): Parcel => parcel({ saved: first(actions) });
const whole = (entries: readonly unknown[]) => entries.map((entry) => lengthen(entry));

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
    const read = readBroken('{"__proto__":{"polluted":1},"a":[') as object;
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });
});

describe('a file', () => {
  it('holds everything', () => {
    const name = 'Evening <b>"1"</b>';
    const sent = parcel({ name, seals: sealed(parcel(), []), mode: 'solo' });
    expect(readFile(writeFile(sent))).toEqual({ parcel: { ...sent, saved: { ...LONG } }, isCut: false });
  });

  it('is JSON that tells its format first', () => {
    expect(writeFile(parcel()).startsWith('{"saratoga":1,"id":"abcdefgh234567",')).toBe(true);
  });

  it.each([
    ['', 'notOurs'],
    ['[]', 'notOurs'],
    ['{"a":1}', 'notOurs'],
    ['{"saratoga":2}', 'newer'],
    ['{"saratoga":1,"saved":{"format":2,"game":"saratoga"}}', 'newer'],
    ['{"saratoga":1,"saved":{"format":1,"game":"chess"}}', 'notOurs'],
    ['{"saratoga":1,"saved":{"format":1,"game":"saratoga"}}', 'unreadable'],
  ])('%j says why it cannot be read: %s', (text, problem) => {
    expect(readGame(text)).toEqual({ problem });
  });

  it('that is larger than any game is not read', () => {
    expect(readGame('x'.repeat(2_000_000))).toEqual({ problem: 'tooLarge' });
  });

  it('that is cut keeps the actions before the cut', () => {
    const text = writeFile(parcel());
    const at = text.indexOf('{"kind":"fire"');
    const before = LONG.actions.findIndex((entry) => JSON.stringify(entry).startsWith('{"kind":"fire"'));
    const { parcel: read, isCut } = { isCut: false, ...readFile(text.slice(0, at + 30)) };
    expect([read?.saved.actions.length, isCut]).toEqual([before, true]);
    expect(loadQuietly(read?.saved).session?.cursor).toBe(before);
  });
});

describe('a link', () => {
  // The program for damaged saves measures ten.
  it.each([0, 1, 2, 3, 4])('holds whole game %i in at most 6 KB', (number) => {
    const { saved, isOver } = number === 0 ? WHOLE : savedGame(number);
    expect(isOver).toBe(true);
    const sent = parcel({ saved, seals: sealed(parcel({ saved }), [[100, '0'.repeat(32)]]) });
    const link = writeLink(sent);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThanOrEqual(6 * 1024);
    const { parcel: read, isCut } = { isCut: true, ...readLink(link) };
    expect(isCut).toBe(false);
    expect(read).toMatchObject({ id: ID, mode: 'two', seals: sent.seals });
    expect(digest(read?.saved.actions)).toBe(digest(whole(saved.actions)));
    const { session, stop } = loadQuietly(read?.saved);
    expect(stop).toBeUndefined();
    expect(digest(session?.state)).toBe(digest(loadQuietly(saved).session?.state));
  });

  it('holds dice that were rolled on a table', () => {
    const saved = { ...LONG, seed: undefined };
    const { parcel: read } = readLink(writeLink(parcel({ saved })));
    expect(read?.saved.seed).toBeUndefined();
    expect(digest(read?.saved.actions)).toBe(digest(whole(LONG.actions)));
  });

  it('holds an action of a form that it does not know', () => {
    const odd = { kind: 'dance', with: ['a-1nh'], for: 3 };
    const saved = { ...LONG, actions: [...LONG.actions.slice(0, 20), odd], cursor: 21 };
    expect(readLink(writeLink(parcel({ saved }))).parcel?.saved.actions[20]).toEqual(odd);
  });

  it('holds what was played up to the cursor, and nothing that was taken back', () => {
    const { parcel: read } = readLink(writeLink(parcel({ saved: { ...LONG, cursor: 32 } })));
    expect(read?.saved.actions).toHaveLength(32);
  });

  it('holds a position', () => {
    const state = parsePosition(
      'oct7 turn 3 british fire; 0605 L-fraser b-24 b-li; 0606 L-poor a-1nh a-2nh*',
    );
    if (Array.isArray(state)) throw new Error('no position');
    const setup = { position: writePosition(state) };
    const saved = { ...LONG, setup, actions: [], marks: [], cursor: 0 };
    const link = writeLink(parcel({ saved }));
    expect(link.length).toBeLessThan(1_500);
    expect(readLink(link).parcel?.saved.setup).toEqual(setup);
  });

  it('that is cut keeps the beginning', () => {
    const link = writeLink(parcel());
    const { parcel: read, isCut } = { isCut: false, ...readLink(link.slice(0, link.length * 0.7)) };
    expect(isCut).toBe(true);
    const kept = read?.saved.actions ?? [];
    expect(kept.length).toBeGreaterThan(100);
    expect(digest(kept)).toBe(digest(whole(LONG.actions.slice(0, kept.length))));
  });

  it.each([
    ['', 'notOurs'],
    ['AAAA', 'notOurs'],
    ['Agabcdefgh', 'newer'],
    ['AQ', 'unreadable'],
    ['AQabcdefgh', 'unreadable'],
    ['zzzz', 'notOurs'],
  ])('%j says why it cannot be read: %s', (text, problem) => {
    expect(readLink(text)).toEqual({ problem });
  });
});

describe('seals', () => {
  const at100 = sealed(upTo(100), []);
  const at200 = sealed(upTo(200), at100);

  it('go on from one another', () => {
    expect(at200.map(([at]) => at)).toEqual([100, 200].map((n) => upTo(n).saved.actions.length));
    expect(at200[0]).toEqual(at100[0]);
    expect(brokenSeal(parcel(), at200)).toBeUndefined();
  });

  it('are the same for a record that came by file and by link', () => {
    const byLink = readLink(writeLink(upTo(200))).parcel;
    expect(byLink && sealed(byLink, at100)).toEqual(at200);
  });

  it.each([
    ['a move', { ...LONG, actions: LONG.actions.map((entry, i) => (i === 50 ? 'ready' : entry)) }],
    ['the set-up', { ...LONG, setup: { battle: 'oct7' } }],
    ['the seed', { ...LONG, seed: 'another' }],
    ['the end', { ...LONG, actions: LONG.actions.slice(0, 90) }],
  ])('show that %s was changed', (_, saved) => {
    expect(brokenSeal(parcel({ saved }), at200)).toEqual(at200[0]);
  });

  it('show a change in the second piece at the second seal', () => {
    const saved = { ...LONG, actions: LONG.actions.map((entry, i) => (i === 150 ? 'ready' : entry)) };
    expect(brokenSeal(parcel({ saved }), at200)).toEqual(at200[1]);
  });
});

/** What the page finds out about a game that comes in. */
async function arrive(text: string): Promise<Arrival> {
  const arrival = await weigh(readGame(text));
  if (arrival.problem) throw new Error(arrival.problem);
  return arrival;
}

describe('a game that comes in', () => {
  it('is new, and lies on the shelf when it was accepted', async () => {
    const arrival = await arrive(writeFile(parcel({ name: 'From Anna' })));
    expect(arrival).toMatchObject({ verdict: 'new', news: undefined });
    expect(await accept(arrival, 'itself')).toBe(ID);
    expect(await games()).toMatchObject([{ id: ID, name: 'From Anna', actions: LONG.actions.length }]);
    expect((await arrive(writeFile(parcel()))).verdict).toBe('same');
  });

  it('goes to and fro by link', async () => {
    await accept(await arrive(writeFile(upTo(100))), 'itself');
    const sent = (await linkOf(ID)) ?? '';
    expect(sent).toMatch(/^#\/g\/[\w-]+$/);
    const { parcel: there } = readGame(`https://example.org/x/${sent}`);
    expect(there?.seals).toHaveLength(1);
    const answer = parcel({ saved: upTo(200).saved, seals: there?.seals ?? [] });
    const back = await arrive(`#/g/${writeLink(answer)}`);
    expect(back).toMatchObject({ verdict: 'later', shared: upTo(100).saved.actions.length });
    expect(await accept(back, 'itself')).toBe(ID);
    expect(await games()).toMatchObject([{ id: ID, actions: upTo(200).saved.actions.length }]);
    // The state before lies behind it as a back-up.
    expect(storage.values.has(`back1:${ID}`)).toBe(true);
    expect((await arrive(sent)).verdict).toBe('older');
  });

  it('that was changed behind a seal is told from one that only went another way', async () => {
    await accept(await arrive(writeFile(upTo(100))), 'itself');
    // Shorter and in agreement: an older state.
    expect((await arrive(writeFile(upTo(60)))).verdict).toBe('older');
    const bent = bentAfter(60);
    expect((await arrive(writeFile(parcel({ saved: bent })))).verdict).toBe('changed');
  });

  it('parts from ours where both went on after the last seal', async () => {
    await accept(await arrive(writeFile(parcel({ saved: bentAfter(60) }))), 'itself');
    storage.values.set(`tag:${ID}`, { seals: [] });
    const arrival = await arrive(writeFile(upTo(100)));
    expect(arrival.verdict).toBe('parted');
    const copy = await accept(arrival, 'copy');
    expect(new Set((await games()).map(({ id }) => id))).toEqual(new Set([ID, copy]));
  });

  it('with a seal that its own record does not bear out was changed', async () => {
    const seals = [[64, 'f'.repeat(32)]] as const;
    expect((await arrive(writeFile(parcel({ seals })))).verdict).toBe('changed');
  });

  it('says where it was damaged', async () => {
    const text = writeFile(parcel());
    expect((await arrive(text.slice(0, text.length / 2))).news).toBe('cut');
  });

  it('of other rules is played as far as ours allow', async () => {
    const saved = { ...LONG, version: 99, marks: LONG.marks.map(([at]) => [at, 'f'.repeat(16)] as const) };
    const arrival = await arrive(writeFile(parcel({ saved })));
    expect(arrival.news).toBe('version');
    expect(arrival.parcel.saved.actions).toHaveLength(LONG.actions.length);
  });
});

describe('a game that goes out', () => {
  it('is the same when it comes back as a file', async () => {
    await accept(await arrive(writeFile(parcel({ name: 'Ours' }))), 'itself');
    const file = (await fileOf(ID)) ?? '';
    expect(readFile(file).parcel).toMatchObject({ id: ID, name: 'Ours' });
    expect(digest(readFile(file).parcel?.saved.actions)).toBe(digest(LONG.actions));
  });

  it('has no link and no file where it is not there', async () => {
    expect([await linkOf('nothing0'), await fileOf('nothing0'), await positionLinkOf('nothing0')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('gives its position alone only where everything lies open', async () => {
    const open = savedGame(2, 120).saved;
    const hidden = savedGame(1, 120).saved;
    const fogOf = (saved: typeof open) => (saved.setup as { fog: boolean }).fog;
    const [clear, foggy] = fogOf(open) ? [hidden, open] : [open, hidden];
    expect([fogOf(clear), fogOf(foggy)]).toEqual([false, true]);
    await accept(await arrive(writeFile(parcel({ id: 'clear0000', saved: clear }))), 'itself');
    await accept(await arrive(writeFile(parcel({ id: 'foggy0000', saved: foggy }))), 'itself');
    expect(await positionLinkOf('foggy0000')).toBeUndefined();
    const link = (await positionLinkOf('clear0000')) ?? '';
    expect(link.length).toBeLessThan(6 * 1024);
    const arrival = await arrive(link);
    expect(arrival).toMatchObject({ verdict: 'new', news: undefined });
    expect(arrival.parcel.saved.actions).toEqual([]);
    expect(arrival.label.picture).toEqual(
      (await games()).find(({ id }) => id === 'clear0000')?.label?.picture,
    );
  });
});

/** The same game up to a place, and then another legal action. */
function bentAfter(place: number): Parcel['saved'] {
  const full = upTo(100).saved.actions;
  for (let at = place; at < full.length - 1; at++)
    for (const wrong of [
      'endMovement',
      'endCommand',
      'endCombatMovement',
      'holdAll',
      'decline',
      'endRecovery',
    ]) {
      const actions = [...full.slice(0, at), wrong];
      if (full[at] === wrong) continue;
      const saved = { ...LONG, actions, marks: [], cursor: undefined };
      if (loadQuietly(saved).session?.record.actions.length === at + 1) return saved;
    }
  throw new Error('no other way');
}
