/** Each battle from the title to its result, with real clicks, choosing by a seed among what the screen offers. */
import type { Page } from '@playwright/test';
import { type Battle, BATTLES } from '../../src/engine/saratoga';
import { end } from '../../src/ui/text/end';
import { barriersOn } from './barriers';
import { type Screen, ScreenPlayer } from './screenPlayer';
import { expect, test, text } from './table';

test.use({ viewport: { width: 960, height: 640 } });

/** One battle by night and from an empty map, the other by day and ready-made. */
const GAMES = {
  sept19: { seed: 2, colorScheme: 'dark', isDeployed: false },
  oct7: { seed: 1, colorScheme: 'light', isDeployed: true },
} as const;
/** Nobody would have the patience for more. */
const MOST = 900;

for (const battle of BATTLES)
  test(`a whole game of ${battle} by mouse, and axe finds no barrier in any phase`, async ({ page }) => {
    test.setTimeout(180_000);
    const { seed, isDeployed } = GAMES[battle];
    await begin(page, battle);
    const player = new ScreenPlayer(page, { seed, moves: 2, press: ({ x, y }) => page.mouse.click(x, y) });
    const barriers: string[] = [];
    const seen = new Set<string>();
    const look = async ({ kind }: Screen) => {
      if (seen.has(kind)) return;
      seen.add(kind);
      for (const barrier of await barriersOn(page)) barriers.push(`${kind}: ${barrier}`);
    };
    const last = await player.play(({ kind }) => kind === 'over', MOST, look);

    expect(last.kind).toBe('over');
    const outcomes = [end.won('british'), end.won('american'), end.draw];
    expect(outcomes).toContain(await page.locator('dialog.end-sheet h2').textContent());
    expect(player.decisions).toBeGreaterThan(200);
    expect(player.rolls).toBeGreaterThan(30);
    const kinds = ['chooseOrder', 'activate', 'move', 'combatMove', 'fire', 'advance', 'recover'];
    expect(Object.keys(player.kinds)).toEqual(
      expect.arrayContaining(isDeployed ? kinds : ['place', ...kinds]),
    );
    expect(barriers).toEqual([]);
  });

/** From the first screen, with dice that fall the same way each time and without a pause. */
async function begin(page: Page, battle: Battle): Promise<void> {
  const { colorScheme, isDeployed } = GAMES[battle];
  await page.emulateMedia({ colorScheme });
  await page.addInitScript(() =>
    localStorage.setItem('saratoga.preferences', JSON.stringify({ pace: 'off', follow: false })),
  );
  await page.goto('./');
  await page.getByText(text.wishes.title).click();
  await page.getByLabel(text.wishes.seed.title).fill(battle);
  const [name = ''] = text.wishes.deployment.own;
  if (!isDeployed) await page.getByRole('radio', { name }).check();
  const heading = page.getByRole('heading', { name: text.battles[battle].name });
  const card = page.locator('.battle-card').filter({ has: heading });
  await card.getByRole('button', { name: text.battleFacts.solo }).click();
  await expect(page.locator('.question')).toBeVisible();
}
