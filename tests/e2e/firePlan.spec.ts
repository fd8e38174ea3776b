/** The arrows of a fire plan in a real browser: a press on one changes it, and hides nothing else from the hand. */
import type { Page } from '@playwright/test';
import { nameOf, play } from '../../src/ui/saratoga/text/play';
import { expect, Table, test } from './table';
import { lay } from './ways';

/** Two of the same rating, each with the two Americans before it; one of these has friends behind it. */
const TWO = 'oct7 british fire step 3; 0605 L-fraser b-24; 0506 b-9; 0606 a-1nh; 0706 a-2nh';

async function open(page: Page): Promise<Table> {
  const table = new Table(page);
  await lay(page, TWO);
  await table.rest();
  await expect(page.locator('.shaft').first()).toBeAttached();
  return table;
}

const planned = (page: Page, unit: string) =>
  page
    .locator('.fire-plan li')
    .filter({ hasText: nameOf(unit) })
    .locator('.counter-button small');

/** The middle of the arrow of a unit, and whether a press there would reach it. */
async function shaftOf(page: Page, unit: string) {
  return page.locator(`.shaft[data-unit="${unit}"]`).evaluate((shaft: SVGPathElement) => {
    const { x, y } = shaft
      .getPointAtLength(shaft.getTotalLength() / 2)
      .matrixTransform(shaft.getScreenCTM() ?? undefined);
    return { x, y, isReached: document.elementFromPoint(x, y) === shaft };
  });
}

const at = (id: string, hex: number) => play.fire.at(nameOf(id), hex);

test('7.1.3 a click on an arrow gives its firer the next target, and then the first again', async ({
  page,
}) => {
  const table = await open(page);
  const before = await planned(page, 'b-24').textContent();
  const [first, second] =
    before === at('a-1nh', 606) ? [at('a-1nh', 606), at('a-2nh', 706)] : [at('a-2nh', 706), at('a-1nh', 606)];
  await expect(planned(page, 'b-24')).toHaveText(first);
  for (const next of [second, first]) {
    const { x, y, isReached } = await shaftOf(page, 'b-24');
    expect(isReached).toBe(true);
    await page.mouse.click(x, y);
    await expect(planned(page, 'b-24')).toHaveText(next);
  }
  // Nothing was taken up, fired or chosen by it.
  await expect(page.locator('.line.fire')).toHaveCount(0);
  await expect(table.fan).toHaveCount(0);
});

test('7.1.3 a drag that begins on an arrow leaves the plan alone, and so does the press after it', async ({
  page,
}) => {
  const table = await open(page);
  const before = (await planned(page, 'b-24').textContent()) ?? '';
  const [{ x, y }, away] = [await shaftOf(page, 'b-24'), await table.place('0403')];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(away.x, away.y, { steps: 4 });
  await page.mouse.up();
  await table.rest();
  await expect(planned(page, 'b-24')).toHaveText(before);
  await table.click('0506');
  await expect(page.locator('.counter-button[aria-pressed="true"] b')).toHaveText(nameOf('b-9'));
  await expect(planned(page, 'b-24')).toHaveText(before);
});

test('7.1.3 counters and lit hexes are pressed as before, arrows or not', async ({ page }) => {
  const table = await open(page);
  for (const hex of ['0605', '0506', '0606', '0706']) {
    const { x, y } = await table.place(hex);
    const { scale } = await table.sheet();
    for (const [dx, dy] of [
      [0, 0],
      [30, 30],
      [-30, 30],
      [30, -30],
      [-30, -30],
      [0, 34],
      [0, -34],
    ] as const) {
      const isArrow = await page.evaluate(
        ([px = 0, py = 0]) => document.elementFromPoint(px, py)?.classList.contains('shaft'),
        [x + dx * scale, y + dy * scale],
      );
      expect.soft(isArrow, `${hex} ${dx} ${dy}`).toBe(false);
    }
  }
  await table.click('0605');
  await expect(page.locator('.counter-button[aria-pressed="true"] b')).toHaveText(nameOf('b-24'));
  await table.click('0606');
  await expect(page.locator('.line.fire').first()).toContainText(nameOf('b-24'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('7.1.3 a tap on an arrow changes it', async ({ page }) => {
    await open(page);
    const before = await planned(page, 'b-24').textContent();
    const { x, y, isReached } = await shaftOf(page, 'b-24');
    expect(isReached).toBe(true);
    await page.touchscreen.tap(x, y);
    await expect(planned(page, 'b-24')).not.toHaveText(before ?? '');
  });
});
