import { LARGEST } from '../../src/ui/hexboard/camera';
import { board } from '../../src/ui/text/board';
import { expect, test, text } from './table';

test('a drag moves the map with the pointer and chooses no hex', async ({ shared: table }) => {
  const { page } = table;
  await table.zoomTo('1107');
  const from = await table.point('1107');
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y - 30);
  await page.mouse.move(from.x + 130, from.y - 80);
  await page.mouse.up();
  const to = await table.place('1107');
  expect(Math.abs(to.x - from.x - 130)).toBeLessThan(2);
  expect(Math.abs(to.y - from.y + 80)).toBeLessThan(2);
  await expect(table.spoken).toBeEmpty();
});

test('the wheel zooms around the pointer: the hex under it stays', async ({ shared: table }) => {
  await table.zoomTo('0810');
  const before = await table.scale();
  const pointer = await table.point('0709');
  await table.wheel(-2);
  expect(await table.scale()).toBeGreaterThan(before * 1.4);
  const after = await table.place('0709');
  expect(Math.hypot(after.x - pointer.x, after.y - pointer.y)).toBeLessThan(2);
  await table.wheel(2);
  expect(Math.abs((await table.scale()) / before - 1)).toBeLessThan(0.01);
  expect(await table.hexAt(pointer)).toBe('0709');
});

test('the wheel keeps the hex under the pointer also from the whole map on', async ({ shared: table }) => {
  const pointer = await table.point('0304');
  for (const _step of [1, 2]) {
    await table.wheel(-1);
    expect(await table.hexAt(pointer)).toBe('0304');
  }
});

test('a double click zooms in around the pointer, with Shift it zooms out', async ({ shared: table }) => {
  const { page } = table;
  await table.zoomTo('0810');
  const before = await table.scale();
  const { x, y } = await table.place('0710');
  await page.mouse.dblclick(x, y);
  await table.rest();
  expect(await table.scale()).toBeGreaterThan(before * 1.4);
  expect(await table.hexAt({ x, y })).toBe('0710');
  await page.keyboard.down('Shift');
  await page.mouse.dblclick(x, y);
  await page.keyboard.up('Shift');
  await table.rest();
  expect(Math.abs((await table.scale()) / before - 1)).toBeLessThan(0.02);
});

test('the buttons zoom in, zoom out and show the whole map', async ({ shared: table }) => {
  const { page } = table;
  const tools = page.getByRole('group', { name: board.view });
  const press = async (name: string) => {
    await tools.getByRole('button', { name }).click();
    await table.rest();
  };
  const whole = await table.sheet();
  await press(board.zoomIn);
  await press(board.zoomIn);
  const near = await table.scale();
  expect(near).toBeGreaterThan(whole.scale * 1.5);
  await press(board.zoomOut);
  expect(await table.scale()).toBeLessThan(near * 0.9);
  await press(board.fit);
  const again = await table.sheet();
  expect(Math.abs(again.left - whole.left) + Math.abs(again.top - whole.top)).toBeLessThan(1);
  const frame = await table.frame();
  expect(again.left).toBeGreaterThanOrEqual(frame.x);
  expect(again.right).toBeLessThanOrEqual(frame.right);
  expect(again.top).toBeGreaterThanOrEqual(frame.y);
  expect(again.bottom).toBeLessThanOrEqual(frame.bottom);
});

test('the map can be neither lost nor zoomed without end', async ({ shared: table }) => {
  const { page } = table;
  const frame = await table.frame();
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await table.wheel(-4, true);
  expect(await table.scale()).toBeCloseTo(LARGEST, 3);
  for (const way of [1, -1]) {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + way * 9000, middle.y + way * 9000);
    await page.mouse.up();
    const sheet = await table.sheet();
    const width = Math.min(sheet.right, frame.right) - Math.max(sheet.left, frame.x);
    const height = Math.min(sheet.bottom, frame.bottom) - Math.max(sheet.top, frame.y);
    expect(width).toBeGreaterThan(frame.width * 0.6);
    expect(width).toBeLessThan(frame.width);
    expect(height).toBeGreaterThan(frame.height * 0.6);
  }
  await page.mouse.move(middle.x, middle.y);
  await table.wheel(4, true);
  const smallest = await table.sheet();
  expect(smallest.left).toBeGreaterThanOrEqual(frame.x - 1);
  expect(smallest.right).toBeLessThanOrEqual(frame.right + 1);
  expect(smallest.bottom).toBeLessThanOrEqual(frame.bottom + 1);
  expect(smallest.right - smallest.left).toBeGreaterThan(frame.width * 0.5);
});

test('the pointer reads a hex in the card; off the map the battle is briefed again', async ({
  shared: table,
}) => {
  const { page } = table;
  await expect(table.card).toContainText(text.battles.oct7.lead);
  await table.point('0105');
  await expect(table.card.getByRole('heading')).toHaveText('0105 Woods, level 3');
  await table.point('1806');
  await expect(table.card.getByRole('heading')).toHaveText('1806 Clear, level 3');
  await expect(table.card).toContainText('Great Redoubt hill');
  await page.mouse.move(5, 5);
  await expect(table.card).toContainText(text.battles.oct7.lead);
});

test('a click chooses a hex, which stays when the pointer goes; water is no hex', async ({
  shared: table,
}) => {
  const { page } = table;
  await table.click('0306');
  await expect(table.spoken).toContainText('Hex 0306');
  await table.point('1806');
  await expect(table.card.getByRole('heading')).toContainText('1806');
  await page.mouse.move(5, 5);
  await expect(table.card.getByRole('heading')).toContainText('0306');
  await table.click('2401');
  await expect(table.spoken).toBeEmpty();
});

test('a stack fans out when the pointer rests on it, and when it is clicked', async ({ shared: table }) => {
  const { page } = table;
  await expect(table.fan).toHaveCount(0);
  await table.point('1107');
  await expect(table.fan.locator('.name-line')).toHaveText([/^21st/, /^RA/, /^Hamilton$/]);
  await table.point('1409');
  await expect(table.fan).toHaveCount(0);
  await table.click('1107');
  await page.mouse.move(5, 5);
  await expect(table.fan.locator('.counter')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(table.fan).toHaveCount(0);
});

test('a fanned stack stays inside the board at every edge', async ({ table }) => {
  await table.open('sept19');
  const frame = await table.frame();
  for (const hex of ['0201', '0202', '2303', '1016', '0212']) {
    await table.click(hex);
    await expect(table.fan).toBeVisible();
    const box = await table.fan.boundingBox();
    expect(box?.x, hex).toBeGreaterThanOrEqual(frame.x);
    expect(box?.y, hex).toBeGreaterThanOrEqual(frame.y);
    expect((box?.x ?? 0) + (box?.width ?? 0), hex).toBeLessThanOrEqual(frame.right);
    expect((box?.y ?? 0) + (box?.height ?? 0), hex).toBeLessThanOrEqual(frame.bottom);
  }
});

test('the magnifier is taken by its button, follows the pointer, and is put away', async ({
  shared: table,
}) => {
  const { page } = table;
  const button = page.getByRole('button', { name: board.magnifier, exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await table.point('0710');
  await expect(table.lens).toBeVisible();
  const first = await table.lens.boundingBox();
  const [x = 0, y = 0, strength = 0] = await table.lensLooksAt();
  expect(strength).toBeGreaterThan(await table.scale());
  await table.point('1207');
  const [x2 = 0, y2 = 0] = await table.lensLooksAt();
  // From 0710 to 1207 are five columns to the east and two and a half hexes to the north.
  expect(Math.abs(x2 - x - 450)).toBeLessThan(5);
  expect(Math.abs(y2 - y + 260)).toBeLessThan(5);
  expect(await table.lens.boundingBox()).not.toEqual(first);
  await button.click();
  await expect(table.lens).toHaveCount(0);
});

test('after a zoom the sheet is drawn anew in its real size, so that it is sharp', async ({
  shared: table,
}) => {
  const { page } = table;
  const sizes = () =>
    table.board
      .locator('svg')
      .first()
      .evaluate((svg: SVGSVGElement) => {
        const plane = svg.parentElement;
        const { a, m44 } = new DOMMatrix(plane ? getComputedStyle(plane).transform : '');
        return { stretched: a / m44, own: svg.clientWidth, shown: svg.getBoundingClientRect().width };
      });
  const before = await sizes();
  expect(before.stretched).toBe(1);
  // While the wheel turns, the picture is only stretched.
  const stretched = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const plane = document.querySelector('[role=application] > div');
        new MutationObserver(() => {
          const { a, m44 } = new DOMMatrix(plane ? getComputedStyle(plane).transform : '');
          done(a / m44);
        }).observe(plane ?? document.body, { attributes: true });
      }),
  );
  await table.zoomTo('1107');
  expect(await stretched).toBeGreaterThan(1.2);
  const after = await sizes();
  expect(after.stretched).toBe(1);
  expect(after.own).toBeGreaterThan(before.own * 1.5);
  expect(Math.abs(after.own - after.shown)).toBeLessThan(1);
});

test('the map never stands at another size while it is drawn anew', async ({ shared: table }) => {
  // A page may be painted between any two tasks: what is true after each change is what may be seen.
  const widths = table.page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const svg = document.querySelector('[role=application] svg');
        const plane = svg?.parentElement ?? document.body;
        const seen: number[] = [];
        new MutationObserver(() => {
          seen.push(svg?.getBoundingClientRect().width ?? 0);
          const { a, m44 } = new DOMMatrix(getComputedStyle(plane).transform);
          if (a / m44 === 1 && seen.length > 1) done(seen);
        }).observe(plane, { attributes: true, subtree: true, attributeFilter: ['style', 'width'] });
      }),
  );
  await table.zoomTo('1107');
  const final = (await table.sheet()).width;
  for (const width of await widths) expect(Math.abs(width / final - 1)).toBeLessThan(0.01);
});

test('the map glides to a new size, and jumps for those who want no motion', async ({ shared: table }) => {
  const { page } = table;
  const between = async (motion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.evaluate(() => {
      const seen: number[] = [];
      const svg = document.querySelector('[role=application] svg');
      const look = () => {
        seen.push(svg?.getBoundingClientRect().width ?? 0);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    });
    const before = (await table.sheet()).width;
    await page.getByRole('button', { name: board.zoomIn }).click();
    await table.rest();
    const after = (await table.sheet()).width;
    expect(after).toBeGreaterThan(before * 1.2);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    return seen.filter((width) => width > before + 1 && width < after - 1).length;
  };
  expect(await between('reduce')).toBe(0);
  expect(await between('no-preference')).toBeGreaterThan(0);
});
