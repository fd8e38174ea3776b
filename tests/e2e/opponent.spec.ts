/** Against the computer: chosen in two presses, it answers, outlives a reload in its turn, and its side can be taken over. */
import type { Page } from '@playwright/test';
import { opponents } from '../../src/ui/text/opponents';
import { title } from '../../src/ui/text/title';
import { play } from '../../src/ui/saratoga/text/play';
import { barriersOn } from './barriers';
import { ScreenPlayer } from './screenPlayer';
import { expect, test } from './table';
import { cardOf, IN_PLAY, savedOn, withoutChance } from './ways';

const { turn } = opponents;

async function preferring(page: Page, preferences: object): Promise<void> {
  await page.addInitScript((wishes) => {
    if (!localStorage.getItem('saratoga-1777.preferences'))
      localStorage.setItem('saratoga-1777.preferences', JSON.stringify(wishes));
  }, preferences);
}

async function begin(page: Page): Promise<void> {
  await page.goto('./#/');
  await cardOf(page, 'sept19').getByRole('button', { name: title.opponent }).click();
  await page
    .getByRole('dialog', { name: opponents.title })
    .getByRole('button', { name: opponents.begin })
    .click();
  await expect(page).toHaveURL(IN_PLAY);
}

const question = (page: Page) => page.locator('.question');
const thinking = (page: Page) => page.getByRole('status').filter({ hasText: /are thinking/ });

/** Lets the computer go first, if one is asked: only the toss tells who is. */
async function letThemBegin(page: Page): Promise<void> {
  const asked = question(page).getByRole('button', { name: /^The British go first$/ });
  const begun = page.locator('h1').filter({ hasText: /Turn 1/, hasNotText: play.phases.order });
  const failed = page.getByText(turn.failed);
  await expect(asked.or(begun).or(failed).or(thinking(page)).first()).toBeVisible();
  if (await asked.isVisible()) await asked.click();
}

const actionsOn = async (page: Page) => (await savedOn(page)).actions.length;

test('a game against the computer: it answers, is taken up again after a reload in its turn, and can be taken over', async ({
  page,
}) => {
  await withoutChance(page);
  await preferring(page, { pace: 'off', opponentPace: 'instant', side: 'american', follow: false });
  await begin(page);
  await letThemBegin(page);

  // It has answered without a hand-over, and what it did is told and can be seen again.
  await expect(page.locator('[data-kind=activate].american')).toBeVisible();
  await expect(page.locator('.hand-over')).toHaveCount(0);
  await expect(page.locator('.since summary')).toContainText('the British');
  await expect(page.locator('.noticed')).toContainText(/Coming on: /);
  await page.locator('.since summary').click();
  await page.locator('.since-lines button').last().click();
  expect(await barriersOn(page)).toEqual([]);

  // One plays one's own turn with nobody moving; meanwhile it is told to wait for a press.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('saratoga-1777.preferences') ?? '{}') as object;
    localStorage.setItem('saratoga-1777.preferences', JSON.stringify({ ...kept, opponentPace: 'step' }));
  });
  await page.reload();
  await question(page).getByRole('button', { name: play.command.end }).click();
  // Whatever comes, the last answer is to do nothing more; it may go before it is pressed.
  const [turned, answer] = [page.locator('.opponent-turn'), page.locator('.question[data-kind] .answer')];
  for (let i = 0; i < 24; i++) {
    await expect(turned.or(answer.last()).first()).toBeVisible();
    if ((await turned.count()) > 0) break;
    // Who is asked once more whether he means it is offered to go on moving last.
    const ends = page.locator('.question[data-kind] .answer.ends');
    await ((await ends.count()) > 0 ? ends : answer)
      .last()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
  const next = page.getByRole('button', { name: turn.next, exact: true });
  await expect(next).toBeVisible();
  const before = await actionsOn(page);
  await page.reload();
  await expect(next).toBeVisible();
  expect(await actionsOn(page)).toBe(before);
  expect(await barriersOn(page)).toEqual([]);
  await next.click();
  await expect.poll(() => actionsOn(page)).toBeGreaterThan(before);

  // Its side is taken over: the screen is not handed over, and one sees what it sees.
  await expect(next).toBeVisible();
  await page.getByRole('button', { name: turn.takeOverOffer('the British') }).click();
  await page.getByRole('button', { name: turn.takeOver('the British') }).click();
  await expect(page.locator('.opponent-turn')).toHaveCount(0);
  await expect(page.locator('.hand-over')).toHaveCount(0);
  await expect(page.locator('.question.british, .question.american').first()).toBeVisible();
});

test('a page that is loaded anew while the computer thinks has it think again, and it plays on', async ({
  page,
}) => {
  await withoutChance(page);
  await preferring(page, { pace: 'off', opponentPace: 'instant', side: 'american', follow: false });
  // Its program does not come before it is let.
  let isHeld = true;
  const held: (() => void)[] = [];
  await page.context().route(/\/assets\/opponent-/, async (route) => {
    if (isHeld) await new Promise<void>((go) => held.push(go));
    await route.continue().catch(() => undefined);
  });
  await begin(page);
  await letThemBegin(page);
  const thinks = thinking(page);
  await expect(thinks).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const before = await actionsOn(page);
  await page.reload();
  await expect(thinks).toBeVisible();
  expect(await actionsOn(page)).toBe(before);
  isHeld = false;
  for (const go of held) go();
  await expect(page.locator('[data-kind=activate].american')).toBeVisible();
  expect(await actionsOn(page)).toBeGreaterThan(before);
});

test.describe('a computer that cannot come', () => {
  test.use({ expected: /^request failed: .*\/assets\/opponent-/ });

  test('takes nothing with it: one tries again, or plays its side', async ({ page }) => {
    await withoutChance(page);
    await preferring(page, { pace: 'off', opponentPace: 'instant', side: 'american', follow: false });
    let isGone = true;
    await page
      .context()
      .route(/\/assets\/opponent-/, (route) =>
        isGone ? route.abort() : route.continue().catch(() => undefined),
      );
    await begin(page);
    await letThemBegin(page);
    const again = page.getByRole('button', { name: turn.tryAgain });
    await expect(page.getByText(turn.failed)).toBeVisible();
    await expect(page.getByText(turn.failedNote)).toBeVisible();
    const before = await actionsOn(page);
    await again.click();
    await expect(page.getByText(turn.failed)).toBeVisible();
    expect(await actionsOn(page)).toBe(before);
    expect(await barriersOn(page)).toEqual([]);

    isGone = false;
    await again.click();
    await expect(page.locator('[data-kind=activate].american')).toBeVisible();
    expect(await actionsOn(page)).toBeGreaterThan(before);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the choice fits, and the turn of the computer can be stopped', async ({ page }) => {
    await withoutChance(page);
    // One by one, so that its turn lasts.
    await preferring(page, { pace: 'normal', opponentPace: 'step', side: 'american', follow: false });
    await page.goto('./#/');
    await cardOf(page, 'oct7').getByRole('button', { name: title.opponent }).click();
    const dialog = page.getByRole('dialog', { name: opponents.title });
    await expect(dialog.getByRole('button', { name: opponents.begin })).toBeInViewport();
    expect(await barriersOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: opponents.begin }).click();
    await letThemBegin(page);
    await page.getByRole('button', { name: turn.stop }).click();
    await expect(page.getByText(turn.held)).toBeVisible();
    await expect(page.getByRole('button', { name: turn.goOn })).toBeInViewport();
  });

  test('a turn is played with taps alone, and the computer answers in it @patient', async ({ page }) => {
    await withoutChance(page);
    await preferring(page, { pace: 'off', opponentPace: 'instant', side: 'american', follow: false });
    await begin(page);
    await letThemBegin(page);
    const player = new ScreenPlayer(page, {
      seed: 8,
      moves: 3,
      press: ({ x, y }) => page.touchscreen.tap(x, y),
      handOver: () => Promise.reject(new Error('nobody hands the screen over')),
    });
    const last = await player.play(({ turn: now, kind }) => now > 2 || kind === 'over', 120);
    expect(last.turn).toBe(3);
    expect(player.decisions).toBeGreaterThan(10);
    expect(Object.keys(player.kinds)).toEqual(expect.arrayContaining(['activate', 'move']));
  });
});
