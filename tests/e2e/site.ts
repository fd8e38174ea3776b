/** A host of a test's own: publishes builds, notes what it is asked for, and can go away. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { play } from '../../src/ui/text/play';
import { settings } from '../../src/ui/text/settings';
import { ScreenPlayer } from './screenPlayer';
import { BASE, DIST, serve } from './serve.mjs';
import { expect, test as base, text } from './table';

/** What stands on the title of the second version. */
export const SECOND = 'The second printing';

export class Site {
  /** Paths below the folder of the game, in the order in which they were asked for. */
  readonly asked: string[] = [];
  url = '';
  readonly #folder = mkdtempSync(join(tmpdir(), 'saratoga-site-'));
  #server: Server | undefined;

  async open(): Promise<void> {
    this.publish(DIST);
    const { server, url } = await serve(0, join(this.#folder, 'public'));
    server.on('request', (request) => this.asked.push((request.url ?? '').replace(BASE, './')));
    this.#server = server;
    this.url = url;
  }

  /** Takes the place of what was there; nothing of that can be had any longer. */
  publish(from: string): void {
    const target = join(this.#folder, 'public');
    rmSync(target, { recursive: true, force: true });
    cpSync(from, target, { recursive: true });
  }

  /** As if the upload had broken off. */
  damage(name: RegExp): void {
    const assets = join(this.#folder, 'public/assets');
    const file = join(assets, readdirSync(assets).find((each) => name.test(each)) ?? '');
    writeFileSync(file, readFileSync(file).subarray(0, 400));
  }

  /** Nobody answers any longer. */
  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => (this.#server ? this.#server.close(done) : done(undefined)));
    this.#server = undefined;
  }

  async end(): Promise<void> {
    await this.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A page on a host of its own, with its service worker. */
export const test = base.extend<{ readonly site: Site }, { readonly second: string }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- it depends on nothing, and Playwright reads the pattern
  site: async ({}, give) => {
    const site = new Site();
    await site.open();
    await give(site);
    await site.end();
  },
  baseURL: async ({ site }, give) => give(site.url),
  /** The folder of a second version; most of its files have other names than those of the first. */
  second: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, give) => {
      const folder = mkdtempSync(join(tmpdir(), 'saratoga-second-'));
      await buildSecond(folder);
      await give(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

async function buildSecond(outDir: string): Promise<void> {
  await build({
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'second-version',
        transform: (code, id) => {
          if (!id.endsWith('src/ui/text/english.ts')) return undefined;
          const changed = code.replace(text.subtitle, SECOND);
          expect(changed).not.toBe(code);
          return changed;
        },
      },
    ],
  });
}

/** Until the page is kept, and served from what is kept. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

/** Dice fall and counters move without a pause. */
export async function atOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A page that could not be loaded has no store.
    if (window.origin.startsWith('http'))
      localStorage.setItem('saratoga.preferences', JSON.stringify({ pace: 'off', follow: false }));
  });
}

/** From the title to the first decision, with dice that fall the same way each time. */
export async function beginGame(page: Page): Promise<void> {
  await page.getByText(text.wishes.title).click();
  await page.getByLabel(text.wishes.seed.title).fill('offline');
  const heading = page.getByRole('heading', { name: text.battles.oct7.name });
  const card = page.locator('.battle-card').filter({ has: heading });
  await card.getByRole('button', { name: text.battleFacts.solo }).click();
  await expect(page.locator('.question')).toBeVisible();
}

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
  await page.getByRole('button', { name: play.close }).first().click();
  await expect(dialogs).toHaveCount(0);
  await page.getByRole('button', { name: settings.open }).click();
  await expect(page.getByRole('dialog', { name: settings.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
}
