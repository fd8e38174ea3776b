/** 7.4 Fire from a distance: who, how far, over what. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/saratoga/actions';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import type { Side } from '../../../src/engine/saratoga/data/types';
import { actions, decision } from '../../../src/engine/saratoga/game';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, fireAt, hexOfCounter, hitsOn, play, position } from '../../helpers/saratoga/position';

type Given = Omit<Parameters<typeof position>[0], 'phase'>;
const phase = 'fire';
const HOLD = { kind: 'holdAll' } as const;
const hold = (unit: string) => ({ kind: 'hold', unit }) as const;
const otherSide = (side: Side): Side => (side === 'british' ? 'american' : 'british');

/** A pair far away that keeps the D step of either side open, whatever the guns can do. */
const PAIR = { '2103': 'b-loy', '2104': 'a-lat' };

/** Everybody holds fire until the step in which this is allowed; there are eight (7.1.3). */
function holdUntil(state: State, action: Action): void {
  for (let step = 0; step < 8 && codeOf(state, action) !== undefined; step++)
    play(state, { kind: 'holdAll' });
}

/** The D step of this side, with everybody holding fire before it. */
function gunStep(side: Side, given: Given): State {
  const state = position({ ...given, at: { ...given.at, ...PAIR }, phase });
  const probe = side === 'british' ? fireAt('b-loy', 2104) : fireAt('a-lat', 2103);
  holdUntil(state, probe);
  return state;
}

/** The longest gun of each side, and an enemy for it. */
const LONG = { british: ['b-pa1', 'a-3ma'], american: ['a-art1', 'b-9'] } as const;

/** Why a gun of this side, phasing or not, cannot fire from one hex at another. */
function barTo(side: Side, from: string, to: string, more: Partial<Given> = {}): string | undefined {
  const [gun, enemy] = LONG[side];
  const state = gunStep(side, { phasing: side, ...more, at: { ...more.at, [from]: gun, [to]: enemy } });
  return codeOf(state, fireAt(gun, hexOf(to)));
}

/** Whose step it is and who could fire, step by step, if nobody does. */
function steps(state: State): string[] {
  const list: string[] = [];
  for (let step = 0; step < 8 && decision(state)?.kind === 'fire'; step++) {
    const units = actions(state).flatMap((action) => (action.kind === 'fire' ? [action.unit] : []));
    list.push(`${decision(state)?.by}: ${[...new Set(units)].sort().join(' ')}`);
    play(state, HOLD);
  }
  return list;
}

describe('7.4 guns alone fire from a distance', () => {
  it.each(['british', 'american'] as const)('in the own phase and in the other: %s', (side) => {
    const [gun, enemy] = LONG[side];
    for (const phasing of [side, otherSide(side)]) {
      const state = gunStep(side, { phasing, at: { '0315': gun, '0615': enemy } });
      play(state, fireAt(gun, 615), 6);
      expect(hitsOn(state, enemy)).toBe(1);
    }
  });
  it.each([
    ['british', 'b-loy', 'a-3ma'],
    ['american', 'a-lat', 'b-9'],
  ] as const)('infantry does not: %s', (phasing, unit, enemy) => {
    const near = phasing === 'british' ? 'a-2alb' : 'b-can';
    const state = position({ phase, phasing, at: { '0505': unit, '0506': near, '0507': enemy } });
    play(state, HOLD);
    expect(codeOf(state, fireAt(unit, 507))).toBe('targetNotAdjacent');
  });
  it('the target does not fire back, though its own gun may', () => {
    const at = { '0315': 'b-fa1', '0615': 'a-1nh', '0715': 'a-art3' };
    expect(steps(position({ phase, at }))).toEqual(['american: a-art3', 'british: b-fa1']);
  });

  it.each([
    ['british', ['american: a-1nh', 'british: b-24', 'american: a-art3', 'british: b-fa1']],
    ['american', ['british: b-24', 'american: a-1nh', 'british: b-fa1', 'american: a-art3']],
  ] as const)('R61 they fire in the D steps, after the infantry: %s phasing', (phasing, order) => {
    const at = { '0505': 'b-24', '0506': 'a-1nh', '0315': 'b-fa1', '0615': 'a-art3' };
    expect(steps(position({ phase, phasing, at }))).toEqual(order);
  });
  it('R61 an adjacent gun too', () => {
    const at = { '0505': 'b-24 b-fa1', '0506': 'a-2ma a-art3' };
    expect(steps(position({ phase, at }))).toEqual([
      'british: b-24',
      'american: a-2ma',
      'american: a-art3',
      'british: b-fa1',
    ]);
  });
});

describe('7.4.2 the range counts the target hex and not the own', () => {
  // All on level 3 in the open: three, four, five and six hexes from 0315.
  const HEXES = ['0615', '0715', '0815', '0915'];
  it.each([
    ['british', 'b-fa2', 3],
    ['british', 'b-fa1', 4],
    ['british', 'b-pa1', 5],
    ['american', 'a-art9', 3],
    ['american', 'a-art3', 4],
    ['american', 'a-art1', 5],
  ] as const)('2.2.6 %s %s reaches %i hexes', (side, gun, range) => {
    const enemy = LONG[side][1];
    const codes = HEXES.map((hex) => {
      const state = gunStep(side, { phasing: side, at: { '0315': gun, [hex]: enemy } });
      return codeOf(state, fireAt(gun, hexOf(hex)));
    });
    expect(codes).toEqual([3, 4, 5, 6].map((distance) => (distance <= range ? undefined : 'outOfRange')));
  });
  it('a hit at a distance is a hit like any other', () => {
    const at = { '0315': 'b-pa1', '0615': 'a-1nh', '0116': 'a-2nh' };
    const state = gunStep('british', { at, hits: { 'a-1nh': 3 } });
    expect(play(state, fireAt('b-pa1', 615), 6, 1, 1)).toContainEqual(
      expect.objectContaining({ type: 'moraleChecked', formation: 'poor', passed: true }),
    );
    expect(hexOfCounter(state, 'a-1nh')).toBe(-1);
  });
});

describe('7.4.1 lines of sight', () => {
  const FREE = [
    ['over an open field', '0407', '0405'],
    ['into woods', '0406', '0404'],
    ['out of woods', '0408', '0406'],
    ['R75 over ground as high as both ends', '0315', '0815'],
    ['R76 between open ground and woods', '0308', '0508'],
    ['R76 between woods and open ground', '0305', '0505'],
    ['R76 along the edge of the map, with woods on the other side', '0301', '0501'],
    ['R76 over the Hudson', '1711', '1909'],
  ] as const;
  const BLOCKED = [
    ['by woods', '0407', '0409'],
    ['by woods two hexes away', '0407', '0605'],
    ['R75 by woods below both ends', '0105', '0304'],
    ['R74 by a hill higher than both ends', '1805', '1807'],
    ['R76 between woods and woods', '0309', '0509'],
    ['R76 between woods and a height', '0312', '0512'],
  ] as const;
  /** The hex between is higher than one end and not higher than the other. */
  const ONE_END = [
    ['as high as the gun', '0314', '0312'],
    ['a step between high and low', '0814', '1015'],
    ['from the knoll to the flats', '1806', '2007'],
  ] as const;
  const HEIGHTS = ['both', 'either'] as const;

  describe.each(['british', 'american'] as const)('%s guns', (side) => {
    it.each(FREE)('free: %s, both ways', (_, a, b) => {
      for (const losHeight of HEIGHTS) {
        expect(barTo(side, a, b, { options: { losHeight } })).toBeUndefined();
        expect(barTo(side, b, a, { options: { losHeight } })).toBeUndefined();
      }
    });
    it.each(BLOCKED)('blocked: %s, both ways', (_, a, b) => {
      for (const losHeight of HEIGHTS) {
        expect(barTo(side, a, b, { options: { losHeight } })).toBe('noLineOfSight');
        expect(barTo(side, b, a, { options: { losHeight } })).toBe('noLineOfSight');
      }
    });
    it.each(ONE_END)('R74 higher than one end does not block: %s', (_, a, b) => {
      expect(barTo(side, a, b)).toBeUndefined();
      expect(barTo(side, b, a)).toBeUndefined();
    });
    it.each(ONE_END)('R74 by choice it blocks: %s', (_, a, b) => {
      const options = { losHeight: 'either' } as const;
      expect(barTo(side, a, b, { options })).toBe('noLineOfSight');
      expect(barTo(side, b, a, { options })).toBe('noLineOfSight');
    });
    it('the line is the same in defence', () => {
      const phasing = otherSide(side);
      expect(barTo(side, '0407', '0405', { phasing })).toBeUndefined();
      expect(barTo(side, '0407', '0409', { phasing })).toBe('noLineOfSight');
    });
    it('units and leaders do not block, friends or enemies', () => {
      for (const between of ['b-24 L-fraser', 'a-1nh a-2nh L-poor'])
        expect(barTo(side, '0407', '0405', { at: { '0406': between } })).toBeUndefined();
    });
    it('R116 an adjacent enemy needs no line: in woods, up a slope', () => {
      expect(barTo(side, '0312', '0212')).toBeUndefined();
      expect(barTo(side, '0407', '0408', { options: { losHeight: 'either' } })).toBeUndefined();
    });
  });
});

describe('R62 guns of the side that is not phasing', () => {
  const supporting = { defensiveGuns: 'supporting' } as const;
  const SIDES = [
    ['american', 'a-art1', 'a-1nh', 'b-9'],
    ['british', 'b-pa1', 'b-24', 'a-3ma'],
  ] as const;

  it.each(SIDES)('fire at any enemy unit in range and sight: %s', (side, gun, _, enemy) => {
    const state = gunStep(side, { phasing: otherSide(side), at: { '0315': gun, '0815': enemy } });
    expect(codeOf(state, fireAt(gun, 815))).toBeUndefined();
  });
  it.each(SIDES)('by choice not at one that attacks nobody: %s', (side, gun, _, enemy) => {
    const at = { '0315': gun, '0815': enemy };
    const state = gunStep(side, { phasing: otherSide(side), at, options: supporting });
    expect(codeOf(state, fireAt(gun, 815))).toBe('notSupporting');
  });
  it.each(SIDES)('by choice at one that attacks a friend next to it: %s', (side, gun, friend, enemy) => {
    const at = { '0315': gun, '0815': enemy, '0814': friend, ...PAIR };
    const state = position({ phase, phasing: otherSide(side), at, options: supporting });
    play(state, HOLD); // the friend, a B, holds
    play(state, fireAt(enemy, 814), 1);
    expect(codeOf(state, fireAt(gun, 815))).toBeUndefined();
  });
  it.each(SIDES)('by choice at one next to the gun itself: %s', (side, gun, _, enemy) => {
    const at = { '0315': gun, '0415': enemy };
    const state = gunStep(side, { phasing: otherSide(side), at, options: supporting });
    expect(codeOf(state, fireAt(gun, 415))).toBeUndefined();
  });
  it.each(SIDES)('the choice does not bind guns in their own phase: %s', (side, gun, _, enemy) => {
    const state = gunStep(side, { phasing: side, at: { '0315': gun, '0815': enemy }, options: supporting });
    expect(codeOf(state, fireAt(gun, 815))).toBeUndefined();
  });
});

describe('7.4, R73 two guns in a hex', () => {
  const SIDES = [
    ['british', 'b-pa1', 'b-fa2', 'a-3ma a-11ma', 'a-1nh'],
    ['american', 'a-art1', 'a-art9', 'b-9 b-20', 'b-47'],
  ] as const;

  it.each(SIDES)('fire at the same hex: %s', (side, long, short, pair, single) => {
    const at = { '0315': `${long} ${short}`, '0515': pair, '0615': single };
    const state = gunStep(side, { phasing: side, at });
    expect(codeOf(state, fireAt(short, 615))).toBeUndefined();
    play(state, fireAt(long, 515), 1);
    expect(codeOf(state, fireAt(short, 615))).toBe('otherGunsTarget');
    expect(codeOf(state, fireAt(short, 515, 1))).toBeUndefined();
  });
  it.each(SIDES)('and may hit different units there: %s', (side, long, short, pair) => {
    const state = gunStep(side, { phasing: side, at: { '0315': `${long} ${short}`, '0515': pair } });
    play(state, fireAt(long, 515, 0), 6);
    play(state, fireAt(short, 515, 1), 6);
    expect(pair.split(' ').map((id) => hitsOn(state, id))).toEqual([1, 1]);
  });
  it.each(SIDES)('reach no farther than the shorter of them: %s', (side, long, short, _, single) => {
    const state = gunStep(side, { phasing: side, at: { '0315': `${long} ${short}`, '0715': single } });
    expect(codeOf(state, fireAt(long, 715))).toBe('shorterRangeBeside');
    const alone = gunStep(side, { phasing: side, at: { '0315': long, '0414': short, '0715': single } });
    expect(codeOf(alone, fireAt(long, 715))).toBeUndefined();
  });
  it('the shorter range holds though that gun holds its fire', () => {
    const at = { '0315': 'b-pa1 b-fa2', '0715': 'a-1nh', '0615': 'a-2nh' };
    const state = gunStep('british', { at });
    play(state, hold('b-fa2'));
    expect(codeOf(state, fireAt('b-pa1', 715))).toBe('shorterRangeBeside');
  });
  it('one may hold; the other is bound to nothing then', () => {
    const at = { '0315': 'b-pa1 b-fa1', '0515': 'a-1nh', '0615': 'a-2nh' };
    const state = gunStep('british', { at });
    play(state, hold('b-pa1'));
    expect(codeOf(state, fireAt('b-fa1', 515))).toBeUndefined();
    expect(codeOf(state, fireAt('b-fa1', 615))).toBeUndefined();
  });
  it('with an enemy adjacent both may pick a distant hex', () => {
    const at = { '0315': 'b-pa1 b-fa1', '0415': 'a-1nh', '0615': 'a-2nh' };
    const state = gunStep('british', { at });
    play(state, fireAt('b-pa1', 615), 1);
    expect(codeOf(state, fireAt('b-fa1', 415))).toBe('otherGunsTarget');
    expect(codeOf(state, fireAt('b-fa1', 615))).toBeUndefined();
  });
  it('and one that fires at the adjacent enemy binds the other', () => {
    const at = { '0315': 'b-pa1 b-fa1', '0415': 'a-1nh', '0615': 'a-2nh' };
    const state = gunStep('british', { at });
    play(state, fireAt('b-pa1', 415), 1);
    expect(codeOf(state, fireAt('b-fa1', 615))).toBe('otherGunsTarget');
    expect(codeOf(state, fireAt('b-fa1', 415))).toBeUndefined();
  });
  it('guns in two hexes are not bound to each other', () => {
    const at = { '0315': 'b-pa1', '0314': 'b-fa1', '0515': 'a-1nh', '0514': 'a-2nh' };
    const state = gunStep('british', { at });
    play(state, fireAt('b-pa1', 515), 1);
    expect(codeOf(state, fireAt('b-fa1', 514))).toBeUndefined();
  });
  it('infantry in the hex does not bind a gun', () => {
    const at = { '0315': 'b-24 b-fa1', '0415': 'a-1nh', '0615': 'a-2nh' };
    const state = position({ phase, at });
    play(state, HOLD); // 1 NH
    play(state, fireAt('b-24', 415), 1);
    expect(codeOf(state, fireAt('b-fa1', 615))).toBeUndefined();
  });
});

describe('R116 a gun and an adjacent enemy', () => {
  it.each([
    ['british', 'b-fa1', 'a-3ma'],
    ['american', 'a-art3', 'b-9'],
  ] as const)('a shot like that of any unit, also in defence: %s', (side, gun, enemy) => {
    for (const phasing of [side, otherSide(side)]) {
      const state = gunStep(side, { phasing, at: { '0407': gun, '0408': enemy } });
      play(state, fireAt(gun, 408), 6);
      expect(hitsOn(state, enemy)).toBe(1);
    }
  });
  it('R35 though the enemy has caught it in a ZOC, it may fire elsewhere', () => {
    const state = gunStep('british', { at: { '0315': 'b-fa1', '0415': 'a-3ma', '0615': 'a-1nh' } });
    expect(codeOf(state, fireAt('b-fa1', 615))).toBeUndefined();
  });
});
