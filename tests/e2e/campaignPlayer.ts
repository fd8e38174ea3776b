/** Plays the campaign by real clicks, chosen by a seed, whatever is asked; and looks at what the page tells to whom. */
import type { Locator, Page } from '@playwright/test';
import { lengthen } from '../../src/engine/kernel/save';
import { seededDice } from '../../src/engine/kernel/dice';
import { act as playNext, save, type Session, start } from '../../src/engine/kernel/session';
import { begin, grow, growBy, type Growing } from '../../src/engine/kernel/timeline';
import {
  type Action,
  BLOCKS,
  CAMPAIGN,
  type Event,
  type Given,
  isRefusal,
  RULES,
  type Side,
  SIDES,
  type State,
} from '../../src/engine/campaign';
import { spotOf } from '../../src/ui/campaign/spots';
import { setUp } from '../../src/ui/campaign/text/setUpWords';
import { play } from '../../src/ui/campaign/text/play';
import { table as furniture } from '../../src/ui/text/table';
import { expect } from './table';
import { keepRecord, savedOn } from './ways';

/** By the set-up of the game, to the first decision. */
export async function beginCampaign(
  page: Page,
  { isSolo = true, seed = 'a lake', options = [] as readonly string[], isOwnMilitia = false } = {},
) {
  await page.goto('./#/campaign');
  await page.getByLabel(setUp.seed.title).fill(seed);
  if (isOwnMilitia) await page.getByRole('radio', { name: setUp.militia.own[0] ?? '' }).check();
  for (const name of options) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: isSolo ? setUp.solo : setUp.two }).click();
  await expect(page.locator('.question, .hand-over')).toBeVisible();
}

/** A week in the middle: who stands where, with what is to be played before it is looked at. */
export async function layCampaign(page: Page, given: Given, ...before: readonly Action[]): Promise<void> {
  const session = before.reduce<Session<State, Action, Event>>(
    (line, action) => {
      const next = playNext(line, action);
      if (isRefusal(next)) throw new Error(`${action.kind} is refused: ${next.code}`);
      return next;
    },
    start(CAMPAIGN, { fog: false, given }, { dice: seededDice('a lake'), isLifted: true }),
  );
  const id = 'agivencampaign';
  await keepRecord(page, save(session), RULES.label(session.state), id);
  await page.goto(`./#/play/${id}`);
  await expect(page.locator('.question')).toBeVisible();
}

/** Where a place of the map lies in the window. */
export async function placeOn(page: Page, id: string): Promise<{ readonly x: number; readonly y: number }> {
  const spot = spotOf(id);
  if (!spot) throw new Error(`no place ${id}`);
  return page.locator('.board svg.layer.ground').evaluate(
    (sheet, { x, y }) => {
      const at = new DOMPoint(x, y).matrixTransform((sheet as SVGSVGElement).getScreenCTM() ?? undefined);
      return { x: at.x, y: at.y };
    },
    { x: spot.x, y: spot.y },
  );
}

/** Three regiments and their leader before a fort that three others hold: whoever goes there must fight. */
export const BEFORE_FORT_EDWARD: Given = {
  turn: 8,
  phasing: 'british',
  points: 2,
  blocks: {
    ft_george: ['burgoyne', 'br_f9', 'br_f20', 'br_f24'],
    ft_edward: ['poor', 'long', 'francis'],
    ft_ticonderoga: [
      'br_f53',
      'br_f62',
      'he_specht',
      'he_rhetz',
      'he_hanau',
      'br_f47',
      'br_gren',
      'br_light',
    ],
    albany: ['gates', 'hale'],
  },
};

/** A way to press what a selector finds first: by keys, by a finger. */
export type Pressing = (selector: string) => Promise<void>;

/** Ends the movement and answers whatever comes of it, up to the movement of the other side; the kinds that were asked. */
export async function endTurn(page: Page, press: Pressing): Promise<readonly string[]> {
  const kinds: string[] = [];
  const isThere = async (selector: string) => (await page.locator(selector).count()) > 0;
  const chapter = page.locator('.bar-chapter');
  const began = await chapter.textContent();
  await press('.question-foot .answer.ends');
  if (await isThere('.sure-end')) await press('.sure-end .ends');
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const kind = await questionAfterDice(page);
    if (kind === 'over' || (kind === 'move' && (await chapter.textContent()) !== began)) return kinds;
    const isFirst = !kinds.includes(kind);
    kinds.push(kind);
    switch (kind) {
      case 'act':
        // One shot is ordered on the board, the others all at once.
        if (isFirst) await press('.battle-board .fighter.able');
        await press((await isThere(CHIEF)) ? CHIEF : '.question-foot .answer.ends');
        break;
      case 'deploy':
        await press((await isThere(CHIEF)) ? CHIEF : '.question-foot .answer.ends');
        break;
      case 'takeHit':
      case 'flee':
        await press('.question .block-button');
        break;
      case 'forceMarch':
        await press('.question-foot .answer.ends');
        break;
      default:
        await press('.question-foot .answer');
    }
  }
  throw new Error(`no end of the turn: ${kinds.join()}`);
}

const CHIEF = '.question-foot .answer.chief';
/** So few blocks lead to no more questions than this. */
const MOST_ASKED = 200;

async function questionAfterDice(page: Page): Promise<string> {
  const question = page.locator('.question[data-kind]:not([data-kind="roll"])');
  await expect(question.filter({ hasNotText: play.battle.stop })).toBeVisible();
  return (await question.getAttribute('data-kind')) ?? '';
}

/** A stream of numbers from 0 to 1 out of a seed. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

interface Met {
  /** Before the screen is taken. */
  readonly onCurtain?: () => Promise<void>;
  /** After the screen was taken. */
  readonly onSeat?: () => Promise<void>;
  /** After each answer of a person. */
  readonly onAnswer?: (kind: string) => Promise<void>;
}

export class CampaignPlayer {
  readonly kinds: Record<string, number> = {};
  hands = 0;
  readonly #page: Page;
  readonly #chance: () => number;
  readonly #met: Met;

  constructor(page: Page, seed: number, met: Met = {}) {
    this.#page = page;
    this.#chance = chanceFrom(seed);
    this.#met = met;
  }

  /** Until `isEnough`, or so many answers; the kind that is asked last. */
  async play(isEnough: (kind: string) => boolean, most: number): Promise<string> {
    for (let answers = 0; answers < most; answers++) {
      const kind = await this.#asked();
      if (isEnough(kind) || kind === 'over') return kind;
      this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
      await this.#answer(kind);
      if (kind !== 'roll' && kind !== 'handOver') await this.#met.onAnswer?.(kind);
    }
    return this.#asked();
  }

  async #asked(): Promise<string> {
    const page = this.#page;
    const look = () =>
      page.evaluate(() => {
        if (document.querySelector('.hand-over')) return 'handOver';
        if (document.querySelector('.question.recap')) return 'recap';
        return document.querySelector<HTMLElement>('.question[data-kind]')?.dataset['kind'] ?? '';
      });
    let kind = await look();
    if (kind === '') {
      await expect(page.locator('.question, .hand-over').first()).toBeVisible();
      kind = await look();
    }
    if (kind !== 'recap') return kind;
    await page.getByRole('button', { name: furniture.recap.done }).click();
    return this.#asked();
  }

  async #answer(kind: string): Promise<void> {
    const page = this.#page;
    const question = page.locator('.question');
    const goals = question.locator('.goals .answer');
    const blocks = question.locator('.block-button');
    const foot = question.locator('.question-foot .answer');
    const ends = question.locator('.answer.ends');
    switch (kind) {
      case 'handOver':
        this.hands++;
        await this.#met.onCurtain?.();
        await this.#sitDown();
        await this.#met.onSeat?.();
        return;
      case 'roll':
        await this.#until('roll');
        return;
      case 'placeMilitia':
      case 'deploy':
        await page
          .getByRole('button', { name: kind === 'deploy' ? play.suggest.line : play.suggest.militia })
          .click();
        await page.getByRole('button', { name: play.ready, exact: true }).click();
        return;
      case 'strengthenStLedger':
        await this.#any(blocks);
        await ends.click();
        return;
      case 'move':
      case 'nativeMarch':
      case 'forceMarch':
        await this.#march(kind, goals, ends);
        return;
      case 'march':
        if (this.#chance() < 0.6 && (await goals.count()) > 0) await this.#any(goals);
        else await ends.click();
        return;
      case 'enter':
      case 'leaveHudson':
        if ((await blocks.count()) === 0) await (kind === 'enter' ? this.#until('enter') : ends.click());
        else {
          await blocks.first().click();
          await this.#any(goals);
        }
        return;
      case 'sendToHudson':
        for (const block of await this.#strongest(blocks)) await block.click();
        await question.locator('.answer.chief').click();
        return;
      case 'desert':
      case 'takeHit':
      case 'flee':
        await this.#any(blocks);
        return;
      case 'coverNatives':
        await this.#any(question.locator('.chips .answer'));
        return;
      case 'act':
        await this.#fight(question, ends);
        return;
      default:
        await this.#any(foot);
    }
  }

  /** Dice fall by themselves, and what is no choice is answered. */
  async #until(kind: string): Promise<void> {
    await this.#page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('.question')?.dataset['kind'] !== before,
      kind,
    );
  }

  /** A long press; whoever has a clock of his own has made it already. */
  async #sitDown(): Promise<void> {
    const page = this.#page;
    if ((await page.locator('.hold').count()) === 0) return;
    await page.locator('.hold').hover();
    await page.mouse.down();
    await page.locator('.hand-over').waitFor({ state: 'detached' });
    await page.mouse.up();
  }

  async #march(kind: string, goals: Locator, ends: Locator): Promise<void> {
    const stacks = this.#page.locator('.to-move .answer');
    const isOn = kind === 'forceMarch' ? this.#chance() < 0.3 : this.#chance() < 0.9;
    if (isOn && (await stacks.count()) > 0) {
      await this.#any(stacks);
      if ((await goals.count()) > 0) {
        await this.#any(goals);
        return;
      }
    }
    const natives = this.#page.getByRole('button', { name: play.natives });
    if (kind === 'move' && this.#chance() < 0.3 && (await natives.count()) > 0) {
      await natives.click();
      return;
    }
    await ends.click();
    const sure = this.#page.getByRole('button', { name: play.sure.end });
    if ((await sure.count()) > 0) await sure.click();
  }

  async #fight(question: Locator, ends: Locator): Promise<void> {
    const all = question.getByRole('button', { name: /^Fire all/ });
    if ((await all.count()) > 0 && this.#chance() < 0.7) {
      await all.click();
      return;
    }
    const able = this.#page.locator('.battle-board .fighter.able');
    if ((await able.count()) > 0 && ((await ends.count()) === 0 || this.#chance() < 0.5)) {
      await this.#any(able);
      // Fire lies at the foot, the ways to shift beside the block.
      const fire = question.locator('.answer').filter({ hasText: /^Fire\b(?! all)/ });
      await this.#any(question.locator('.chosen-fighter .answer').or(fire));
      return;
    }
    await ends.click();
  }

  async #any(list: Locator): Promise<void> {
    const number = await list.count();
    expect(number).toBeGreaterThan(0);
    await list.nth(Math.floor(this.#chance() * number)).click();
  }

  async #strongest(blocks: Locator): Promise<readonly Locator[]> {
    const texts = await blocks.allInnerTexts();
    const order = texts
      .map((text, i) => ({ i, sp: Number(/(\d) SP/.exec(text)?.[1] ?? 0) }))
      .toSorted((a, b) => b.sp - a.sp);
    const owed = Number(
      /(\d) regular/.exec(await this.#page.locator('.question .hint').first().innerText())?.[1] ?? 4,
    );
    return order.slice(0, owed).map(({ i }) => blocks.nth(i));
  }
}

const OPEN_NAMES: readonly string[] = ['Burgoyne', 'St. Ledger', 'Clinton', 'Onondaga', 'Williams'];
const of = (side: Side) => BLOCKS.filter((block) => block.side === side);

/** Everything that a page can tell: its elements with their attributes, what it says to a screen reader, its title. */
async function tellings(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  return `${html}\n${await page.locator('body').ariaSnapshot()}\n${await page.title()}`;
}

/** Ids and names of a side's blocks that are told, but for what everybody knows. */
function toldIn(telling: string, side: Side): string[] {
  const isTold = (word: string) =>
    telling.includes(word) &&
    new RegExp(`[>"'\\s:(]${word.replaceAll('.', '\\.')}[<"',.:;)\\s]`).test(telling);
  return of(side)
    .filter(({ id, name }) => isTold(id) || (!OPEN_NAMES.includes(name) && isTold(name)))
    .map(({ id }) => id)
    .filter((id) => !OPEN_NAMES.includes(BLOCKS.find((block) => block.id === id)?.name ?? ''));
}

/** While it changes hands the page names nobody and draws nothing. */
export async function expectCampaignClosed(page: Page): Promise<void> {
  const telling = await tellings(page);
  expect(SIDES.map((side) => toldIn(telling, side))).toEqual([[], []]);
  expect(await page.locator('svg').count()).toBe(0);
}

/** Follows the record of the game on the page, and with it what each side has ever been shown. */
export class CampaignWatcher {
  readonly #known: Readonly<Record<Side, Set<string>>> = { british: new Set(), american: new Set() };
  readonly #page: Page;
  #game: Growing<State, Action, Event> | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Whoever looks reads of no enemy block that was never shown to him; how many that are. */
  async expectNoLeak(): Promise<number> {
    await this.#follow();
    // The card that tells what happened meanwhile is in the colour of whoever reads it.
    const seat = await this.#page.evaluate(
      () =>
        document.querySelector('.who .seat')?.textContent ??
        document.querySelector('.question.recap')?.className ??
        '',
    );
    const viewers = SIDES.filter((side) =>
      new RegExp(side === 'british' ? 'the British|\\bbritish\\b' : 'the Americans|\\bamerican\\b').test(
        seat,
      ),
    );
    const telling = await tellings(this.#page);
    let hidden = 0;
    for (const viewer of viewers.length > 0 ? viewers : SIDES) {
      const enemy: Side = viewer === 'british' ? 'american' : 'british';
      const known = this.#known[viewer];
      // At the table neither side may learn anything of the other.
      expect([viewer, toldIn(telling, enemy).filter((id) => !known.has(id))]).toEqual([viewer, []]);
      hidden += of(enemy).filter(({ id }) => !known.has(id)).length;
    }
    return hidden;
  }

  async #follow(): Promise<void> {
    const { setup, actions, cursor } = await savedOn(this.#page);
    this.#game ??= grow(begin<State, Action, Event>(CAMPAIGN, setup, { dice: undefined }));
    const game = this.#game;
    this.#look(game.state, []);
    for (const saved of actions.slice(game.actions.length, cursor)) {
      growBy(game, lengthen(saved) as Action);
      this.#look(game.state, game.steps.at(-1)?.events ?? []);
    }
  }

  #look(state: State, events: readonly Event[]): void {
    for (const side of SIDES) {
      const { battle, lost } = CAMPAIGN.view(state, side);
      const told = JSON.stringify([battle, lost, events.map((event) => RULES.eventFor(event, side))]);
      for (const { id } of BLOCKS) if (told.includes(`"${id}"`)) this.#known[side].add(id);
    }
  }
}
