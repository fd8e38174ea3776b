/** Advice in words: no order without what was weighed for it. */
import { expect, test } from 'vitest';
import { OPPONENT } from '../../../src/ai/saratoga/index';
import { advise } from '../../../src/ai/saratoga/advise';
import { RULES, SARATOGA, type Side } from '../../../src/engine/saratoga';
import { adviceWords } from '../../../src/ui/saratoga/text/advice';
import { position } from '../../helpers/saratoga/position';
import { play } from '../../match/contest';

const adviser = (side: Side) => OPPONENT.begin('brigadier', side, 'why');

test('every order that is advised in a battle says why', () => {
  const kinds = new Set<string>();
  for (const [battle, seed] of [
    ['sept19', 'why'],
    ['oct7', 'weighed'],
  ] as const)
    play({ battle, fog: false, seed, british: 'major', american: 'major' }, (state, asked) => {
      const side = asked.by as Side;
      const advice = advise(RULES.observe(state, side), side, adviser(side));
      const { text, why } = adviceWords.order(SARATOGA.view(state, side), advice);
      const isFight = advice.counsel?.kind === 'march' || advice.counsel?.kind === 'shot';
      expect({ text, lines: why.length }).toSatisfy(
        ({ lines }: { lines: number }) => lines >= (isFight ? 1 : 2),
      );
      expect([text, ...why].join(' ')).not.toMatch(/undefined|NaN|Infinity/);
      kinds.add(asked.kind);
    });
  for (const kind of [
    'activate',
    'move',
    'combatMove',
    'fire',
    'retreat',
    'advance',
    'recover',
    'chooseOrder',
  ])
    expect(kinds).toContain(kind);
});

const whyAt = (state: ReturnType<typeof position>, side: Side) => {
  const { text, why } = adviceWords.order(SARATOGA.view(state, side), advise(state, side, adviser(side)));
  return [text, ...why];
};

test('5.1 whom an activation brings near the enemy, and that nobody else does', () => {
  const state = position({
    phase: 'command',
    at: {
      '0602': 'b-bgren L-burgoyne',
      '1402': 'L-hamilton',
      '1502': 'b-20',
      '1503': 'b-21',
      '1506': 'a-va',
    },
    idle: 'L-hamilton b-20 b-21 b-bgren',
  });
  expect(whyAt(state, 'british')).toEqual([
    'Activate Hamilton: that brings 2 units into action.',
    'Near enough to the enemy to reach him this turn: 2.',
    'No other commander would bring anybody into action.',
    'Without it they march, but may not go next to the enemy or attack.',
  ]);
});

test('8.0 how many markers come off, beside those of the next best formation', () => {
  // With Hamilton in the hex one marker is certain; Fraser is adjacent, and B mends on 5 of 6 faces.
  const state = position({
    phase: 'recovery',
    at: {
      '0603': 'b-20 L-hamilton',
      '1402': 'b-24',
      '1403': 'L-fraser',
      '1204': 'L-burgoyne',
      '0612': 'a-va',
    },
    hits: { 'b-20': 1, 'b-24': 1 },
  });
  expect(whyAt(state, 'british').slice(1)).toEqual([
    'Markers to be expected to come off: 1.0.',
    'With the next best brigade: 0.8.',
  ]);
});

test('7.1.3 why fire is held: what the best shot is worth, or that there is none', () => {
  const why = (shots: number, best: number) =>
    adviceWords.order(SARATOGA.view(position({ at: { '0603': 'b-20' } }), 'british'), {
      action: { kind: 'holdAll' },
      memory: undefined,
      counsel: { kind: 'enough', weighed: [shots, best] },
    }).why;
  expect(why(2, 0.04)).toEqual(['2 shots could be fired.', 'The best is worth 0.0 points.']);
  expect(why(0, 0)).toEqual(['Nobody has a target.', 'The step passes without a shot.']);
});
