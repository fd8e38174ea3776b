/** What is blind to the game: chance out of a hash, playouts, and the race between plans. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, rollBy } from '../../src/ai/search/chance';
import { race } from '../../src/ai/search/race';

const rolls = (seed: string, number: number) => {
  const chance = chanceFrom(seed);
  return Array.from(
    { length: number },
    () => rollBy(chance, { kind: 'roll', by: 'dice', case: '', dice: 1, faces: 6 }).dice[0] ?? 0,
  );
};

describe('chance', () => {
  it('is the same for the same words, and another for others', () => {
    expect(rolls('Morgan', 40)).toEqual(rolls('Morgan', 40));
    expect(rolls('Morgan', 40)).not.toEqual(rolls('Dearborn', 40));
  });

  it('throws all faces about equally often', () => {
    const thrown = rolls('fair', 6000);
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const count = thrown.filter((die) => die === face).length;
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1150);
    }
  });
});

/** Plans are numbers: the higher, the better, under noise that all share or that each has for himself. */
function contest(budget: number, own: number, changes: readonly number[]) {
  let playouts = 0;
  const finish = race<number>({
    first: 0,
    changes: changes.map((plan) => (best: number) => (best === plan ? undefined : plan)),
    value(plan, sample) {
      playouts++;
      return plan + 50 * chanceFrom('shared', sample)() + own * (chanceFrom('own', plan, sample)() - 0.5);
    },
    samples: 12,
    budget,
    margin: 0.1,
    mustConfirm: true,
  });
  return { ...finish, counted: playouts };
}

describe('a race', () => {
  it('finds a small lead on shared dice, however much they scatter', () => {
    expect(contest(400, 0, [1, 2, -3]).best).toBe(2);
  });

  it('keeps the plan that stands where nothing is clearly better', () => {
    const wins = Array.from({ length: 40 }, (_, i) => contest(400, 20, [0.001 * (i + 1)]).best).filter(
      (best) => best !== 0,
    );
    expect(wins.length).toBeLessThan(12);
  });

  it('stays within its budget, and counts what it plays', () => {
    for (const budget of [1, 20, 60, 200]) {
      const { playouts, counted } = contest(budget, 5, [1, 2, 3, 4, 5, 6, 7]);
      expect(playouts).toBe(counted);
      expect(playouts).toBeLessThanOrEqual(budget);
    }
  });

  it('drops out early who falls behind', () => {
    const { playouts } = contest(400, 0, [-5, -6, -7]);
    expect(playouts).toBe(12 + 3 * 3);
  });
});
