/** Ways to a game: by its set-up, by a position in writing, by what lies in the library; and how to play on there. */
import { setUp } from '../../src/ui/saratoga/text/setUpWords';
import type { BrowserContext, Page } from '@playwright/test';
import type { SavedGame } from '../../src/engine/kernel/save';
import { type Battle, RULES, SARATOGA, type State } from '../../src/engine/saratoga';
import { load } from '../../src/engine/kernel/session';
import { GAMES } from '../../src/games/list';
import { persons } from '../../src/store/seats';
import { settings } from '../../src/ui/text/settings';
import { table as furniture } from '../../src/ui/text/table';
import { title } from '../../src/ui/text/title';
import { ScreenPlayer } from './screenPlayer';
import { expect, text } from './table';

/** Dice fall and counters move without a pause. */
export async function atOnce(where: Page | BrowserContext, follow = false): Promise<void> {
  await where.addInitScript((isFollowed) => {
    // A page that could not be loaded has no store.
    if (window.origin.startsWith('http'))
      localStorage.setItem('saratoga-1777.preferences', JSON.stringify({ pace: 'off', follow: isFollowed }));
  }, follow);
}

/** The map stays where it is. */
export async function withoutFollowing(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('saratoga-1777.preferences', JSON.stringify({ pace: 'normal', follow: false })),
  );
}

/** What the browser draws by chance, dice and names of games, comes out the same way each time. */
export async function withoutChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let word = 1777;
    Crypto.prototype.getRandomValues = function <T extends ArrayBufferView | null>(array: T): T {
      const bytes = array ? new Uint8Array(array.buffer, array.byteOffset, array.byteLength) : [];
      for (let i = 0; i < bytes.length; i++) {
        word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
        bytes[i] = word >>> 24;
      }
      return array;
    };
  });
}

/** One of the two cards, on the title or on the set-up. */
export const cardOf = (page: Page, battle: Battle) =>
  page
    .locator('.battle-card')
    .filter({ has: page.getByRole('heading', { name: text.battles[battle].name, exact: true }) });

/** From the title: everything as usual. */
export async function beginFromTitle(page: Page, battle: Battle = 'oct7', isSolo = true): Promise<void> {
  await page.goto('./#/');
  await cardOf(page, battle)
    .getByRole('button', { name: isSolo ? title.solo : title.two })
    .click();
  await expect(page).toHaveURL(IN_PLAY);
  await expect(page.locator('.question, .hand-over')).toBeVisible();
}

interface Wishes {
  readonly battle?: Battle;
  readonly isSolo?: boolean;
  /** Dice that fall the same way each time. */
  readonly seed?: string;
  /** Each side places its counters itself. */
  readonly isOwnDeployment?: boolean;
  readonly isOwnDice?: boolean;
}

/** By the set-up of the game, where something may be chosen, to the first decision. */
export async function beginGame(page: Page, wishes: Wishes = {}): Promise<void> {
  const { battle = 'oct7', isSolo = true, seed = 'offline', isOwnDeployment, isOwnDice } = wishes;
  await page.goto('./#/saratoga');
  await page.locator('.wishes summary').click();
  const radio = (name = '') => page.getByRole('radio', { name });
  if (isOwnDeployment) await radio(setUp.choices.deployment.own[0]).check();
  if (isOwnDice) await radio(setUp.choices.dice.own[0]).check();
  else await page.getByLabel(setUp.choices.seed.title).fill(seed);
  const { solo, two } = setUp.battleFacts;
  await cardOf(page, battle)
    .getByRole('button', { name: isSolo ? solo : two })
    .click();
  await expect(page).toHaveURL(IN_PLAY);
  await expect(page.locator('.question, .hand-over')).toBeVisible();
}

export const IN_PLAY = /#\/play\/[a-z0-9]{8,24}$/;

/** The name of the game that the address means. */
export const idOn = (page: Page): string => /#\/(?:play|review)\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';

/** The record as the browser keeps it: what was noted last, else what its storage has confirmed. */
export async function savedOn(page: Page): Promise<SavedGame> {
  const text = await page.evaluate(async (id) => {
    const noted = localStorage.getItem(`saratoga-1777.last.${id}`);
    if (noted !== null) return noted.split('\n').at(-1) ?? '';
    const database = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('saratoga-1777');
      opening.onsuccess = () => done(opening.result);
    });
    const record = await new Promise<{ text: string } | undefined>((done) => {
      const request = database.transaction('library').objectStore('library').get(`game:${id}`);
      request.onsuccess = () => done(request.result as { text: string } | undefined);
    });
    database.close();
    return record?.text ?? '';
  }, idOn(page));
  return JSON.parse(text) as SavedGame;
}

export const addressOf = (position: string): string => `./#/saratoga/at/${encodeURIComponent(position)}`;

/** A written position, which becomes a game of its own. */
export async function lay(page: Page, position: string): Promise<void> {
  await page.goto(addressOf(position));
  await expect(page).toHaveURL(IN_PLAY);
  await expect(page.locator('.question, .hand-over')).toBeVisible();
}

/** Puts a game into the browser's library as if it had been played there; answers its name. */
export async function keepGame(page: Page, saved: SavedGame, id = 'agoldengame'): Promise<string> {
  const { session } = load(SARATOGA, saved, { waits: true });
  if (!session) throw new Error('this game cannot be read');
  await keepRecord(page, saved, RULES.label(session.state as State), id);
  return id;
}

/** A game of any kind, with what the library shows of it; its sides are persons. */
export async function keepRecord(page: Page, saved: SavedGame, label: unknown, id: string): Promise<void> {
  const at = Date.now() - 60_000;
  const { sides } = GAMES.find(({ id: game }) => game === saved.game) ?? { sides: [] };
  const seats = persons(sides);
  const actions = saved.actions.length;
  const entry = { game: saved.game, seats, isUndoFree: saved.isLifted, label, actions, began: -1, at };
  const put = [
    [`entry:${id}`, entry],
    [`game:${id}`, { seats, at, text: JSON.stringify(saved) }],
  ] as const;
  // A file beside the page: the same storage, and nobody who uses it.
  await page.goto('./icon.svg');
  await page.evaluate(
    (records) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('saratoga-1777', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('library');
        opening.onerror = () => fail(new Error('no storage'));
        opening.onsuccess = () => {
          const write = opening.result.transaction('library', 'readwrite');
          for (const [key, value] of records) write.objectStore('library').put(value, key);
          write.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    put,
  );
}

/** Ends the phase, or says so once more: what comes sooner after another E is not heard. */
export async function pressE(page: Page): Promise<void> {
  await page.waitForTimeout(450);
  await page.keyboard.press('e');
}

/** Answers what is asked so many times. */
export async function playOn(page: Page, decisions: number): Promise<void> {
  const player = new ScreenPlayer(page, { seed: 1, moves: 2, press: ({ x, y }) => page.mouse.click(x, y) });
  await player.play(() => false, decisions);
  expect(player.decisions).toBe(decisions);
}

/** Opens and closes what a game loads only when it is asked for: the key, a case in it, the preferences. */
export async function openCards(page: Page): Promise<void> {
  const dialogs = page.locator('dialog[open]');
  await page.getByRole('button', { name: text.board.openKey }).click();
  await expect(dialogs).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
  await page.locator('.question button.case').first().click();
  await expect(page.locator('dialog.case-card')).toBeVisible();
  await page.getByRole('button', { name: furniture.close }).first().click();
  await expect(dialogs).toHaveCount(0);
  await page.getByRole('button', { name: settings.open }).click();
  await expect(page.getByRole('dialog', { name: settings.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
}
