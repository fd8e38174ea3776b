import { handbook } from '../../src/ui/saratoga/text/handbookWords';
import { table as furniture } from '../../src/ui/text/table';
import type { Page } from '@playwright/test';
import { playAddress, reviewAddress } from '../../src/ui/routes';
import { goldenSave } from '../helpers/saratoga/goldenGame';
import { expect, test } from './table';
import { keepGame, lay } from './ways';

const WINDOWS = [
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 657],
  [1440, 900],
  [2560, 720],
  [2560, 1080],
] as const;

/** Text and controls that are cut off, by what they say; what scrolls is only asked to be reachable. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    const found: string[] = [];
    const top = document.querySelector('dialog[open]') ?? document.body;
    const isForEyes = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).clipPath !== 'inset(50%)';
    /** The part of the window in which something inside this element can be seen. */
    const roomFor = (element: Element) => {
      const room = { left: 0, top: -Infinity, right: window.innerWidth, bottom: Infinity };
      const scrolls = { x: false, y: document.scrollingElement !== null };
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (['auto', 'scroll'].includes(overflowX) && at.scrollWidth > at.clientWidth) scrolls.x = true;
        if (['auto', 'scroll'].includes(overflowY) && at.scrollHeight > at.clientHeight) scrolls.y = true;
        if (overflowX !== 'visible' && !scrolls.x) {
          room.left = Math.max(room.left, box.left);
          room.right = Math.min(room.right, box.right);
        }
        if (['hidden', 'clip'].includes(overflowY) && !scrolls.y) {
          room.top = Math.max(room.top, box.top);
          room.bottom = Math.min(room.bottom, box.bottom);
        }
      }
      if (scrolls.x) Object.assign(room, { left: -Infinity, right: Infinity });
      return room;
    };
    const check = (boxes: readonly DOMRect[], element: Element, what: string) => {
      const room = roomFor(element);
      for (const box of boxes)
        if (
          box.left < room.left - SLACK ||
          box.right > room.right + SLACK ||
          box.top < room.top - SLACK ||
          box.bottom > room.bottom + SLACK
        ) {
          found.push(`${what} (${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')})`);
          return;
        }
    };
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!element || !words || element.closest('svg, noscript, script, style') || !isForEyes(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      check([...range.getClientRects()], element, words.slice(0, 40));
    }
    for (const control of top.querySelectorAll('a, button')) {
      if (!isForEyes(control)) continue;
      const box = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      check([box], control, name);
      if (Math.min(box.width, box.height) < 24) found.push(`${name} is small`);
    }
    return found;
  });
}

/** Screens that scroll, by what somebody does to see all of them. */
const SCREENS = {
  'the title': (page: Page) => page.goto('./'),
  'the set-up': async (page: Page) => {
    await page.goto('./#/saratoga');
    await page.locator('.wishes summary').click();
  },
  'the page that checks a game': (page: Page) => page.goto('./#/verify'),
  'a link that is none': (page: Page) => page.goto('./#/link/AQnonsense'),
  'a game that is not there': (page: Page) => page.goto('./#/play/nosuchgame'),
  'a position that is none': (page: Page) => page.goto('./#/saratoga/at/nonsense'),
  'the page that changes hands': (page: Page) =>
    page.goto('./#/saratoga/at/oct7 british fog movement; 0605 b-24; 0612 a-1nh'),
};

for (const [name, open] of Object.entries(SCREENS))
  test(`${name} fits every window: nothing is cut off and nothing scrolls sideways`, async ({ page }) => {
    await open(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect.soft(isWider, `${width}`).toBe(false);
      expect.soft(await cutOff(page), `${width}`).toEqual([]);
    }
  });

for (const [width, height] of WINDOWS)
  test(`at ${width} by ${height} the board and the key fit: nothing is cut off`, async ({
    shared: table,
  }) => {
    const { page } = table;
    await page.setViewportSize({ width, height });
    await table.rest();
    const scrolls = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return scrollWidth > window.innerWidth || scrollHeight > window.innerHeight;
      });
    expect.soft(await scrolls()).toBe(false);
    expect.soft(await cutOff(page)).toEqual([]);
    // The map fills the better part of the window.
    const frame = await table.frame();
    expect(frame.width * frame.height).toBeGreaterThan(width * height * 0.4);

    await table.click('0407');
    await expect(table.card).toBeVisible();
    expect.soft(await cutOff(page)).toEqual([]);

    await page.keyboard.press('k');
    const dialog = page.getByRole('dialog');
    for (const name of Object.values(handbook.tabs)) {
      await dialog.getByRole('tab', { name, exact: true }).click();
      const panel = dialog.getByRole('tabpanel', { name, exact: true });
      await expect(panel).toBeVisible();
      expect.soft(await cutOff(page), name).toEqual([]);
      expect.soft(await panel.evaluate((page_) => page_.scrollWidth > page_.clientWidth), name).toBe(false);
      expect.soft(await scrolls()).toBe(false);
    }
    await page.keyboard.press('Escape');
  });

/** Screens around the map, which never scroll as a whole. */
const TABLES = {
  'a game in play': (page: Page, id: string) => page.goto(`./${playAddress(id)}`),
  'a deployment by hand': (page: Page) => lay(page, 'sept19 british placement side british; 0606 a-1nh'),
  'a review': (page: Page, id: string) => page.goto(`./${reviewAddress(id, 150)}`),
};

for (const [name, open] of Object.entries(TABLES))
  test(
    `${name} fits every window: nothing is cut off and nothing scrolls`,
    { tag: name === 'a game in play' ? [] : '@patient' },
    async ({ page, table }) => {
      const id = await keepGame(page, goldenSave('oct7-9', { fog: false, until: 200 }));
      await open(page, id);
      await table.rest();
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await table.rest();
        const scrolls = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return scrollWidth > window.innerWidth || scrollHeight > window.innerHeight;
        });
        expect.soft(scrolls, `${width}`).toBe(false);
        expect.soft(await cutOff(page), `${width}`).toEqual([]);
      }
    },
  );

/** Letters twice as large, as a reader may set them in the browser. */
async function enlarge(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
}

for (const [width, height] of [
  [390, 844],
  [1366, 657],
] as const)
  test.describe(`with letters twice as large at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const name of ['the title', 'the set-up'] as const)
      test(`${name}: nothing is cut off and nothing scrolls sideways`, async ({ page }) => {
        await enlarge(page);
        await SCREENS[name](page);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.evaluate(() => document.fonts.ready);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
          .toBe(false);
        expect.soft(await cutOff(page)).toEqual([]);
      });

    test('a game: question, chief button and map are in sight or can be scrolled to', async ({
      page,
      table,
    }) => {
      await enlarge(page);
      await lay(page, 'oct7 british fire step 3; 0605 L-fraser b-24; 0506 b-9; 0606 a-1nh a-2nh*');
      await table.rest();
      const board = await table.frame();
      expect.soft(Math.min(board.width, board.height)).toBeGreaterThan(120);
      for (const what of [
        page.locator('.question h2'),
        page.locator('.answer.chief'),
        page.locator('.question-foot .ends'),
        table.board,
      ]) {
        await what.scrollIntoViewIfNeeded();
        await expect.soft(what, String(what)).toBeInViewport({ ratio: 0.6 });
      }
      // Nothing lies over what answers.
      for (const answer of await page.locator('.question-foot .answer').all()) {
        await answer.scrollIntoViewIfNeeded();
        await answer.click({ trial: true });
      }
      expect.soft(await cutOff(page)).toEqual([]);
    });
  });

test('at 2560 by 1080 the log stands beside the question, each in a column of its own', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1080 });
  await lay(page, 'oct7 british fire step 3; 0605 L-fraser b-24; 0506 b-9; 0606 a-1nh a-2nh*');
  const [question, log] = await Promise.all(
    [page.locator('.question'), page.getByRole('tabpanel', { name: furniture.tabs.log })].map(
      async (card) => {
        await expect(card).toBeInViewport({ ratio: 1 });
        return card.boundingBox();
      },
    ),
  );
  if (!question || !log) throw new Error('a card is not shown');
  expect(log.x).toBeGreaterThanOrEqual(question.x + question.width);
  expect(Math.abs(log.width / question.width - 1)).toBeLessThan(0.1);
  // Side by side, not one below the other.
  expect(Math.min(question.y + question.height, log.y + log.height) - log.y).toBeGreaterThan(500);
});
