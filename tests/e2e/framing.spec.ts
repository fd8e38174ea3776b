/** 7.1 The map turns to the fight when fire begins, and stays where the player has moved it by hand. */
import { expect, type Table, test } from './table';
import { atOnce, lay } from './ways';

/** The 24th Foot can close in on the 1st New Hampshire, and far away the 9th Foot on the 2nd. */
const BEFORE = 'oct7 turn 3 british first combatMovement; 0605 b-24; 0607 a-1nh; 1504 b-9; 1507 a-2nh';
const FIGHT = ['0606', '0607'] as const;

/** The British close in, and open fire. */
async function openFire(table: Table): Promise<void> {
  const { page } = table;
  await table.click('0605');
  await table.click('0606');
  const question = page.locator('.question');
  await expect(page.locator('.log .line.move')).toHaveCount(1);
  await page.locator('.answer.ends').click();
  await expect(question).toHaveAttribute('data-kind', 'fire');
  await table.rest();
}

test.beforeEach(async ({ page }) => {
  await atOnce(page, true);
});

test('fire begins: the fight is in the middle of the map, and nearer than before', async ({
  page,
  table,
}) => {
  await lay(page, BEFORE);
  await table.rest();
  const far = await table.scale();
  await openFire(table);
  expect(await table.scale()).toBeGreaterThan(far * 1.2);
  const { x, y, width, height } = await table.frame();
  for (const hex of FIGHT) {
    const place = await table.place(hex);
    expect(Math.abs(place.x - x - width / 2) / width, hex).toBeLessThan(0.25);
    expect(Math.abs(place.y - y - height / 2) / height, hex).toBeLessThan(0.25);
  }
});

test('fire begins after the map was moved by hand: it stays', async ({ page, table }) => {
  await lay(page, BEFORE);
  await table.rest();
  await page.keyboard.press('+');
  await table.rest();
  const { x, y } = await table.place('0908');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 20, { steps: 4 });
  await page.mouse.up();
  await table.rest();
  const before = await table.sheet();
  await openFire(table);
  const after = await table.sheet();
  for (const side of ['left', 'top', 'width'] as const) expect(after[side]).toBeCloseTo(before[side], 0);
});

test('fire begins out of sight after the map was moved by hand: the fight is brought into sight', async ({
  page,
  table,
}) => {
  await lay(page, BEFORE);
  await table.rest();
  await table.click('0605');
  await table.click('0606');
  // Near, and as far to the south-east as the map goes.
  for (let i = 0; i < 4; i++) await page.keyboard.press('+');
  await table.rest();
  const { x, y, right, bottom } = await table.frame();
  for (let i = 0; i < 4; i++) {
    await page.mouse.move(right - 60, bottom - 60);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 60, { steps: 4 });
    await page.mouse.up();
  }
  await table.rest();
  expect((await table.place('0607')).x).toBeLessThan(x);
  await page.locator('.answer.ends').click();
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'fire');
  await table.rest();
  for (const hex of FIGHT) {
    const place = await table.place(hex);
    expect(place.x > x && place.x < right && place.y > y && place.y < bottom, hex).toBe(true);
  }
});
