/** Orders in a real browser: by drag, by way of hexes, in parts, called off; what is refused, and what survives. */
import type { Page } from '@playwright/test';
import { play } from '../../src/ui/saratoga/text/play';
import { refusals } from '../../src/ui/saratoga/text/refusals';
import { trouble } from '../../src/ui/text/trouble';
import { expect, Table, test } from './table';
import { atOnce, beginFromTitle, lay } from './ways';

const MARCH = 'oct7 british movement; 0605 L-fraser b-24 b-li; 0504 b-9; 0612 a-1nh';
const SETTING_UP = 'sept19 british placement side british; 0606 a-1nh';

async function open(page: Page, position: string): Promise<Table> {
  const table = new Table(page);
  await lay(page, position);
  await table.rest();
  // The whole map, wherever it has turned to.
  await page.keyboard.press('0');
  await table.rest();
  return table;
}

const inHand = (page: Page) => page.locator('.counter-button[aria-pressed="true"] b');
const moves = (page: Page) => page.locator('.line.move');

async function drag(table: Table, from: string, to: string): Promise<void> {
  const [a, b] = [await table.place(from), await table.place(to)];
  await table.page.mouse.move(a.x, a.y);
  await table.page.mouse.down();
  await table.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await table.page.mouse.move(b.x, b.y, { steps: 3 });
  await table.page.mouse.up();
}

test('a stack is dragged to a lit hex', async ({ page }) => {
  const table = await open(page, MARCH);
  await drag(table, '0605', '0606');
  await expect(moves(page)).toContainText('0606');
});

test('6.0 a part of a stack goes by way of a hex, and Escape calls it off', async ({ page }) => {
  const table = await open(page, MARCH);
  await table.click('0605');
  await expect(inHand(page)).toHaveText(['Light Inf.', '24th Foot', 'Fraser']);
  await page.locator('.counter-button', { hasText: '24th Foot' }).click();
  await expect(inHand(page)).toHaveText(['Light Inf.', 'Fraser']);
  await page.keyboard.press('Escape');
  await expect(inHand(page)).toHaveCount(0);
  await table.click('0605');
  await page.locator('.counter-button', { hasText: '24th Foot' }).click();
  await page.keyboard.down('Shift');
  await table.click('0506');
  await page.keyboard.up('Shift');
  await table.point('0606');
  await expect(page.locator('.path path').first()).toBeVisible();
  await table.click('0606');
  await expect(moves(page)).toHaveCount(1);
  // The way over 0506 is longer than the straight one.
  await page.keyboard.press('u');
  await expect(moves(page)).toHaveCount(0);
});

test('a press on another stack takes that up, and offers to join it', async ({ page }) => {
  const table = await open(page, MARCH);
  await table.click('0605');
  await table.click('0504');
  await expect(inHand(page)).toHaveText(['9th Foot']);
  await page.getByRole('button', { name: /^Send .* here instead/ }).click();
  await expect(moves(page)).toContainText('0504');
});

test('11.0 counters are placed by a click and by a drag, and taken up again', async ({ page }) => {
  const table = await open(page, SETTING_UP);
  const left = page.locator('.question .aside');
  const before = Number.parseInt((await left.textContent()) ?? '', 10);
  // One is in hand already, and its area is lit.
  const lit = await page.locator('.reach path.free').getAttribute('d');
  const [x = 0, y = 0] =
    /M([\d.]+) ([\d.]+)/
      .exec(lit ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  const { left: l, top: t, x: vx, y: vy, scale } = await table.sheet();
  // The first corner of an outline is the upper right one.
  const spot = { x: l + (x - 30 - vx) * scale, y: t + (y + 52 - vy) * scale };
  const hex = await table.hexAt(spot);
  await table.click(hex);
  await expect(left).toHaveText(play.place.left(before - 1));
  const other = `${hex.slice(0, 2)}${String(Number(hex.slice(2)) + 1).padStart(2, '0')}`;
  await drag(table, hex, other);
  await expect(left).toHaveText(play.place.left(before - 1));
  // It stays in hand, and its new place is told.
  await expect(page.getByRole('heading', { name: other })).toBeVisible();
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect(left).toHaveText(play.place.left(before));
});

test('what cannot be done is told at the foot of the map, takes no click, and its case opens', async ({
  page,
}) => {
  const table = await open(page, MARCH);
  await table.click('0605');
  await table.click('1505');
  const note = page.locator('.refusal');
  await expect(note).toContainText(refusals.notEnoughPoints);
  const taken = await note.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + 12, top + height / 2);
    return { isNote: element.contains(at), isInMap: at?.closest('.map-area') !== null && width > 0 };
  });
  expect(taken).toEqual({ isNote: false, isInMap: true });
  await note.getByRole('button').click();
  await expect(page.locator('dialog.case-card')).toContainText('6.2');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.case-card')).toHaveCount(0);
});

test('overlays come with a held key and go with it', async ({ page }) => {
  const table = await open(page, MARCH);
  await table.point('0612');
  for (const [key, drawn] of [
    ['r', '.foresight'],
    ['z', '.control'],
    ['c', '.command line'],
    ['d', '.danger-note'],
  ] as const) {
    await page.keyboard.down(key);
    await expect(page.locator(drawn).first()).toBeAttached();
    await page.keyboard.up(key);
    await expect(page.locator(drawn)).toHaveCount(0);
  }
  await page.keyboard.down('t');
  await expect(page.locator('#counters')).toHaveCount(0);
  await page.keyboard.up('t');
  await expect(page.locator('#counters')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap previews, a second finger calls it off, a second tap orders', async ({ page }) => {
    const table = await open(page, MARCH);
    const tap = async (hex: string) => {
      const { x, y } = await table.place(hex);
      await page.touchscreen.tap(x, y);
      await table.rest();
    };
    await tap('0605');
    await expect(inHand(page)).toHaveCount(3);
    await tap('0606');
    const go = page.getByRole('button', { name: /^Go to 0606/ });
    await expect(go).toBeVisible();
    const cdp = await page.context().newCDPSession(page);
    const { x, y } = await table.place('0606');
    const fingers = [
      { x: x - 40, y },
      { x: x + 40, y },
    ];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(go).toHaveCount(0);
    await expect(inHand(page)).toHaveCount(0);
    await tap('0605');
    await tap('0606');
    await tap('0606');
    await expect(page.getByRole('button', { name: /^Undo: a move/ })).toBeVisible();
  });
});

test.describe('a game under way', () => {
  async function begin(page: Page): Promise<void> {
    await atOnce(page);
    await beginFromTitle(page, 'sept19');
    await expect(page.locator('.question')).toHaveAttribute('data-kind', 'chooseOrder');
    await page.locator('.question .answer').first().click();
    await expect(page.locator('.question')).not.toHaveAttribute('data-kind', 'chooseOrder');
  }

  test('goes on exactly there after a reload', async ({ page }) => {
    await begin(page);
    await expect(page.locator('.question')).toHaveAttribute('data-kind', 'move');
    const [question, log] = [page.locator('.question h2'), page.locator('.log')];
    const before = [await question.textContent(), await log.textContent()];
    await page.reload();
    await expect(page.locator('.question')).toBeVisible();
    expect([await question.textContent(), await log.textContent()]).toEqual(before);
  });

  test('of which a component falls shows a card, and goes on', async ({ page }) => {
    await begin(page);
    await page.evaluate(() => {
      const create = document.createElementNS.bind(document);
      const fail = (space: string, name: string) => {
        if (name === 'rect') throw new Error('on purpose');
        return create(space, name);
      };
      document.createElementNS = fail as typeof document.createElementNS;
      window.addEventListener('keyup', () => (document.createElementNS = create));
    });
    await page.keyboard.down('n');
    const card = page.locator('.error-page');
    await expect(card).toBeVisible();
    await page.keyboard.up('n');
    await expect(card.getByRole('button', { name: trouble.copy })).toBeVisible();
    await card.getByRole('button', { name: trouble.goOn }).click();
    await expect(page.locator('.question')).toHaveAttribute('data-kind', 'move');
  });
});
test.use({ expected: /on purpose/ });
