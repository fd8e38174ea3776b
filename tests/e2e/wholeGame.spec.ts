/** Each battle from the title to its result, with real clicks, choosing by a seed among what the screen offers. */
import { type Locator, type Page } from '@playwright/test';
import { type Battle, BATTLES } from '../../src/engine/saratoga';
import { expect, test, text } from './table';

/** A whole game takes a minute or two on a slow machine. */
const PATIENCE = 6 * 60_000;
const MOST = 1500;
/** A phase of a few moves, so that a game stays short. */
const MOST_MOVES = 5;

for (const battle of BATTLES)
  test(`a whole game of ${battle} by mouse`, async ({ page }) => {
    test.setTimeout(PATIENCE);
    await begin(page, battle);
    const player = new ScreenPlayer(page, battle === 'sept19' ? 19 : 7);
    let decisions = 0;
    while (!(await page.locator('.end-card').isVisible()) && decisions < MOST) {
      await player.decide();
      decisions++;
    }
    expect(decisions).toBeLessThan(MOST);
    expect(decisions).toBeGreaterThan(150);
    await expect(page.locator('.end-card h2')).toContainText(/have won|draw/);
    expect([...player.asked].sort()).toEqual(
      expect.arrayContaining(['activate', 'chooseOrder', 'fire', 'move']),
    );
  });

async function begin(page: Page, battle: Battle): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('saratoga.preferences', JSON.stringify({ pace: 'off', follow: false })),
  );
  await page.goto('./');
  const heading = page.getByRole('heading', { name: text.battles[battle].name });
  const card = page.locator('.battle-card').filter({ has: heading });
  await card.getByRole('button', { name: text.battleFacts.solo }).click();
  await expect(page.locator('.question')).toBeVisible();
}

/** Presses what a person could press: answers of the question, counters in its list, lit hexes on the map. */
class ScreenPlayer {
  readonly asked = new Set<string>();
  readonly page: Page;
  private word: number;
  /** So many moves were ordered in this phase. */
  private orders = 0;

  constructor(page: Page, seed: number) {
    this.page = page;
    this.word = seed;
  }

  async decide(): Promise<void> {
    const question = this.page.locator('.question');
    const kind = await question.getAttribute('data-kind', { timeout: 5000 }).catch(() => null);
    if (kind === null) return;
    this.asked.add(kind);
    if (kind === 'roll') {
      // Without a pause the dice fall by themselves.
      await this.page.waitForTimeout(10);
      return;
    }
    const isMoving = kind === 'move' || kind === 'combatMove';
    if (!isMoving) this.orders = 0;
    if (isMoving && this.orders++ < MOST_MOVES && (await this.order())) return;
    if (isMoving) {
      await this.press(question.locator('.answer.chief'));
      return;
    }
    const counters = question.locator('.counter-button');
    if (kind !== 'move' && kind !== 'place' && (await counters.count()) > 0 && this.chance() < 0.6)
      await this.press(counters);
    const answers =
      this.chance() < 0.7
        ? question.locator('.targets .answer, .formations .answer')
        : question.locator('.answer');
    await this.press((await answers.count()) > 0 ? answers : question.locator('.answer'));
  }

  /** Takes a stack in hand with the key for the next one, and clicks one of the hexes that light up. */
  private async order(): Promise<boolean> {
    await this.page.keyboard.press('n');
    const contact = this.page.locator('.note.contact');
    const notes = (await contact.count()) > 0 ? contact : this.page.locator('.note');
    const count = await notes.count();
    if (count === 0) return false;
    // Toward the enemy most of the time: the British come from the north.
    const isBritish = (await this.page.locator('.question.british').count()) > 0;
    const boxes = (await Promise.all(Array.from({ length: count }, (_, i) => notes.nth(i).boundingBox())))
      .flatMap((each) => each ?? [])
      .sort((a, b) => (isBritish ? b.y - a.y : a.y - b.y));
    const box = boxes[Math.floor(this.chance() ** 2 * boxes.length)];
    const board = await this.page.getByRole('application').boundingBox();
    if (!box || !board) return false;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (
      x < board.x + 60 ||
      y < board.y + 8 ||
      x > board.x + board.width - 60 ||
      y > board.y + board.height - 8
    )
      return false;
    await this.page.mouse.click(x, y);
    return true;
  }

  private async press(some: Locator): Promise<void> {
    const count = await some.count();
    if (count === 0) return;
    await some
      .nth(Math.floor(this.chance() * count))
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }

  private chance(): number {
    this.word = (Math.imul(this.word, 1664525) + 1013904223) >>> 0;
    return this.word / 4294967296;
  }
}
