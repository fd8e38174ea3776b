/** What is advised is marked: the cards, the dice and the answers that the order names, and nothing else. */
import { expect, it } from 'vitest';
import type { Action } from '../../../src/engine/freemansFarm';
import { isAdvisedAnswer, isAdvisedCard, isAdvisedDie } from '../../../src/ui/freemansFarm/play/advised';

const CARDS = ['british.hamilton.4', 'british.fraser.2', 'british.phillips.2'];

it.each<readonly [Action | undefined, readonly string[]]>([
  [{ kind: 'keep', cards: CARDS.slice(0, 2) }, CARDS.slice(0, 2)],
  [{ kind: 'play', card: 'british.fraser.2' }, ['british.fraser.2']],
  [{ kind: 'search', card: 'british.phillips.2' }, ['british.phillips.2']],
  [{ kind: 'pass' }, []],
  [undefined, []],
])('4.2 the cards of %j', (action, marked) => {
  expect(CARDS.filter((card) => isAdvisedCard(action, card))).toEqual(marked);
});

it('6.1 step 4.A the dice that would be rolled again', () => {
  const again: Action = { kind: 'reroll', dice: [2, 4], pay: 'cubes' };
  expect([0, 1, 2, 3, 4].filter((place) => isAdvisedDie(again, place))).toEqual([2, 4]);
  expect(isAdvisedDie({ kind: 'stand' }, 2)).toBe(false);
});

it('6.1 step 1 the Command with its target, however it is written', () => {
  const advised: Action = { target: 'poor', kind: 'command', command: 'hamilton.attackMill' };
  const answer = (target: 'poor' | 'learned'): Action => ({
    kind: 'command',
    command: 'hamilton.attackMill',
    target,
  });
  expect(isAdvisedAnswer(advised, answer('poor'))).toBe(true);
  expect(isAdvisedAnswer(advised, answer('learned'))).toBe(false);
  expect(isAdvisedAnswer(undefined, answer('poor'))).toBe(false);
});
