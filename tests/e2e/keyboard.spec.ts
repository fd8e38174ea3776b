import { handbook } from '../../src/ui/saratoga/text/handbookWords';
import { setUp } from '../../src/ui/saratoga/text/setUpWords';
import { board } from '../../src/ui/text/board';
import { table as furniture } from '../../src/ui/text/table';
import { title } from '../../src/ui/text/title';
import { expect, test, text, type Table } from './table';

/** Tab until the board has the focus. */
async function tabToBoard(table: Table): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await table.page.keyboard.press('Tab');
    if (await table.board.evaluate((board) => board === document.activeElement)) return;
  }
  throw new Error('Tab does not reach the board');
}

test('Tab reaches the way back, the way into it, the key, the board and its tools, each with a visible focus', async ({
  shared: table,
}) => {
  const { page } = table;
  const reached: string[] = [];
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press('Tab');
    const [name, outline] = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return [
        element.getAttribute('aria-label') ?? element.textContent ?? '',
        `${outlineStyle} ${outlineWidth}`,
      ] as const;
    });
    expect(outline, name).toMatch(/^(solid|auto) [2-9]/);
    reached.push(name);
  }
  expect(reached.sort()).toEqual(
    [
      furniture.backLabel,
      setUp.battleFacts.play,
      text.board.openKey,
      furniture.ask.open,
      text.board.label(text.battles.oct7.name),
      board.zoomIn,
      board.zoomOut,
      board.fit,
      board.magnifier,
    ].sort(),
  );
});

test('arrow keys walk from hex to hex, and each hex is spoken', async ({ shared: table }) => {
  const { page } = table;
  await tabToBoard(table);
  await expect(table.spoken).toBeEmpty();
  await page.keyboard.press('ArrowRight');
  await expect(table.spoken).toContainText('Hex 0407, Clear, level 2');
  const walk = [
    ['ArrowDown', '0408'],
    ['ArrowLeft', '0308'],
    ['ArrowUp', '0307'],
    ['ArrowRight', '0407'],
  ] as const;
  for (const [key, hex] of walk) {
    await page.keyboard.press(key);
    await expect(table.spoken).toContainText(`Hex ${hex}, `);
    await expect(table.card.getByRole('heading')).toContainText(hex);
  }
  await expect(table.spoken).toContainText('Brigadier Simon Fraser');
  await expect(table.fan.locator('.counter')).toHaveCount(3);
});

test('the cursor stops at the edge of the map and at the water', async ({ shared: table }) => {
  const { page } = table;
  await table.click('0101');
  await table.board.focus();
  for (const key of ['ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await expect(table.spoken).toContainText('Hex 0101,');
  }
  await table.click('2301');
  await page.keyboard.press('ArrowRight');
  await expect(table.spoken).toContainText('Hex 2301,');
});

test('the map follows the cursor over the edge of the window, and a fanned stack stays with its hex', async ({
  shared: table,
}) => {
  const { page } = table;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await table.zoomTo('1107');
  const frame = await table.frame();
  const from = await table.point('1407');
  await page.mouse.down();
  await page.mouse.move(from.x + 9, from.y);
  await page.mouse.move(frame.right - 40, frame.y + frame.height / 2);
  await page.mouse.up();
  await page.mouse.move(2, 2);
  await table.click('1407');
  await page.mouse.move(2, 2);
  await table.board.focus();
  await page.keyboard.press('ArrowRight');
  await expect(table.spoken).toContainText('Hex 1507,');
  await table.rest();
  const at = await table.place('1507');
  expect(at.x).toBeLessThan(frame.right - 40);
  const fan = await table.fan.boundingBox();
  const half = (fan?.width ?? 0) / 2;
  // Over its hex, or as near to it as the edge of the window lets it be.
  const wanted = Math.max(frame.x + half, Math.min(frame.right - half, at.x));
  expect(Math.abs((fan?.x ?? 0) + half - wanted)).toBeLessThan(12);
});

test('Shift and arrow keys move the map', async ({ shared: table }) => {
  const { page } = table;
  await table.zoomTo('1107');
  await page.mouse.move(2, 2);
  await table.board.focus();
  const before = await table.place('1107');
  await page.keyboard.press('Shift+ArrowRight');
  await table.rest();
  const after = await table.place('1107');
  expect(after.x).toBeLessThan(before.x - 60);
  expect(after.y).toBeCloseTo(before.y, 0);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await table.rest();
  const last = await table.place('1107');
  expect(last.x).toBeCloseTo(before.x, 0);
  expect(last.y).toBeGreaterThan(before.y + 60);
  await expect(table.spoken).toBeEmpty();
});

test('plus, minus and 0 zoom, wherever the focus is', async ({ shared: table }) => {
  const { page } = table;
  const whole = await table.scale();
  await page.keyboard.press('+');
  await table.rest();
  const near = await table.scale();
  expect(near).toBeGreaterThan(whole * 1.2);
  await page.getByRole('button', { name: text.board.openKey }).focus();
  await page.keyboard.press('-');
  await table.rest();
  expect(await table.scale()).toBeLessThan(near * 0.9);
  await page.keyboard.press('=');
  await page.keyboard.press('0');
  await table.rest();
  expect(await table.scale()).toBeCloseTo(whole, 4);
});

test('M takes the magnifier and Esc puts it away, then lets go of the hex', async ({ shared: table }) => {
  const { page } = table;
  const magnifier = page.getByRole('button', { name: board.magnifier, exact: true });
  await table.point('0710');
  await page.keyboard.press('m');
  await expect(magnifier).toHaveAttribute('aria-pressed', 'true');
  await table.point('0711');
  await expect(table.lens).toBeVisible();
  await page.keyboard.press('m');
  await expect(table.lens).toHaveCount(0);
  await table.click('0710');
  await page.keyboard.press('M');
  await page.keyboard.press('Escape');
  await expect(magnifier).toHaveAttribute('aria-pressed', 'false');
  await expect(table.spoken).toContainText('Hex 0710');
  await page.keyboard.press('Escape');
  await expect(table.spoken).toBeEmpty();
});

test('the card follows the arrow keys also while the pointer rests on the map', async ({ shared: table }) => {
  const { page } = table;
  await table.point('1409');
  await table.board.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(table.spoken).toContainText('Hex 0408');
  await expect(table.card.getByRole('heading')).toContainText('0408');
});

test('K opens the key, arrow keys walk its tabs, Esc closes it, and the focus returns', async ({
  shared: table,
}) => {
  const { page } = table;
  await table.board.focus();
  await page.keyboard.press('k');
  const dialog = page.getByRole('dialog', { name: handbook.title });
  await expect(dialog).toBeVisible();
  const names = Object.values(handbook.tabs);
  const tab = (name = '') => dialog.getByRole('tab', { name, exact: true });
  await expect(tab(names[0])).toBeFocused();
  for (const name of [...names.slice(1), names[0] ?? '']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(tab(names.at(-1))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(table.board).toBeFocused();
});

test('the key keeps the focus inside, and its keys do nothing to the map behind', async ({
  shared: table,
}) => {
  const { page } = table;
  const opener = page.getByRole('button', { name: text.board.openKey });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: handbook.title });
  await expect(dialog).toBeVisible();
  const before = await table.sheet();
  for (const key of ['+', 'm', 'Shift+ArrowRight']) await page.keyboard.press(key);
  expect(await table.sheet()).toEqual(before);
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() =>
      Boolean(document.activeElement?.closest('.table > :not(dialog)')),
    );
    expect(isBehind).toBe(false);
  }
  await dialog.getByRole('button', { name: furniture.close }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('button', { name: board.magnifier, exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a card that is too long for the window is scrolled by the keyboard', async ({ shared: table }) => {
  const { page } = table;
  await page.setViewportSize({ width: 900, height: 720 });
  await table.rest();
  await table.click('0412');
  await page.mouse.move(2, 2);
  const { room, long } = await table.card.evaluate((card) => ({
    room: card.clientHeight,
    long: card.scrollHeight,
  }));
  expect(long).toBeGreaterThan(room);
  const isInCard = () => table.card.evaluate((card) => card.contains(document.activeElement));
  for (let i = 0; i < 10 && !(await isInCard()); i++) await page.keyboard.press('Tab');
  expect(await isInCard()).toBe(true);
  const sheet = await table.sheet();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => table.card.evaluate((card) => card.scrollTop)).toBeGreaterThan(0);
  expect(await table.sheet()).toEqual(sheet);
});

test('the whole way from the title to a hex, its magnifier and back needs no mouse', async ({
  page,
  table,
}) => {
  await page.goto('./');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const look = page.getByRole('link', { name: `See ${text.battles.oct7.name} deployed` });
  for (let tabs = 0; tabs < 20 && !(await look.evaluate((link) => link === document.activeElement)); tabs++)
    await page.keyboard.press('Tab');
  await expect(look).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.board).toBeVisible();
  await tabToBoard(table);
  await page.keyboard.press('ArrowDown');
  await expect(table.spoken).toContainText('Hex 0407');
  await page.keyboard.press('m');
  await expect(table.lens).toBeVisible();
  await page.getByRole('link', { name: furniture.backLabel }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title.page })).toBeVisible();
});
