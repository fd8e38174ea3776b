/** Whole campaigns by real clicks: one by a person with all options, one between two players with hidden blocks. */
import { play } from '../../../src/ui/campaign/text/play';
import { sideAdjectives } from '../../../src/ui/campaign/text/sides';
import {
  BEFORE_FORT_EDWARD,
  beginCampaign,
  CampaignPlayer,
  CampaignWatcher,
  endTurn,
  expectCampaignClosed,
  layCampaign,
  placeOn,
} from '../campaignPlayer';
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
  await expect(page.locator('dialog.end-sheet h2')).not.toBeEmpty();
});

test('weeks between two players: nothing leaks at any hand-over', async ({ page }) => {
  test.setTimeout(300_000);
  await atOnce(page);
  await beginCampaign(page, { isSolo: false, seed: 'two players' });
  const watcher = new CampaignWatcher(page);
  const player = new CampaignPlayer(page, 8, {
    onCurtain: () => expectCampaignClosed(page),
    onSeat: async () => {
      expect(await watcher.expectNoLeak()).toBeGreaterThan(0);
    },
  });
  await player.play((kind) => kind === 'over', 140);
  expect(player.hands).toBeGreaterThan(8);
  expect(Object.keys(player.kinds)).toEqual(
    expect.arrayContaining(['move', 'deploy', 'act', 'takeHit', 'handOver']),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole player turn by taps alone: a march of two taps, a battle, and the turn of the other side', async ({
    page,
  }) => {
    await atOnce(page);
    await layCampaign(page, BEFORE_FORT_EDWARD);
    await page.locator('.to-move .answer', { hasText: 'Fort George' }).tap();
    await page.waitForTimeout(500);
    const tap = async () => {
      const { x, y } = await placeOn(page, 'ft_edward');
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(600);
    };
    await tap();
    await expect(page.locator('.goals .answer.chief')).toContainText('Fort Edward');
    await tap();
    const asked = await endTurn(page, (selector) => page.locator(selector).first().tap());
    expect(asked).toEqual(expect.arrayContaining(['deploy', 'act', 'takeHit']));
    await expect(page.locator('.bar-chapter')).toHaveText(
      `${sideAdjectives.american} · ${play.phases.movement}`,
    );
    await page.getByRole('tab', { name: 'Log' }).tap();
    await expect(page.locator('.log')).toContainText('to Fort Edward');
  });
});
