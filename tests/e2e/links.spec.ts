/** Links that no page of ours would write: they are told for what they are, and the page stays the player's. */
import type { Page } from '@playwright/test';
import { start } from '../../src/engine/kernel/session';
import { COUNTERS, GRID, SARATOGA } from '../../src/engine/saratoga';
import { linkAddress } from '../../src/ui/routes';
import { saves } from '../../src/ui/text/saves';
import { barriersOn } from './barriers';
import { bombOf } from './bombs';
import { question } from './answers';
import { expect, test } from './table';
import { cardOf, savedOn } from './ways';

test.use({ viewport: { width: 960, height: 640 } });

const arrival = (page: Page) => page.getByRole('region', { name: saves.arrival.linkTitle });
/** As many actions as a record may have. */
const MOST = 5_000;
/** So many letters all actions of a link may have together, where they are written as text. */
const LETTERS = 150_000;

/** A counter is put down and taken up again, which is legal as often as one likes. */
function toAndFro(actions: number, more: object = {}): readonly object[] {
  const { state } = start(SARATOGA, { battle: 'oct7', options: {}, fog: false });
  const first = COUNTERS.flatMap(({ id: counter }) =>
    GRID.hexes.map((hex) => ({ kind: 'place' as const, counter, hex })),
  ).find((action) => SARATOGA.check(state, action) === undefined);
  if (!first) throw new Error('nobody can be placed');
  return Array.from({ length: actions }, (_, i) => ({
    ...(i % 2 === 0 ? first : { kind: 'lift', counter: first.counter }),
    ...more,
  }));
}

/** Whoever has got it can go on: nothing lies in the library, and the title answers. */
async function leave(page: Page): Promise<void> {
  await arrival(page).getByRole('button', { name: saves.arrival.leave }).click();
  await expect(cardOf(page, 'oct7')).toBeVisible();
  await expect(page.locator('.resume')).toHaveCount(0);
}

for (const letters of [60_001, 500_000])
  test(`a link of ${letters.toLocaleString('en')} letters is too large, whatever stands in it`, async ({
    page,
  }) => {
    // What it begins with could be read.
    const good = await bombOf(toAndFro(200));
    await page.goto(`./${linkAddress(good + 'A'.repeat(letters - good.length))}`);
    await expect(arrival(page).getByRole('alert')).toHaveText(saves.arrival.errors.tooLarge);
    expect(await barriersOn(page)).toEqual([]);
    await leave(page);
  });

for (const [what, more] of [
  ['of 400 objects each', { x: Array.from({ length: 400 }, () => ({})) }],
  ['of 1,800 letters each', { x: 'y'.repeat(1_800) }],
] as const)
  test(`a link that unfolds into actions ${what} is cut or refused, and told`, async ({ page }) => {
    const bomb = await bombOf(toAndFro(400, more));
    expect(bomb.length).toBeLessThan(10_000);
    await page.goto(`./${linkAddress(bomb)}`);
    const { errors, notices } = saves.arrival;
    const told = arrival(page).getByRole('alert');
    await expect(told).toBeVisible();
    expect([errors.unreadable, errors.tooLarge, notices['cut']]).toContain(await told.textContent());
    const take = arrival(page).getByRole('button', { name: saves.arrival.open });
    if (await take.isVisible()) {
      await take.click();
      await expect(question(page)).toBeVisible();
      // Nothing of the ballast is kept.
      expect(await savedOn(page)).toMatchObject({ actions: [] });
    } else await leave(page);
  });

test('a link with as many legal actions as a record may have is cut where it becomes too long', async ({
  page,
}) => {
  const legal = toAndFro(MOST - 1);
  expect(JSON.stringify(legal).length).toBeGreaterThan(LETTERS * 1.2);
  // One that the shorter writing has no form for makes all of them texts.
  const bomb = await bombOf([...legal, { kind: 'ready', x: 0 }]);
  await page.goto(`./${linkAddress(bomb)}`);
  await expect(arrival(page).getByRole('alert')).toHaveText(saves.arrival.notices['cut'] ?? '');
  await arrival(page).getByRole('button', { name: saves.arrival.open }).click();
  await expect(question(page)).toBeVisible();
  const { actions } = await savedOn(page);
  expect(actions.length).toBeGreaterThan(1_000);
  expect(JSON.stringify(actions).length).toBeLessThan(LETTERS * 1.1);
});
