/** The campaign on the page: from the title into a game, moves and a battle by mouse, hidden blocks between two players. */
import { campaign } from '../../src/games/campaign';
import { play } from '../../src/ui/campaign/text/play';
import { title } from '../../src/ui/text/title';
import { barriersOn } from './barriers';
import { beginCampaign, CampaignPlayer, CampaignWatcher, expectCampaignClosed } from './campaignPlayer';
import { expect, test } from './table';
import { atOnce } from './ways';

test.use({ viewport: { width: 1100, height: 700 } });

test('from the title to a move that the log tells, without a barrier', async ({ page }) => {
  await atOnce(page);
  await page.goto('./#/');
  await page
    .locator('.battle-card')
    .filter({ has: page.getByRole('heading', { name: campaign.title }) })
    .getByRole('button', { name: title.solo })
    .click();
  const player = new CampaignPlayer(page, 5);
  expect(await player.play((kind) => kind === 'move', 4)).toBe('move');
  expect(await barriersOn(page)).toEqual([]);
  await page.locator('.to-move .answer').first().click();
  await page.locator('.goals .answer').first().click();
  await expect(page.locator('.log')).toContainText(/(?:go|goes) to /);
  await page.keyboard.press('u');
  await expect(page.locator('.log')).not.toContainText(/(?:go|goes) to /);
});

test('2.1 two players: no enemy block has a name in the page, at any hand-over or answer', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await atOnce(page);
  await beginCampaign(page, { isSolo: false, seed: 'three rivers' });
  const watcher = new CampaignWatcher(page);
  let hidden = 0;
  const player = new CampaignPlayer(page, 11, {
    onCurtain: () => expectCampaignClosed(page),
    onAnswer: async () => {
      if ((await page.locator('.question[data-kind]').count()) > 0) hidden = await watcher.expectNoLeak();
    },
  });
  await player.play(() => false, 26);
  expect(player.hands).toBeGreaterThan(1);
  expect(hidden).toBeGreaterThan(20);
  await expect(page.locator('.log, .hand-over').first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(play.page));
});

test('a move by keys alone: to the next stack, along the road, and there', async ({ page }) => {
  await atOnce(page);
  await beginCampaign(page, { seed: 'keys' });
  const player = new CampaignPlayer(page, 5);
  await player.play((kind) => kind === 'move', 4);
  await page.keyboard.press('n');
  await expect(page.getByTestId('hand')).toHaveText(/^In hand: /);
  const goal = await page.locator('.goals .answer b').first().innerText();
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(key);
    if (!(await page.getByTestId('reach').innerText()).includes('AP')) {
      await page.keyboard.press('n');
      continue;
    }
    // The first points, the second orders.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    break;
  }
  expect(goal).not.toBe('');
  await expect(page.locator('.log')).toContainText(/(?:go|goes) to /);
});
