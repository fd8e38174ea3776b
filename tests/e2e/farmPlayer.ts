/** Somebody who presses what the page of Freeman's Farm offers, and takes the screen when it is handed over. */
import type { Page } from '@playwright/test';
import { ACTIVATION_CARDS, type Side } from '../../src/engine/freemansFarm';
import { cardName } from '../../src/ui/freemansFarm/text/names';
import { below, type Chance } from '../fuzz/chance';
import { expect } from './table';

export interface Farm {
  readonly page: Page;
  readonly chance: Chance;
  /** Looks whenever the screen changes hands. */
  readonly onCurtain?: (side: Side) => Promise<void>;
  /** The kinds of questions that were answered. */
  readonly seen: Set<string>;
}

/** Presses until `isDone`, or the game is over; answers how many presses it took. */
export async function pressOn(farm: Farm, most: number, isDone?: () => Promise<boolean>): Promise<number> {
  const { page, chance, seen } = farm;
  for (let presses = 0; presses < most; presses++) {
    const { shows, kind } = await lookAt(page);
    if (shows === 'end' || (await isDone?.())) return presses;
    if (shows === 'curtain') await takeScreen(farm);
    else if (shows === 'recap') await page.locator('.recap .answer.chief').click();
    else if (kind === undefined || kind === 'roll' || kind === 'over') await page.waitForTimeout(20);
    else {
      seen.add(kind);
      await answer(page, kind, chance);
    }
  }
  return most;
}

/** All at one moment: dice fall and screens change hands between two looks. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    const shows = ['dialog.end-sheet', '.hand-over', '.recap'].findIndex(has);
    const kind = document.querySelector('.question')?.getAttribute('data-kind') ?? undefined;
    return { shows: (['end', 'curtain', 'recap'] as const)[shows], kind };
  });

async function answer(page: Page, kind: string, chance: Chance): Promise<void> {
  const hand = page.locator('.question .ff-hand button');
  if (kind === 'keepHand') for (const at of [0, 1, 2]) await hand.nth(at).click();
  if (kind === 'playCard') await hand.nth(below(chance, await hand.count())).click();
  if (kind === 'maintain' && below(chance, 2) === 0) await page.locator('.ff-die').first().click();
  const isOrder = kind === 'keepHand' || kind === 'playCard';
  const answers = page.locator(
    isOrder ? '.question-foot .answer.chief' : '.question button.answer:not([disabled])',
  );
  await answers.nth(below(chance, await answers.count())).click();
}

/** A long press; before it nothing of the game is on the page. */
export async function takeScreen({ page, onCurtain }: Farm): Promise<void> {
  const curtain = page.locator('.hand-over');
  const side = await curtain.evaluate((each) =>
    each.classList.contains('british') ? 'british' : 'american',
  );
  await onCurtain?.(side);
  await page.locator('.hold').hover();
  await page.mouse.down();
  await expect(curtain).toHaveCount(0);
  await page.mouse.up();
  await expectNoDrawsOf(page, side === 'british' ? 'american' : 'british');
}

/** 4.2 While it changes hands the page names no card and draws nothing. */
export async function expectNothingTold(page: Page): Promise<void> {
  const telling = await page.content();
  expect(ACTIVATION_CARDS.map(({ id }) => cardName(id)).filter((name) => telling.includes(name))).toEqual([]);
  expect(await page.locator('.table, .ff-activation, svg').count()).toBe(0);
}

/** 4.2 What the enemy drew, kept or fetched is told without its card. */
async function expectNoDrawsOf(page: Page, side: Side): Promise<void> {
  const who = side === 'british' ? 'British' : 'Americans';
  const told = new RegExp(`The ${who} (?:draw|keep|fetch) (?!a card|three cards)[^.]*`, 'g');
  expect((await page.content()).match(told) ?? []).toEqual([]);
}
