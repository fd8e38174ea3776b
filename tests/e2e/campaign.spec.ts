/** The campaign on the page: from the title into a game, moves and a battle by mouse, hidden blocks between two players. */
import { campaign } from '../../src/games/campaign';
import { play } from '../../src/ui/campaign/text/play';
import { sideAdjectives } from '../../src/ui/campaign/text/sides';
import { title } from '../../src/ui/text/title';
import { barriersOn } from './barriers';
import {
  BEFORE_FORT_EDWARD,
  beginCampaign,
  CampaignPlayer,
  CampaignWatcher,
  endTurn,
  expectCampaignClosed,
  layCampaign,
  type Pressing,
} from './campaignPlayer';
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

test('a whole player turn by keys alone: a march, a battle, and the turn of the other side', async ({
  page,
}) => {
  await atOnce(page);
  await layCampaign(page, BEFORE_FORT_EDWARD);
  const { keyboard } = page;
  const press: Pressing = async (selector) => {
    await keyboard.press('q');
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      const isHere = await page.evaluate((to) => document.activeElement?.matches(to) === true, selector);
      if (isHere) return keyboard.press('Enter');
      await keyboard.press('Tab');
    }
    throw new Error(`no key leads to ${selector}`);
  };
  // The stack at Ticonderoga comes first, or that at Fort George.
  do await keyboard.press('n');
  while (!(await page.getByTestId('hand').innerText()).includes('Burgoyne'));
  await keyboard.press('ArrowDown');
  await expect(page.getByTestId('reach')).toContainText('Fort Edward: 1 AP, 3 enemy blocks');
  // The first points, the second orders.
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText('to Fort Edward');
  const asked = await endTurn(page, press);
  expect(asked).toEqual(expect.arrayContaining(['deploy', 'act', 'takeHit']));
  await expect(page.locator('.bar-chapter')).toHaveText(
    `${sideAdjectives.american} · ${play.phases.movement}`,
  );
});

/** Nobody finds more stops on one screen. */
const MOST_STOPS = 90;
