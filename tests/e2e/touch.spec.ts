import type { CDPSession } from '@playwright/test';
import type { Point } from '../../src/ui/hexboard/layout';
import { board } from '../../src/ui/text/board';
import { expect, test, text } from './table';

/** Fingers on the screen, moved together. */
class Fingers {
  readonly #cdp: CDPSession;

  constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  down(...points: Point[]) {
    return this.#send('touchStart', points);
  }

  move(...points: Point[]) {
    return this.#send('touchMove', points);
  }

  /** All of them, or all but those that stay. */
  up(...staying: Point[]) {
    return this.#send('touchEnd', staying);
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    await this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

const shifted = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

test('a phone opens on a part of the map that can be read, with the tools in reach', async ({
  phone: table,
}) => {
  const { page } = table;
  const [sheet, frame] = [await table.sheet(), await table.frame()];
  expect(sheet.left).toBeLessThanOrEqual(frame.x + 1);
  expect(sheet.right).toBeGreaterThanOrEqual(frame.right - 1);
  expect(frame.height).toBeGreaterThan(844 / 3);
  for (const button of await page.getByRole('button').all()) {
    const box = await button.boundingBox();
    const name = await button.getAttribute('aria-label');
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(name)).toBeGreaterThanOrEqual(44);
  }
});

test('a tap reads a hex and fans out its stack', async ({ phone: table }) => {
  const { page } = table;
  const { x, y } = await table.place('0407');
  await page.touchscreen.tap(x, y);
  await expect(table.card.getByRole('heading')).toContainText('0407');
  await expect(table.spoken).toContainText('Hex 0407');
  await expect(table.fan.locator('.counter')).toHaveCount(3);
  const next = await table.place('0310');
  await page.touchscreen.tap(next.x, next.y);
  await expect(table.card.getByRole('heading')).toContainText('0310');
});

test('one finger drags the map and chooses nothing', async ({ phone: table }) => {
  const { page } = table;
  const fingers = new Fingers(await page.context().newCDPSession(page));
  const from = await table.place('0609');
  await fingers.down(from);
  await fingers.move(shifted(from, -20, 10));
  await fingers.move(shifted(from, -90, 25));
  await fingers.up();
  // The phone opens with the whole height of the sheet, so that it moves sideways only.
  const to = await table.place('0609');
  expect(Math.abs(to.x - from.x + 90)).toBeLessThan(8);
  await expect(table.spoken).toBeEmpty();
});

test('two fingers zoom around the point between them and never choose a hex', async ({ phone: table }) => {
  const { page } = table;
  const fingers = new Fingers(await page.context().newCDPSession(page));
  const frame = await table.frame();
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const spread = async (from: number, to: number) => {
    await fingers.down(shifted(middle, -from, 0), shifted(middle, from, 0));
    for (const part of [0.35, 0.7, 1]) {
      const away = from + (to - from) * part;
      await fingers.move(shifted(middle, -away, 0), shifted(middle, away, 0));
    }
    await fingers.up(shifted(middle, -to, 0));
    await fingers.up();
    await table.rest();
  };
  const before = await table.scale();
  const hex = await table.hexAt(middle);
  await spread(40, 120);
  expect((await table.scale()) / before).toBeGreaterThan(2.4);
  expect((await table.scale()) / before).toBeLessThan(3.6);
  expect(await table.hexAt(middle)).toBe(hex);
  await expect(table.spoken).toBeEmpty();
  await spread(120, 40);
  expect(Math.abs((await table.scale()) / before - 1)).toBeLessThan(0.2);
  await expect(table.spoken).toBeEmpty();
});

test('two fingers that only touch the map choose nothing either, and a tap afterwards does', async ({
  phone: table,
}) => {
  const { page } = table;
  const fingers = new Fingers(await page.context().newCDPSession(page));
  const [one, other] = [await table.place('0609'), await table.place('0811')];
  await fingers.down(one);
  await fingers.down(one, other);
  await fingers.up(one);
  await fingers.up();
  await expect(table.spoken).toBeEmpty();
  await page.touchscreen.tap(one.x, one.y);
  await expect(table.spoken).toContainText('Hex 0609');
});

test('with the magnifier a finger reads the map instead of moving it', async ({ phone: table }) => {
  const { page } = table;
  const fingers = new Fingers(await page.context().newCDPSession(page));
  await page.getByRole('button', { name: board.magnifier, exact: true }).tap();
  const before = await table.sheet();
  const [from, to] = [await table.place('0609'), await table.place('0810')];
  await fingers.down(from);
  await expect(table.lens).toBeVisible();
  await fingers.move(to);
  await expect(table.card.getByRole('heading')).toContainText('0810');
  expect(await table.sheet()).toEqual(before);
  const lens = await table.lens.boundingBox();
  const frame = await table.frame();
  expect(lens?.x).toBeGreaterThanOrEqual(frame.x - 12);
  expect((lens?.x ?? 0) + (lens?.width ?? 0)).toBeLessThanOrEqual(frame.right + 12);
  await fingers.up();
});

test('after the magnifier is put away a tap reads its own hex', async ({ phone: table }) => {
  const { page } = table;
  const magnifier = page.getByRole('button', { name: board.magnifier, exact: true });
  await magnifier.tap();
  const [one, other] = [await table.place('0609'), await table.place('0811')];
  await page.touchscreen.tap(one.x, one.y);
  await expect(table.card.getByRole('heading')).toContainText('0609');
  await magnifier.tap();
  await page.touchscreen.tap(other.x, other.y);
  await expect(table.spoken).toContainText('Hex 0811');
  await expect(table.card.getByRole('heading')).toContainText('0811');
});

test('the cards are a sheet at the bottom that folds away', async ({ phone: table }) => {
  const { page } = table;
  const hex = page.getByRole('button', { name: text.tabs.hex, exact: true });
  const morale = page.getByRole('button', { name: text.tabs.morale, exact: true });
  await expect(hex).toHaveAttribute('aria-expanded', 'true');
  const tracks = page.getByRole('region', { name: text.morale.title });
  await morale.tap();
  await expect(tracks.getByText('Riedesel')).toBeVisible();
  await expect(table.card).toBeHidden();
  const low = await table.frame();
  await morale.tap();
  await expect(morale).toHaveAttribute('aria-expanded', 'false');
  await expect(tracks).toBeHidden();
  expect((await table.frame()).height).toBeGreaterThan(low.height + 100);
  const { x, y } = await table.place('0609');
  await page.touchscreen.tap(x, y);
  await expect(table.card).toBeVisible();
  await expect(table.card.getByRole('heading')).toContainText('0609');
});
