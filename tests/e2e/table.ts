/** What every browser test starts from: a page that must stay quiet, and the table with its map. */
import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { formatHex, hexOf } from '../../src/engine/hexmap/hexId';
import { type Battle, MAP } from '../../src/engine/saratoga';
import { centreOf, hexUnder, type Point } from '../../src/ui/hexboard/layout';
import { text } from '../../src/ui/saratoga/text';

export { expect, text };

interface Fixtures {
  /** Complaints of the browser that a test calls forth on purpose. */
  readonly expected: RegExp;
  readonly quiet: void;
  /** The table on a page of the test's own. */
  readonly table: Table;
  /** The table on a page that stays open from test to test, because drawing the map takes a while. */
  readonly shared: Table;
  /** The same with fingers, on a phone. */
  readonly phone: Table;
}

/** Small and without glides, so that a browser without a graphics card is quick. */
const WINDOW = { viewport: { width: 900, height: 600 }, reducedMotion: 'reduce' } as const;
const PHONE = { ...WINDOW, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Two for each worker at most. After a failed test there is a new worker, so nothing is handed on from there. */
const kept: Partial<Record<'shared' | 'phone', { readonly table: Table; readonly complaints: string[] }>> =
  {};

export const test = base.extend<Fixtures>({
  viewport: WINDOW.viewport,
  contextOptions: { reducedMotion: WINDOW.reducedMotion },
  expected: [/^nothing$/, { option: true }],
  quiet: [
    async ({ context, baseURL, expected }, give) => {
      const complaints = complaintsOf(context, baseURL ?? '');
      await give();
      const unexpected = complaints.filter((what) => !expected.test(what));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  table: async ({ page }, give) => give(new Table(page)),
  shared: async ({ browser, baseURL }, give) => {
    const { table, complaints } = (kept.shared ??= await tableIn(browser, WINDOW, baseURL));
    await table.clear();
    await give(table);
    expect(complaints).toEqual([]);
  },
  phone: async ({ browser, baseURL }, give) => {
    const { table, complaints } = (kept.phone ??= await tableIn(browser, PHONE, baseURL));
    await table.again();
    await give(table);
    expect(complaints).toEqual([]);
  },
});

async function tableIn(browser: Browser, options: BrowserContextOptions, home = '') {
  const context = await browser.newContext({ ...options, baseURL: home });
  const complaints = complaintsOf(context, home);
  const table = new Table(await context.newPage());
  await table.open();
  return { table, complaints };
}

/** Errors and warnings, failed requests, and requests that leave the folder of the game. */
function complaintsOf(context: BrowserContext, home: string): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning', 'assert'].includes(message.type()))
      complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('requestfailed', (request) => complaints.push(`request failed: ${request.url()}`));
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer ${response.status()}: ${response.url()}`);
  });
  context.on('request', (request) => {
    const isOwn = [home, 'data:', 'blob:'].some((own) => request.url().startsWith(own));
    if (!isOwn) complaints.push(`request outside the game: ${request.url()}`);
  });
  return complaints;
}

/** The battle on the screen, asked in hexes and answered in pixels. */
export class Table {
  readonly page: Page;
  readonly board: Locator;
  readonly card: Locator;
  readonly spoken: Locator;
  /** The counters side by side that a stack shows on request. */
  readonly fan: Locator;
  readonly lens: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('application');
    this.card = page.getByRole('region', { name: text.tabs.hex, exact: true });
    this.spoken = page.getByRole('status');
    this.fan = this.board.locator('.fan');
    this.lens = page.locator('.magnifier');
  }

  async open(battle: Battle = 'oct7'): Promise<void> {
    await this.page.goto(`./#/saratoga/${battle}`);
    await expect(this.board).toHaveAccessibleName(text.board.label(text.battles[battle].name));
    await this.page.evaluate(() => document.fonts.ready);
    await this.rest();
  }

  /** 7 October as it was at first: nothing chosen, nothing pointed at, no focus, the whole map. */
  async clear(): Promise<void> {
    await this.page.setViewportSize(WINDOW.viewport);
    await this.page.emulateMedia({ reducedMotion: WINDOW.reducedMotion });
    await this.#letGo();
    await this.page.keyboard.press('0');
    await this.rest();
    await expect(this.card).toContainText(text.battles.oct7.lead);
  }

  /** Puts the board away and takes it out again, so that it opens where it opens at first. */
  async again(): Promise<void> {
    await this.#letGo();
    await this.page.evaluate(() => {
      window.location.hash = '#/';
    });
    await expect(this.board).toHaveCount(0);
    await this.page.evaluate(() => {
      window.location.hash = '#/saratoga/oct7';
    });
    await this.rest();
  }

  async #letGo(): Promise<void> {
    await this.page.mouse.move(2, 2);
    await this.page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    for (const key of ['Escape', 'Escape']) await this.page.keyboard.press(key);
  }

  /** Where the sheet is drawn, and how large. */
  async sheet() {
    return this.board
      .locator('svg')
      .first()
      .evaluate((svg: SVGSVGElement) => {
        const { left, top, width, height } = svg.getBoundingClientRect();
        const { x, y, width: units } = svg.viewBox.baseVal;
        return { left, top, right: left + width, bottom: top + height, width, x, y, scale: width / units };
      });
  }

  async frame() {
    const box = await this.board.boundingBox();
    if (!box) throw new Error('the board is not shown');
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  }

  async scale(): Promise<number> {
    return (await this.sheet()).scale;
  }

  /** The middle of a hex in the window. */
  async place(hex: string): Promise<Point> {
    const { left, top, x, y, scale } = await this.sheet();
    const centre = centreOf(hexOf(hex));
    return { x: left + (centre.x - x) * scale, y: top + (centre.y - y) * scale };
  }

  async hexAt(point: Point): Promise<string> {
    const { left, top, x, y, scale } = await this.sheet();
    const onSheet = { x: (point.x - left) / scale + x, y: (point.y - top) / scale + y };
    return formatHex(hexUnder(onSheet, MAP.columns, MAP.rows));
  }

  async point(hex: string): Promise<Point> {
    const { x, y } = await this.place(hex);
    await this.page.mouse.move(x, y);
    return { x, y };
  }

  async click(hex: string): Promise<void> {
    const { x, y } = await this.place(hex);
    await this.page.mouse.click(x, y);
  }

  /** Each step zooms by some 1.3; with Control, as from a pinch on a touch pad, by almost 3. */
  async wheel(steps: number, pinch = false): Promise<void> {
    if (pinch) await this.page.keyboard.down('Control');
    for (let i = 0; i < Math.abs(steps); i++) await this.page.mouse.wheel(0, 120 * Math.sign(steps));
    if (pinch) await this.page.keyboard.up('Control');
    await this.rest();
  }

  /** Closer, around a hex, so that the map is much larger than the window. */
  async zoomTo(hex: string): Promise<void> {
    await this.point(hex);
    await this.wheel(-1, true);
  }

  /** The point of the sheet in the middle of the magnifier, and how many pixels it gives to a unit. */
  async lensLooksAt(): Promise<number[]> {
    return this.lens.locator('svg').evaluate((svg: SVGSVGElement) => {
      const { x, y, width, height } = svg.viewBox.baseVal;
      return [x + width / 2, y + height / 2, svg.clientWidth / width];
    });
  }

  /** Until the map stands still and is drawn sharp. */
  async rest(): Promise<void> {
    await this.board.evaluate(
      (board) =>
        new Promise<void>((done) => {
          let before = '';
          let still = 0;
          const look = () => {
            const plane = board.firstElementChild;
            const transform = plane ? getComputedStyle(plane).transform : '';
            const now = `${transform} ${plane?.clientWidth}`;
            const { a, m44 } = new DOMMatrix(transform);
            const isSharp = transform !== '' && a / m44 === 1;
            still = now === before && isSharp && plane?.querySelector('svg') ? still + 1 : 0;
            before = now;
            if (still > 3) done();
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    );
  }
}
