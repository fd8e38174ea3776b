/** Freeman's Farm from the first screen: a turn against printed orders, and a hand-over between two that tells nothing. */
import { freemansFarm } from '../../src/games/freemansFarm';
import { play } from '../../src/ui/freemansFarm/text/play';
import { title } from '../../src/ui/text/title';
import { chanceFrom } from '../fuzz/chance';
import { barriersOn as barriers } from './barriers';
import { expectNothingTold, pressOn, takeScreen } from './farmPlayer';
import { expect, test } from './table';
import { atOnce } from './ways';

const [scenario] = freemansFarm.scenarios;
const name = scenario?.name ?? '';

test.use({ viewport: { width: 1280, height: 720 } });

test('one person plays a turn against printed orders, sees the chances before the dice, and reads the log', async ({
  page,
}) => {
  await atOnce(page);
  await page.goto('./');
  const card = page.locator('.battle-card').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card.getByRole('button', { name: title.against('Lead the British') }).click();
  const question = page.locator('.question');
  await expect(question).toHaveAttribute('data-kind', 'keepHand');
  for (const at of [0, 1, 2]) await question.locator('.ff-hand button').nth(at).click();
  await question.getByRole('button', { name: play.keep.done }).click();
  await expect(question).toHaveAttribute('data-kind', 'playCard');
  await question.locator('.ff-hand button').first().click();
  await expect(question.locator('.ff-preview')).toContainText('Brings');
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  // Numbers and the space bar do it, too.
  await page.keyboard.press('2');
  await expect(question.locator('.ff-hand button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.locator('h1').click();
  await page.keyboard.press(' ');
  await expect(page.locator('.log')).toContainText('The British play');
  const farm = { page, chance: chanceFrom('a turn'), seen: new Set<string>() };
  const orders = page.locator('.ff-orders');
  await pressOn(farm, 40, async () => (await orders.count()) > 0);
  await expect(orders).toContainText('The American opponent turned up');
  await expect(page.locator('.log')).toContainText('Round 2');
});

test('two people hand the screen over before a card is played, and the page tells nothing meanwhile', async ({
  page,
}) => {
  await atOnce(page);
  await page.goto('./');
  const card = page.locator('.battle-card').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card.getByRole('button', { name: title.two }).click();
  let curtains = 0;
  const farm = {
    page,
    chance: chanceFrom('two'),
    seen: new Set<string>(),
    onCurtain: async () => {
      curtains++;
      await expectNothingTold(page);
    },
  };
  await expect(page.locator('.hand-over')).toBeVisible();
  await takeScreen(farm);
  // British hand, American hand, first British card.
  await pressOn(farm, 12, async () => curtains === 3);
  expect(curtains).toBe(3);
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'playCard');
  await expect(page.locator('.ff-hand .ff-activation.american')).toHaveCount(0);
  await page.locator('.ff-hand button').first().click();
  await page.locator('.question-foot .answer.chief').click();
  // At the table no hand lies open.
  await expect(page.locator('.question')).not.toHaveAttribute('data-kind', 'playCard');
  await expect(page.locator('.ff-hand')).toHaveCount(0);
  // Whoever has looked at his own puts it away again.
  await page.getByRole('button', { name: play.lookAtHand }).click();
  await expect(page.locator('.hand-over')).toBeVisible();
  await takeScreen(farm);
  await expect(page.locator('.question .ff-own.british')).toHaveCount(1);
  await page.getByRole('button', { name: play.hideHand }).click();
  await expect(page.locator('.ff-own')).toHaveCount(0);
  await expect(page.getByRole('button', { name: play.lookAtHand })).toBeVisible();
});
