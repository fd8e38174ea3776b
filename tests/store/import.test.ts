/** Games that come in and go out: how each stands to the one in the library, and that a changed record is seen. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digest } from '../../src/engine/kernel/digest';
import { save, type SavedGame } from '../../src/engine/kernel/save';
import { RULES } from '../../src/engine/saratoga';
import { readFile, writeFile } from '../../src/store/library/file';
import { accept, type Arrival, readGame, weigh } from '../../src/store/library/import';
import { rulesOf } from '../../src/store/library/rulesOf';
import { loadQuietly } from '../../src/store/library/load';
import { games, remove, tag } from '../../src/store/library/library';
import { readLink } from '../../src/store/library/link';
import type { Parcel } from '../../src/store/library/parcel';
import { brokenSeal, sealed } from '../../src/store/library/seals';
import { usePlay } from '../../src/store/play';
import { fileOf, linkOf, positionLinkOf } from '../../src/store/sending';
import { savedGame } from '../fuzz/savedGames';
import { newToy, TOY, TOY_HANDS, type ToyAction } from '../helpers/toy';
import { type Browser, openBareBrowser, openBrowser } from './browser';
import { type Page, reload, untilSaved } from './page';
import { writeLink } from './sent';

vi.mock('../../src/games/list', () => import('./games'));

let browser: Browser;
beforeEach(() => {
  // The program keeps its way to the database from test to test, and opens it anew when it is closed.
  browser?.closeDatabase();
  browser = openBrowser();
  usePlay.getState().leave();
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
const upTo = (actions: number): Parcel => parcel({ saved: first(actions) });

describe('seals', () => {
  const at100 = sealed(upTo(100), []);
  const at200 = sealed(upTo(200), at100);

  it('go on from one another', () => {
    expect(at200.map(([at]) => at)).toEqual([100, 200].map((n) => upTo(n).saved.actions.length));
    expect(at200[0]).toEqual(at100[0]);
    expect(brokenSeal(parcel(), at200)).toBeUndefined();
  });

  it('are the same for a record that came by file and by link', async () => {
    const { parcel: byLink } = await readLink(writeLink(upTo(200), RULES), rulesOf);
    expect(byLink && sealed(byLink, at100)).toEqual(at200);
  });

  it('stand once at each place', () => {
    expect(sealed(upTo(200), at200)).toEqual(at200);
  });

  it.each([
    ['a move', { ...LONG, actions: LONG.actions.map((entry, i) => (i === 50 ? 'ready' : entry)) }],
    ['the set-up', { ...LONG, setup: { battle: 'oct7' } }],
    ['the game', { ...LONG, game: 'toy' }],
    ['the seed', { ...LONG, dice: { generator: 'sfc32', seed: 'another' } }],
    ['who gave the seed', { ...LONG, dice: { generator: 'sfc32', seed: 'saves 0', typed: true } as const }],
    ['the end', { ...LONG, actions: LONG.actions.slice(0, 90) }],
  ])('show that %s was changed', (_, saved) => {
    expect(brokenSeal(parcel({ saved }), at200)).toEqual(at200[0]);
  });

  it('belong to one game', () => {
    expect(brokenSeal(parcel({ id: 'another0' }), at200)).toEqual(at200[0]);
  });

  it('show a change in the second piece at the second seal', () => {
    const saved = { ...LONG, actions: LONG.actions.map((entry, i) => (i === 150 ? 'ready' : entry)) };
    expect(brokenSeal(parcel({ saved }), at200)).toEqual(at200[1]);
  });
});

/** What the page finds out about a game that comes in. */
async function arrive(text: string): Promise<Arrival> {
  const arrival = await weigh(await readGame(text));
  if (arrival.error) throw new Error(arrival.error);
  return arrival;
}

describe('a game that comes in', () => {
  it('is new, and lies in the library when it was accepted', async () => {
    const arrival = await arrive(writeFile(parcel({ name: 'From Anna' })));
    expect(arrival).toMatchObject({ verdict: 'new', notice: undefined });
    expect(await accept(arrival, 'itself')).toBe(ID);
    expect(await games()).toMatchObject([
      { id: ID, name: 'From Anna', actions: LONG.actions.length, game: 'saratoga', seats: SEATS },
    ]);
    expect((await arrive(writeFile(parcel()))).verdict).toBe('same');
  });

  it('is new again when ours was deleted', async () => {
    await accept(await arrive(writeFile(parcel())), 'itself');
    await remove(ID);
    expect((await arrive(writeFile(parcel()))).verdict).toBe('new');
  });

  it('goes to and fro by link', async () => {
    await accept(await arrive(writeFile(upTo(100))), 'itself');
    const sent = (await linkOf(ID)).text ?? '';
    expect(sent).toMatch(/^[\w-]+$/);
    const { parcel: there } = await readGame(`https://example.org/x/#/link/${sent}`);
    expect(there?.seals).toHaveLength(1);
    const answer = parcel({ saved: upTo(200).saved, seals: there?.seals ?? [] });
    const back = await arrive(`#/link/${writeLink(answer, RULES)}`);
    expect(back).toMatchObject({ verdict: 'later', shared: upTo(100).saved.actions.length });
    expect(await accept(back, 'itself')).toBe(ID);
    expect(await games()).toMatchObject([{ id: ID, actions: upTo(200).saved.actions.length }]);
    // The state before lies behind it as a back-up.
    expect(browser.values.has(`back1:${ID}`)).toBe(true);
    expect((await arrive(`#/link/${sent}`)).verdict).toBe('older');
  });

  it('that was changed behind a seal is told from one that only went another way', async () => {
    await accept(await arrive(writeFile(upTo(100))), 'itself');
    // Shorter and in agreement: an older state.
    expect((await arrive(writeFile(upTo(60)))).verdict).toBe('older');
    expect((await arrive(writeFile(parcel({ saved: bentAfter(60) })))).verdict).toBe('changed');
  });

  it('parts from ours where both went on after the last seal', async () => {
    await accept(await arrive(writeFile(parcel({ saved: bentAfter(60) }))), 'itself');
    browser.values.set(`tag:${ID}`, { seals: [] });
    const arrival = await arrive(writeFile(upTo(100)));
    expect(arrival.verdict).toBe('parted');
    const copy = await accept(arrival, 'copy');
    expect(new Set((await games()).map(({ id }) => id))).toEqual(new Set([ID, copy]));
  });

  it('with a seal that its own record does not bear out was changed', async () => {
    const seals = [[64, 'f'.repeat(32)]] as const;
    expect((await arrive(writeFile(parcel({ seals })))).verdict).toBe('changed');
  });

  it('with another seal than ours at the same place was changed', async () => {
    await accept(await arrive(writeFile(upTo(100))), 'itself');
    await tag(ID, { seals: [[100, 'f'.repeat(32)]] });
    const seals = sealed(upTo(100), []);
    expect((await arrive(writeFile(parcel({ seals })))).verdict).toBe('changed');
  });

  it('keeps the name that it has here', async () => {
    await accept(await arrive(writeFile(parcel({ saved: first(100), name: 'Ours' }))), 'itself');
    await accept(await arrive(writeFile(parcel({ name: 'Theirs' }))), 'itself');
    expect(await games()).toMatchObject([{ id: ID, name: 'Ours' }]);
  });

  it('is put away from the table that it lies on, to be read anew', async () => {
    await accept(await arrive(writeFile(upTo(100))), 'itself');
    expect(await usePlay.getState().open(ID)).toBeUndefined();
    await accept(await arrive(writeFile(upTo(200))), 'itself');
    expect(usePlay.getState().id).toBeUndefined();
    expect(await usePlay.getState().open(ID)).toBeUndefined();
    expect(usePlay.getState().id).toBe(ID);
  });

  it('is refused where nothing can be kept', async () => {
    const arrival = await arrive(writeFile(parcel()));
    browser.disk = 'full';
    expect(await accept(arrival, 'itself')).toBeUndefined();
  });

  it('says where it was damaged', async () => {
    const text = writeFile(parcel());
    expect((await arrive(text.slice(0, text.length / 2))).notice).toBe('cut');
  });

  it('of other rules is played as far as ours allow', async () => {
    const chain = LONG.chain.map(([at]) => [at, 'f'.repeat(16)] as const);
    const arrival = await arrive(writeFile(parcel({ saved: { ...LONG, version: 99, chain } })));
    expect(arrival.notice).toBe('version');
    expect(arrival.parcel.saved.actions).toHaveLength(LONG.actions.length);
  });

  it('with dice of a generator that nobody knows here was made by a later version', async () => {
    const saved = { ...LONG, dice: { generator: 'sfc64', seed: 'x' } };
    expect(await weigh(await readGame(writeFile(parcel({ saved }))))).toEqual({ error: 'newer' });
    // No page of ours writes such a link.
    expect(() => writeLink(parcel({ saved }), RULES)).toThrow(/does not fit/);
  });

  it('brings its seals, as far as they lie in what is left of it', async () => {
    const seals = sealed(parcel(), sealed(upTo(100), []));
    const text = writeFile(parcel({ seals }));
    expect((await arrive(text)).parcel.seals).toHaveLength(2);
    const damaged = await arrive(
      writeFile(parcel({ seals, saved: { ...LONG, actions: LONG.actions.slice(0, 150) } })),
    );
    expect([damaged.parcel.seals.length, damaged.verdict, damaged.notice]).toEqual([1, 'new', 'cut']);
  });
});

describe('a game that goes out', () => {
  it('is the same when it comes back as a file', async () => {
    await accept(await arrive(writeFile(parcel({ name: 'Ours' }))), 'itself');
    const file = (await fileOf(ID)).text ?? '';
    expect(readFile(file).parcel).toMatchObject({ id: ID, name: 'Ours' });
    expect(digest(readFile(file).parcel?.saved.actions)).toBe(digest(LONG.actions));
  });

  it('has no link and no file where it is not there', async () => {
    expect([await linkOf('nothing0'), await fileOf('nothing0'), await positionLinkOf('nothing0')]).toEqual([
      { error: 'unreadable' },
      { error: 'unreadable' },
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
    const arrival = await arrive(`#/link/${link}`);
    expect(arrival).toMatchObject({ verdict: 'new', notice: undefined });
    expect(arrival.parcel.saved).toMatchObject({ actions: [], isLifted: true });
    expect(arrival.parcel.id).not.toBe('clear0000');
    expect(arrival.parcel.saved.dice?.seed).not.toBe(clear.dice?.seed);
    expect(arrival.label.dots).toEqual((await games()).find(({ id }) => id === 'clear0000')?.label?.dots);
  });

  it('of which nothing is left to play has no position to send', async () => {
    await accept(await arrive(writeFile(parcel({ saved: WHOLE.saved }))), 'itself');
    expect(WHOLE.isOver).toBe(true);
    expect(await positionLinkOf(ID)).toBeUndefined();
  });
});

describe('a game that goes out where the disk refuses', () => {
  const sort = ({ usePlay: play }: Page, ...cards: readonly number[]) => {
    for (const card of cards) play.getState().act({ kind: 'sort', card } as ToyAction);
  };
  const begin = ({ usePlay: play }: Page): string => {
    const id = play.getState().beginWith(TOY, newToy());
    play.getState().sitDown();
    return id;
  };
  const sent = async (page: Page, id: string) => {
    const { parcel: kept } = await readGame(`#/link/${(await page.linkOf(id)).text}`);
    const file = readFile((await page.fileOf(id)).text ?? '').parcel;
    return { link: kept?.saved.actions.length, file: file?.saved.actions.length, seals: kept?.seals };
  };

  it('goes out of memory, and remembers there how far it was sent', async () => {
    const page = await reload(browser);
    openBareBrowser();
    const id = begin(page);
    sort(page, 1003, 1005);
    const before = await sent(page, id);
    expect(before).toMatchObject({ link: 4, file: 4 });
    sort(page, 1007);
    const after = await sent(page, id);
    expect(after).toMatchObject({ link: 5, file: 5 });
    expect(after.seals?.map(([at]) => at)).toEqual([4, 5]);
    expect(after.seals?.[0]).toEqual(before.seals?.[0]);
  });

  it('is never an older state than the one on the table', async () => {
    const page = await reload(browser);
    const id = begin(page);
    sort(page, 1003, 1005);
    await untilSaved(browser, id, 4);
    browser.disk = 'full';
    sort(page, 1007, 1001, 1003);
    await vi.waitFor(() => expect(page.usePlay.getState().isSaved).toBe(false));
    expect(await sent(page, id)).toMatchObject({ link: 7, file: 7 });
    // Nor when it is no longer in play, nor by the next page.
    page.usePlay.getState().leave();
    expect(await sent(page, id)).toMatchObject({ link: 7, file: 7 });
    expect(await sent(await reload(browser), id)).toMatchObject({ link: 7, file: 7 });
  });

  it('is the state on the table also while the database is still writing', async () => {
    const page = await reload(browser);
    const id = begin(page);
    await untilSaved(browser, id, 2);
    sort(page, 1003, 1005);
    expect(await sent(page, id)).toMatchObject({ link: 4, file: 4 });
  });

  it('by link holds what was played up to now, by file everything', async () => {
    const page = await reload(browser);
    const setup = { ...TOY_HANDS, isOpen: true };
    const id = page.usePlay.getState().beginWith(TOY, newToy({ setup, isUndoFree: true }));
    sort(page, 1003, 1005, 1007);
    page.usePlay.getState().undo();
    page.usePlay.getState().undo();
    sort(page, 1001);
    page.usePlay.getState().undo();
    const { parcel: link } = await readGame(`#/link/${(await page.linkOf(id)).text}`);
    const { parcel: file } = readFile((await page.fileOf(id)).text ?? '');
    expect([link?.saved.actions.length, link?.saved.branches]).toEqual([3, []]);
    expect(file?.saved).toMatchObject({ cursor: 3, isLifted: true, branches: [{ from: 3 }] });
    expect(file?.saved.actions).toHaveLength(4);
  });
});

describe('a set-up that comes in', () => {
  const BALLAST = { ...(LONG.setup as object), ballast: 'x'.repeat(500) };
  /** Before the first action, where no digest vouches for anything. */
  const FRESH = { actions: [], chain: [], cursor: 0 };
  const forms = (change: object): readonly string[] => {
    const sent = parcel({ saved: { ...LONG, ...change } });
    return [writeFile(sent), `#/link/${writeLink(sent, RULES)}`];
  };
  /** As it would lie in the database, written by no page of ours. */
  const openStored = async (change: object) => {
    await accept(await arrive(writeFile(parcel())), 'itself');
    const stored = browser.values.get(`game:${ID}`) as { readonly text: string };
    const saved = JSON.parse(stored.text) as object;
    browser.values.set(`game:${ID}`, { ...stored, text: JSON.stringify({ ...saved, ...change }) });
    const page = await reload(browser);
    return { why: await page.usePlay.getState().open(ID), page };
  };

  it('is what the game knows of it: no ballast stays in any save', async () => {
    for (const text of forms({ setup: BALLAST }))
      expect((await arrive(text)).parcel.saved.setup).toEqual(LONG.setup);
    const { why, page } = await openStored({ setup: BALLAST });
    expect(why).toBeUndefined();
    expect(page.gameInPlay()?.session.record.setup).toEqual(LONG.setup);
  });

  it('that is none of the game cannot be read', async () => {
    const wrong = { ...FRESH, setup: { ...(LONG.setup as object), fog: 'x' } };
    for (const text of forms(wrong))
      expect(await weigh(await readGame(text))).toEqual({ error: 'unreadable' });
    expect((await openStored(wrong)).why).toBe('unreadable');
  });

  it('says no more than was written, so that the seals over it agree', async () => {
    const page = await reload(browser);
    const setup = { battle: 'oct7', fog: false };
    const seats = SEATS;
    const begun = { game: 'saratoga', setup, seats, isUndoFree: true, dice: undefined, isReadyMade: true };
    const id = page.usePlay.getState().beginWith(RULES, begun);
    const link = `#/link/${(await page.linkOf(id)).text}`;
    browser.closeDatabase();
    browser = openBrowser();
    const arrival = await arrive(link);
    expect([arrival.verdict, arrival.parcel.saved.setup]).toEqual(['new', setup]);
  });
});

/** The same game up to a place, and then another legal action. */
function bentAfter(place: number): Parcel['saved'] {
  const full = upTo(100).saved.actions;
  const others = ['endMovement', 'endCommand', 'endCombatMovement', 'holdAll', 'decline', 'endRecovery'];
  for (let at = place; at < full.length - 1; at++)
    for (const wrong of others) {
      const actions = [...full.slice(0, at), wrong];
      if (full[at] === wrong) continue;
      const saved = { ...LONG, actions, chain: [], cursor: undefined };
      if (loadQuietly(RULES, saved).session?.record.actions.length === at + 1) return saved;
    }
  throw new Error('no other way');
}
