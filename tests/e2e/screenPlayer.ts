/** Somebody at the screen who knows no rule: reads what it offers, chooses by a seed, and presses it. */
import type { Page } from '@playwright/test';
import type { Point } from '../../src/ui/hexboard/layout';
import { CROWN } from '../../src/ui/saratoga/counters/symbols';
import { play } from '../../src/ui/saratoga/text/play';
import { expect } from './table';

/** Something that can be pressed, with the middle of it in the window. */
export interface Offer extends Point {
  readonly what: 'answer' | 'counter' | 'goTo' | 'lit' | 'stack' | 'cursor';
  readonly words: string;
  /** Of a button its classes, its list, and whether it is down; of a stack its side and how it looks. */
  readonly marks: readonly string[];
  /** Whether a press in the middle of it would meet it. */
  readonly inSight: boolean;
}

export interface Screen {
  /** Of the decision; 'over' after the last, 'handOver' and 'recap' where the screen goes from one side to the other. */
  readonly kind: string;
  readonly side: 'british' | 'american';
  readonly phase: string;
  readonly turn: number;
  /** How many dice lie there from the last roll. */
  readonly dice: number;
  readonly offers: readonly Offer[];
  /** Changes with everything that an answer can change. */
  readonly sign: string;
}

/** So long the page may take to answer. */
const PATIENCE = 5000;
/** Whoever meets the same screen more often in one phase gets nowhere. */
const CIRCLES = 25;

/** Waits until the page asks anew and no die is in the air, and reads all of it at once. */
export async function read(page: Page, before = ''): Promise<Screen> {
  return page.evaluate(
    async ({ before: old, patience, crown }) => {
      const all = (within: ParentNode | null, selector: string) => [
        ...(within?.querySelectorAll(selector) ?? []),
      ];
      const words = (element: Element | null) => element?.textContent?.trim() ?? '';
      const kindNow = () =>
        document.querySelector('dialog.end-sheet[open]')
          ? 'over'
          : document.querySelector('.hand-over')
            ? 'handOver'
            : document.querySelector('.recap')
              ? 'recap'
              : (document.querySelector('.question')?.getAttribute('data-kind') ?? 'roll');
      const signNow = () => {
        const question = document.querySelector('.question');
        const buttons = all(question, 'button').map((each) => each.ariaPressed ?? each.className);
        const shapes = all(document, '.in-hand, .reach path').map((each) => each.getAttribute('d'));
        return [words(document.querySelector('h1')), kindNow(), words(question), ...buttons, ...shapes].join(
          '|',
        );
      };
      // The answers of some questions come a moment after these.
      const hasAnswers = () =>
        document.querySelector('.question') === null ||
        document.querySelector(
          '.hand-over, .recap, .question :is(.answer, .counter-button, .go-to), .reach path',
        ) !== null;
      const isReady = () =>
        kindNow() === 'over' || (kindNow() !== 'roll' && signNow() !== old && hasAnswers());
      for (const until = performance.now() + patience; !isReady() && performance.now() < until;)
        await new Promise((done) => window.setTimeout(done, 2));

      const board = document.querySelector('.board');
      const button = (what: 'answer' | 'counter' | 'goTo') => (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const list = element.closest('.targets, .formations')?.className ?? '';
        const label = words(what === 'counter' ? element.querySelector('b') : element);
        const marks = [...element.classList, list, element.ariaPressed === 'true' ? 'down' : ''];
        return {
          what,
          x,
          y,
          words: label,
          marks,
          inSight: element.contains(document.elementFromPoint(x, y)),
        };
      };
      // One look for all of the map: to ask for each of a hundred hexes would be slow.
      const sheet = board?.querySelector<SVGSVGElement>('svg.pieces');
      const drawn = sheet?.getBoundingClientRect() ?? new DOMRect();
      const { x: left = 0, y: top = 0, width: units = 1 } = sheet?.viewBox.baseVal ?? {};
      const scale = drawn.width / units;
      const frame = board?.getBoundingClientRect() ?? new DOMRect();
      const tools = all(document, '.map-area > :not(.board, .unseen, .refusal-place, .banner), .refusal');
      const covers = tools.map((tool) => tool.getBoundingClientRect());
      const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number, more: number) =>
        x > left - more && x < right + more && y > top - more && y < bottom + more;
      const onMap = (what: 'lit' | 'stack' | 'cursor', place: Point, marks: string[] = []) => {
        const [x, y] = [drawn.left + (place.x - left) * scale, drawn.top + (place.y - top) * scale];
        const inSight = isIn(frame, x, y, -5) && !covers.some((cover) => isIn(cover, x, y, 5));
        return { what, x, y, words: '', marks, inSight };
      };
      const numbers = (written: string | null) => (written?.match(/-?[\d.]+/g) ?? []).map(Number);
      /** Halfway between opposite corners, of each hexagon in a path. */
      const middlesOf = (path: Element): Point[] =>
        (path.getAttribute('d')?.split('Z').slice(0, -1) ?? []).map((outline) => {
          const [x1 = 0, y1 = 0, , , , , x4 = 0, y4 = 0] = numbers(outline);
          return { x: (x1 + x4) / 2, y: (y1 + y4) / 2 };
        });
      const hexOf = (stack: Element): Point => {
        const [x = 0, y = 0] = numbers(stack.getAttribute('transform'));
        return { x, y: y - 3 };
      };
      const ring = board?.querySelector<SVGGeometryElement>('.may-act');
      const inHand = board?.querySelector<SVGGeometryElement>('.in-hand');
      const looks = (stack: Element) => [
        stack.querySelector(`path[d="${crown}"]`) ? 'british' : 'american',
        ...(stack.querySelector('.counter:not(.moved)') ? [] : ['moved']),
        ...(stack.querySelector('.veil') ? ['idle'] : []),
        ...(ring?.isPointInFill(hexOf(stack)) ? ['ringed'] : []),
        ...(inHand?.isPointInFill(hexOf(stack)) ? ['in hand'] : []),
      ];
      const question = document.querySelector('.question');
      // What is folded away is no offer.
      const seen = (selector: string) => all(question, selector).filter((each) => each.checkVisibility());
      return {
        kind: kindNow(),
        side: question?.classList.contains('british') ? ('british' as const) : ('american' as const),
        phase: words(document.querySelector('.bar-chapter')),
        turn: Number(/\d+/.exec(words(document.querySelector('.bar-when')))?.[0]),
        dice: all(question, '.last-roll .die').length,
        sign: signNow(),
        offers: [
          ...seen('.answer').map(button('answer')),
          ...seen('.counter-button').map(button('counter')),
          ...seen('.go-to').map(button('goTo')),
          ...all(board, '.reach path')
            .flatMap(middlesOf)
            .map((middle) => onMap('lit', middle)),
          ...all(board, '#counters .stack').map((stack) => onMap('stack', hexOf(stack), looks(stack))),
          ...all(board, '.cursor')
            .flatMap(middlesOf)
            .map((middle) => onMap('cursor', middle)),
        ],
      };
    },
    { before, patience: PATIENCE, crown: CROWN },
  );
}

export interface Habits {
  readonly seed: number;
  /** Orders in one phase of movement, and in one of closing in. */
  readonly moves: number;
  readonly press: (point: Point) => Promise<void>;
  /** What is done where the screen changes hands. */
  readonly handOver?: () => Promise<void>;
}

export class ScreenPlayer {
  /** Answers by kind of decision, and by what was pressed. */
  readonly kinds: Record<string, number> = {};
  readonly pressed: Record<string, number> = {};
  decisions = 0;
  rolls = 0;
  readonly #page: Page;
  readonly #habits: Habits;
  #word: number;
  #phase = '';
  #moves = 0;
  /** Places of stacks that were taken up in this phase. */
  #seen = new Set<string>();
  /** How often each screen of this phase was met. */
  #met = new Map<string, number>();
  #last: Offer | undefined;

  constructor(page: Page, habits: Habits) {
    this.#page = page;
    this.#habits = habits;
    this.#word = habits.seed;
  }

  /** Answers until the screen shows what is awaited, at most so often; looks at each screen first. */
  async play(until: (screen: Screen) => boolean, most: number, look?: (screen: Screen) => Promise<void>) {
    let screen = await read(this.#page);
    for (; !until(screen) && this.decisions < most; this.decisions++) {
      await look?.(screen);
      screen = await this.#answer(screen);
    }
    await look?.(screen);
    return screen;
  }

  async #answer(screen: Screen): Promise<Screen> {
    const { kind, sign, turn, phase } = screen;
    if (this.#phase !== `${turn} ${phase} ${kind}`) {
      this.#phase = `${turn} ${phase} ${kind}`;
      this.#moves = 0;
      this.#seen.clear();
      this.#met.clear();
      this.#last = undefined;
    }
    const times = (this.#met.get(sign) ?? 0) + 1;
    this.#met.set(sign, times);
    if (times > CIRCLES) throw new Error(`goes in circles: ${sign}`);
    if (kind === 'handOver' && this.#habits.handOver) {
      await this.#habits.handOver();
      return read(this.#page, sign);
    }
    const choice = this.#choose(screen);
    if (!choice) throw new Error(`nothing to press: ${sign}`);
    this.#last = choice;
    this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
    this.pressed[choice.what] = (this.pressed[choice.what] ?? 0) + 1;
    const place = choice.inSight ? choice : await this.#bring(choice, screen).catch(gone);
    if (!place) {
      // What is fired shot by shot has gone on by itself meanwhile.
      const now = await read(this.#page);
      expect(now.sign, `out of reach: ${choice.what} ${choice.words}`).not.toBe(sign);
      return now;
    }
    await this.#habits.press(place);
    // A line that leads to a hex may lead to where one is.
    if (choice.what === 'goTo') return read(this.#page);
    const next = await read(this.#page, sign);
    expect(next.sign, `pressed without an answer: ${choice.what} ${choice.words}`).not.toBe(sign);
    if (next.dice > 0) this.rolls++;
    return next;
  }

  /** Scrolls to a button of the question. */
  async #bring(choice: Offer, { offers }: Screen): Promise<Offer> {
    const selector = { answer: '.answer', counter: '.counter-button', goTo: '.go-to' }[choice.what as 'goTo'];
    const at = offers.filter((offer) => offer.what === choice.what).indexOf(choice);
    await this.#page
      .locator(`.question ${selector}:visible`)
      .nth(at)
      .scrollIntoViewIfNeeded({ timeout: PATIENCE });
    const again = (await read(this.#page)).offers.filter((offer) => offer.what === choice.what)[at];
    if (!again?.inSight) throw new Error(`cannot be reached: ${choice.what} ${choice.words}`);
    return again;
  }

  #choose(screen: Screen): Offer | undefined {
    const answers = all(screen, 'answer');
    const counters = all(screen, 'counter');
    const up = counters.filter(not('down'));
    const lit = all(screen, 'lit').filter((offer) => offer.inSight && this.#last?.what !== 'lit');
    const empty = lit.filter((hex) => !all(screen, 'stack').some(isAt(hex)));
    const chief = answers.find(having('chief'));
    const ends = answers.find(having('ends'));
    // A finger that only showed what it would do taps a second time.
    const again = answers.find(({ words }) => words.includes(play.command.tapAgain));
    switch (screen.kind) {
      case 'move':
      case 'combatMove':
        return this.#order(screen);
      case 'recap':
        return chief;
      case 'place':
        // Some counters one by one, then the ready-made deployment.
        return this.#moves++ < this.#habits.moves * 2 ? (this.#oneOf(empty) ?? this.#oneOf(up)) : chief;
      case 'activate':
      case 'recover':
        if (again) return again;
        return this.#oneOf(this.#often() ? answers.filter(not('ends')) : [ends ?? answers[0]]) ?? ends;
      case 'fire':
      case 'freeRound': {
        const targets = answers.filter(having('targets'));
        if (targets.length === 0 && up.length > 0) return this.#oneOf(up);
        return this.#oneOf(this.#often() ? [...targets, ...lit] : answers) ?? this.#oneOf(answers);
      }
      case 'advance':
        // Whoever was chosen goes, if that is allowed.
        if (up.length === counters.length && this.#often()) return this.#oneOf(up);
        return this.#often() ? (chief ?? answers[0]) : this.#oneOf(answers);
      default:
        return this.#oneOf([...answers, ...lit]) ?? this.#oneOf(up);
    }
  }

  /** Takes up a stack and sends it toward the enemy, some times; then ends the phase, if nobody else must move. */
  #order(screen: Screen): Offer | undefined {
    const { side } = screen;
    const [stacks, lit] = [all(screen, 'stack'), all(screen, 'lit').filter((offer) => offer.inSight)];
    const enemies = stacks.filter(not(side));
    const friends = stacks.filter(having(side));
    const end = all(screen, 'answer').find(having('ends'));
    // The order lies ready: by a button, or by a second press on the hex.
    const ready = all(screen, 'answer').filter(({ words }) => READY.test(words));
    if (ready.length > 0) return this.#oneOf([...ready, ...lit.filter(isAt(this.#last))]);
    const toEnemy = (some: readonly Offer[], first: number) =>
      this.#oneOf([...some].sort((a, b) => nearest(a, enemies) - nearest(b, enemies)).slice(0, first));
    if (lit.length > 0 && (this.#moves < this.#habits.moves || !end)) {
      this.#moves++;
      const empty = lit.filter((hex) => !friends.some(isAt(hex)));
      return toEnemy(empty.length > 0 && this.#often() ? empty : lit, 3);
    }
    // A formation that was taken up by chance is put down again.
    const leave = all(screen, 'answer').find(({ words }) => words === play.move.letGo);
    if (!end) return leave ?? this.#whoMust(screen);
    if (this.#moves >= this.#habits.moves) return end;
    const looks = screen.kind === 'move' ? side : `${side} ringed`;
    const fresh = friends.filter(
      ({ marks, inSight, x, y }) => inSight && marks.join(' ') === looks && !this.#seen.has(`${x} ${y}`),
    );
    const stack = toEnemy(fresh, 4) ?? (this.#last?.what === 'goTo' ? undefined : all(screen, 'goTo').at(-1));
    if (stack) this.#seen.add(`${stack.x} ${stack.y}`);
    return stack ?? end;
  }

  /** The phase cannot end: somebody named in the list must go first, and alone. */
  #whoMust(screen: Screen): Offer | undefined {
    const list = all(screen, 'goTo');
    if (this.#last?.what === 'goTo') return all(screen, 'cursor')[0];
    const inHand = all(screen, 'counter').filter(having('down'));
    const spare = inHand.find((counter) => !list.some(({ words }) => words.includes(`: ${counter.words}.`)));
    return inHand.length > 1 ? (spare ?? inHand[0]) : list[0];
  }

  #oneOf<T>(some: readonly T[]): T | undefined {
    return some[Math.floor(this.#chance() * some.length)];
  }

  #often(): boolean {
    return this.#chance() < 0.85;
  }

  #chance(): number {
    this.#word = (Math.imul(this.#word, 1664525) + 1013904223) >>> 0;
    return this.#word / 4294967296;
  }
}

/** An order that only waits to be confirmed: to go to a hex, or to join those who stand there. */
const READY = /^(Go to|Send) /;

const gone = () => undefined;
const all = ({ offers }: Screen, what: Offer['what']) => offers.filter((offer) => offer.what === what);
const having = (mark: string) => (offer: Offer) => offer.marks.includes(mark);
const not = (mark: string) => (offer: Offer) => !offer.marks.includes(mark);
const away = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const isAt = (a: Point | undefined) => (b: Point) => a !== undefined && away(a, b) < 2;
const nearest = (from: Point, some: readonly Point[]) => Math.min(...some.map((each) => away(from, each)));
