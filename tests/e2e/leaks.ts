/** 3.4 What a page tells under the fog of war, against what each side can know from the record alone. */
import type { Page } from '@playwright/test';
import { lengthen } from '../../src/engine/kernel/save';
import { begin, grow, growBy, type Growing } from '../../src/engine/kernel/timeline';
import {
  type Action,
  COUNTERS,
  enemyOfSide,
  type Event,
  eventFor,
  FORMATION_LIST,
  SARATOGA,
  type Side,
  SIDES,
  type State,
} from '../../src/engine/saratoga';
import { wordsOf } from '../fuzz/fog';
import { expect } from './table';
import { savedOn } from './ways';

/** 3.6, 5.0 Formations, whose tracks lie open, bear the names of their commanders; overall commanders roll before everybody. */
const OPEN_NAMES = FORMATION_LIST.flatMap(({ name, overall }) => [
  name,
  COUNTERS.find(({ id }) => id === overall)?.name ?? '',
]);
const of = (side: Side) => COUNTERS.filter((counter) => counter.side === side);

/** Everything that a page can tell: its elements with their attributes, what it says to a screen reader, its title. */
export async function tellings(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  return `${html}\n${await page.locator('body').ariaSnapshot()}\n${await page.title()}`;
}

/** The names, short or long, of a side's counters that are told. */
export const namedIn = (telling: string, side: Side): string[] =>
  [...new Set(of(side).flatMap(({ name, longName }) => [name, longName]))]
    // A page is long, and few names are in it.
    .filter((name) => telling.includes(name))
    .filter((name) =>
      new RegExp(`[>"\\s:]${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}[<",.:\\s]`).test(telling),
    );

/** While it changes hands the page names nobody and draws nothing. */
export async function expectClosed(page: Page, when: string): Promise<void> {
  await expect(page.locator('.hand-over'), when).toBeVisible();
  const telling = await tellings(page);
  expect([when, ...SIDES.map((side) => namedIn(telling, side))]).toEqual([when, [], []]);
  expect(await page.locator('svg').count(), when).toBe(0);
}

/** Whom the screen waits for. */
export const sideAtCurtain = (page: Page): Promise<Side> =>
  page
    .locator('.hand-over')
    .evaluate((curtain) => (curtain.classList.contains('british') ? 'british' : 'american'));

/** A long press on what takes the screen; with a clock of the test's own, `wait` makes it short. */
export async function sitDown(page: Page, wait?: () => Promise<void>): Promise<void> {
  await page.locator('.hold').hover();
  await page.mouse.down();
  await wait?.();
  await page.locator('.hand-over').waitFor({ state: 'detached' });
  await page.mouse.up();
}

/** Follows the record of the game on the page, and with it what each side has ever been able to see. */
export class Watcher {
  readonly #known: Readonly<Record<Side, Set<string>>> = { british: new Set(), american: new Set() };
  readonly #said: string[] = [];
  readonly #page: Page;
  #game: Growing<State, Action, Event> | undefined;

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => this.#said.push(message.text()));
  }

  /** The side that looks sees of the other one what it may see now, and reads of nobody whom it never saw; how many that are. */
  async expectOpenTo(side: Side): Promise<number> {
    await this.#follow();
    if (!this.#game) throw new Error('no game');
    const { stacks } = SARATOGA.view(this.#game.state, side);
    const seen = new Set(Object.values(stacks).flat());
    const enemies = of(enemyOfSide(side));
    const drawn = await this.#page.locator('#counters').innerHTML();
    const isNamed = (names: readonly { readonly name: string }[], name: string) =>
      names.some((counter) => counter.name === name);
    const tops = enemies.filter(({ id }) => seen.has(id));
    const onMap = namedIn(drawn, enemyOfSide(side)).filter((name) => isNamed(enemies, name));
    // The full name of a unit may name its colonel.
    const isTold = (name: string) => tops.some(({ longName }) => longName.includes(name));
    expect(onMap.filter((name) => !isNamed(tops, name) && !isTold(name))).toEqual([]);

    const telling = `${await tellings(this.#page)} ${this.#said.join(' ')} `;
    const known = enemies.filter(({ id }) => this.#known[side].has(id));
    const namesKnown = [...known.flatMap(({ name, longName }) => [name, longName]), ...OPEN_NAMES];
    expect(namedIn(telling, enemyOfSide(side)).filter((name) => !namesKnown.includes(name))).toEqual([]);
    return enemies.length - known.length;
  }

  async #follow(): Promise<void> {
    const { setup, actions, cursor } = await savedOn(this.#page);
    this.#game ??= grow(begin<State, Action, Event>(SARATOGA, setup, { dice: undefined }));
    const game = this.#game;
    this.#look(game.state, []);
    for (const saved of actions.slice(game.actions.length, cursor)) {
      growBy(game, lengthen(saved) as Action);
      this.#look(game.state, game.steps.at(-1)?.events ?? []);
    }
  }

  #look(state: State, events: readonly Event[]): void {
    for (const side of SIDES) {
      const { stacks, lost, exited, absent } = SARATOGA.view(state, side);
      const told = events.map((event) => eventFor(event, side));
      wordsOf([stacks, lost, exited, absent, told], this.#known[side]);
    }
  }
}
