/** Whole campaigns by real clicks: one by a person with all options, one between two players with hidden blocks. */
import { play } from '../../../src/ui/campaign/text/play';
import { beginCampaign, CampaignPlayer, CampaignWatcher, expectCampaignClosed } from '../campaignPlayer';
import { expect, test } from '../table';
import { atOnce } from '../ways';

test.use({ viewport: { width: 1100, height: 700 } });

/** What every campaign asks, whoever plays it. */
const ASKED = ['move', 'march', 'forceMarch', 'deploy', 'act', 'takeHit', 'stayOrGo', 'enter', 'roll'];

test('a whole campaign by one person, with a battle taken up again in its middle', async ({ page }) => {
  test.setTimeout(400_000);
  await atOnce(page);
  await beginCampaign(page, {
    seed: 'one person',
    options: [
      play.options.strongStLedger,
      play.options.militiaReaction,
      play.options.ambush,
      play.options.desertion,
    ],
  });
  let isResumed = false;
  const player = new CampaignPlayer(page, 3, {
    onAnswer: async (kind) => {
      if (isResumed || kind !== 'takeHit') return;
      isResumed = true;
      const before = await page.locator('.question h2').innerText();
      await page.reload();
      await expect(page.locator('.question h2')).toHaveText(before.replace(/\s+/g, ' '));
    },
  });
  expect(await player.play((kind) => kind === 'over', 2500)).toBe('over');
  expect(isResumed).toBe(true);
  expect(Object.keys(player.kinds)).toEqual(
    expect.arrayContaining([...ASKED, 'strengthenStLedger', 'placeMilitia']),
  );
  await expect(page.locator('dialog.campaign-end h2')).not.toBeEmpty();
});

test('a whole campaign between two players: nothing leaks at any hand-over', async ({ page }) => {
  test.setTimeout(600_000);
  await atOnce(page);
  await page.clock.install();
  await beginCampaign(page, { isSolo: false, seed: 'two players' });
  const watcher = new CampaignWatcher(page);
  const player = new CampaignPlayer(page, 8, {
    onCurtain: async () => {
      await expectCampaignClosed(page);
      await page.locator('.hold').hover();
      await page.mouse.down();
      await page.clock.runFor(1200);
      await page.mouse.up();
    },
    onSeat: async () => {
      await watcher.expectNoLeak();
    },
  });
  expect(await player.play((kind) => kind === 'over', 2500)).toBe('over');
  expect(player.hands).toBeGreaterThan(30);
  expect(Object.keys(player.kinds)).toEqual(expect.arrayContaining(ASKED));
});
