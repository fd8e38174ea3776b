/** 3.2 Zones of control: who projects them, where, and how they bind movement. */
import { describe, expect, it } from 'vitest';
import { knownPiece } from '../../../src/engine/saratoga/roster';
import { codeOf, fireAt, hexOfCounter, move, play, position } from '../../helpers/saratoga/position';

/** Who moves, and against whom: the same for both sides. */
const BOTH = [
  { phasing: 'british', unit: 'b-li', friend: 'b-24', leader: 'L-fraser', enemy: 'a-1nh', other: 'a-2nh' },
  { phasing: 'american', unit: 'a-va', friend: 'a-8ma', leader: 'L-learned', enemy: 'b-24', other: 'b-9' },
] as const;

/** Around 0606, each with the hex beyond it. */
const AROUND = [
  ['N', 605, '0604'],
  ['NE', 706, '0805'],
  ['SE', 707, '0807'],
  ['S', 607, '0608'],
  ['SW', 507, '0407'],
  ['NW', 506, '0405'],
] as const;

describe.each(BOTH)('3.2.1 who projects a ZOC, $phasing moving', (side) => {
  const { phasing, unit, enemy } = side;

  it.each(AROUND)('an infantry unit, into the hex %s of it', (_, hex, start) => {
    const state = position({ phasing, at: { '0606': enemy, [start]: unit } });
    expect(codeOf(state, move(unit, hex, Number(start)))).toBe('stoppedByZoc');
  });

  it.each(AROUND)('a gun, into the hex %s of it', (_, hex, start) => {
    const gun = phasing === 'british' ? 'a-art1' : 'b-pa1';
    const state = position({ phasing, at: { '0606': gun, [start]: unit } });
    expect(codeOf(state, move(unit, hex, Number(start)))).toBe('stoppedByZoc');
  });

  it.each([1, 2, 3])('a unit with %s step losses still does', (hits) => {
    const state = position({ phasing, at: { '0606': enemy, '0604': unit }, hits: { [enemy]: hits } });
    expect(codeOf(state, move(unit, 605, 604))).toBe('stoppedByZoc');
  });

  it('a unit that is out of command and not activated still does', () => {
    const state = position({ phasing, at: { '0606': enemy, '0604': unit }, outOfCommand: enemy });
    expect(codeOf(state, move(unit, 605, 604))).toBe('stoppedByZoc');
  });

  it('a leader does not', () => {
    const leaders = phasing === 'british' ? 'L-arnold L-poor' : 'L-burgoyne L-fraser';
    const state = position({ phasing, at: { '0606': leaders, '0604': unit } });
    expect(codeOf(state, move(unit, 605, 604))).toBeUndefined();
  });

  it('nobody does two hexes away', () => {
    const state = position({ phasing, at: { '0607': enemy, '0604': unit } });
    expect(codeOf(state, move(unit, 605, 604))).toBeUndefined();
  });
});

describe.each(BOTH)('3.2.2 mutual ZOCs, $phasing moving', (side) => {
  const { phasing, unit, friend, leader, enemy, other } = side;

  it('two enemies who control the same hex do no more than one', () => {
    // 0606 is next to both 0607 and 0707.
    const state = position({ phasing, at: { '0605': unit, '0607': enemy, '0707': other } });
    expect(codeOf(state, move(unit, 606))).toBeUndefined();
    const inside = position({ phasing, at: { '0606': unit, '0607': enemy, '0707': other } });
    expect(codeOf(inside, move(unit, 605, 604))).toBeUndefined();
  });

  it('a friend’s ZOC in the hex does not undo the enemy’s', () => {
    const state = position({ phasing, at: { '0605': unit, '0506': friend, '0607': enemy } });
    expect(codeOf(state, move(unit, 606, 605))).toBe('stoppedByZoc');
  });

  it('nor does a friend in the hex', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': friend, '0607': enemy } });
    expect(codeOf(state, move(unit, 606, 605))).toBe('stoppedByZoc');
  });

  it('nobody minds the ZOCs of friends', () => {
    const state = position({ phasing, at: { '0604': unit, '0606': `${friend} ${leader}` } });
    expect(codeOf(state, move(unit, 605, 706, 606, 605))).toBeUndefined();
  });
});

it('3.2.2 both sides control a hex between them, and each stops the other there', () => {
  const at = { '0604': 'b-24', '0606': 'a-1nh' };
  expect(codeOf(position({ at }), move('b-24', 605, 604))).toBe('stoppedByZoc');
  expect(codeOf(position({ at, phasing: 'american' }), move('a-1nh', 605, 606))).toBe('stoppedByZoc');
});

describe('3.2.3 terrain and ZOCs', () => {
  it.each([
    ['into woods', '1005', '1004', '1003'],
    ['up a slope', '0313', '0412', '0512'],
    ['down a slope', '0612', '0512', '0412'],
    ['into a fortification', '0713', '0714', '0715'],
    ['out of a fortification', '0712', '0713', '0714'],
    ['along a road', '0406', '0405', '0404'],
    ['along the bank of the Hudson', '2304', '2303', '2302'],
  ])('they reach %s', (_, start, hex, enemy) => {
    const state = position({ at: { [start]: 'b-24', [enemy]: 'a-1nh' } });
    expect(codeOf(state, move('b-24', Number(hex), Number(start)))).toBe('stoppedByZoc');
  });

  // Mill Creek runs between 0309 and 0310, its north branch between 0806 and 0906.
  it.each([
    ['british', 'b-24', '0308', 309, 'a-1nh', '0310'],
    ['american', 'a-1nh', '0311', 310, 'b-24', '0309'],
    ['british', 'b-24', '0706', 806, 'a-1nh', '0906'],
    ['american', 'a-1nh', '1006', 906, 'b-24', '0806'],
  ] as const)('%s: not across a stream, %s from %s to %s', (phasing, unit, start, hex, enemy, where) => {
    const state = position({ phasing, at: { [start]: unit, [where]: enemy } });
    expect(codeOf(state, move(unit, hex, Number(start)))).toBeUndefined();
  });

  it('a road that crosses the stream makes no difference', () => {
    // The River Road crosses the Great Ravine between 2204 and 2205.
    const state = position({ at: { '2203': 'b-24', '2205': 'a-1nh' } });
    expect(codeOf(state, move('b-24', 2204, 2203))).toBeUndefined();
  });

  it('the same enemy controls his own bank', () => {
    const state = position({ at: { '0312': 'b-24', '0310': 'a-1nh' } });
    expect(codeOf(state, move('b-24', 311, 312))).toBe('stoppedByZoc');
  });

  it.each([
    ['british', 'b-24', 'a-gra'],
    ['american', 'a-1nh', 'b-loy'],
  ] as const)('R33 %s: units on both banks are adjacent and may fire', (phasing, unit, enemy) => {
    const state = position({ phase: 'fire', phasing, at: { '0309': unit, '0310': enemy } });
    expect(codeOf(state, fireAt(unit, 310))).toBeUndefined();
  });
});

describe.each(BOTH)('3.2.4 ZOC effects on movement, $phasing moving', (side) => {
  const { phasing, unit, friend, leader, enemy, other } = side;

  it('a unit stops on entering an enemy ZOC', () => {
    const state = position({ phasing, at: { '0605': unit, '0607': enemy } });
    expect(codeOf(state, move(unit, 606, 605))).toBe('stoppedByZoc');
    expect(codeOf(state, move(unit, 606))).toBeUndefined();
  });

  it('who has stopped does not move on in the same phase, alone or with others', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': friend, '0607': enemy } });
    play(state, move(unit, 606));
    expect(codeOf(state, move(unit, 605))).toBe('stoppedByZoc');
    expect(codeOf(state, move(`${unit} ${friend}`, 605))).toBe('stoppedByZoc');
  });

  it('a whole stack stops, its leader included', () => {
    const state = position({ phasing, at: { '0605': `${unit} ${leader}`, '0607': enemy } });
    play(state, move(`${unit} ${leader}`, 606));
    expect(codeOf(state, move(leader, 605))).toBe('stoppedByZoc');
  });

  it('who was dropped on the way may still move', () => {
    const state = position({ phasing, at: { '0604': `${unit} ${friend}`, '0607': enemy } });
    play(state, move(`${unit} ${friend}`, 605));
    play(state, move(unit, 606));
    expect(codeOf(state, move(friend, 604))).toBeUndefined();
  });

  it('who begins in an enemy ZOC leaves it freely, and goes on', () => {
    const state = position({ phasing, at: { '0606': unit, '0607': enemy } });
    expect(codeOf(state, move(unit, 605, 604))).toBeUndefined();
  });

  it('but stops in the next one', () => {
    // 0605 and 0505 are free, 0504 is next to 0403.
    const state = position({ phasing, at: { '0606': unit, '0607': enemy, '0403': other } });
    expect(codeOf(state, move(unit, 605, 505, 504))).toBeUndefined();
    expect(codeOf(state, move(unit, 605, 505, 504, 505))).toBe('stoppedByZoc');
  });

  it('R31 nobody goes straight from one enemy ZOC to another', () => {
    const state = position({ phasing, at: { '0606': unit, '0607': enemy } });
    expect(codeOf(state, move(unit, 707))).toBe('zocToZoc');
    expect(codeOf(state, move(unit, 507))).toBe('zocToZoc');
  });

  it('R31 not even between the ZOCs of two enemies', () => {
    const state = position({ phasing, at: { '0605': unit, '0604': enemy, '0607': other } });
    expect(codeOf(state, move(unit, 606))).toBe('zocToZoc');
  });

  it('R31 by a hex outside it may, and stops there', () => {
    // 0706 is not next to 0607, and 0707 is.
    const state = position({ phasing, at: { '0606': unit, '0607': enemy } });
    expect(codeOf(state, move(unit, 706, 707))).toBeUndefined();
    expect(codeOf(state, move(unit, 706, 707, 706))).toBe('stoppedByZoc');
  });

  it('R31 it may where friendly units hold the hex, and stops there', () => {
    const state = position({ phasing, at: { '0606': unit, '0707': friend, '0607': enemy } });
    expect(codeOf(state, move(unit, 707, 706))).toBe('stoppedByZoc');
    play(state, move(unit, 707));
    expect(hexOfCounter(state, unit)).toBe(707);
    expect(codeOf(state, move(unit, 706))).toBe('stoppedByZoc');
  });

  it('R31 a gun that holds the hex is a friendly unit too', () => {
    const gun = phasing === 'british' ? 'b-fa1' : 'a-art1';
    const state = position({ phasing, at: { '0606': unit, '0707': gun, '0607': enemy } });
    expect(codeOf(state, move(unit, 707))).toBeUndefined();
  });

  it('R31 a friend who moves along is none that holds the hex', () => {
    const state = position({ phasing, at: { '0606': `${unit} ${friend}`, '0607': enemy } });
    expect(codeOf(state, move(`${unit} ${friend}`, 707))).toBe('zocToZoc');
  });

  it('R32 a leader alone in the hex does not help', () => {
    const state = position({ phasing, at: { '0606': unit, '0707': leader, '0607': enemy } });
    expect(codeOf(state, move(unit, 707))).toBe('zocToZoc');
  });

  it('R36 a leader stops on entering an enemy ZOC', () => {
    const state = position({ phasing, at: { '0605': leader, '0607': enemy } });
    expect(codeOf(state, move(leader, 606, 605))).toBe('stoppedByZoc');
    play(state, move(leader, 606));
    expect(codeOf(state, move(leader, 605))).toBe('stoppedByZoc');
  });

  it('R36 nor does he go from ZOC to ZOC, unless friendly units are there', () => {
    const state = position({ phasing, at: { '0606': leader, '0607': enemy } });
    expect(codeOf(state, move(leader, 707))).toBe('zocToZoc');
    const joined = position({ phasing, at: { '0606': leader, '0707': friend, '0607': enemy } });
    expect(codeOf(joined, move(leader, 707))).toBeUndefined();
  });

  it('R37 a leader who is not activated enters a ZOC with activated units', () => {
    const state = position({ phasing, at: { '0605': `${unit} ${leader}`, '0607': enemy }, idle: leader });
    expect(codeOf(state, move(`${unit} ${leader}`, 606))).toBeUndefined();
  });

  it('R37 or where friends are', () => {
    const at = { '0605': leader, '0606': friend, '0607': enemy };
    expect(codeOf(position({ phasing, at, idle: leader }), move(leader, 606))).toBeUndefined();
  });

  it('R37 but not alone', () => {
    const at = { '0605': leader, '0607': enemy };
    expect(codeOf(position({ phasing, at, idle: leader }), move(leader, 606))).toBe('leaderAloneIntoZoc');
  });

  it('R37 an activated leader may, even alone', () => {
    const at = { '0605': leader, '0607': enemy };
    expect(codeOf(position({ phasing, at }), move(leader, 606))).toBeUndefined();
  });
});

describe('3.2 R38 command is traced through everything', () => {
  const isInCommand = (phasing: 'british' | 'american', at: Record<string, string>, unit: string) =>
    position({ phase: 'command', phasing, at }).inCommand[knownPiece(unit)];

  it.each([
    ['british', 'L-fraser', 'b-24', 'a-1nh', 'a-2nh', 'a-3nh'],
    ['american', 'L-poor', 'a-1nh', 'b-24', 'b-9', 'b-20'],
  ] as const)('%s: enemy units and their ZOCs between do not matter', (phasing, leader, unit, a, b, c) => {
    const at = { '0603': leader, '0606': unit, '0505': a, '0605': b, '0705': c };
    expect(isInCommand(phasing, at, unit)).toBe(true);
  });

  it('woods between do not matter', () => {
    expect(isInCommand('british', { '1204': 'L-hamilton', '1207': 'b-9' }, 'b-9')).toBe(true);
  });

  it('nor does a stream', () => {
    expect(isInCommand('american', { '0311': 'L-poor', '0308': 'a-1nh' }, 'a-1nh')).toBe(true);
  });
});
