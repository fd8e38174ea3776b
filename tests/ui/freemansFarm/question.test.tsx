/** The card of the question through whole games: every action that the engine offers has its button, and pressing plays it. */
import { act as settle, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActionKind, DECISION_KINDS, RULES, type Setup, SIDES } from '../../../src/engine/freemansFarm';
import { freemansFarm } from '../../../src/games/freemansFarm';
import { usePlay } from '../../../src/store/play';
import { persons } from '../../../src/store/seats';
import { SCREENS } from '../../../src/ui/freemansFarm';
import { Question } from '../../../src/ui/freemansFarm/play/Question';
import { useTable } from '../../../src/ui/freemansFarm/table';
import { GameContext } from '../../../src/ui/table/game';
import { below, type Chance, chanceFrom } from '../../fuzz/chance';

vi.mock(import('../../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

const begin = (setup: Omit<Setup, 'scenario'>, seed: string): void => {
  usePlay.getState().beginWith(RULES, {
    game: 'freemans-farm',
    setup: { scenario: 'freemansFarm', ...setup },
    seats: persons(SIDES),
    isUndoFree: false,
    dice: { seed, isTyped: true },
    isReadyMade: true,
  });
};

const viewNow = () => useTable.getState().view;
const buttons = (selector: string) => [
  ...document.querySelectorAll<HTMLButtonElement>(`.question ${selector}`),
];

/** One button each. */
const SINGLE: readonly ActionKind[] = [
  'command',
  'activate',
  'pay',
  'rescue',
  'buy',
  'pass',
  'attack',
  'stand',
  'letBreak',
  'draw',
];

function expectAnswers(): void {
  const view = viewNow();
  const offered = view?.actions ?? [];
  const single = offered.filter(({ kind }) => SINGLE.includes(kind));
  const cards = offered.filter((each) => each.kind === 'playTactics' && each.fetched === undefined);
  const answers = buttons('button.answer');
  const where = `${view?.decision?.kind} at ${useTable.getState().cursor}`;
  expect([where, answers.length >= single.length + cards.length]).toEqual([where, true]);
  expect([where, buttons('h2 .case').length]).toEqual([where, 1]);
}

/** Presses like somebody who tries everything. */
function press(chance: Chance): void {
  const view = viewNow();
  const kind = view?.decision?.kind;
  const hand = buttons('button.ff-activation');
  if (kind === 'keepHand') for (const card of hand.slice(0, 3)) fireEvent.click(card);
  if (kind === 'playCard') fireEvent.click(hand[below(chance, hand.length)] as HTMLElement);
  if (kind === 'maintain' && below(chance, 2) === 0) {
    const dice = buttons('.ff-die');
    fireEvent.click(dice[below(chance, dice.length)] as HTMLElement);
  }
  const answers = buttons('button.answer').filter(({ disabled }) => !disabled);
  if (answers.length === 0) throw new Error(`nothing to press: ${kind}`);
  fireEvent.click(answers[below(chance, answers.length)] as HTMLElement);
}

function playGame(setup: Omit<Setup, 'scenario'>, seed: string, seen: Set<string>): number {
  const chance = chanceFrom(seed);
  begin(setup, seed);
  render(
    <GameContext value={{ entry: freemansFarm, screens: SCREENS }}>
      <Question />
    </GameContext>,
  );
  let presses = 0;
  for (; presses < 1500; presses++) {
    const { curtain } = usePlay.getState();
    if (curtain !== undefined) settle(() => usePlay.getState().sitDown());
    const kind = viewNow()?.decision?.kind;
    if (viewNow()?.ending) break;
    if (kind === 'roll') settle(() => usePlay.getState().roll());
    else {
      settle(() => usePlay.getState().replay(undefined));
      seen.add(kind ?? '');
      expectAnswers();
      press(chance);
    }
  }
  expect(viewNow()?.ending).toBeDefined();
  cleanup();
  return presses;
}

const TWO: readonly [string, Omit<Setup, 'scenario'>] = ['between two people', {}];
const ALONE: readonly (typeof TWO)[] = [
  ['against the British of the solitaire rules', { solitaire: 'british', level: 'easy' }],
  ['against the Americans of the solitaire rules', { solitaire: 'american', level: 'hard' }],
];
/** Whole games with hidden hands and alone are for the long tests. */
const PLAYED = process.env['SARATOGA_LONG'] === '1' ? [TWO, ...ALONE] : [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  usePlay.getState().leave();
});

describe('the question', () => {
  it('is answered by buttons alone, to the end, and every kind of decision comes up', () => {
    const seen = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
      if (seen.size < DECISION_KINDS.length) playGame({ open: true }, seed, seen);
    expect([...seen].sort()).toEqual([...DECISION_KINDS].sort());
  });
  it.each(PLAYED)('%s', (_, setup) => {
    const seen = new Set<string>();
    playGame(setup, 'whole', seen);
    expect(seen.has('playCard')).toBe(true);
  });
  it('13.1 shows the order that was followed and why the earlier ones were not', () => {
    begin({ solitaire: 'british' }, 'orders');
    const texts: string[] = [];
    const unexplained: Element[] = [];
    const chance = chanceFrom('orders');
    render(
      <GameContext value={{ entry: freemansFarm, screens: SCREENS }}>
        <Question />
      </GameContext>,
    );
    for (let n = 0; n < 400 && !viewNow()?.ending; n++) {
      if (viewNow()?.decision?.kind === 'roll') settle(() => usePlay.getState().roll());
      else {
        const orders = document.querySelector('.ff-orders');
        if (orders) {
          texts.push(orders.textContent ?? '');
          const followed = orders.querySelector('.followed');
          const before = [...orders.querySelectorAll('.skipped')];
          if (followed) unexplained.push(...before.filter((each) => !each.querySelector('.case')));
        }
        press(chance);
      }
    }
    expect(texts.some((text) => text.includes('followed'))).toBe(true);
    expect(unexplained).toEqual([]);
  });
});
