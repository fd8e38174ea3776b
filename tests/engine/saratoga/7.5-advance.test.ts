/** 7.5 Advance after combat. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/saratoga/actions';
import { actions, decision } from '../../../src/engine/saratoga/game';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, fireAt, hexOfCounter, play, position } from '../../helpers/saratoga/position';

const phase = 'fire';
const HOLD = { kind: 'holdAll' } as const;
const DECLINE = { kind: 'decline' } as const;
const advance = (counters: string) => ({ kind: 'advance', counters: counters.split(' ') }) as const;
const otherSide = (side: 'british' | 'american') => (side === 'british' ? 'american' : 'british');

/** Everybody holds fire until the step in which this is allowed; there are eight (7.1.3). */
function holdUntil(state: State, action: Action): void {
  for (let step = 0; step < 8 && codeOf(state, action) !== undefined; step++)
    play(state, { kind: 'holdAll' });
}

/**
 * Three infantry units of one rating, a gun and leaders of their formation and army; a weak enemy unit with one step left,
 * another of its formation, and one more.
 */
const BOTH = [
  {
    side: 'british',
    one: 'b-24',
    two: 'b-mark',
    three: 'b-9',
    gun: 'b-fa1',
    leaders: 'L-fraser L-burgoyne',
    stray: 'L-hamilton',
    enemy: 'a-2ma',
    reserve: 'a-9ma',
    more: 'a-10ma',
  },
  {
    side: 'american',
    one: 'a-1nh',
    two: 'a-2nh',
    three: 'a-8ma',
    gun: 'a-art3',
    leaders: 'L-poor L-arnold',
    stray: 'L-learned',
    enemy: 'b-rhetz',
    reserve: 'b-specht',
    more: 'b-hh',
  },
] as const;

describe.each(BOTH)('7.5 advance after combat, $side', (army) => {
  const { side, one, two, three, gun, leaders, stray, enemy, reserve, more } = army;
  const hits = { [enemy]: 3 };

  it.each(['in the own phase', 'in the enemy phase'])(
    'R77, R114 it is offered at once to the side whose fire emptied the hex, %s',
    (when) => {
      const phasing = when === 'in the own phase' ? side : otherSide(side);
      const at = { '0505': one, '0605': two, '0506': enemy, '0112': reserve };
      const state = position({ phase, phasing, at, hits });
      play(state, fireAt(one, 506), 6, 1, 1);
      expect(decision(state)).toMatchObject({ kind: 'advance', by: side, case: '7.5' });
      play(state, advance(one));
      expect(hexOfCounter(state, one)).toBe(506);
    },
  );

  it('nothing is offered while a unit holds the hex', () => {
    const at = { '0505': one, '0605': two, '0506': `${more} ${enemy}`, '0112': reserve };
    const state = position({ phase, phasing: side, at, hits });
    play(state, fireAt(one, 506), 6, 1, 1);
    expect(decision(state)).toMatchObject({ kind: 'fire', by: side });
  });
  it('nor when nobody is eliminated', () => {
    const at = { '0505': one, '0605': two, '0506': enemy };
    const state = position({ phase, phasing: side, at, hits: { [enemy]: 2 } });
    play(state, fireAt(one, 506), 6);
    expect(decision(state)).toMatchObject({ kind: 'fire', by: side });
  });

  it('up to two of the units that fired at it, from one hex or two', () => {
    const at = { '0505': `${one} ${two}`, '0605': three, '0506': enemy, '0112': reserve };
    const state = position({ phase, phasing: side, at, hits });
    play(state, fireAt(one, 506), 1);
    play(state, fireAt(two, 506), 1);
    play(state, fireAt(three, 506), 6, 1, 1);
    expect(codeOf(state, advance(`${one} ${two} ${three}`))).toBe('tooManyAdvance');
    for (const pair of [`${one} ${two}`, `${one} ${three}`, `${two} ${three}`])
      expect(codeOf(state, advance(pair))).toBeUndefined();
    play(state, advance(`${one} ${three}`));
    expect([one, two, three].map((id) => hexOfCounter(state, id))).toEqual([506, 505, 506]);
  });
  it('not one that has not fired, nor one that fired at another hex', () => {
    const at = { '0505': `${one} ${two}`, '0605': three, '0506': enemy, '0404': more, '0112': reserve };
    const state = position({ phase, phasing: side, at, hits });
    play(state, fireAt(two, 404), 1);
    play(state, fireAt(one, 506), 6, 1, 1);
    expect(codeOf(state, advance(two))).toBe('didNotFire');
    expect(codeOf(state, advance(three))).toBe('didNotFire');
    expect(codeOf(state, advance(`${one} ${three}`))).toBe('didNotFire');
    expect(codeOf(state, advance(reserve))).toBe('notYours');
  });
  it('any number of leaders go with them, none without them', () => {
    const at = { '0505': `${leaders} ${one}`, '0605': `${stray} ${two}`, '0506': enemy, '0112': reserve };
    const state = position({ phase, phasing: side, at, hits });
    play(state, fireAt(one, 506), 6, 1, 1);
    expect(codeOf(state, advance(leaders))).toBe('emptyGroup');
    expect(codeOf(state, advance(`${one} ${stray}`))).toBe('leaderNotWithThem');
    play(state, advance(`${one} ${leaders}`));
    for (const leader of leaders.split(' ')) expect(hexOfCounter(state, leader)).toBe(506);
  });
  it('leaders may stay behind', () => {
    const at = { '0505': `${leaders} ${one}`, '0506': enemy, '0112': reserve };
    const state = position({ phase, phasing: side, at, hits });
    play(state, fireAt(one, 506), 6, 1, 1);
    play(state, advance(one));
    for (const leader of leaders.split(' ')) expect(hexOfCounter(state, leader)).toBe(505);
  });
  it('nobody twice, and what is listed can be done', () => {
    const at = { '0505': `${leaders} ${one} ${two}`, '0506': enemy, '0112': reserve };
    const state = position({ phase, phasing: side, at, hits });
    play(state, fireAt(one, 506), 1);
    play(state, fireAt(two, 506), 6, 1, 1);
    expect(codeOf(state, advance(`${one} ${one}`))).toBe('sameTwice');
    const list = actions(state);
    expect(list).toContainEqual(DECLINE);
    expect(list).toContainEqual(advance(`${one} ${two}`));
    for (const action of list) expect(codeOf(state, action)).toBeUndefined();
  });
  it('R114 it may be declined, which ends it', () => {
    const at = { '0505': one, '0605': two, '0506': enemy, '0606': more, '0112': reserve };
    const state = position({ phase, phasing: side, at, hits });
    play(state, fireAt(one, 506), 6, 1, 1);
    play(state, DECLINE);
    expect(hexOfCounter(state, one)).toBe(505);
    expect(decision(state)).toMatchObject({ kind: 'fire', by: side });
    expect(codeOf(state, advance(one))).toBe('notNow');
  });
  it('R78 it ignores ZOCs', () => {
    // `more` controls the hex that the unit leaves and the one that it enters.
    const at = { '0605': one, '0506': enemy, '0606': more, '0112': reserve };
    const state = position({ phase, phasing: side, at, hits });
    play(state, fireAt(one, 506), 6, 1, 1);
    play(state, advance(one));
    expect(hexOfCounter(state, one)).toBe(506);
  });
  it('R114 the step goes on afterwards, also for defenders', () => {
    const at = { '0505': one, '0605': two, '0506': enemy, '0606': more, '0112': reserve };
    const state = position({ phase, phasing: otherSide(side), at, hits });
    play(state, fireAt(one, 506), 6, 1, 1);
    play(state, advance(one));
    expect(decision(state)).toMatchObject({ kind: 'fire', by: side });
    expect(codeOf(state, fireAt(two, 606))).toBeUndefined();
  });
  it('R60, R78 one that has fired does not fire again from there', () => {
    const at = { '0505': one, '0506': enemy, '0507': more, '0112': reserve };
    const state = position({ phase, phasing: side, at, hits });
    play(state, fireAt(one, 506), 6, 1, 1);
    play(state, advance(one));
    expect(decision(state)).toMatchObject({ kind: 'fire', by: otherSide(side) });
    play(state, HOLD);
    expect(decision(state)?.kind).not.toBe('fire');
  });

  describe('7.5.1 guns', () => {
    const toGuns = (at: Record<string, string>) => {
      const state = position({ phase, phasing: side, at: { '0112': reserve, ...at }, hits });
      holdUntil(state, fireAt(gun, 506));
      return state;
    };
    it('alone they do not advance, adjacent', () => {
      const state = toGuns({ '0505': gun, '0506': enemy });
      play(state, fireAt(gun, 506), 6, 1, 1);
      expect(decision(state)?.kind).not.toBe('advance');
    });
    it('alone they do not advance, from a distance', () => {
      const state = toGuns({ '0404': gun, '0506': enemy, '0605': one });
      play(state, fireAt(gun, 506), 6, 1, 1);
      expect(decision(state)?.kind).not.toBe('advance');
    });
    it('nor does infantry that has not fired at the hex', () => {
      const state = toGuns({ '0505': `${one} ${gun}`, '0506': enemy });
      play(state, fireAt(gun, 506), 6, 1, 1);
      expect(decision(state)?.kind).not.toBe('advance');
    });
    it('after fire by infantry and guns both may advance, whoever hit', () => {
      const state = position({
        phase,
        phasing: side,
        at: { '0505': `${one} ${gun}`, '0506': enemy, '0112': reserve },
        hits,
      });
      play(state, fireAt(one, 506), 1);
      holdUntil(state, fireAt(gun, 506));
      play(state, fireAt(gun, 506), 6, 1, 1);
      expect(decision(state)).toMatchObject({ kind: 'advance', by: side });
      play(state, advance(`${one} ${gun}`));
      expect([one, gun].map((id) => hexOfCounter(state, id))).toEqual([506, 506]);
    });
    it('3.5, R78 a gun does not advance into an enemy ZOC', () => {
      const state = position({
        phase,
        phasing: side,
        at: { '0505': `${one} ${gun}`, '0506': enemy, '0507': more, '0112': reserve },
        hits,
      });
      play(state, fireAt(one, 506), 1);
      holdUntil(state, fireAt(gun, 506));
      play(state, fireAt(gun, 506), 6, 1, 1);
      expect(codeOf(state, advance(gun))).toBe('gunsDoNotAdvance');
      expect(codeOf(state, advance(`${one} ${gun}`))).toBe('gunsDoNotAdvance');
      expect(codeOf(state, advance(one))).toBeUndefined();
    });
    it('a gun that fired from a distance does not come along', () => {
      const state = position({
        phase,
        phasing: side,
        at: { '0505': one, '0404': gun, '0406': enemy, '0506': two, '0112': reserve },
        hits,
      });
      play(state, fireAt(two, 406), 1);
      holdUntil(state, fireAt(gun, 406));
      play(state, fireAt(gun, 406), 6, 1, 1);
      expect(codeOf(state, advance(gun))).toBeDefined();
      expect(codeOf(state, advance(two))).toBeUndefined();
    });
  });
});

describe('7.5 after a break', () => {
  /** 2 MA and 9 MA of Learned; 12 on two dice break it. */
  const broken = (at: Record<string, string>, hits: Record<string, number>) =>
    position({ phase, at: { '0112': 'a-8ma', ...at }, hits });

  it('the hex that a retreat has emptied is open to those who fired at it', () => {
    const state = broken({ '0605': 'b-li b-24', '0606': 'a-2ma' }, { 'a-2ma': 1 });
    play(state, fireAt('b-li', 606), 6, 6, 6);
    play(state, HOLD); // the free round
    play(state, { kind: 'retreat', unit: 'a-2ma', hex: 607 });
    expect(decision(state)).toMatchObject({ kind: 'advance', by: 'british' });
    expect(codeOf(state, advance('b-24'))).toBe('didNotFire');
    play(state, advance('b-li'));
    expect(hexOfCounter(state, 'b-li')).toBe(606);
  });
  it('R77 fire in the free round counts, and the Americans advance in the British phase', () => {
    const at = { '0505': 'a-va', '0605': 'a-2ma', '0506': 'b-24', '0101': 'b-mark' };
    const state = position({ phase, at, hits: { 'b-24': 1 } });
    play(state, fireAt('a-va', 506), 6, 6, 6);
    play(state, fireAt('a-2ma', 506), 1);
    play(state, HOLD);
    play(state, { kind: 'retreat', unit: 'b-24', hex: 406 });
    expect(decision(state)).toMatchObject({ kind: 'advance', by: 'american' });
    play(state, advance('a-va a-2ma'));
    expect(['a-va', 'a-2ma'].map((id) => hexOfCounter(state, id))).toEqual([506, 506]);
  });
  it('R78, R114 one that fired only in the free round still fires in its step, at what is adjacent then', () => {
    const at = { '0505': 'a-va', '0605': 'a-2ma', '0506': 'b-24', '0507': 'b-9' };
    const state = position({ phase, at, hits: { 'b-24': 1 } });
    play(state, fireAt('a-va', 506), 6, 6, 6);
    play(state, fireAt('a-2ma', 506), 1);
    play(state, HOLD);
    play(state, { kind: 'retreat', unit: 'b-24', hex: 406 });
    play(state, advance('a-2ma'));
    expect(decision(state)).toMatchObject({ kind: 'fire', by: 'british' }); // the 9th is a B and comes first
    play(state, HOLD);
    expect(codeOf(state, fireAt('a-2ma', 507))).toBeUndefined();
    expect(codeOf(state, fireAt('a-2ma', 406))).toBeUndefined();
  });
  it('R114 an advance into a hex whose last two units fell and fled is offered once', () => {
    const state = broken({ '0605': 'b-li b-24', '0606': 'a-9ma a-2ma' }, { 'a-2ma': 3 });
    play(state, fireAt('b-li', 606), 6, 6, 6); // 2 MA is eliminated, Learned breaks
    play(state, HOLD);
    play(state, { kind: 'retreat', unit: 'a-9ma', hex: 607 });
    expect(decision(state)).toMatchObject({ kind: 'advance', by: 'british' });
    play(state, DECLINE);
    expect(decision(state)?.kind).not.toBe('advance');
  });
  it('R77 who fired at the one that fell and who fired at the one that fled may both advance', () => {
    const state = broken({ '0605': 'b-li b-24', '0606': 'a-9ma a-2ma' }, { 'a-2ma': 3 });
    play(state, fireAt('b-li', 606), 6, 6, 6);
    play(state, fireAt('b-24', 606), 1);
    play(state, HOLD);
    play(state, { kind: 'retreat', unit: 'a-9ma', hex: 607 });
    play(state, advance('b-li b-24'));
    expect(['b-li', 'b-24'].map((id) => hexOfCounter(state, id))).toEqual([606, 606]);
    expect(decision(state)?.kind).not.toBe('advance');
  });
  it('a unit that falls in the free round opens its hex when the break is over', () => {
    const at = { '0605': 'b-li b-gren', '0606': 'a-9ma a-2ma' };
    const state = broken(at, { 'a-2ma': 1, 'a-9ma': 3 });
    play(state, fireAt('b-li', 606), 6, 6, 6);
    play(state, fireAt('b-li', 606, 1), 6); // 9 MA is eliminated
    expect(decision(state)).toMatchObject({ kind: 'freeRound', by: 'british' });
    play(state, HOLD);
    play(state, { kind: 'retreat', unit: 'a-2ma', hex: 607 });
    expect(decision(state)).toMatchObject({ kind: 'advance', by: 'british' });
    expect(codeOf(state, advance('b-li b-gren'))).toBe('didNotFire');
    play(state, advance('b-li'));
    expect(hexOfCounter(state, 'b-li')).toBe(606);
  });
  it('7.5.1 no advance if only guns fired at the hex', () => {
    const at = { '0605': 'b-24', '0706': 'b-fa1', '0606': 'a-10ma', '0607': 'a-lat' };
    const state = position({ phase, at, hits: { 'a-10ma': 1 } });
    holdUntil(state, fireAt('b-fa1', 606));
    play(state, fireAt('b-fa1', 606), 6, 6, 6); // Paterson breaks
    play(state, HOLD); // the 24th lets its free shot go
    play(state, { kind: 'retreat', unit: 'a-10ma', hex: 507 });
    expect(decision(state)?.kind).not.toBe('advance');
  });
  it('R88, R114 an elimination that breaks the formation: first the break, then both advances', () => {
    const state = broken({ '0605': 'b-li', '0606': 'a-2ma', '0506': 'a-9ma' }, { 'a-2ma': 3 });
    play(state, fireAt('b-li', 606), 6, 6, 6);
    expect(decision(state)).toMatchObject({ kind: 'freeRound', by: 'british' });
    play(state, fireAt('b-li', 506), 1);
    play(state, { kind: 'retreat', unit: 'a-9ma', hex: 406 });
    const declined: unknown[] = [];
    for (let offer = 0; offer < 2; offer++) declined.push(play(state, DECLINE)[0]);
    for (const hex of [506, 606]) expect(declined).toContainEqual({ type: 'declined', hex });
    expect(decision(state)?.kind).not.toBe('advance');
  });
  it('R88 nothing is offered before the round and the retreats are over', () => {
    const at = { '0605': 'b-li', '0606': 'a-2ma', '0405': 'b-24 b-gren', '0406': 'a-9ma' };
    const state = broken(at, { 'a-2ma': 1, 'a-9ma': 3 });
    play(state, fireAt('b-gren', 406), 1);
    play(state, fireAt('b-li', 606), 6, 6, 6);
    play(state, fireAt('b-24', 406), 6); // 9 MA stood there alone
    expect(decision(state)).toMatchObject({ kind: 'freeRound', by: 'british' });
    play(state, HOLD);
    expect(decision(state)).toMatchObject({ kind: 'retreat', by: 'american' });
    play(state, { kind: 'retreat', unit: 'a-2ma', hex: 607 });
    for (let offer = 0; offer < 2; offer++) {
      expect(decision(state)).toMatchObject({ kind: 'advance', by: 'british' });
      play(state, codeOf(state, advance('b-li')) ? advance('b-24') : advance('b-li'));
    }
    expect(['b-li', 'b-24'].map((id) => hexOfCounter(state, id))).toEqual([606, 406]);
  });
  it('two emptied hexes are two offers', () => {
    const at = { '0605': 'b-li', '0606': 'a-2ma', '0405': 'b-24', '0406': 'a-9ma' };
    const state = broken(at, { 'a-2ma': 1 });
    play(state, fireAt('b-li', 606), 6, 6, 6);
    play(state, fireAt('b-24', 406), 1);
    play(state, HOLD);
    play(state, { kind: 'retreat', unit: 'a-2ma', hex: 607 });
    play(state, { kind: 'retreat', unit: 'a-9ma', hex: 407 });
    for (let offer = 0; offer < 2; offer++) {
      expect(decision(state)).toMatchObject({ kind: 'advance', by: 'british' });
      play(state, codeOf(state, advance('b-li')) ? advance('b-24') : advance('b-li'));
    }
    expect(['b-li', 'b-24'].map((id) => hexOfCounter(state, id))).toEqual([606, 406]);
  });
  it('a hex that units of another formation still hold is not empty', () => {
    const state = broken({ '0605': 'b-li b-gren', '0606': 'a-10ma a-2ma' }, { 'a-2ma': 1 });
    play(state, fireAt('b-gren', 606, 1), 1);
    play(state, fireAt('b-li', 606, 0), 6, 6, 6);
    play(state, HOLD);
    play(state, { kind: 'retreat', unit: 'a-2ma', hex: 607 });
    expect(decision(state)?.kind).not.toBe('advance');
    expect(hexOfCounter(state, 'a-10ma')).toBe(606);
  });
});
