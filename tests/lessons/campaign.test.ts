/** What the lesson of the campaign takes for an answer. */
import { expect, it } from 'vitest';
import { hubbardton } from '../../src/lessons/campaign/hubbardton';

it('K66 an order that empties Ticonderoga is not what the lesson wants', () => {
  const own = hubbardton.steps.findLast(({ wanted }) => wanted !== undefined)?.wanted?.[0];
  const five = ['br_f9', 'br_f20', 'br_f21', 'br_f62', 'art_phillips'];
  const led = (blocks: readonly string[], to: string) =>
    own?.fits?.({ kind: 'group', leader: 'burgoyne', blocks, to });
  expect(led(five, 'ft_george')).toBe(false);
  expect(led(five.slice(1), 'ft_george')).toBe(true);
  expect(led(['br_f9'], 'skenesboro')).toBe(true);
  expect(led([], 'ft_george')).toBe(false);
});
