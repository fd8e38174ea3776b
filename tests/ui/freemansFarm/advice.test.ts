/** Advice names the dice, the price and the cards that it is about. */
import { expect, it } from 'vitest';
import type { Action, View } from '../../../src/engine/freemansFarm';
import { adviceWords } from '../../../src/ui/freemansFarm/text/advice';

const VIEW = {
  attack: { dice: [6, 6, 2, 2, 1] },
  row: [{ card: 'aideDeCamp.1', title: 'aideDeCamp', cost: 1, isLeaving: false }],
  decision: { kind: 'purchase' },
} as unknown as View;

it.each<readonly [Action, string]>([
  [
    { kind: 'reroll', dice: [2, 3, 4], pay: 'cubes' },
    'The computer would roll 2, 2 and 1 again for 3 cubes.',
  ],
  [{ kind: 'play', card: 'british.hamilton.4' }, 'The computer would play Hamilton 3.'],
  [{ kind: 'buy', slot: 0 }, 'The computer would buy Aide-de-Camp.'],
  [{ kind: 'pass' }, 'The computer would buy nothing.'],
])('4.2, 6.1 %j', (action, text) => {
  expect(adviceWords.order(VIEW, { action, memory: undefined }).text).toBe(text);
});

it('says, asked why, what it is part of', () => {
  const counsel = { prey: 'poor', worry: 'fraser' };
  const action: Action = { kind: 'pass' };
  expect(adviceWords.order(VIEW, { action, memory: undefined, counsel }).why).toEqual([
    'Hopes to break Poor next.',
    'Fears most for Fraser.',
  ]);
});
