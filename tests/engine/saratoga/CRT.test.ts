/** CRT What it takes to hit: the table, its note and its modifiers, each played as a real shot with every die. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/saratoga/actions';
import { isHit, modifiers, numberNeeded } from '../../../src/engine/saratoga/combat';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { knownPiece } from '../../../src/engine/saratoga/roster';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, fireAt, hitsOn, play, position } from '../../helpers/saratoga/position';

type Given = Omit<Parameters<typeof position>[0], 'phase'>;
type Rating = 'A' | 'B' | 'C' | 'D';

/** Everybody holds fire until the step in which this is allowed; there are eight (7.1.3). */
function holdUntil(state: State, action: Action): void {
  for (let step = 0; step < 8 && codeOf(state, action) !== undefined; step++)
    play(state, { kind: 'holdAll' });
}

/** A shot in its step, after everybody before it has held fire. */
function shoot(given: Given, unit: string, hex: number, die: number, place = 0) {
  const phasing = given.phasing ?? (unit.startsWith('b') ? 'british' : 'american');
  const state = position({ ...given, phasing, phase: 'fire' });
  holdUntil(state, fireAt(unit, hex, place));
  const shot = play(state, fireAt(unit, hex, place), die).find((event) => event.type === 'shot');
  if (!shot) throw new Error('nobody has fired');
  return shot;
}

const DICE = [1, 2, 3, 4, 5, 6];
const diceThatHit = (given: Given, unit: string, hex: number) =>
  DICE.filter((die) => shoot(given, unit, hex, die).hit);
const from = (lowest: number) => DICE.filter((die) => die >= lowest);
const modifiersOf = (given: Given, unit: string, hex: number) =>
  shoot(given, unit, hex, 1).modifiers.map(({ what, value }) => `${what} ${value}`);

/** The rows of the table as printed, and the lowest die that hits once a sum has been added to it. */
const TABLE = { A: [3, 4, 5, 6], B: [4, 5, 6], C: [5, 6], D: [6] } as const;
const LOWEST: Readonly<Record<number, Readonly<Record<Rating, number>>>> = {
  [-2]: { A: 5, B: 6, C: 6, D: 6 },
  [-1]: { A: 4, B: 5, C: 6, D: 6 },
  0: { A: 3, B: 4, C: 5, D: 6 },
  1: { A: 2, B: 3, C: 4, D: 5 },
  2: { A: 1, B: 2, C: 3, D: 4 },
};
const lowest = (sum: number, rating: Rating) => LOWEST[sum]?.[rating] ?? NaN;

const FIRERS = [
  ['british', 'A', 'b-li', 'a-3ma a-11ma'],
  ['british', 'B', 'b-24', 'a-3ma a-11ma'],
  ['british', 'C', 'b-rhetz', 'a-3ma a-11ma'],
  ['british', 'D', 'b-loy', 'a-3ma a-11ma'],
  ['american', 'A', 'a-va', 'b-9 b-20'],
  ['american', 'B', 'a-1nh', 'b-9 b-20'],
  ['american', 'C', 'a-2ma', 'b-9 b-20'],
  ['american', 'D', 'a-lat', 'b-9 b-20'],
] as const;
const first = (ids: string) => ids.split(' ')[0] ?? '';

describe('CRT the table', () => {
  it.each(FIRERS)('%s %s hits on the numbers of its row', (_, rating, unit, enemies) => {
    expect(diceThatHit({ at: { '0505': unit, '0506': first(enemies) } }, unit, 506)).toEqual(TABLE[rating]);
  });

  it.each([
    ['b-li', 'B'],
    ['b-24', 'C'],
    ['a-va', 'B'],
    ['a-2ma', 'D'],
  ] as const)('R59 a reduced %s fires with %s, the rating of the face showing', (unit, rating) => {
    const enemy = unit.startsWith('b') ? 'a-3ma' : 'b-9';
    const given = { at: { '0505': unit, '0506': enemy }, hits: { [unit]: 2 } };
    expect(diceThatHit(given, unit, 506)).toEqual(TABLE[rating]);
  });

  it('7.3 a marker does not change the rating', () => {
    const given = { at: { '0505': 'b-24', '0506': 'a-3ma' }, hits: { 'b-24': 1 } };
    expect(diceThatHit(given, 'b-24', 506)).toEqual(TABLE.B);
  });

  it('a hit is a step loss on the target and on nobody else', () => {
    const state = position({ phase: 'fire', at: { '0505': 'b-li', '0506': 'a-2ma', '0605': 'a-9ma' } });
    play(state, fireAt('b-li', 506), 3);
    expect([hitsOn(state, 'a-2ma'), hitsOn(state, 'a-9ma'), hitsOn(state, 'b-li')]).toEqual([1, 0, 0]);
  });
});

describe('CRT note', () => {
  it('a natural 6 hits through woods, slope and distance', () => {
    const given = { at: { '0407': 'b-fa1', '0107': 'a-3ma' } };
    expect(modifiersOf(given, 'b-fa1', 107)).toEqual(['woods -1', 'upSlope -1', 'longRange -1']);
    expect(diceThatHit(given, 'b-fa1', 107)).toEqual([6]);
  });
  it('R69 a modified 6 is as good as what it says', () => {
    expect(shoot({ at: { '0505': 'b-loy', '0506': 'a-3ma a-11ma' } }, 'b-loy', 506, 5).hit).toBe(true);
  });
  it('R69 a 1 has no luck of its own: with enough help it hits', () => {
    expect(shoot({ at: { '0505': 'L-fraser b-li', '0506': 'a-3ma' } }, 'b-li', 506, 1).hit).toBe(true);
  });
  it('R69 only the natural 6 is special, whatever the sum', () => {
    for (const rating of [0, 1, 2, 3]) {
      expect(isHit(6, rating, -9)).toBe(true);
      expect(isHit(5, rating, -9)).toBe(false);
      expect(isHit(1, rating, 9)).toBe(true);
    }
    expect([0, 1, 2, 3].map(numberNeeded)).toEqual([3, 4, 5, 6]);
  });
});

describe('CRT modifiers for the ground and for two units', () => {
  /** Where the firer stands, and the target; `two` puts a second unit beside it. */
  const GROUND = [
    ['woods -1', -1, '0506', '0507', false],
    ['work -1', -1, '0913', '0914', false],
    ['upSlope -1', -1, '1805', '1806', false],
    ['twoUnits 1', 1, '0505', '0506', true],
  ] as const;

  describe.each(GROUND)('%s', (name, sum, here, there, two) => {
    it.each(FIRERS)('%s %s', (_, rating, unit, enemies) => {
      const given = { at: { [here]: unit, [there]: two ? enemies : first(enemies) } };
      expect(modifiersOf(given, unit, hexOf(there))).toEqual([name]);
      expect(diceThatHit(given, unit, hexOf(there))).toEqual(from(lowest(sum, rating)));
    });

    it.each([
      ['british', 'b-24', 'a-3ma a-11ma'],
      ['american', 'a-1nh', 'b-9 b-20'],
    ] as const)(
      'R66 it is the target who defends: %s fire back at the phasing side',
      (side, unit, enemies) => {
        const phasing = side === 'british' ? 'american' : 'british';
        const given = { phasing, at: { [here]: unit, [there]: two ? enemies : first(enemies) } } as const;
        expect(modifiersOf(given, unit, hexOf(there))).toEqual([name]);
        expect(diceThatHit(given, unit, hexOf(there))).toEqual(from(lowest(sum, 'B')));
      },
    );
  });

  it.each([
    ['the flats', '2104', '2103'],
    ['open fields', '0505', '0506'],
    ['the heights', '0414', '0514'],
    ['a road', '0405', '0406'],
    ['over a stream', '2104', '2105'],
    ['down a slope', '1806', '1805'],
    ['out of woods', '0507', '0506'],
    ['out of a work', '0914', '0913'],
  ])('nothing for %s', (_, here, there) => {
    expect(modifiersOf({ at: { [here]: 'b-24', [there]: 'a-3ma' } }, 'b-24', hexOf(there))).toEqual([]);
  });

  it('R66 the ground and the company of the firer do not matter', () => {
    const given = { at: { '0507': 'b-24 b-9', '0506': 'a-3ma' } };
    expect(diceThatHit(given, 'b-24', 506)).toEqual(TABLE.B);
  });

  it.each([
    ['oct7', ['work -1', 'upSlope -1']],
    ['sept19', ['upSlope -1']],
  ] as const)('R12 a work counts only where it is in play: %s', (battle, list) => {
    const given = { battle, at: { '0512': 'b-24', '0412': 'a-3ma' } };
    expect(modifiersOf(given, 'b-24', 412)).toEqual(list);
  });

  it.each(['sept19', 'oct7'] as const)('R13 a work helps the British too: %s', (battle) => {
    const given = { battle, at: { '0913': 'a-1nh', '0914': 'b-9' } };
    expect(modifiersOf(given, 'a-1nh', 914)).toEqual(['work -1']);
  });

  it('leaders and markers are no second unit', () => {
    const given = { at: { '0505': 'b-24', '0506': 'a-3ma L-nixon L-gates' }, hits: { 'a-3ma': 2 } };
    expect(modifiersOf(given, 'b-24', 506)).toEqual([]);
  });

  it('two guns are two units, infantry and a gun as well', () => {
    for (const stack of ['a-art1 a-art2', 'a-3ma a-art1'])
      expect(modifiersOf({ at: { '0505': 'b-24', '0506': stack } }, 'b-24', 506)).toEqual(['twoUnits 1']);
  });

  it.each([
    ['british', 'L-fraser b-li b-gren', 'b-li', 'b-gren', 'a-2ma a-9ma', 'a-9ma'],
    ['american', 'a-1nh a-2nh', 'a-1nh', 'a-2nh', 'b-rhetz b-specht', 'b-specht'],
  ] as const)(
    'R70 two units count at the moment of the shot: %s',
    (phasing, firers, one, other, pair, top) => {
      const state = position({
        phase: 'fire',
        phasing,
        at: { '0505': firers, '0506': pair, '0116': 'a-8ma', '0101': 'b-ried' },
        hits: { [top]: 3 },
      });
      const [shot] = play(state, fireAt(one, 506), 6, 1, 1);
      expect(shot).toMatchObject({
        modifiers: expect.arrayContaining([expect.objectContaining({ what: 'twoUnits' })]),
      });
      const [next] = play(state, fireAt(other, 506), 1);
      expect(next).toMatchObject({
        type: 'shot',
        modifiers: expect.not.arrayContaining([expect.objectContaining({ what: 'twoUnits' })]),
      });
    },
  );
});

describe('CRT modifiers for guns', () => {
  // All clear ground on level 3, one to five hexes from 0315.
  const AT_RANGE = ['', '0415', '0515', '0615', '0715', '0815'];

  it.each([
    ['+1 at one hex', 1, 'closeRange 1', 3],
    ['nothing at two hexes', 2, undefined, 4],
    ['R115 -1 at three hexes', 3, 'longRange -1', 5],
    ['R115 -1 at four hexes, and not more', 4, 'longRange -1', 5],
  ] as const)('%s, with Fraser to show it', (_, range, name, least) => {
    const there = AT_RANGE[range] ?? '';
    const given = { at: { '0315': 'L-fraser b-fa1', [there]: 'a-3ma' } };
    expect(modifiersOf(given, 'b-fa1', hexOf(there))).toEqual([...(name ? [name] : []), 'leader 2']);
    expect(diceThatHit(given, 'b-fa1', hexOf(there))).toEqual(from(least));
  });

  it.each([
    ['+1 at one hex', 1, 4],
    ['nothing at two hexes', 2, 5],
    ['R115 -1 at three hexes', 3, 6],
    ['R115 -1 at five hexes', 5, 6],
  ] as const)('%s, an American gun at two units', (_, range, least) => {
    const there = AT_RANGE[range] ?? '';
    const given = { at: { '0315': 'a-art1', [there]: 'b-9 b-20' } };
    expect(diceThatHit(given, 'a-art1', hexOf(there))).toEqual(from(least));
  });

  it.each(['british', 'american'] as const)('R115 the same whoever is phasing: %s', (phasing) => {
    const given = { phasing, at: { '0315': 'L-phillips b-pa1', '0815': 'a-3ma a-11ma' } };
    expect(diceThatHit(given, 'b-pa1', 815)).toEqual(from(5));
  });

  it('infantry has no +1 at one hex', () => {
    expect(modifiersOf({ at: { '0315': 'b-24', '0415': 'a-3ma' } }, 'b-24', 415)).toEqual([]);
  });

  it('R116 an adjacent gun is modified like any unit, and by +1', () => {
    // Up a slope into woods that nobody could see through.
    const given = { at: { '0312': 'L-fraser b-fa1', '0212': 'a-3ma' } };
    expect(modifiersOf(given, 'b-fa1', 212)).toEqual(['woods -1', 'upSlope -1', 'closeRange 1', 'leader 2']);
    expect(diceThatHit(given, 'b-fa1', 212)).toEqual(from(5));
  });

  it('R67 the slope counts at a distance when the target stands higher', () => {
    const up = { at: { '0312': 'L-fraser b-fa1', '0314': 'a-3ma' } };
    expect(diceThatHit(up, 'b-fa1', 314)).toEqual(from(5));
    const down = { at: { '0314': 'L-fraser b-fa1', '0312': 'a-3ma' } };
    expect(diceThatHit(down, 'b-fa1', 312)).toEqual(from(4));
  });

  it('R67 two levels up are one slope', () => {
    const given = { at: { '1015': 'L-fraser b-fa1', '0814': 'a-3ma a-11ma' } };
    expect(modifiersOf(given, 'b-fa1', 814)).toEqual(['work -1', 'upSlope -1', 'twoUnits 1', 'leader 2']);
    expect(diceThatHit(given, 'b-fa1', 814)).toEqual(from(5));
  });
});

describe('CRT modifier for a leader', () => {
  it.each([
    ['L-fraser', 'b-li', 'A', 2],
    ['L-fraser', 'b-24', 'B', 2],
    ['L-fraser', 'b-loy', 'D', 2],
    ['L-riedesel', 'b-ried', 'B', 1],
    ['L-riedesel', 'b-rhetz', 'C', 1],
    ['L-phillips', 'b-47', 'B', 1],
    ['L-hamilton', 'b-9', 'B', 0],
    ['L-breymann', 'b-bgren', 'B', 0],
    ['L-learned', 'a-va', 'A', 1],
    ['L-poor', 'a-1nh', 'B', 1],
    ['L-poor', 'a-4ny', 'C', 1],
    ['L-glover', 'a-2alb', 'D', 1],
    ['L-paterson', 'a-10ma', 'C', 0],
    ['L-nixon', 'a-3ma', 'B', 0],
  ] as const)('2.2.3 %s with %s (%s) adds %i', (leader, unit, rating, bonus) => {
    const enemy = unit.startsWith('b') ? 'a-11ma' : 'b-20';
    const given = { at: { '0505': `${leader} ${unit}`, '0506': enemy } };
    expect(modifiersOf(given, unit, 506)).toEqual(bonus ? [`leader ${bonus}`] : []);
    expect(diceThatHit(given, unit, 506)).toEqual(from(lowest(bonus, rating)));
  });

  it('a reduced B with +2 hits like a C with +2', () => {
    const given = { at: { '0505': 'L-fraser b-24', '0506': 'a-3ma' }, hits: { 'b-24': 2 } };
    expect(diceThatHit(given, 'b-24', 506)).toEqual(from(lowest(2, 'C')));
  });

  it('7.2 he helps both units that he is stacked with', () => {
    const at = { '0505': 'L-fraser b-24 b-mark', '0506': 'a-3ma' };
    expect(modifiersOf({ at }, 'b-24', 506)).toEqual(['leader 2']);
    expect(modifiersOf({ at }, 'b-mark', 506)).toEqual(['leader 2']);
  });

  it('7.2 but only units of his formation', () => {
    const given = { at: { '0505': 'L-fraser b-9 b-24', '0506': 'a-3ma' } };
    expect(diceThatHit(given, 'b-9', 506)).toEqual(TABLE.B);
    expect(modifiersOf({ at: { '0505': 'L-poor a-8ma', '0506': 'b-9' } }, 'a-8ma', 506)).toEqual([]);
  });

  it('7.2 and only from the same hex', () => {
    expect(modifiersOf({ at: { '0505': 'b-24', '0405': 'L-fraser', '0506': 'a-3ma' } }, 'b-24', 506)).toEqual(
      [],
    );
  });

  it.each([
    ['L-burgoyne', 'b-24', 'a-3ma'],
    ['L-arnold', 'a-1nh', 'b-9'],
    ['L-gates', 'a-3ma', 'b-9'],
  ])('2.2.3 an overall commander has no bonus: %s', (leader, unit, enemy) => {
    expect(modifiersOf({ at: { '0505': `${leader} ${unit}`, '0506': enemy } }, unit, 506)).toEqual([]);
  });

  it('R51 nobody has a bonus for American guns', () => {
    expect(modifiersOf({ at: { '0505': 'L-glover a-art1', '0506': 'b-9' } }, 'a-art1', 506)).toEqual([
      'closeRange 1',
    ]);
  });

  it.each([
    ['british', 'L-fraser', 'b-24', 'a-3ma', 2],
    ['american', 'L-poor', 'a-1nh', 'b-9', 1],
  ] as const)('R71 in defence and not activated as well: %s', (side, leader, unit, enemy, bonus) => {
    const phasing = side === 'british' ? 'american' : 'british';
    const given = {
      phasing,
      at: { '0505': `${leader} ${unit}`, '0506': enemy },
      idle: `${leader} ${unit}`,
    } as const;
    expect(diceThatHit(given, unit, 506)).toEqual(from(lowest(bonus, 'B')));
  });

  it('R71 not activated but in contact, in the own phase', () => {
    const at = { '0505': 'L-fraser b-24', '0506': 'a-3ma' };
    const given = { at, idle: 'L-fraser b-24', inContact: 'b-24' };
    expect(diceThatHit(given, 'b-24', 506)).toEqual(from(lowest(2, 'B')));
  });

  it.each([
    ['riedesel', 'american', 'L-riedesel', 'b-rhetz', 'a-3ma'],
    ['poor', 'british', 'L-poor', 'a-4ny', 'b-9'],
  ] as const)(
    'R72 the commander of broken %s helps it to fire back',
    (formation, phasing, leader, unit, enemy) => {
      const given = { phasing, broken: [formation], at: { '0505': `${leader} ${unit}`, '0506': enemy } };
      expect(diceThatHit(given, unit, 506)).toEqual(from(lowest(1, 'C')));
    },
  );
});

describe('CRT sums, R68', () => {
  it.each(FIRERS)('woods and slope add up: %s %s', (_, rating, unit, enemies) => {
    const given = { at: { '0312': unit, '0212': first(enemies) } };
    expect(modifiersOf(given, unit, 212)).toEqual(['woods -1', 'upSlope -1']);
    expect(diceThatHit(given, unit, 212)).toEqual(from(lowest(-2, rating)));
  });
  it.each(FIRERS)('work and slope add up: %s %s', (_, rating, unit, enemies) => {
    const given = { at: { '0512': unit, '0412': first(enemies) } };
    expect(diceThatHit(given, unit, 412)).toEqual(from(lowest(-2, rating)));
  });
  it.each(FIRERS)('woods take away what two units give: %s %s', (_, rating, unit, enemies) => {
    expect(diceThatHit({ at: { '0506': unit, '0507': enemies } }, unit, 507)).toEqual(TABLE[rating]);
  });
  it('woods, slope and distance against two units and Fraser: nothing is left', () => {
    const given = { at: { '0407': 'L-fraser b-fa1', '0107': 'a-3ma a-11ma' } };
    expect(shoot(given, 'b-fa1', 107, 5)).toMatchObject({ needed: 6, hit: false });
    expect(modifiersOf(given, 'b-fa1', 107)).toHaveLength(5);
  });
  it('one hex, two units and Fraser: a gun hits from 2 up', () => {
    const given = { at: { '0505': 'L-fraser b-fa1', '0506': 'a-3ma a-11ma' } };
    expect(diceThatHit(given, 'b-fa1', 506)).toEqual(from(2));
  });
  it('the list says what counts before a die is thrown', () => {
    const state = position({ at: { '0505': 'L-fraser b-24', '0506': 'a-3ma' } });
    expect(modifiers(state, knownPiece('b-24'), hexOf('0506'), 2).map(({ value }) => value)).toEqual([1, 2]);
  });
});
