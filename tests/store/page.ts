/** Pages of one browser, each with modules of its own, and what lies in the browser behind them. */
import { expect, vi } from 'vitest';
import type { Browser } from './browser';

/** Stops the clock, but not the browser. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

/** As a page that was just loaded, the only one there is. */
export function reload(browser: Browser): Promise<Page> {
  browser.closeTabs();
  return openTab();
}

/** A page in a tab of its own beside those that are open. */
export async function openTab() {
  vi.resetModules();
  const [autosave, library, tabs, play, review, table, sending, arrivals, preferences] = [
    await import('../../src/store/library/autosave'),
    await import('../../src/store/library/library'),
    await import('../../src/store/library/tabs'),
    await import('../../src/store/play'),
    await import('../../src/store/review'),
    await import('../../src/store/table'),
    await import('../../src/store/sending'),
    await import('../../src/store/library/import'),
    await import('../../src/store/preferences'),
  ];
  return {
    ...autosave,
    ...library,
    ...tabs,
    ...play,
    ...review,
    ...table,
    ...sending,
    ...arrivals,
    ...preferences,
  };
}

export type Page = Awaited<ReturnType<typeof openTab>>;

interface SavedText {
  actions: unknown[];
  chain: unknown[];
}

/** What a record of the database holds as a saved game. */
export function savedIn(browser: Browser, key: string): SavedText | undefined {
  const record = browser.values.get(key) as { readonly text?: string } | undefined;
  return record?.text === undefined ? undefined : (JSON.parse(record.text) as SavedText);
}

/** The number of actions in the last state of a game and in its back-ups. */
export const lengthsIn = (browser: Browser, id: string): readonly (number | undefined)[] =>
  ['game', 'back1', 'back2'].map((kind) => savedIn(browser, `${kind}:${id}`)?.actions.length);

/** Changes what lies in a record. */
export function damage(browser: Browser, key: string, change: (saved: SavedText) => void): void {
  const record = browser.values.get(key) as { text: string };
  const saved = savedIn(browser, key);
  if (!saved) throw new Error(`nothing lies at ${key}`);
  change(saved);
  browser.values.set(key, { ...record, text: JSON.stringify(saved) });
}

/** Until the last action has arrived in the database. */
export async function untilSaved(browser: Browser, id: string, actions: number): Promise<void> {
  await vi.waitFor(() => expect(savedIn(browser, `game:${id}`)?.actions.length).toBe(actions));
  await browser.settled();
}
