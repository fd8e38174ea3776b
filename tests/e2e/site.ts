/** A host of a test's own: publishes builds, notes what it is asked for, and can go away. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { offline } from '../../src/ui/text/offline';
import { title } from '../../src/ui/text/title';
import { BASE, DIST, serve } from './serve.mjs';
import { expect, test as base } from './table';

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
    await this.answer();
  }

  /** Also after it was closed, at the same address. */
  async answer(): Promise<void> {
    const port = this.url === '' ? 0 : Number(new URL(this.url).port);
    const { server, url } = await serve(port, join(this.#folder, 'public'));
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
          if (!id.endsWith('src/ui/text/title.ts')) return undefined;
          const changed = code.replace(title.over, SECOND);
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

/** The files of a build that belong to the shell or to a game, as its service worker lists them. */
export function filesOf(group: string, folder = DIST): string[] {
  const list = readFileSync(join(folder, 'sw.js'), 'utf8').matchAll(
    /\["([^"]+)","sha256-[^"]+","([^"]+)"\]/g,
  );
  return [...list].flatMap(([, path = '', of]) => (of === group ? [path] : [])).sort();
}

/** The files that the page has kept, of whatever version. */
export const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const home = new URL('./', window.location.href).href;
    return all.flat().map(({ url }) => url.slice(home.length) || './');
  });

/** Until everything of a game is kept, as it is once it was opened. */
export async function untilGameKept(page: Page, folder = DIST, game = 'saratoga'): Promise<void> {
  await expect
    .poll(async () => missing(filesOf(game, folder), await keptOn(page)), { timeout: 15_000 })
    .toEqual([]);
}

export const missing = (wanted: readonly string[], there: readonly string[]): string[] =>
  wanted.filter((path) => !there.includes(path));

/** What is said of a newer version, and an answer to it. */
export const notice = (page: Page) => page.getByRole('region', { name: offline.newer.label });
export const answer = (page: Page, name: string) => notice(page).getByRole('button', { name }).click();
/** How many versions are kept. */
export const shelves = (page: Page) => page.evaluate(async () => (await caches.keys()).length);

/** Nobody answers any longer, and the browser knows. */
export async function leaveNetwork(context: BrowserContext, site: Site): Promise<void> {
  await site.close();
  await context.setOffline(true);
}
