/** The luck of each side, counted by hand from a few events. */
import { describe, expect, it } from 'vitest';
import { type Event, eventFor, type Side } from '../../../src/engine/saratoga';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import type { Luck, SideLuck } from '../../../src/engine/kernel/luck';
import { luckBySide, type LuckRow } from '../../../src/engine/saratoga/analysis/luck';
import { dice as words } from '../../../src/ui/text/dice';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const shot = (unit: string, needed: number, die: number, change: Partial<Of<'shot'>> = {}): Event => ({
  type: 'shot',
  unit,
  from: hexOf('0605'),
  target: undefined,
  hex: hexOf('0606'),
  die,
  needed,
  modifiers: [],
  hit: die >= needed,
  ranged: false,
  concealed: false,
  secret: false,
  ...change,
});
const check = (number: number, dice: readonly [number, number]): Event => ({
  type: 'moraleChecked',
  formation: 'poor',
  dice,
  number,
  passed: dice[0] + dice[1] <= number,
});
const recovery = (change: Partial<Of<'recovered'>> = {}): Event => ({
  type: 'recovered',
  side: 'british',
  unit: 'b-24',
  die: 2,
  needed: 3,
  success: true,
  secret: false,
  ...change,
});

function rowOf({ rows }: SideLuck, row: LuckRow): Luck {
  const found = rows.find((each) => each.row === row);
  if (!found) throw new Error(`no row '${row}'`);
  return found;
}

const toldTo = (side: Side, event: Event): readonly Event[] => [eventFor(event, side) ?? []].flat();

describe('the luck of a side', () => {
  it('hits: an A hits on four faces of six', () => {
    const fire = rowOf(luckBySide([shot('b-gren', 3, 6), shot('b-gren', 3, 1)]).british, 'fire');
    expect(fire).toMatchObject({ tries: 2, scored: 1 });
    expect(fire.expected).toBeCloseTo(8 / 6);
    // Two tries of 2/3: the variance is 2 · 2/9.
    expect(fire.spread).toBeCloseTo(Math.sqrt(4 / 9));
  });

  it('CRT hits: woods −1 leave a B two faces, a 6 always hits, and no leader makes it more than certain', () => {
    const expected = (needed: number, value: number) =>
      rowOf(
        luckBySide([shot('b-24', needed, 1, { modifiers: [{ what: 'woods', value, case: 'TEC' }] })]).british,
        'fire',
      ).expected;
    expect(expected(4, -1)).toBeCloseTo(2 / 6);
    expect(expected(6, -2)).toBeCloseTo(1 / 6);
    expect(expected(3, 3)).toBe(1);
  });

  it('morale: 7 or less in 21 of 36 ways, 12 or less in all, 2 in one', () => {
    const morale = rowOf(
      luckBySide([check(7, [3, 4]), check(12, [6, 6]), check(2, [1, 2])]).american,
      'morale',
    );
    expect(morale).toMatchObject({ tries: 3, scored: 2 });
    expect(morale.expected).toBeCloseTo(21 / 36 + 1 + 1 / 36);
  });

  it('recovery: a B without help comes back on three faces of six', () => {
    expect(rowOf(luckBySide([recovery()]).british, 'recovery')).toMatchObject({
      tries: 1,
      scored: 1,
      expected: 0.5,
    });
  });

  it('recovery under a leader’s eye takes no die and is no luck', () => {
    const luck = luckBySide([recovery({ die: undefined, needed: undefined })]).british;
    expect([rowOf(luck, 'recovery').tries, luck.dice]).toEqual([0, 0]);
  });

  it('the average die counts every die of the side, also for the order and for Gates', () => {
    const luck = luckBySide([
      { type: 'initiativeRolled', british: 6, american: 1, winner: 'british' },
      { type: 'gatesRolled', dice: [2, 3], needed: 9, active: false, secret: true },
      shot('b-gren', 3, 4),
      check(7, [5, 6]),
      recovery({ die: 2 }),
    ]);
    expect([luck.british.dice, luck.british.average]).toEqual([3, 4]);
    expect([luck.american.dice, luck.american.average]).toEqual([5, 17 / 5]);
  });

  it('is nothing without dice', () => {
    const { british } = luckBySide([{ type: 'turnBegan', turn: 2 }]);
    expect([british.dice, british.average, rowOf(british, 'fire').tries]).toEqual([0, 0, 0]);
  });
});

describe('3.4 under the fog', () => {
  it('the firer’s odds do not betray a second unit', () => {
    const two = [{ what: 'twoUnits', value: 1, case: '7.2' }] as const;
    const luck = (modifiers: Of<'shot'>['modifiers']) =>
      luckBySide(toldTo('british', shot('b-24', 4, 2, { concealed: true, modifiers })));
    expect(luck(two)).toEqual(luck([]));
  });

  it('a secret recovery of the other side shows its die and nothing more', () => {
    const seen = (change: Partial<Of<'recovered'>>) =>
      luckBySide(toldTo('american', recovery({ secret: true, ...change })));
    expect(seen({ needed: 3, success: true })).toEqual(seen({ needed: 1, success: false }));
    expect(seen({}).british).toMatchObject({ dice: 1, average: 2 });
    expect(rowOf(seen({}).british, 'recovery').tries).toBe(0);
  });
});

describe('in words', () => {
  it.each([
    [10, 9.7, 2, 'as the odds had it'],
    [12, 9.5, 2, '2.5 above the odds'],
    [5, 9.5, 3, '4.5 below the odds'],
    [15, 9.5, 2, '5.5 above the odds, which is rare'],
  ])('how far a score is from the odds, row %#', (scored, expected, spread, sentence) => {
    expect(words.luck.verdict(scored, expected, spread)).toBe(sentence);
  });
  it('one die, two dice', () => {
    expect(words.luck.average(1, 4, 3.5)).toBe('1 die, average 4.00 (3.50 expected).');
    expect(words.luck.average(2, 3.5, 3.5)).toMatch(/^2 dice, average 3\.50/);
  });
});
