/** 6.0 Movement, with the parts of 3.1, 3.2, 3.5 and 5.1 that bind it. */
import { describe, expect, it } from 'vitest';
import { makeGroup, stepCost } from '../../../src/engine/saratoga/movement';
import { GRID } from '../../../src/engine/saratoga/battlefield';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { knownPiece } from '../../../src/engine/saratoga/roster';
import { readBoard } from '../../../src/engine/saratoga/zoc';
import { codeOf, hexOfCounter, move, play, position } from '../../helpers/position';

/** In movement points. */
function cost(ids: string, from: string, to: string, others: Record<string, string> = {}): number {
  const state = position({ at: { [from]: ids, ...others } });
  const group = makeGroup(state, ids.split(' ').map(knownPiece));
  const direction = GRID.directionTo(hexOf(from), hexOf(to));
  if (direction === -1) throw new Error(`${from} and ${to} are not neighbours`);
  return stepCost(readBoard(state), group, hexOf(from), hexOf(to), direction) / 2;
}

describe('6.2 MP expenditure', () => {
  it.each([
    ['clear', '0605', '0606', 1],
    ['woods', '0506', '0507', 2],
    ['woods up a slope', '0312', '0212', 3],
    ['a road up a slope, which costs nothing extra (6.3)', '0312', '0313', 0.5],
    ['clear down a slope, which is free (R5)', '0412', '0512', 1],
    ['clear on a road over a stream: the road does not count (R6)', '0309', '0310', 2],
    ['woods on a road over a stream', '0310', '0309', 3],
    ['woods over a stream', '0408', '0409', 3],
  ])('entering %s', (_, from, to, points) => {
    expect(cost('b-24', from, to)).toBe(points);
  });
});

describe('6.3 road advantages and 3.1.2 road stacking', () => {
  it('a single unit follows the road at half a point', () => expect(cost('b-24', '0405', '0404')).toBe(0.5));
  it('a unit with leaders does too', () => expect(cost('b-24 L-fraser', '0405', '0404')).toBe(0.5));
  it('two units together do not', () => expect(cost('b-24 b-li', '0405', '0404')).toBe(2));
  it('nobody gets the rate by leaving the road (6.3)', () => expect(cost('b-24', '0405', '0305')).toBe(2));
  it('R16 a road hex that holds a friend costs its other terrain', () =>
    expect(cost('b-24', '0405', '0404', { '0404': 'b-li' })).toBe(2));
  it('R15 a friend in the hex that is left does not matter', () => {
    const state = position({ at: { '0405': 'b-li b-24' } });
    play(state, move('b-24', 404));
    expect(state.spent[knownPiece('b-24')]).toBe(1);
  });
});

describe('6.0, 3.1.3, 3.7, 6.5 how far', () => {
  it('3.1.3 a stack goes at the pace of its slowest unit', () => {
    const state = position({ at: { '0605': 'b-pa1 b-li L-fraser' } });
    expect(codeOf(state, move('b-pa1 b-li', 606, 706, 606))).toBeUndefined();
    expect(codeOf(state, move('b-pa1 b-li', 606, 706, 606, 605))).toBe('notEnoughPoints');
    expect(codeOf(state, move('b-li', 606, 706, 606, 605))).toBeUndefined();
  });
  it('3.7 out of command costs two points', () => {
    const state = position({ at: { '0605': 'b-24' }, outOfCommand: 'b-24' });
    expect(codeOf(state, move('b-24', 606, 605, 606))).toBeUndefined();
    expect(codeOf(state, move('b-24', 606, 605, 606, 605))).toBe('notEnoughPoints');
  });
  it('6.5 one hex is always possible, whatever it costs', () => {
    const state = position({ at: { '0312': 'b-pa1' }, outOfCommand: 'b-pa1' });
    // One point is left of three, and woods up a slope cost three.
    play(state, move('b-pa1', 212));
    expect(hexOfCounter(state, 'b-pa1')).toBe(212);
    expect(codeOf(state, move('b-pa1', 312))).toBe('notEnoughPoints');
  });
  it('R22 but never into the river', () => {
    const state = position({ at: { '2305': 'b-24' } });
    expect(codeOf(state, move('b-24', 2405))).toBe('notOnTheMap');
  });
});

describe('3.2.4 ZOC effects on movement', () => {
  it('stops on entering an enemy ZOC', () => {
    const state = position({ at: { '0605': 'b-24', '0607': 'a-1nh' } });
    expect(codeOf(state, move('b-24', 606, 605))).toBe('stoppedByZoc');
    play(state, move('b-24', 606));
    expect(codeOf(state, move('b-24', 605))).toBe('finished');
  });
  it('may leave a ZOC in which it began', () => {
    const state = position({ at: { '0606': 'b-24', '0607': 'a-1nh' } });
    expect(codeOf(state, move('b-24', 605, 505))).toBeUndefined();
  });
  it('R31 may not step from ZOC to ZOC', () => {
    const state = position({ at: { '0606': 'b-24', '0607': 'a-1nh' } });
    expect(codeOf(state, move('b-24', 707))).toBe('zocToZoc');
  });
  it('R31 unless friendly units hold the hex', () => {
    const state = position({ at: { '0606': 'b-24', '0707': 'b-li', '0607': 'a-1nh' } });
    expect(codeOf(state, move('b-24', 707))).toBeUndefined();
  });
  it('R32 a lone leader there does not help', () => {
    const state = position({ at: { '0606': 'b-24', '0707': 'L-fraser', '0607': 'a-1nh' } });
    expect(codeOf(state, move('b-24', 707))).toBe('zocToZoc');
  });
  it('3.2.3 there is no ZOC across a stream', () => {
    // Between 0309 and 0310 runs Mill Creek.
    const state = position({ at: { '0308': 'b-24', '0310': 'a-1nh' } });
    expect(codeOf(state, move('b-24', 309, 308))).toBeUndefined();
  });
});

describe('3.5, 5.1, 3.8.2 who may enter an enemy ZOC', () => {
  const at = { '0605': 'b-24', '0505': 'b-fa2', '0607': 'a-1nh' };
  it('5.1 an activated unit', () => expect(codeOf(position({ at }), move('b-24', 606))).toBeUndefined());
  it('5.1 not a unit that is not activated', () =>
    expect(codeOf(position({ at, idle: 'b-24' }), move('b-24', 606))).toBe('notActivatedIntoZoc'));
  it('3.5 never guns', () => {
    const state = position({ at: { '0605': 'b-fa2', '0607': 'a-1nh' } });
    expect(codeOf(state, move('b-fa2', 606))).toBe('gunsNotIntoZoc');
  });
  it('R37 a leader who is not activated only where friends are', () => {
    const idle = { at: { '0605': 'L-fraser', '0607': 'a-1nh' }, idle: 'L-fraser' };
    expect(codeOf(position(idle), move('L-fraser', 606))).toBe('leaderAloneIntoZoc');
    const joined = position({ ...idle, at: { ...idle.at, '0606': 'b-24' } });
    expect(codeOf(joined, move('L-fraser', 606))).toBeUndefined();
  });
});

describe('6.4, 7.6 moving through others', () => {
  it('friends may be passed, whatever the stacking (3.1.1)', () => {
    const state = position({ at: { '0605': 'b-24', '0606': 'b-li b-gren' } });
    expect(codeOf(state, move('b-24', 606, 706))).toBeUndefined();
  });
  it('enemy units may not', () => {
    const state = position({ at: { '0605': 'b-24', '0606': 'a-1nh' } });
    expect(codeOf(state, move('b-24', 606))).toBe('enemyThere');
  });
  it('R25 infantry runs over leaders who stand alone, and goes on', () => {
    const state = position({ at: { '0605': 'b-24', '0606': 'L-poor' } });
    const events = play(state, move('b-24', 606, 706));
    expect(events.filter((event) => event.type === 'leaderKilled')).toHaveLength(1);
    expect(hexOfCounter(state, 'L-poor')).toBeLessThan(0);
    expect(hexOfCounter(state, 'b-24')).toBe(706);
  });
  it('R24 guns and leaders do not', () => {
    const state = position({ at: { '0605': 'b-fa2', '0505': 'L-fraser', '0606': 'L-poor' } });
    expect(codeOf(state, move('b-fa2', 606))).toBe('onlyInfantryRunsOver');
    expect(codeOf(state, move('L-fraser', 506))).toBeUndefined();
  });
});

describe('6.1, R20 splitting and picking up', () => {
  it('a dropped part goes on with what it has left, until another stack starts', () => {
    const state = position({ at: { '0605': 'b-24 b-li', '0406': 'b-gren' } });
    play(state, move('b-24 b-li', 606));
    play(state, move('b-li', 706));
    expect(codeOf(state, move('b-24', 605))).toBeUndefined();
    play(state, move('b-gren', 506));
    expect(codeOf(state, move('b-24', 605))).toBe('finished');
  });
  it('a unit that is picked up joins with its own points', () => {
    const state = position({ at: { '0605': 'b-li', '0606': 'b-pa1' } });
    play(state, move('b-li', 606));
    play(state, move('b-li b-pa1', 706, 606, 605));
    expect(codeOf(state, move('b-li b-pa1', 606))).toBe('notEnoughPoints');
    expect(codeOf(state, move('b-li', 606))).toBeUndefined();
  });
});

describe('3.1.4 stacking violations', () => {
  it('the owner removes what is too much when the phase ends, without a morale check (R84)', () => {
    const state = position({ at: { '0605': 'b-24 b-li', '0606': 'b-gren', '0116': 'a-1nh' } });
    play(state, move('b-gren', 605));
    play(state, { kind: 'endMovement' });
    expect(codeOf(state, { kind: 'endMovement' })).toBe('notNow');
    expect(play(state, { kind: 'remove', counter: 'b-24' }).map((event) => event.type)).not.toContain(
      'moraleChecked',
    );
    expect(hexOfCounter(state, 'b-24')).toBe(-1);
  });
});

describe('9.0 leaving at 0113', () => {
  it('R26-R28 four full-strength units win at once', () => {
    const state = position({ at: { '0113': 'b-24 b-li', '0213': 'b-gren b-20', '1016': 'a-1nh' } });
    play(state, { kind: 'exit', counters: ['b-24', 'b-li'] });
    play(state, move('b-gren', 113));
    play(state, { kind: 'exit', counters: ['b-gren'] });
    play(state, move('b-20', 113));
    const events = play(state, { kind: 'exit', counters: ['b-20'] });
    expect(events.at(-1)).toEqual({ type: 'ended', ending: { winner: 'british', reason: 'exit' } });
  });
  it('R27 a reduced unit does not count, and nobody leaves elsewhere', () => {
    const state = position({ at: { '0113': 'b-24', '0108': 'b-li', '1016': 'a-1nh' }, hits: { 'b-24': 2 } });
    expect(play(state, { kind: 'exit', counters: ['b-24'] })).toContainEqual(
      expect.objectContaining({ type: 'exited', full: 0 }),
    );
    expect(codeOf(state, { kind: 'exit', counters: ['b-li'] })).toBe('noExitHere');
  });
});
