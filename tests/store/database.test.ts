/** The browser's own storage: it keeps, it refuses, it is silent; none of these stops the page. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Browser, openBareBrowser, openBrowser } from './browser';
import { stopClock } from './page';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
});
afterEach(() => void vi.useRealTimers());

/** As a page that was just loaded. */
async function page() {
  vi.resetModules();
  return import('../../src/store/library/database');
}

describe('a storage that is well', () => {
  it('keeps records by key, and finds those with the same beginning', async () => {
    const { change, read, readAll } = await page();
    expect(
      await change({
        put: [
          ['a:1', { n: 1 }],
          ['a:2', 'two'],
          ['b:1', [3]],
        ],
      }),
    ).toBe(true);
    expect([await read('a:1'), await read('b:1'), await read('c:1')]).toEqual([{ n: 1 }, [3], undefined]);
    expect(await readAll('a:')).toEqual(
      new Map<string, unknown>([
        ['1', { n: 1 }],
        ['2', 'two'],
      ]),
    );
    expect(await change({ put: [['a:3', 3]], remove: ['a:1'] })).toBe(true);
    expect([...(await readAll('a:')).keys()]).toEqual(['2', '3']);
  });

  it('is opened once, and read by the next page', async () => {
    const first = await page();
    await Promise.all([first.change({ put: [['a', 1]] }), first.read('a'), first.readAll('a')]);
    expect(browser.opened).toBe(1);
    const second = await page();
    expect(await second.read('a')).toBe(1);
  });

  it('writes in the order in which it was told to', async () => {
    const { change, read } = await page();
    await Promise.all([1, 2, 3, 4].map((n) => change({ put: [['a', n]] })));
    expect(await read('a')).toBe(4);
  });

  it('makes room for another tab that deletes it, and is opened anew', async () => {
    const { change, read } = await page();
    await change({ put: [['a', 1]] });
    expect(await browser.deleteDatabase()).toBe(true);
    expect(await read('a')).toBeUndefined();
    expect(await change({ put: [['a', 2]] })).toBe(true);
    expect(browser.opened).toBe(2);
  });

  it('is opened anew when the browser has closed it', async () => {
    const { change, read } = await page();
    await change({ put: [['a', 1]] });
    browser.closeDatabase();
    expect(await read('a')).toBe(1);
    expect(browser.opened).toBe(2);
  });

  it('is not taken for silent because it was not asked for a while', async () => {
    stopClock();
    const { change, read, isAnswering } = await page();
    expect(await change({ put: [['a', 1]] })).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(isAnswering()).toBe(true);
    expect(await read('a')).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(await change({ put: [['a', 2]] })).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a storage that refuses', () => {
  it.each(['fails', 'full', 'throws'] as const)('is told: %s', async (disk) => {
    const { change, read, readAll, isAnswering } = await page();
    browser.disk = disk;
    expect(await change({ put: [['a', 1]] })).toBe(false);
    expect([await read('a'), (await readAll('a')).size]).toEqual([undefined, 0]);
    expect(isAnswering()).toBe(true);
    browser.disk = 'good';
    expect(await change({ put: [['a', 1]] })).toBe(true);
    expect(await read('a')).toBe(1);
  });

  it('is told where there is none at all', async () => {
    openBareBrowser();
    const { change, read, readAll } = await page();
    expect([await change({ put: [['a', 1]] }), await read('a')]).toEqual([false, undefined]);
    expect((await readAll('a')).size).toBe(0);
  });

  it('has written all of a change or nothing', async () => {
    const { change } = await page();
    await change({
      put: [
        ['a', 1],
        ['b', 1],
      ],
    });
    const unclonable = () => undefined;
    expect(
      await change({
        put: [
          ['a', 2],
          ['b', unclonable],
        ],
      }),
    ).toBe(false);
    await browser.settled();
    expect([...browser.values]).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });
});

describe('A6 a storage that is silent', () => {
  it.each(['unopened', 'silent'] as const)('is told within three seconds: %s', async (disk) => {
    stopClock();
    browser.disk = disk;
    const { change, read, readAll, isAnswering } = await page();
    const asked = Promise.all([read('a'), readAll('a'), change({ put: [['a', 1]] })]);
    let answer: unknown;
    void asked.then((all) => (answer = all));
    await vi.advanceTimersByTimeAsync(2_900);
    expect([answer, isAnswering()]).toEqual([undefined, true]);
    await vi.advanceTimersByTimeAsync(200);
    expect(answer).toEqual([undefined, new Map(), false]);
    expect(isAnswering()).toBe(false);
    // Nobody waits a second time.
    expect([await read('a'), await change({ put: [['a', 2]] })]).toEqual([undefined, false]);
  });

  it('does what it was told once it answers, and is asked again', async () => {
    stopClock();
    browser.disk = 'unopened';
    const { change, isAnswering, read } = await page();
    const first = change({ put: [['a', 1]] });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await first).toBe(false);
    expect(isAnswering()).toBe(false);
    browser.disk = 'good';
    const later = await page();
    expect(await later.change({ put: [['a', 2]] })).toBe(true);
    expect(await later.read('a')).toBe(2);
    expect(await read('a')).toBeUndefined();
  });

  it('comes back by itself where an answer was only late', async () => {
    stopClock();
    const { change, isAnswering, read } = await page();
    await change({ put: [['a', 1]] });
    browser.disk = 'silent';
    const late = read('a');
    await vi.advanceTimersByTimeAsync(3_000);
    expect([await late, isAnswering()]).toEqual([undefined, false]);
    browser.disk = 'good';
    // This one is refused at once, but what it asked for is done, and shows that there are answers again.
    expect(await change({ put: [['a', 2]] })).toBe(false);
    await browser.settled();
    expect([isAnswering(), await read('a')]).toEqual([true, 2]);
  });

  it('because another page does not let go is told, too', async () => {
    stopClock();
    const first = await page();
    await first.change({ put: [['a', 1]] });
    // A page of before, which pays no heed to the wish of others.
    const stubborn = indexedDB.open('saratoga-1777', 1);
    await browser.settled();
    expect(stubborn.result).toBeDefined();
    expect(await browser.deleteDatabase()).toBe(false);
    const second = await page();
    const asked = second.read('a');
    await vi.advanceTimersByTimeAsync(3_000);
    expect([await asked, second.isAnswering()]).toEqual([undefined, false]);
  });
});
