/** What was missed, in words: the other way, and the two things that were weighed. */
import { expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import type { Action, View } from '../../../src/engine/firstSaratoga';
import { adviceWords } from '../../../src/ui/firstSaratoga/text/advice';

const VIEW = { stacks: {}, fog: false, phasing: 'colonial' } as unknown as View;
const ATTACK: Action = {
  kind: 'attack',
  mode: 'normal',
  hex: hexOf('0907'),
  units: ['h20_62'],
  primary: 'h20_62',
};

const told = (action: Action, best: number, done: number | undefined) =>
  adviceWords.missed?.(VIEW, {
    action,
    memory: undefined,
    counsel: { to: 0, plan: [], weighed: { best, done } },
  });

it('7.1 an attack that was not made, and one that could have been stronger', () => {
  expect(told(ATTACK, 0.83, undefined)?.text).toMatch(/^Another way: .+0907.+\.$/);
  expect(told(ATTACK, 0.83, undefined)?.why.slice(0, 2)).toEqual([
    'It promised about 0.8 points of victory.',
    'Nothing was attacked there instead.',
  ]);
  expect(told(ATTACK, 0.83, 0.2)?.why[1]).toBe('The attack that was made: 0.2.');
});

it('4.1 a march, by what the day looks like with it and without', () => {
  const march: Action = { kind: 'begin', counters: ['h20_62'], march: false };
  expect(told(march, 1.2, -0.4)?.why[0]).toBe(
    'As you stand, the computer reckons the day at −0.4 points of victory for you; with them there, at +1.2.',
  );
  // A hair below nothing is nothing.
  expect(told(march, 0.6, -0.04)?.why[0]).toMatch(/ the day at 0\.0 points .+ at \+0\.6\.$/);
});
