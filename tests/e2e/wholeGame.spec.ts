/** Each battle from the title to its result, with real clicks, choosing by a seed among what the screen offers. */
import type { Page } from '@playwright/test';
import { type Battle, BATTLES, type Side, SIDES } from '../../src/engine/saratoga';
import { end } from '../../src/ui/text/end';
import { barriersOn } from './barriers';
import { expectClosed, sideAtCurtain, sitDown, Watcher } from './leaks';
import { type Screen, ScreenPlayer } from './screenPlayer';
import { expect, test, text } from './table';

test.use({ viewport: { width: 960, height: 640 } });

/** One battle by night, by two players in the fog and from an empty map; the other by day, by one person and ready-made. */
const GAMES = {
  sept19: { seed: 2, colorScheme: 'dark', isFog: true, isDeployed: false },
  oct7: { seed: 35, colorScheme: 'light', isFog: false, isDeployed: true },
} as const;
/** Decisions of any game. */
const ANSWERED = ['chooseOrder', 'activate', 'move', 'combatMove', 'fire', 'advance', 'recover'];
/** Nobody would have the patience for more. */
const MOST = 900;

for (const battle of BATTLES)
  test(`a whole game of ${battle} by mouse${GAMES[battle].isFog ? ', in fog that lets nothing through' : ''}, without a barrier`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { seed, isDeployed, isFog } = GAMES[battle];
    await begin(page, battle);
    const table = new FogTable(page);
    const player = new ScreenPlayer(page, {
      seed,
      moves: 1,
      press: ({ x, y }) => page.mouse.click(x, y),
      handOver: () => table.handOver(),
    });
    const barriers: string[] = [];
    const seen = new Set<string>();
    const look = async ({ kind }: Screen) => {
      // What both games ask is looked at in one of them.
      if (seen.has(kind) || (isFog && ANSWERED.includes(kind) && kind !== 'fire')) return;
      seen.add(kind);
      for (const barrier of await barriersOn(page)) barriers.push(`${kind}: ${barrier}`);
    };
    const last = await player.play(({ kind }) => kind === 'over', MOST, look);

    expect(last.kind).toBe('over');
    const outcomes = [end.won('british'), end.won('american'), end.draw];
    expect(outcomes).toContain(await page.locator('dialog.end-sheet h2').textContent());
    expect(player.decisions).toBeGreaterThan(150);
    expect(player.rolls).toBeGreaterThan(30);
    expect(Object.keys(player.kinds)).toEqual(
      expect.arrayContaining(isDeployed ? ANSWERED : ['place', ...ANSWERED]),
    );
    expect(table.hands >= 20).toBe(isFog);
    expect(table.kept.length >= 20).toBe(isFog);
    expect(barriers).toEqual([]);
  });

/** 3.4 Hands the screen over, and looks each time at what it tells. */
class FogTable {
  hands = 0;
  /** How many counters each hand-over kept from the side that sat down. */
  readonly kept: number[] = [];
  readonly #page: Page;
  readonly #watcher: Watcher;
  readonly #curtains: Partial<Record<Side, string>> = {};

  constructor(page: Page) {
    this.#page = page;
    this.#watcher = new Watcher(page);
  }

  async handOver(): Promise<void> {
    const when = `hand-over ${++this.hands}`;
    const side = await sideAtCurtain(this.#page);
    expect(SIDES).toContain(side);
    await expectClosed(this.#page, when);
    // The picture is always the same, so that it can tell nothing.
    const picture = (await this.#page.screenshot()).toString('base64');
    expect(picture === (this.#curtains[side] ??= picture), when).toBe(true);
    await sitDown(this.#page, () => this.#page.clock.fastForward(1000));
    await expect(this.#page.locator('.question')).toBeVisible();
    const hidden = await this.#watcher.expectOpenTo(side);
    if (hidden > 0) this.kept.push(hidden);
  }
}

/** From the first screen, with dice that fall the same way each time and without a pause. */
async function begin(page: Page, battle: Battle): Promise<void> {
  const { colorScheme, isDeployed, isFog } = GAMES[battle];
  await page.emulateMedia({ colorScheme });
  await page.addInitScript(() =>
    localStorage.setItem('saratoga.preferences', JSON.stringify({ pace: 'off', follow: false })),
  );
  await page.clock.install();
  await page.goto('./');
  await page.getByText(text.wishes.title).click();
  await page.getByLabel(text.wishes.seed.title).fill('b');
  const [name = ''] = text.wishes.deployment.own;
  if (!isDeployed) await page.getByRole('radio', { name }).check();
  const heading = page.getByRole('heading', { name: text.battles[battle].name });
  const card = page.locator('.battle-card').filter({ has: heading });
  await card.getByRole('button', { name: isFog ? text.battleFacts.two : text.battleFacts.solo }).click();
  await expect(page.locator('.question, .hand-over')).toBeVisible();
}
