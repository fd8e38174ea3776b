/** The campaign by a dragging mouse: stacks and blocks go where they are let go, and what may not go hears why. */
import type { Page } from '@playwright/test';
import { REFUSALS } from '../../src/engine/campaign';
import { play } from '../../src/ui/campaign/text/play';
import { refusals } from '../../src/ui/campaign/text/refusals';
import { layCampaign, placeOn } from './campaignPlayer';
import { expect, test } from './table';
import { atOnce, savedOn } from './ways';

test.use({ viewport: { width: 1100, height: 700 } });

interface Point {
  readonly x: number;
  readonly y: number;
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

const middleOf = async (page: Page, selector: string): Promise<Point> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing is ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const played = async (page: Page) => (await savedOn(page)).actions.length;

const WEEK = {
  turn: 8,
  phasing: 'british',
  points: 4,
  blocks: {
    skenesboro: ['burgoyne', 'br_f9', 'br_f20', 'br_f24'],
    ft_george: ['riedesel', 'he_specht'],
    hubbardton: ['fraser', 'br_f62'],
    albany: ['poor'],
  },
} as const;

test.describe('6.0 on the map', () => {
  test.beforeEach(async ({ page }) => {
    await atOnce(page);
    await layCampaign(page, WEEK);
    await page.keyboard.press('0');
    await page.waitForTimeout(400);
  });

  test('6.3 a stack goes where it is dropped, with its leader', async ({ page }) => {
    await drag(page, await placeOn(page, 'skenesboro'), await placeOn(page, 'ft_george'));
    await expect(page.locator('.log')).toContainText('to Fort George');
    await page.keyboard.press('u');
    await expect(page.locator('.log')).not.toContainText('to Fort George');
  });

  test('1.1 a stack that is dropped too far away stays, and hears why', async ({ page }) => {
    await drag(page, await placeOn(page, 'skenesboro'), await placeOn(page, 'albany'));
    const note = page.locator('.refusal-place .refusal');
    await expect(note).toContainText(refusals.noRoad);
    await expect(note).toContainText(REFUSALS.noRoad);
    // Not taken for a press on those who stand there already.
    await drag(page, await placeOn(page, 'ft_george'), await placeOn(page, 'hubbardton'));
    await expect(page.getByTestId('hand')).toContainText('Riedesel');
    await expect(note).toContainText(refusals.noRoad);
    expect(await played(page)).toBe(0);
  });

  test('the map itself goes with the mouse where nothing stands', async ({ page }) => {
    for (let i = 0; i < 3; i++) await page.keyboard.press('+');
    await page.waitForTimeout(400);
    const before = await placeOn(page, 'skenesboro');
    const board = await middleOf(page, '.board');
    const empty = { x: board.x - 200, y: board.y };
    await drag(page, empty, { x: empty.x + 60, y: empty.y + 40 });
    const after = await placeOn(page, 'skenesboro');
    expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([60, 40]);
    expect(await played(page)).toBe(0);
    await expect(page.getByTestId('hand')).toBeEmpty();
  });

  test('6.1 a block goes alone from the list beside the map', async ({ page }) => {
    await page.locator('.to-move .answer', { hasText: 'Skenesboro' }).click();
    const block = page.locator('.tray .block-button', { hasText: '9th Foot' });
    await block.hover();
    await page.mouse.down();
    const goal = await placeOn(page, 'ft_george');
    await page.mouse.move(goal.x - 20, goal.y);
    await page.mouse.move(goal.x, goal.y);
    await expect(page.locator('.carried')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('.carried')).toHaveCount(0);
    await expect(page.locator('.log')).toContainText('9th Foot goes to Fort George');
    // Let go beside all places it stays in hand.
    await page.locator('.to-move .answer', { hasText: 'Skenesboro' }).click();
    await drag(page, await middleOf(page, '.tray .block-button >> nth=1'), { x: 400, y: 30 });
    expect(await played(page)).toBe(1);
    await expect(page.getByTestId('hand')).toContainText('In hand');
  });
});

test('10.2, 10.7 in a battle blocks are set in line and shifted', async ({ page }) => {
  await atOnce(page);
  const BATTLE = {
    turn: 8,
    phasing: 'british',
    points: 4,
    blocks: {
      ft_george: ['burgoyne', 'br_f9', 'br_f20', 'br_f24'],
      ft_anne: ['hale'],
      ft_edward: ['poor', 'long', 'francis', 'stark'],
    },
  } as const;
  await layCampaign(
    page,
    BATTLE,
    { kind: 'group', leader: 'burgoyne', blocks: ['br_f9', 'br_f20', 'br_f24'], to: 'ft_edward' },
    { kind: 'endMovement' },
  );
  await expect(page.locator('.question[data-kind="deploy"]')).toBeVisible();
  const cell = (position: string) => `.position[data-side="american"][data-position="${position}"]`;
  for (const position of ['left', 'center', 'right'])
    await drag(
      page,
      await middleOf(page, '.question .block-button >> nth=-1'),
      await middleOf(page, cell(position)),
    );
  for (const position of ['left', 'center', 'right'])
    await expect(page.locator(`${cell(position)} .fighter`)).toHaveCount(1);
  // And from one position to another.
  await drag(page, await middleOf(page, `${cell('left')} .fighter`), await middleOf(page, cell('right')));
  await expect(page.locator(`${cell('right')} .fighter`)).toHaveCount(2);
  await expect(page.locator(`${cell('left')} .fighter`)).toHaveCount(0);
  await page.getByRole('button', { name: play.suggest.line }).click();
});
