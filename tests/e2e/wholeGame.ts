/** Somebody plays a battle with real clicks, choosing by a seed among what the screen offers; in the fog each hand-over is looked at. */
import type { Page } from '@playwright/test';
import { SIDES } from '../../src/engine/saratoga';
import { barriersOn } from './barriers';
import { expectClosed, sideAtCurtain, sitDown, Watcher } from './leaks';
import { type Screen, ScreenPlayer } from './screenPlayer';
import { expect } from './table';

/** Decisions of any game. */
export const ANSWERED = ['chooseOrder', 'activate', 'move', 'combatMove', 'fire', 'advance', 'recover'];

interface Wanted {
  readonly seed: number;
  /** Whether the screen goes from hand to hand. */
  readonly isFog: boolean;
  /** Orders in one phase of movement, and in one of closing in. */
  readonly moves?: number;
  /** Kinds of screens that are not looked at for barriers. */
  readonly known?: readonly string[];
  readonly until: (screen: Screen, table: FogTable) => boolean;
  readonly most: number;
}

/** Plays on the page as it is; the clock of the page must be the test's own. */
export async function playThrough(page: Page, { seed, isFog, moves = 1, known = [], until, most }: Wanted) {
  const table = new FogTable(page);
  const player = new ScreenPlayer(page, {
    seed,
    moves,
    press: ({ x, y }) => page.mouse.click(x, y),
    handOver: () => table.handOver(),
  });
  const barriers: string[] = [];
  const seen = new Set<string>(known);
  const look = async ({ kind }: Screen) => {
    if (seen.has(kind)) return;
    seen.add(kind);
    for (const barrier of await barriersOn(page)) barriers.push(`${kind}: ${barrier}`);
  };
  const last = await player.play((screen) => until(screen, table), most, look);
  expect(barriers).toEqual([]);
  // Where nothing is hidden nobody hands the screen over.
  expect(table.hands > 0).toBe(isFog);
  return { last, player, table };
}

/** 3.4 Hands the screen over, and looks each time at what it tells. */
export class FogTable {
  hands = 0;
  /** How many counters each hand-over kept from the side that sat down. */
  readonly kept: number[] = [];
  readonly #page: Page;
  readonly #watcher: Watcher;
  /** By side, and whether the phase before can be opened again, which follows from what both have seen. */
  readonly #curtains: Record<string, string> = {};

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
    const kind = `${side} ${await this.#page.locator('.reopen').count()}`;
    expect(picture === (this.#curtains[kind] ??= picture), when).toBe(true);
    await sitDown(this.#page, () => this.#page.clock.fastForward(1000));
    await expect(this.#page.locator('.question')).toBeVisible();
    const hidden = await this.#watcher.expectOpenTo(side);
    if (hidden > 0) this.kept.push(hidden);
  }
}
