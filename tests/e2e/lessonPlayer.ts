/** Plays a lesson of Saratoga as a learner would: by clicks, taps or keys, on what the screen offers. */
import type { Locator, Page } from '@playwright/test';
import { isRefusal } from '../../src/engine/kernel/game';
import { act } from '../../src/engine/kernel/session';
import {
  type Action,
  counterOf,
  FORMATION_BY_ID,
  type FormationId,
  isUnit,
  RULES,
  type State,
  type View,
} from '../../src/engine/saratoga';
import type { AnyLesson, Wanted } from '../../src/games/contract';
import { walkTo } from '../../src/lessons/walk';
import { play } from '../../src/ui/saratoga/text/play';
import { table as furniture } from '../../src/ui/text/table';
import { expect, Table } from './table';
import { pressE } from './ways';

export type Hand = 'mouse' | 'touch' | 'keys';
type Wants = readonly Wanted<Action>[];

/** What E orders instead of what a step wants. */
const ENDS: Readonly<Partial<Record<Action['kind'], Action['kind']>>> = {
  move: 'endMovement',
  combatMove: 'endCombatMovement',
  fire: 'holdAll',
  activate: 'endCommand',
  recover: 'endRecovery',
  advance: 'decline',
};

const number = (hex: number): string => String(hex).padStart(4, '0');
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class LessonPlayer {
  readonly page: Page;
  readonly table: Table;
  readonly card: Locator;
  readonly question: Locator;
  /** How many answers that were not asked for were answered gently. */
  gentle = 0;
  readonly #hand: Hand;

  constructor(page: Page, hand: Hand = 'mouse') {
    this.page = page;
    this.table = new Table(page);
    this.card = page.locator('.lesson');
    this.question = page.locator('.question');
    this.#hand = hand;
  }

  async open(lesson: AnyLesson): Promise<void> {
    await this.page.goto(`./#/saratoga/learn/${lesson.id}`);
    await expect(this.page.locator('.lesson, .hand-over')).toBeVisible();
    await this.lift();
    await this.table.rest();
  }

  /** From its first step to the end, with an answer that is not asked for at each step where there is one. */
  async playAll(lesson: AnyLesson): Promise<void> {
    for (const step of lesson.steps.keys()) await this.playStep(lesson, step, true);
    await expect(this.card).toHaveAttribute('data-mode', 'done');
    expect(this.gentle, 'wrong answers on the way').toBeGreaterThan(0);
  }

  async playStep(lesson: AnyLesson, at: number, isWrongAtFirst = false): Promise<void> {
    await this.lift();
    const step = lesson.steps[at];
    await expect(this.page.locator('.lesson progress')).toHaveJSProperty('value', at);
    await expect(this.card).toHaveAttribute('data-mode', step?.wanted ? 'act' : 'read');
    if (!step?.wanted) {
      await this.#press(this.card.locator('.lesson-go'));
      return;
    }
    let { session } = walkTo(RULES, lesson, at);
    const wrong = isWrongAtFirst && this.#wrongAnswer(step.wanted as Wants, session.state as State);
    if (wrong) await this.#answerWrongly(wrong, step.wrong ?? furniture.lesson.notNow);
    for (const { action } of step.wanted) {
      await this.table.rest();
      await this.#answer(action as Action, RULES.game.view(session.state as never, undefined));
      const next = act(session, action);
      if (isRefusal(next)) throw new Error(next.code);
      session = next;
    }
  }

  /** What the rules allow and the step does not ask for: by pointing another hex or target, else the end of the phase. */
  #wrongAnswer(wanted: Wants, state: State): (() => Promise<void>) | undefined {
    const action = wanted[0]?.action;
    if (!action) return undefined;
    const view = RULES.game.view(state, undefined);
    const others = RULES.game
      .actions(state)
      .filter((other) => !wanted.some((one) => (one.fits ? one.fits(other) : isSame(one.action, other))));
    if (this.#hand !== 'keys' && (action.kind === 'move' || action.kind === 'combatMove')) {
      const [near] = others
        .flatMap((other) =>
          other.kind === action.kind && isSame(other.counters, action.counters) ? [other.path] : [],
        )
        .toSorted((one, other) => one.length - other.length)
        .flatMap((path) => path.slice(-1))
        .filter((hex) => !view.stacks[hex]);
      return near === undefined ? undefined : () => this.#march(action.counters, near, view);
    }
    const shot = others.find(
      (other) =>
        other.kind === 'fire' &&
        action.kind === 'fire' &&
        other.unit === action.unit &&
        other.hex !== action.hex,
    );
    if (this.#hand !== 'keys' && shot?.kind === 'fire') return () => this.#order(shot.hex);
    const ends = ENDS[action.kind];
    const isFree = ends !== undefined && RULES.game.check(state, { kind: ends } as Action) === undefined;
    return isFree && this.#hand !== 'touch' ? () => pressE(this.page) : undefined;
  }

  /** A gentle answer, and nothing has changed. */
  async #answerWrongly(answer: () => Promise<void>, words: string): Promise<void> {
    await this.table.rest();
    const recap = this.question.getByRole('button', { name: furniture.recap.done, exact: true });
    if ((await recap.count()) > 0) await this.#press(recap);
    const before = await this.page.locator('.lesson progress').getAttribute('value');
    await answer();
    await expect(this.page.locator('.refusal')).toContainText(words);
    this.gentle++;
    await expect(this.page.locator('.lesson progress')).toHaveAttribute('value', before ?? '');
    await this.page.keyboard.press('Escape');
    await this.page.keyboard.press('Escape');
  }

  /** Between two players the table is covered. */
  async lift(): Promise<void> {
    const hold = this.page.locator('.hand-over .hold');
    if ((await hold.count()) === 0) return;
    await hold.focus();
    await this.page.keyboard.down('Enter');
    await expect(this.question).toBeVisible();
    await this.page.keyboard.up('Enter');
  }

  /** Presses a hex: a click, a tap, or the cursor and Enter. */
  async pressHex(hex: number): Promise<void> {
    if (this.#hand === 'keys') {
      await this.#walkTo(number(hex));
      await this.page.keyboard.press('Enter');
      return;
    }
    const { x, y } = await this.table.place(number(hex));
    if (this.#hand === 'touch') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    await this.table.rest();
  }

  async #answer(action: Action, view: View): Promise<void> {
    const recap = this.question.getByRole('button', { name: furniture.recap.done, exact: true });
    if ((await recap.count()) > 0) await this.#press(recap);
    switch (action.kind) {
      case 'move':
      case 'combatMove':
        return this.#march(action.counters, action.path.at(-1) ?? 0, view);
      case 'fire':
        return this.#fire(action, view);
      case 'retreat':
        return this.#order(action.hex);
      case 'advance':
        for (const button of await this.question.locator('.counter-button').all()) {
          const isIn = (await button.getAttribute('aria-pressed')) === 'true';
          const isWanted = await this.#isOneOf(button, action.counters);
          if (isIn !== isWanted) await this.#press(button);
        }
        return this.#press(this.#button(play.advance.go));
      case 'exit':
        return this.#press(this.#button(play.move.exit));
      case 'activate':
      case 'recover': {
        const id = action.kind === 'activate' ? action.formation : action.group;
        const { name } = FORMATION_BY_ID[id as FormationId];
        const row = this.question.locator('.formations button', { hasText: name }).first();
        await this.#press(row);
        // A finger sees first whom it would bring.
        if (this.#hand === 'touch' && action.kind === 'activate' && (await row.count()) > 0) await row.tap();
        return undefined;
      }
      case 'endMovement':
        await this.#press(this.question.locator('.answer.ends').last());
        if ((await this.page.locator('.sure').count()) > 0)
          await this.#press(this.page.locator('.sure .ends'));
        return undefined;
      case 'chooseOrder':
        return this.#press(this.#button(play.order.first(action.first)));
      case 'endCombatMovement':
        return this.#press(this.#button(play.combatMove.end));
      case 'endCommand':
        return this.#press(this.#button(play.command.end));
      case 'holdAll':
        return this.#press(this.question.locator('.answer.ends').last());
      default:
        throw new Error(`no lesson wants '${action.kind}' yet`);
    }
  }

  async #march(counters: readonly string[], to: number, view: View): Promise<void> {
    const [from = '', stack = []] =
      Object.entries(view.stacks).find(([, ids]) => ids.includes(counters[0] ?? '')) ?? [];
    await this.pressHex(Number(from));
    for (const id of stack.toReversed()) {
      const button = this.question.locator('.counter-button').nth(stack.toReversed().indexOf(id));
      const isIn = (await button.getAttribute('aria-pressed')) === 'true';
      if (isIn !== counters.includes(id)) await this.#press(button);
    }
    if (!view.stacks[to]?.some((id) => isUnit(counterOf(id)))) return this.#order(to);
    // Where a friend stands it is asked which of the two is meant.
    await this.pressHex(to);
    return this.#press(this.question.getByRole('button', { name: /here instead/ }));
  }

  async #fire({ unit, hex, place }: Extract<Action, { kind: 'fire' }>, view: View): Promise<void> {
    const own = this.question.locator('.fire-plan .counter-button');
    if ((await own.count()) > 1)
      for (const button of await own.all())
        if (await this.#isOneOf(button, [unit])) await this.#press(button);
    const target = [...(view.stacks[hex] ?? [])].reverse().filter((id) => !id.startsWith('L-'))[place];
    const name = target === undefined ? '' : counterOf(target).name;
    await this.#press(this.question.locator('.targets button', { hasText: name }).first());
  }

  /** A finger presses twice. */
  async #order(hex: number): Promise<void> {
    await this.pressHex(hex);
    if (this.#hand === 'touch') await this.pressHex(hex);
  }

  #button(name: string): Locator {
    return this.question.getByRole('button', { name, exact: true });
  }

  async #isOneOf(button: Locator, ids: readonly string[]): Promise<boolean> {
    const shown = await button.locator('b').innerText();
    return ids.some((id) => counterOf(id).name === shown);
  }

  async #press(button: Locator): Promise<void> {
    await expect(button.first()).toBeVisible();
    if (this.#hand === 'keys') {
      await button.first().focus();
      await this.page.keyboard.press('Enter');
    } else if (this.#hand === 'touch') await button.first().tap();
    else await button.first().click();
  }

  /** The cursor goes by arrow keys; what is spoken tells where it is. */
  async #walkTo(hex: string): Promise<void> {
    await this.table.board.focus();
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    for (let steps = 0; steps < 60; steps++) {
      const here = /\d{4}/.exec((await this.table.spoken.first().innerText()) || '')?.[0];
      if (here === hex) return;
      const [x, y] = here === undefined ? [0, 0] : [Number(here.slice(0, 2)), Number(here.slice(2))];
      const key =
        here === undefined || x < column
          ? 'ArrowRight'
          : x > column
            ? 'ArrowLeft'
            : y < row
              ? 'ArrowDown'
              : 'ArrowUp';
      await this.page.keyboard.press(key);
    }
    throw new Error(`the cursor did not come to ${hex}`);
  }
}
