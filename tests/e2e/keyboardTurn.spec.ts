/** One whole player turn with the keyboard alone, from the first screen to the turn of the other side. */
import { setUp } from '../../src/ui/saratoga/text/setUpWords';
import type { Page } from '@playwright/test';
import { play } from '../../src/ui/saratoga/text/play';
import { sideAdjectives } from '../../src/ui/saratoga/text/sides';
import { read } from './screenPlayer';
import { expect, test, text } from './table';
import { lay, withoutFollowing } from './ways';

test.use({ viewport: { width: 1280, height: 800 } });

/** Nobody finds more stops on one screen. */
const MOST_STOPS = 90;
/** So few orders lead to no more questions than this. */
const MOST_ASKED = 120;

test('a whole player turn needs nothing but keys', async ({ page }) => {
  test.setTimeout(90_000);
  const { keyboard } = page;
  const phase = page.locator('.bar-chapter');
  const moves = page.locator('.log .line.move');
  /** What comes too soon after another E is not heard, and the clock stands. */
  const pressE = async () => {
    await page.clock.runFor(500);
    await keyboard.press('e');
  };
  await begin(page);

  expect(await throwDice(page)).toBe(1);
  expect(await kindOf(page)).toBe('chooseOrder');
  await press(page, '.answers .answer');
  await expect(phase).toHaveText(`${sideAdjectives.british} · ${play.phases.command}`);
  await press(page, '.formations .answer', 'Space');
  await pressE();

  await expect(phase).toHaveText(`${sideAdjectives.british} · ${play.phases.movement}`);
  await goSouth(page);
  await expect(moves).toHaveCount(1);
  await goSouth(page);
  await expect(moves).toHaveCount(2);
  await keyboard.press('u');
  await expect(moves).toHaveCount(1);
  await keyboard.press('Control+y');
  await expect(moves).toHaveCount(2);
  // Most have not moved, so that it is asked once more.
  await pressE();
  await expect(page.locator('.sure')).toBeVisible();
  await pressE();

  await expect(phase).toHaveText(`${sideAdjectives.british} · ${play.phases.combatMovement}`);
  await goSouth(page);
  await expect(moves).toHaveCount(3);
  await pressE();

  const kinds = new Set<string>();
  for (let i = 0; i < MOST_ASKED && (await phase.textContent())?.startsWith(sideAdjectives.british); i++) {
    kinds.add(await kindOf(page));
    await answer(page);
  }
  await expect(phase).toHaveText(`${sideAdjectives.american} · ${play.phases.command}`);
  expect([...kinds]).toEqual(expect.arrayContaining(['fire', 'roll']));
});

/** What a first turn seldom asks. */
const SELDOM = {
  removeExcess: 'oct7 british movement stage excess; 0605 b-24 b-li b-gren; 0707 a-1nh',
  freeRound:
    'oct7 british fire step 3; break formation poor stage round units a-1nh; 0605 b-24 b-li; 0606 a-1nh; broken poor',
  retreat:
    'oct7 british fire step 3; break formation poor stage retreat; 0605 b-24; 0606 a-1nh**; broken poor',
  displace: `oct7 british fire step 3; break formation poor stage retreat units a-1nh hexes 0606 gone a-1nh;
    displacement hex 0607 newcomer a-1nh; 0605 b-24; 0607 a-va a-dear a-1nh**; broken poor`,
  relocateLeader: `oct7 british fire step 3; morale formation poor; relocation leader L-poor;
    0606 L-poor; 0608 a-2nh; 0806 a-3nh; 0605 b-24; lost a-1nh`,
  advance: `oct7 british fire step 3; advance side british hex 0606 units b-24 b-li;
    0605 b-24 b-li; 0808 a-2nh; lost a-1nh; fired b-24 0606 b-li 0606`,
  recover: 'oct7 american recovery; 0606 a-1nh*; 0612 a-va*; 0401 b-24',
};

test('what is seldom asked is answered with keys alone', { tag: '@patient' }, async ({ page }) => {
  for (const [kind, position] of Object.entries(SELDOM))
    await test.step(kind, async () => {
      await lay(page, position);
      await expect(page.locator('.question')).toHaveAttribute('data-kind', kind);
      const lines = page.locator('.log .line');
      const before = await lines.count();
      for (let i = 0; i < 3 && (await lines.count()) === before; i++) await answer(page);
      expect(await lines.count(), kind).toBeGreaterThan(before);
    });
});

/** 7 October for one person, with the same dice each time, which wait for whoever throws them: no clock runs. */
async function begin(page: Page): Promise<void> {
  await withoutFollowing(page);
  await page.clock.install();
  await page.goto('./');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press(page, '.battle-card a[href="#/saratoga"]');
  await page.getByRole('heading', { level: 1, name: text.gameTitle, exact: true }).waitFor();
  await press(page, '.wishes summary');
  await tabTo(page, '.wishes input[type=text]');
  await page.keyboard.type('keys alone');
  await tabTo(page, '.battle-card:nth-of-type(2) .modes button:nth-of-type(3)', 'Shift+Tab');
  await expect(page.locator(':focus')).toHaveText(setUp.battleFacts.solo);
  await page.clock.pauseAt(Date.now() + 600_000);
  await page.keyboard.press('Enter');
  const question = page.locator('.question');
  // The table is laid after a moment.
  for (let i = 0; i < 200 && !(await question.isVisible()); i++) await page.clock.runFor(20);
  await expect(page.locator('.bar-title')).toHaveText(text.battles.oct7.name);
}

/** Tab until the focus is there. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${selector}`);
}

async function press(page: Page, selector: string, key = 'Enter'): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press(key);
}

const kindOf = async (page: Page) =>
  (await page.locator('.question').getAttribute('data-kind', { timeout: 2000 })) ?? '';

/** All that are asked for, one after the other; answers how often. */
async function throwDice(page: Page): Promise<number> {
  let throws = 0;
  for (; (await kindOf(page)) === 'roll'; throws++) await page.keyboard.press('Enter');
  return throws;
}

/** Takes the next stack up that can go somewhere, and sends it to the southernmost free hex: the enemy is there. */
async function goSouth(page: Page): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, '.board');
  for (let stacks = 0; stacks < MOST_STOPS; stacks++) {
    await keyboard.press('n');
    const { offers } = await read(page);
    const taken = offers.filter(({ what }) => what === 'stack');
    const [goal] = offers
      .filter(
        ({ what, x, y }) =>
          what === 'lit' && !taken.some((stack) => Math.hypot(stack.x - x, stack.y - y) < 5),
      )
      .sort((a, b) => b.y - a.y);
    if (!goal) continue;
    for (let steps = 0; steps < MOST_STOPS; steps++) {
      const at = (await read(page)).offers.find(({ what }) => what === 'cursor') ?? goal;
      const [dx, dy] = [goal.x - at.x, goal.y - at.y];
      if (Math.hypot(dx, dy) < 5) break;
      const isInColumn = Math.abs(dx) < 5;
      await keyboard.press(
        isInColumn ? (dy > 0 ? 'ArrowDown' : 'ArrowUp') : dx > 0 ? 'ArrowRight' : 'ArrowLeft',
      );
    }
    await keyboard.press('Enter');
    return;
  }
  throw new Error('nobody can go anywhere');
}

/** A shot wherever there is one, the first answer to everything else. */
async function answer(page: Page): Promise<void> {
  const has = async (selector: string) => (await page.locator(`.question ${selector}`).count()) > 0;
  switch (await kindOf(page)) {
    case 'roll':
      await throwDice(page);
      return;
    case 'fire':
    case 'freeRound':
      if (!(await has('.targets .answer'))) await press(page, '.question .counter-button');
      await press(page, '.question .targets .answer');
      return;
    default:
      await press(page, `.question ${(await has('.answer')) ? '.answer' : '.counter-button'}`);
  }
}
