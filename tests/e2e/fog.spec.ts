/** 3.4 The fog of war on one screen: at every hand-over, and after reload, back, resize and print, nothing hidden is on the page. */
import type { Page } from '@playwright/test';
import { COUNTERS, type Side } from '../../src/engine/saratoga';
import { fogWords } from '../../src/ui/text/fog';
import { expect, test, text } from './table';

test.use({ viewport: { width: 1000, height: 700 } });

const NAMES: Readonly<Record<Side, readonly string[]>> = {
  british: namesOf('british'),
  american: namesOf('american'),
};

function namesOf(side: Side): string[] {
  return COUNTERS.filter((counter) => counter.side === side).flatMap(({ name, longName }) => [
    name,
    longName,
  ]);
}

/** Everything that a page can tell: its elements with their attributes, and what it says to a screen reader. */
async function tellings(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const spoken = await page.locator('body').ariaSnapshot();
  return `${html}\n${spoken}\n${await page.title()}`;
}

const named = (telling: string, side: Side) =>
  NAMES[side].filter((name) => new RegExp(`[>"\\s:]${escaped(name)}[<",.:\\s]`).test(telling));
const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function begin(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('saratoga.preferences', JSON.stringify({ pace: 'off', follow: false })),
  );
  await page.goto('./');
  await page.getByText(text.wishes.title).click();
  await page.getByLabel(text.wishes.seed.title).fill('a dark wood');
  await page.getByRole('button', { name: text.battleFacts.two }).nth(1).click();
}

/** A long press on whatever takes the screen. */
async function sitDown(page: Page): Promise<void> {
  await page.locator('.hold').hover();
  await page.mouse.down();
  await expect(page.locator('.hand-over')).toHaveCount(0);
  await page.mouse.up();
}

/** Answers for whoever sits there until the screen must change hands; moves a stack or two on the way. */
async function playToTheCurtain(page: Page): Promise<Side> {
  const question = page.locator('.question');
  const curtain = page.locator('.hand-over');
  for (let i = 0; i < 80; i++) {
    await expect(question.or(curtain)).toBeVisible();
    if (await curtain.isVisible())
      return (await curtain.getAttribute('class'))?.includes('british') ? 'british' : 'american';
    const kind = await question.getAttribute('data-kind', { timeout: 2000 }).catch(() => null);
    if (kind === 'roll' || kind === null) {
      if (await page.locator('.recap').isVisible())
        await page.getByRole('button', { name: fogWords.recap.done }).click();
      continue;
    }
    if (kind === 'move' && i % 3 === 0) {
      await page.keyboard.press('n');
      const note = await page.locator('.note').last().boundingBox();
      if (note) await page.mouse.click(note.x + note.width / 2, note.y + note.height / 2);
    }
    const answers = question.locator('.answers .answer');
    await answers
      .last()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
  throw new Error('the screen never changes hands');
}

test('nothing is on the page while it changes hands, and then only what that side may see', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await begin(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (let hand = 0; hand < 4; hand++) {
    const side = await playToTheCurtain(page);
    const closed = await tellings(page);
    expect([named(closed, 'british'), named(closed, 'american')]).toEqual([[], []]);
    await expect(page.locator('svg')).toHaveCount(0);
    if (hand === 1) await staysClosed(page);
    await sitDown(page);
    await expect(page.locator('.question')).toBeVisible();
    const open = await page.evaluate(() => document.querySelectorAll('#counters .stack').length);
    expect(open).toBeGreaterThan(10);
    // Of the other side no name that lies under another one.
    const hidden = await hiddenFrom(page, side);
    expect(hidden.length).toBeGreaterThan(0);
    const telling = await tellings(page);
    expect(
      hidden.filter((name) => named(telling, side === 'british' ? 'american' : 'british').includes(name)),
    ).toEqual([]);
  }
  const loud = ` ${said.join(' ')} `;
  expect([named(loud, 'british'), named(loud, 'american')]).toEqual([[], []]);
});

/** The page is loaded again, left and come back to, made narrow, and printed. */
async function staysClosed(page: Page): Promise<void> {
  const closed = async (what: string) => {
    await expect(page.locator('.hand-over'), what).toBeVisible();
    const telling = await tellings(page);
    expect([what, named(telling, 'british'), named(telling, 'american')]).toEqual([what, [], []]);
  };
  await page.reload();
  await closed('reload');
  await page.getByRole('link', { name: fogWords.leave }).click();
  await expect(page.locator('.battle-card').first()).toBeVisible();
  await page.goBack();
  await closed('back');
  await page.setViewportSize({ width: 390, height: 844 });
  await closed('narrow');
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.emulateMedia({ media: 'print' });
  await closed('print');
  await page.emulateMedia({ media: null });
}

/** Long names of the other side's counters that are in the battle and not to be seen, out of the picture's own stacks. */
async function hiddenFrom(page: Page, side: Side): Promise<string[]> {
  const telling = await page.evaluate(() => document.querySelector('#counters')?.textContent ?? '');
  const enemy: Side = side === 'british' ? 'american' : 'british';
  return COUNTERS.filter((counter) => counter.side === enemy && !telling.includes(counter.name)).map(
    ({ longName }) => longName,
  );
}
