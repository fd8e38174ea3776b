/** 8.0 The Recovery Phase: one formation, a die a unit, the table by ratings. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/saratoga/actions';
import { actions, decision } from '../../../src/engine/saratoga/game';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, hitsOn, play, position } from '../../helpers/saratoga/position';

type Group = Extract<Action, { kind: 'recover' }>['group'];
type At = Readonly<Record<string, string>>;

const recover = (group: Group): Action => ({ kind: 'recover', group });
/** Recovers a group with these dice, which must be neither too many nor too few. */
function recoverAll(state: State, group: Group, ...dice: number[]): void {
  play(state, recover(group), ...dice);
  if (decision(state)?.case === '8.0') throw new Error('somebody still waits for a die');
}
const DICE = [1, 2, 3, 4, 5, 6];

/** The dice with which a unit loses its marker. */
function recoversWith(unit: string, group: Group, at: At, hits = 1): number[] {
  const phasing = unit.startsWith('b-') ? 'british' : 'american';
  return DICE.filter((die) => {
    const state = position({ phase: 'recovery', phasing, at, hits: { [unit]: hits } });
    recoverAll(state, group, die);
    return hitsOn(state, unit) === hits - 1;
  });
}

/** A unit of each rating on both sides: the highest die of the table. */
const TABLE = [
  ['A', 'b-li', 'fraser', 5],
  ['B', 'b-24', 'fraser', 4],
  ['C', 'b-rhetz', 'riedesel', 3],
  ['D', 'b-loy', 'fraser', 2],
  ['D', 'b-fa1', 'fraser', 2],
  ['A', 'a-va', 'learned', 5],
  ['B', 'a-1nh', 'poor', 4],
  ['C', 'a-2ma', 'learned', 3],
  ['D', 'a-lat', 'poor', 2],
] as const;

describe('8.0 the table', () => {
  it.each(TABLE)('8.0 rated %s, %s of %s recovers on 1 to %i', (_, unit, group, highest) => {
    expect(recoversWith(unit, group, { '0605': unit })).toEqual(DICE.slice(0, highest));
  });
  it.each(TABLE)(
    '8.0, R97 adjacent to the commander, rated %s, %s of %s has one more',
    (_, unit, group, highest) => {
      const at = { '0605': unit, '0606': `L-${group}` };
      expect(recoversWith(unit, group, at)).toEqual(DICE.slice(0, highest + 1));
    },
  );
  it.each([
    ['b-24', 'fraser', 'L-burgoyne'],
    ['a-1nh', 'poor', 'L-arnold'],
    ['a-3ma', 'nixon', 'L-gates'],
  ] as const)(
    '8.0 adjacent to the overall commander %s of %s has one more too (%s)',
    (unit, group, leader) => {
      expect(recoversWith(unit, group, { '0605': unit, '0606': leader })).toEqual([1, 2, 3, 4, 5]);
    },
  );
  it('8.0 adjacent to both leaders a unit has one more, not two', () => {
    const at = { '0605': 'b-24', '0606': 'L-fraser', '0604': 'L-burgoyne' };
    expect(recoversWith('b-24', 'fraser', at)).toEqual([1, 2, 3, 4, 5]);
  });
  it.each([
    ['b-24', 'fraser', 'L-hamilton'],
    ['a-1nh', 'poor', 'L-learned'],
    ['a-1nh', 'poor', 'L-gates'],
    ['a-3ma', 'nixon', 'L-arnold'],
  ] as const)('8.0 %s of %s has no help from %s, adjacent or stacked', (unit, group, leader) => {
    expect(recoversWith(unit, group, { '0605': unit, '0606': leader })).toEqual([1, 2, 3, 4]);
    expect(recoversWith(unit, group, { '0605': `${leader} ${unit}` })).toEqual([1, 2, 3, 4]);
  });
  it.each([
    ['two hexes', '0605'],
    ['far out of every span', '0616'],
  ])('8.0, R97 %s away from the leader the die counts as it is', (_, hex) => {
    expect(recoversWith('b-24', 'fraser', { [hex]: 'b-24', '0603': 'L-fraser' })).toEqual([1, 2, 3, 4]);
  });
  it.each([
    ['A turned to B', 'b-li', 'fraser', 4],
    ['B turned to C', 'b-24', 'fraser', 3],
    ['C turned to D', 'b-rhetz', 'riedesel', 2],
    ['A turned to B', 'a-va', 'learned', 4],
    ['B turned to C', 'a-1nh', 'poor', 3],
    ['C turned to D', 'a-2ma', 'learned', 2],
  ] as const)('R99 the face showing counts: %s, %s of %s recovers on 1 to %i', (_, unit, group, highest) => {
    expect(recoversWith(unit, group, { '0605': unit }, 3)).toEqual(DICE.slice(0, highest));
  });
});

describe('8.0 stacked with a leader', () => {
  it.each([
    ['b-24', 'fraser', 'L-fraser'],
    ['b-24', 'fraser', 'L-burgoyne'],
    ['b-fa1', 'fraser', 'L-fraser'],
    ['a-1nh', 'poor', 'L-poor'],
    ['a-1nh', 'poor', 'L-arnold'],
    ['a-3ma', 'nixon', 'L-nixon'],
    ['a-3ma', 'nixon', 'L-gates'],
  ] as const)('8.0 %s of %s with %s loses its marker without a die', (unit, group, leader) => {
    const phasing = unit.startsWith('b-') ? 'british' : 'american';
    const state = position({
      phase: 'recovery',
      phasing,
      at: { '0605': `${leader} ${unit}` },
      hits: { [unit]: 1 },
    });
    recoverAll(state, group);
    expect(hitsOn(state, unit)).toBe(0);
  });
  it('8.0 both units of the stack', () => {
    const at = { '0605': 'L-fraser b-24 b-li' };
    const state = position({ phase: 'recovery', at, hits: { 'b-24': 1, 'b-li': 3 } });
    recoverAll(state, 'fraser');
    expect([hitsOn(state, 'b-24'), hitsOn(state, 'b-li')]).toEqual([0, 2]);
  });
  it('8.0 whether or not the leader is activated', () => {
    const at = { '0605': 'L-gates a-3ma' };
    const state = position({
      phase: 'recovery',
      phasing: 'american',
      at,
      idle: 'L-gates a-3ma',
      hits: { 'a-3ma': 1 },
    });
    recoverAll(state, 'nixon');
    expect(hitsOn(state, 'a-3ma')).toBe(0);
  });
});

describe('8.0 what recovers', () => {
  it('8.0 only the marker: a reduced unit keeps its reduced side', () => {
    const state = position({ phase: 'recovery', at: { '0605': 'b-24' }, hits: { 'b-24': 3 } });
    recoverAll(state, 'fraser', 1);
    expect(hitsOn(state, 'b-24')).toBe(2);
  });
  it('8.0 a reduced unit without a marker has nothing to recover, even with its leader', () => {
    const at = { '0605': 'L-fraser b-24', '0405': 'b-li' };
    const state = position({ phase: 'recovery', at, hits: { 'b-24': 2, 'b-li': 1 } });
    recoverAll(state, 'fraser', 6);
    expect(hitsOn(state, 'b-24')).toBe(2);
  });
  it('8.0 all units of the formation, each by its own rating', () => {
    const at = { '0605': 'b-24', '0405': 'b-li', '0305': 'b-loy' };
    const state = position({ phase: 'recovery', at, hits: { 'b-24': 1, 'b-li': 1, 'b-loy': 1 } });
    recoverAll(state, 'fraser', 5, 5, 5);
    expect(['b-24', 'b-li', 'b-loy'].map((id) => hitsOn(state, id))).toEqual([1, 0, 1]);
  });
  it('8.0 each unit by its own die', () => {
    // Both are rated B: of 4 and 5 one die recovers and the other does not.
    const at = { '0605': 'b-24', '0405': 'b-mark' };
    const state = position({ phase: 'recovery', at, hits: { 'b-24': 1, 'b-mark': 1 } });
    recoverAll(state, 'fraser', 4, 5);
    expect(hitsOn(state, 'b-24') + hitsOn(state, 'b-mark')).toBe(1);
  });
  it('8.0 units of other formations are left alone', () => {
    const at = { '0605': 'L-fraser b-24', '0606': 'b-9', '0405': 'L-burgoyne b-ried' };
    const hits = { 'b-24': 1, 'b-9': 1, 'b-ried': 1 };
    const state = position({ phase: 'recovery', at, hits });
    recoverAll(state, 'fraser');
    expect(Object.keys(hits).map((id) => hitsOn(state, id))).toEqual([0, 1, 1]);
  });
  it('8.0, R97 one formation in a phase, then it is over', () => {
    const at = { '0605': 'L-fraser b-24', '0405': 'L-hamilton b-9', '0416': 'a-1nh' };
    const state = position({ phase: 'recovery', at, hits: { 'b-24': 1, 'b-9': 1 } });
    recoverAll(state, 'fraser');
    expect(decision(state)).toMatchObject({ kind: 'roll', case: '4.0' });
    expect(hitsOn(state, 'b-9')).toBe(1);
  });
  it('8.0 the player may do without', () => {
    const state = position({
      phase: 'recovery',
      at: { '0605': 'L-fraser b-24', '0416': 'a-1nh' },
      hits: { 'b-24': 1 },
    });
    play(state, { kind: 'endRecovery' });
    expect(decision(state)).toMatchObject({ kind: 'roll', case: '4.0' });
    expect(hitsOn(state, 'b-24')).toBe(1);
  });
  it.each([
    ['british', 'fraser', 'poor'],
    ['american', 'poor', 'fraser'],
  ] as const)('8.0 the %s player recovers %s, not %s of the enemy', (phasing, own, other) => {
    const at = { '0605': 'b-24', '0616': 'a-1nh' };
    const state = position({ phase: 'recovery', phasing, at, hits: { 'b-24': 1, 'a-1nh': 1 } });
    expect(codeOf(state, recover(other))).toBe('nothingToRecover');
    expect(codeOf(state, recover(own))).toBeUndefined();
  });
  it('8.0 a formation without a marker is not offered', () => {
    const at = { '0605': 'b-24', '0405': 'b-9', '0416': 'a-1nh' };
    const state = position({ phase: 'recovery', at, hits: { 'b-24': 1, 'b-9': 2 } });
    expect(actions(state)).toEqual([recover('fraser'), { kind: 'endRecovery' }]);
    expect(codeOf(state, recover('hamilton'))).toBe('nothingToRecover');
  });
  it('8.0, R94 a broken formation recovers like any other', () => {
    const state = position({
      phase: 'recovery',
      at: { '0605': 'b-24' },
      hits: { 'b-24': 1 },
      broken: ['fraser'],
    });
    recoverAll(state, 'fraser', 4);
    expect(hitsOn(state, 'b-24')).toBe(0);
  });
  it('8.0 a unit that is lost does not come back', () => {
    const at = { '0605': 'b-li', '0416': 'a-1nh' };
    const state = position({ phase: 'recovery', at, lost: 'b-24', hits: { 'b-24': 3, 'b-li': 1 } });
    recoverAll(state, 'fraser', 1);
    expect(hitsOn(state, 'b-24')).toBe(3);
  });
});

describe('8.0 next to the enemy', () => {
  const sides = [
    ['british', 'b-24', 'fraser', 'L-fraser', 'a-1nh'],
    ['american', 'a-1nh', 'poor', 'L-poor', 'b-24'],
  ] as const;
  it.each(sides)('8.0 a %s unit adjacent to an enemy unit does not roll', (phasing, unit, group, _, foe) => {
    const at = { '0605': unit, '0606': foe };
    const state = position({ phase: 'recovery', phasing, at, hits: { [unit]: 1 } });
    expect(codeOf(state, recover(group))).toBe('notNow'); // nobody can recover, so the phase has been passed over
    expect(hitsOn(state, unit)).toBe(1);
  });
  it.each(sides)(
    '8.0 a %s unit there keeps its marker though a friend recovers with the leader',
    (phasing, unit, group, leader, foe) => {
      const friend = phasing === 'british' ? 'b-mark' : 'a-2nh';
      const at = { '0605': unit, '0606': foe, '0603': `${leader} ${friend}` };
      const state = position({ phase: 'recovery', phasing, at, hits: { [unit]: 1, [friend]: 1 } });
      recoverAll(state, group);
      expect([hitsOn(state, unit), hitsOn(state, friend)]).toEqual([1, 0]);
    },
  );
  it.each(sides)(
    '8.0, R97 a %s unit there does not recover with its leader either',
    (phasing, unit, group, leader, foe) => {
      const friend = phasing === 'british' ? 'b-mark' : 'a-2nh';
      const at = { '0605': `${leader} ${unit}`, '0606': foe, '0405': friend };
      const state = position({ phase: 'recovery', phasing, at, hits: { [unit]: 1, [friend]: 1 } });
      recoverAll(state, group, 1);
      expect([hitsOn(state, unit), hitsOn(state, friend)]).toEqual([1, 0]);
    },
  );
  it.each([
    ['british', 'b-24', 'fraser', { '0309': 'L-fraser b-24', '0310': 'a-1nh', '0405': 'b-mark' }, 'b-mark'],
    ['american', 'a-1nh', 'poor', { '0309': 'b-24', '0310': 'L-poor a-1nh', '0416': 'a-2nh' }, 'a-2nh'],
  ] as const)(
    'R97 across a stream is adjacent too: the %s unit %s of %s',
    (phasing, unit, group, at, friend) => {
      const state = position({ phase: 'recovery', phasing, at, hits: { [unit]: 1, [friend]: 1 } });
      recoverAll(state, group, 1);
      expect([hitsOn(state, unit), hitsOn(state, friend)]).toEqual([1, 0]);
    },
  );
  it('8.0 two hexes from the enemy a unit rolls', () => {
    const at = { '0605': 'b-24', '0607': 'a-1nh' };
    expect(recoversWith('b-24', 'fraser', at)).toEqual([1, 2, 3, 4]);
  });
});

describe('8.0 guns', () => {
  const american = { phase: 'recovery', phasing: 'american' } as const;
  it('8.0 note, R98 a gun goes with the formation whose commander it reaches', () => {
    // Nixon's span is three: 0810 to 0813.
    expect(recoversWith('a-art3', 'nixon', { '0810': 'L-nixon', '0813': 'a-art3' })).toEqual([1, 2]);
  });
  it('8.0 note, R98 a gun out of his span does not', () => {
    const at = { '0810': 'L-nixon a-3ma', '0814': 'a-art3' };
    const state = position({ ...american, at, hits: { 'a-3ma': 1, 'a-art3': 1 } });
    recoverAll(state, 'nixon');
    expect([hitsOn(state, 'a-3ma'), hitsOn(state, 'a-art3')]).toEqual([0, 1]);
  });
  it('8.0 note, R98 with any formation, of either wing', () => {
    expect(recoversWith('a-art3', 'poor', { '0810': 'L-poor', '0812': 'a-art3' })).toEqual([1, 2]);
  });
  it('8.0 note, R98 a gun that reaches two commanders goes with the one that is chosen', () => {
    const at = { '0810': 'L-nixon', '0814': 'L-glover', '0812': 'a-art3' };
    expect(recoversWith('a-art3', 'nixon', at)).toEqual([1, 2]);
    expect(recoversWith('a-art3', 'glover', at)).toEqual([1, 2]);
  });
  it('8.0 note, R98 together with the units of the formation', () => {
    const at = { '0810': 'L-nixon a-3ma', '0812': 'a-art3' };
    const state = position({ ...american, at, hits: { 'a-3ma': 1, 'a-art3': 1 } });
    recoverAll(state, 'nixon', 2);
    expect([hitsOn(state, 'a-3ma'), hitsOn(state, 'a-art3')]).toEqual([0, 0]);
  });
  it.each([
    ['stacked with its commander', { '0810': 'L-nixon a-art3' }],
    ['stacked with his overall commander', { '0810': 'L-nixon', '0812': 'L-gates a-art3' }],
  ])('8.0 note, R98 %s a gun recovers at once', (_, at) => {
    const state = position({ ...american, at, hits: { 'a-art3': 1 } });
    recoverAll(state, 'nixon');
    expect(hitsOn(state, 'a-art3')).toBe(0);
  });
  it('8.0 note, R98 adjacent to its commander a gun has one more', () => {
    expect(recoversWith('a-art3', 'nixon', { '0810': 'L-nixon', '0811': 'a-art3' })).toEqual([1, 2, 3]);
  });

  it('R98 guns that reach Gates alone may be chosen instead of a formation', () => {
    // Gates's span is five.
    expect(recoversWith('a-art3', 'gatesGuns', { '0810': 'L-gates', '0815': 'a-art3' })).toEqual([1, 2]);
  });
  it('R98 in that group a gun with Gates recovers at once, one beside him has one more', () => {
    expect(recoversWith('a-art3', 'gatesGuns', { '0810': 'L-gates', '0811': 'a-art3' })).toEqual([1, 2, 3]);
    const state = position({ ...american, at: { '0810': 'L-gates a-art3' }, hits: { 'a-art3': 1 } });
    recoverAll(state, 'gatesGuns');
    expect(hitsOn(state, 'a-art3')).toBe(0);
  });
  it('R98 all of them together, but not those that reach a commander', () => {
    const at = { '0810': 'L-gates', '0811': 'a-art3', '0710': 'a-art4', '0815': 'L-nixon a-art5' };
    const state = position({ ...american, at, hits: { 'a-art3': 1, 'a-art4': 1, 'a-art5': 1 } });
    recoverAll(state, 'gatesGuns', 3, 3);
    expect(['a-art3', 'a-art4', 'a-art5'].map((id) => hitsOn(state, id))).toEqual([0, 0, 1]);
  });
  it('R98 instead of a formation, not as well', () => {
    const at = { '0810': 'L-gates a-art3', '0401': 'L-poor a-1nh' };
    const state = position({ ...american, at, hits: { 'a-art3': 1, 'a-1nh': 1 } });
    recoverAll(state, 'gatesGuns');
    expect(decision(state)).toMatchObject({ kind: 'roll', case: '4.0' });
    expect(hitsOn(state, 'a-1nh')).toBe(1);
  });
  it('R98 out of Gates’s span there is no such group', () => {
    const at = { '0810': 'L-gates a-art3', '0816': 'a-art4' };
    const state = position({ ...american, at, hits: { 'a-art3': 1, 'a-art4': 1 } });
    recoverAll(state, 'gatesGuns');
    expect(hitsOn(state, 'a-art4')).toBe(1);
  });
  it('R98 a gun next to the enemy does not recover', () => {
    const at = { '0810': 'L-gates a-art3', '0811': 'b-24', '0807': 'a-art4' };
    const state = position({ ...american, at, hits: { 'a-art3': 1, 'a-art4': 1 } });
    recoverAll(state, 'gatesGuns', 2);
    expect([hitsOn(state, 'a-art3'), hitsOn(state, 'a-art4')]).toEqual([1, 0]);
  });

  it('R123 guns that reach Arnold alone are a group as well', () => {
    // Arnold's span is six.
    expect(recoversWith('a-art3', 'arnoldGuns', { '0810': 'L-arnold', '0816': 'a-art3' })).toEqual([1, 2]);
    expect(recoversWith('a-art3', 'arnoldGuns', { '0810': 'L-arnold', '0811': 'a-art3' })).toEqual([1, 2, 3]);
    const state = position({ ...american, at: { '0810': 'L-arnold a-art3' }, hits: { 'a-art3': 1 } });
    expect(codeOf(state, recover('gatesGuns'))).toBe('nothingToRecover');
    recoverAll(state, 'arnoldGuns');
    expect(hitsOn(state, 'a-art3')).toBe(0);
  });
  it('R123 a gun that reaches both and no commander goes with either, as its owner says', () => {
    const at = { '0810': 'L-arnold', '0812': 'L-gates', '0811': 'a-art3' };
    for (const group of ['gatesGuns', 'arnoldGuns'] as const)
      expect(recoversWith('a-art3', group, at)).toEqual([1, 2, 3]);
  });
  it('R123 one that reaches a commander goes with his formation alone', () => {
    const at = { '0810': 'L-arnold', '0812': 'L-gates', '0811': 'a-art3', '0813': 'L-nixon' };
    const state = position({ ...american, at, hits: { 'a-art3': 1 } });
    for (const group of ['gatesGuns', 'arnoldGuns'] as const)
      expect(codeOf(state, recover(group))).toBe('nothingToRecover');
  });
  it('R123 for a gun that recovers with a formation Gates counts, too', () => {
    // Poor is under Arnold, who is far away.
    const beside = { '0810': 'L-poor', '0812': 'a-art3', '0813': 'L-gates' };
    expect(recoversWith('a-art3', 'poor', beside)).toEqual([1, 2, 3]);
    const at = { '0810': 'L-poor', '0812': 'L-gates a-art3 a-1nh' };
    const state = position({ ...american, at, hits: { 'a-art3': 1, 'a-1nh': 1 } });
    // For Poor's own men he does not: B recovers with 4 at most.
    recoverAll(state, 'poor', 5);
    expect([hitsOn(state, 'a-art3'), hitsOn(state, 'a-1nh')]).toEqual([0, 1]);
  });

  it('8.0, R52 British guns recover with their own formation, wherever they trace to', () => {
    const at = { '0605': 'b-fa1', '0606': 'L-hamilton b-9', '0416': 'a-1nh' };
    const state = position({ phase: 'recovery', at, hits: { 'b-fa1': 1, 'b-9': 1 } });
    recoverAll(state, 'hamilton');
    expect([hitsOn(state, 'b-9'), hitsOn(state, 'b-fa1')]).toEqual([0, 1]);
    expect(recoversWith('b-fa1', 'fraser', { '0605': 'b-fa1', '0606': 'L-hamilton' })).toEqual([1, 2]);
  });
  it('R98 the British have no such group', () => {
    const at = { '0605': 'b-fa1', '0810': 'L-gates a-art3' };
    const state = position({ phase: 'recovery', at, hits: { 'b-fa1': 1, 'a-art3': 1 } });
    expect(codeOf(state, recover('gatesGuns'))).toBe('nothingToRecover');
  });
});
