/** Formats are frozen: what was published can be read for ever, and whoever changes a table of a format is told. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as symbols from '../../src/engine/coder/symbols';
import { digest } from '../../src/engine/kernel/digest';
import { lengthen } from '../../src/engine/kernel/save';
import type * as tables from '../../src/engine/saratoga/packing/tables';
import type { AnyRules } from '../../src/games/contract';
import type { Arrival } from '../../src/store/library/import';
import type * as textCoder from '../../src/store/library/textCoder';
import { type Browser, openBrowser } from './browser';
import { entryOf, GAMES } from './games';
import { openTab, type Page, reload } from './page';

vi.mock('../../src/games/list', () => import('./games'));

const ROOT = join(import.meta.dirname, '../fixtures');
const FOLDERS = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'manifest.json')));

interface Expected {
  readonly game: string;
  readonly version: number;
  readonly actions: number;
  /** Of the actions. */
  readonly record: string;
  /** Of the state after them. */
  readonly state: string;
}
interface Sent extends Expected {
  readonly file: string;
  readonly kind: 'link' | 'file';
  readonly id?: string;
  readonly name?: string;
  readonly seals?: readonly number[];
  /** With what was taken back. */
  readonly whole?: number;
  readonly branches?: readonly { readonly name: string; readonly actions: number; readonly record: string }[];
}
interface Positions {
  readonly file: string;
  readonly kind: 'positions';
  readonly game: string;
  readonly version: number;
  readonly states: readonly string[];
}
interface Database {
  readonly file: string;
  readonly kind: 'database';
  readonly games: readonly (Expected & {
    readonly id: string;
    readonly name?: string;
    readonly seals: readonly number[];
  })[];
}
type Artefact = Sent | Positions | Database;

const textOf = (folder: string, file: string): string =>
  readFileSync(join(ROOT, folder, file), 'utf8').trim();
const ARTEFACTS = FOLDERS.flatMap((folder) =>
  (JSON.parse(textOf(folder, 'manifest.json')) as readonly Artefact[]).map((artefact) => ({
    ...artefact,
    folder,
  })),
);
const ofKind = <Kind extends Artefact['kind']>(...kinds: readonly Kind[]) =>
  ARTEFACTS.filter((each): each is Extract<Artefact, { kind: Kind }> & { folder: string } =>
    kinds.includes(each.kind as Kind),
  );
const SENT = ofKind('link', 'file') as readonly (Sent & { readonly folder: string })[];

async function rulesOf(game: string): Promise<AnyRules> {
  const rules = await entryOf(game)?.rules();
  if (!rules) throw new Error(`no game ${game}`);
  return rules;
}

/** Under the rules of its day it must come to the same state; under later ones it must be the same record still. */
const isOfToday = async ({ game, version }: Pick<Expected, 'game' | 'version'>): Promise<boolean> =>
  (await rulesOf(game)).game.version === version;

/** How far a game is, and how it stands. */
const standing = ({ cursor, state }: { readonly cursor: number; readonly state: unknown }) => [
  cursor,
  digest(state),
];
const recordOf = (entries: readonly unknown[]): string => digest(entries.map((entry) => lengthen(entry)));
const asText = ({ folder, file, kind }: Sent & { readonly folder: string }): string =>
  kind === 'link' ? `https://example.org/#/link/${textOf(folder, file)}` : textOf(folder, file);

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
});

it('there are artefacts', () => {
  expect(FOLDERS.length).toBeGreaterThan(0);
  for (const { id } of GAMES.filter((game) => game.id !== 'toy')) {
    const of = ARTEFACTS.flatMap((each) =>
      (each.kind === 'database' ? each.games : [each]).map(({ game }) => ({ game, kind: each.kind })),
    );
    const kinds = of.filter(({ game }) => game === id).map(({ kind }) => kind);
    expect({ id, kinds }).toEqual({ id, kinds: expect.arrayContaining(['link', 'file', 'database']) });
  }
});

describe.each(SENT)('$folder/$file', (artefact) => {
  const { actions, record, state, id, name, seals = [], whole = actions, branches = [] } = artefact;

  it('is read whole', async () => {
    const page = await reload(browser);
    const opened = { isCut: true, ...(await page.readGame(asText(artefact))) };
    expect(opened.isCut).toBe(false);
    const { saved } = opened.parcel ?? {};
    expect(saved?.actions).toHaveLength(whole);
    expect(recordOf(saved?.actions.slice(0, actions) ?? [])).toBe(record);
    expect(opened.parcel).toMatchObject({ ...(id ? { id } : {}), ...(name ? { name } : {}) });
  });

  it('comes in as a new game, and is played on where it stood', async () => {
    const page = await reload(browser);
    const arrival = (await page.weigh(await page.readGame(asText(artefact)))) as Arrival;
    const isToday = await isOfToday(artefact);
    expect(arrival).toMatchObject({ verdict: 'new', ...(isToday ? { notice: undefined } : {}) });
    expect(arrival.parcel.seals.map(([at]) => at)).toEqual(seals);
    const accepted = (await page.accept(arrival, 'itself')) ?? '';
    expect(await page.usePlay.getState().open(accepted)).toBeUndefined();
    const { session } = page.gameInPlay() ?? {};
    const now = session && standing(session);
    expect(now).toBeDefined();
    expect(now).toEqual(isToday ? [actions, state] : now);
    expect(
      session?.branches.map((each) => ({
        name: each.name,
        actions: each.actions.length,
        record: recordOf(each.actions),
      })),
    ).toEqual(branches);
  });

  it('is verified', async () => {
    const page = await reload(browser);
    const { parcel } = await page.readGame(asText(artefact));
    const { verify } = await import('../../src/store/verify');
    const isToday = await isOfToday(artefact);
    expect(await verify(parcel?.saved)).toMatchObject({
      game: artefact.game,
      actions: whole,
      ...(isToday ? { flaw: undefined, answers: { rules: 'yes', actions: 'yes', dice: 'yes' } } : {}),
    });
  });
});

describe.each(ofKind('positions'))('$folder/$file', ({ folder, file, states, ...about }) => {
  it.each(states.map((state, i) => [i, state] as const))('position %i', async (i, state) => {
    const text = (JSON.parse(textOf(folder, file)) as readonly string[])[i] ?? '';
    const { game, notation } = await rulesOf(about.game);
    const setup: unknown = notation?.parse(text);
    expect(setup).not.toBeInstanceOf(Array);
    const begun: unknown = game.start(setup);
    expect(notation?.format(begun)).toBe(text);
    expect(digest(begun)).toBe((await isOfToday(about)) ? state : digest(begun));
  });
});

describe.each(ofKind('database'))('$folder/$file', ({ folder, file, games }) => {
  beforeEach(() => {
    const dump = JSON.parse(textOf(folder, file)) as {
      readonly values: readonly (readonly [string, unknown])[];
      readonly notes: readonly (readonly [string, string])[];
    };
    for (const [key, value] of dump.values) browser.values.set(key, value);
    for (const [key, note] of dump.notes) browser.notes.set(key, note);
  });

  it('is listed', async () => {
    const page = await reload(browser);
    expect(
      (await page.games()).map(({ id, name, game, actions, seals }) => ({
        id,
        name,
        game,
        actions,
        seals: seals.map(([at]) => at),
      })),
    ).toEqual(games.map(({ id, name, game, actions, seals }) => ({ id, name, game, actions, seals })));
  });

  it.each(games)('game $id is opened where it stood', async ({ id, actions, record, state, ...about }) => {
    const page = await reload(browser);
    expect(await page.usePlay.getState().open(id)).toBeUndefined();
    const { session } = page.gameInPlay() ?? {};
    const isToday = await isOfToday(about);
    const now = session && standing(session);
    expect(now).toBeDefined();
    expect(now).toEqual(isToday ? [actions, state] : now);
    expect([undefined, ...(isToday ? [] : ['version', 'cut'])]).toContain(page.usePlay.getState().notice);
    expect(recordOf(session?.record.actions ?? [])).toBe(record);
  });

  it('has back-ups that can be opened', async () => {
    const id = games.find((game) => browser.values.has(`back2:${game.id}`))?.id ?? '';
    browser.values.delete(`game:${id}`);
    const page = await reload(browser);
    expect(await page.usePlay.getState().open(id)).toBeUndefined();
    expect(page.usePlay.getState().notice).toBe('backup');
  });
});

/** Reads all links with modules of which one was changed; the names of those that come out otherwise. */
async function spoiled(change: () => void, isPacked = true): Promise<readonly string[]> {
  change();
  try {
    const page: Page = await openTab();
    const links = SENT.filter(({ kind, game }) => kind === 'link' && (!isPacked || game === 'saratoga'));
    const read = await Promise.all(
      links.map(async (link) => {
        const { parcel } = await page.readGame(asText(link)).catch(() => ({ parcel: undefined }));
        return parcel && recordOf(parcel.saved.actions) === link.record ? [] : [link.file];
      }),
    );
    return read.flat();
  } finally {
    for (const path of [TABLES, CODER, SYMBOLS]) vi.doUnmock(path);
    vi.resetModules();
  }
}

const TABLES = '../../src/engine/saratoga/packing/tables';
const CODER = '../../src/store/library/textCoder';
const SYMBOLS = '../../src/engine/coder/symbols';
type Tables = typeof tables;

const withTables = (change: (was: Tables) => Partial<Record<keyof Tables, unknown>>) => () =>
  vi.doMock(TABLES, async (original: () => Promise<Tables>) => {
    const was = await original();
    return { ...was, ...change(was) };
  });

/** Two neighbours change places. */
const swapped = <Item>(list: readonly Item[], at: number): readonly Item[] =>
  list.map((item, i) => (i === at ? (list[at + 1] ?? item) : i === at + 1 ? (list[at] ?? item) : item));

/** What actions, set-ups and draws of a game are written in, in the order of its data. */
async function wordsOf(game: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const { actions: forms = {} } = (await entryOf(game)?.forms?.()) ?? {};
  const actions = Object.entries(forms).map(([kind, fields]) => [kind, ...Object.keys(fields)]);
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  if (game === 'campaign') {
    const { BLOCKS } = await import('../../src/engine/campaign/data/blocks');
    const { PLACES } = await import('../../src/engine/campaign/data/places');
    const { BOXES } = await import('../../src/engine/campaign/data/boxes');
    const { POSITIONS: positions } = await import('../../src/engine/campaign/data/types');
    return { blocks: ids(BLOCKS), places: ids(PLACES), boxes: ids(BOXES), positions, actions };
  }
  if (game === 'first-saratoga') {
    const { SCENARIOS } = await import('../../src/engine/firstSaratoga/data/scenarios');
    return { battle: ids(SCENARIOS.battle.counters), outpost: ids(SCENARIOS.outpost.counters), actions };
  }
  const { ACTIVATION_CARDS } = await import('../../src/engine/freemansFarm/data/activationCards');
  const { TACTICS_DECK: tactics } = await import('../../src/engine/freemansFarm/data/tactics');
  const {
    COMMANDS: commands,
    FORMATIONS: formations,
    GENERALS: generals,
  } = await import('../../src/engine/freemansFarm/data/types');
  return { formations, generals, commands, cards: ids(ACTIVATION_CARDS), tactics, actions };
}

describe('whoever changes a table of the format is told', () => {
  // What no artefact happens to use may not change either; at the ends of the lists there is room.
  it.each([
    ['IDS', 79, 'c3b6f4bead02e29a'],
    ['GROUPS', 12, '28101a163d490b31'],
    ['FIRST', 2, '6149a0e9a0f529be'],
    ['SHAPES', 26, '382a83acacffebe2'],
  ] as const)('the first %2$i of %1$s', async (name, length, expected) => {
    const { [name]: table } = await import('../../src/engine/saratoga/packing/tables');
    expect(digest(table.slice(0, length))).toBe(expected);
  });

  it.each([
    ['COLUMNS', 'c7c98a20ae4cd98d'],
    ['ROWS', '42124a8782a14684'],
    ['PLACES', '7d27880a1d955a2f'],
  ] as const)('%s', async (name, expected) => {
    const { [name]: table } = await import('../../src/engine/saratoga/packing/tables');
    expect(digest(table)).toBe(expected);
  });

  // By the general coder a save is made of the words of its game; a draw takes a card by its number in the deck.
  it.each([
    ['campaign', 'blocks', 73, 'd43968c1da3d7baf'],
    ['campaign', 'places', 40, '7fe24b33d0670236'],
    ['campaign', 'boxes', 6, '09fb69c5df6bf868'],
    ['campaign', 'positions', 4, 'f53c88c120ba7bc7'],
    ['campaign', 'actions', 32, '17f82f3912119f7f'],
    ['freemans-farm', 'formations', 11, '87555ec029b4f8df'],
    ['freemans-farm', 'generals', 3, 'f91de17e58a39222'],
    ['freemans-farm', 'commands', 49, '24c5d2a481869efd'],
    ['freemans-farm', 'cards', 30, 'b57a306a1d906fb5'],
    ['freemans-farm', 'tactics', 32, '6960cec368d86290'],
    ['freemans-farm', 'actions', 18, '0b197406238f8e89'],
    ['first-saratoga', 'battle', 34, 'a6c4a4802015c934'],
    ['first-saratoga', 'outpost', 12, '4a25e87efb814bc1'],
    ['first-saratoga', 'actions', 27, 'b5ee3adc26b074e0'],
  ] as const)('%s: the first %3$i %2$s', async (game, what, length, expected) => {
    const list = (await wordsOf(game))[what] ?? [];
    expect(digest(list.slice(0, length))).toBe(expected);
  });

  it('the links are read as long as nothing is changed', async () => {
    expect(await spoiled(() => undefined, false)).toEqual([]);
  });

  it.each([
    ['two counters change places', withTables(({ IDS }) => ({ IDS: swapped(IDS, IDS.indexOf('b-24')) }))],
    ['a counter is put in front', withTables(({ IDS }) => ({ IDS: ['b-new', ...IDS] }))],
    ['a counter is taken out', withTables(({ IDS }) => ({ IDS: IDS.filter((id) => id !== 'b-li') }))],
    [
      'a counter is called otherwise',
      withTables(({ IDS }) => ({ IDS: IDS.with(IDS.indexOf('a-1nh'), 'a-x') })),
    ],
    ['two kinds of action change places', withTables(({ SHAPES }) => ({ SHAPES: swapped(SHAPES, 5) }))],
    ['a kind of action is put in front', withTables(({ SHAPES }) => ({ SHAPES: [['dance'], ...SHAPES] }))],
    [
      'the parts of an action change places',
      withTables(({ SHAPES }) => ({
        SHAPES: SHAPES.map((shape) => (shape[0] === 'move' ? ['move', 'path', 'counters'] : shape)),
      })),
    ],
    [
      'two formations change places',
      withTables(({ GROUPS }) => ({ GROUPS: swapped(GROUPS, GROUPS.indexOf('learned')) })),
    ],
    ['the sides change places', withTables(({ FIRST }) => ({ FIRST: FIRST.toReversed() }))],
    ['the map has fewer columns', withTables(() => ({ COLUMNS: 6 }))],
    ['the map has fewer rows', withTables(() => ({ ROWS: 6 }))],
    [
      'a counter begins elsewhere',
      withTables(({ PLACES }) => ({
        PLACES: Object.fromEntries(
          Object.entries(PLACES).map(([battle, places]) => [
            battle,
            Object.fromEntries(
              Object.entries(places).map(([hex, ids]) => [ids.includes('a-va') ? '0110' : hex, ids]),
            ),
          ]),
        ),
      })),
    ],
  ])('%s', async (_, change) => {
    expect(await spoiled(change)).not.toEqual([]);
  });

  it.each([
    ['“person” is called otherwise', 'person', 'player'],
    ['the version goes up', '"version":2', '"version":3'],
    ['a key is new', '"isLifted"', '"isSealed":true,"isLifted"'],
    ['a battle is called otherwise', 'sept19', 'sept20'],
  ])('what a link usually begins with: %s', async (_, was, is) => {
    const change = () =>
      vi.doMock(CODER, async (original: () => Promise<typeof textCoder>) => {
        const coder = await original();
        return {
          ...coder,
          prime: (known: symbols.Symbols, usual: string) => {
            expect(usual).toContain(was);
            coder.prime(known, usual.replaceAll(was, is));
          },
        };
      });
    // Every link, also that of the general coder.
    expect(await spoiled(change, false)).toEqual(
      SENT.filter(({ kind }) => kind === 'link').map(({ file }) => file),
    );
  });

  it.each([
    ['a new counter', withTables(({ IDS }) => ({ IDS: [...IDS, 'b-new'] }))],
    ['a new kind of action', withTables(({ SHAPES }) => ({ SHAPES: [...SHAPES, ['dance', 'unit']] }))],
    ['a new formation', withTables(({ GROUPS }) => ({ GROUPS: [...GROUPS, 'morgan'] }))],
  ])('at the end of its list there is room for %s', async (_, change) => {
    expect(await spoiled(change)).toEqual([]);
  });

  it('how the counts are kept', async () => {
    const change = () =>
      vi.doMock(SYMBOLS, async (original: () => Promise<typeof symbols>) => {
        const { Symbols } = await original();
        class Others extends Symbols {
          override code(value: number, bits: number, circumstances: readonly number[]): number {
            return super.code(value, bits, circumstances.slice(0, 2));
          }
        }
        return { Symbols: Others };
      });
    expect(await spoiled(change, false)).not.toEqual([]);
  });
});
