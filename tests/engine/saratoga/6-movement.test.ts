/** 6.0 Movement: who goes in which order, what it costs, what stops it, and the way out at 0113. */
import { describe, expect, it } from 'vitest';
import { actions, decision, outcome } from '../../../src/engine/saratoga/game';
import { knownPiece } from '../../../src/engine/saratoga/roster';
import type { State } from '../../../src/engine/saratoga/state';
import { pointsFor } from '../../../src/engine/saratoga/victory';
import { codeOf, fireAt, hexOfCounter, move, play, position } from '../../helpers/saratoga/position';

const END = { kind: 'endMovement' } as const;
const HALT = { kind: 'halt' } as const;
const GONE = -1;
const exit = (counters: string) => ({ kind: 'exit', counters: counters.split(' ') }) as const;

/** What a move costs, in movement points. */
function cost(state: State, counters: string, ...path: number[]): number {
  const moved = play(state, move(counters, ...path)).find((event) => event.type === 'moved');
  return (moved?.cost ?? NaN) / 2;
}

/** The same for both sides: a fast unit, a slower one, a third, a slow gun, a leader, and an enemy. */
const BOTH = [
  { phasing: 'british', fast: 'b-li', unit: 'b-24', third: 'b-gren', gun: 'b-pa1', leader: 'L-fraser' },
  { phasing: 'american', fast: 'a-va', unit: 'a-1nh', third: 'a-2nh', gun: 'a-art1', leader: 'L-poor' },
] as const;
const enemyOf = (phasing: 'british' | 'american') => (phasing === 'british' ? 'a-4ny' : 'b-rhetz');

describe.each(BOTH)('6.0 the Movement Phase, $phasing', ({ phasing, fast, unit, third, gun, leader }) => {
  it('nobody has to move', () => {
    const state = position({ phasing, at: { '0605': `${unit} ${gun}`, '0406': `${fast} ${leader}` } });
    expect(decision(state)).toMatchObject({ kind: 'move', by: phasing, case: '6.0' });
    expect(play(state, END)).toContainEqual(expect.objectContaining({ type: 'phaseBegan', phase: 'combat' }));
    expect(hexOfCounter(state, unit)).toBe(605);
  });

  it('everybody may, one after another', () => {
    const at = { '0605': unit, '0505': fast, '0506': third, '0604': gun, '0405': leader };
    const state = position({ phasing, at });
    for (const [id, hex] of [
      [unit, 606],
      [fast, 605],
      [third, 505],
      [gun, 603],
      [leader, 506],
    ] as const) {
      play(state, move(id, hex));
      expect(hexOfCounter(state, id)).toBe(hex);
    }
  });

  it('the enemy does not', () => {
    const enemy = enemyOf(phasing);
    const state = position({ phasing, at: { '0605': unit, '2203': enemy } });
    expect(codeOf(state, move(enemy, 2202))).toBe('notYours');
  });

  it('R8 nobody enters the Hudson', () => {
    const state = position({ phasing, at: { '2303': `${unit} ${leader}` } });
    expect(codeOf(state, move(unit, 2403))).toBe('notOnTheMap');
    expect(codeOf(state, move(leader, 2403))).toBe('notOnTheMap');
  });
});

describe.each(BOTH)('6.1 procedure, $phasing', ({ phasing, fast, unit, third, gun, leader }) => {
  it('the path is one of neighbouring hexes', () => {
    const state = position({ phasing, at: { '0605': unit } });
    expect(codeOf(state, move(unit, 606, 706, 705))).toBeUndefined();
    expect(codeOf(state, move(unit, 607))).toBe('notAdjacent');
    expect(codeOf(state, move(unit, 606, 604))).toBe('notAdjacent');
  });

  it('a move needs counters of one hex, each once, and a path', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': fast } });
    expect(codeOf(state, { kind: 'move', counters: [], path: [606] })).toBe('emptyGroup');
    expect(codeOf(state, move(unit))).toBe('emptyPath');
    expect(codeOf(state, move(`${unit} ${unit}`, 606))).toBe('sameTwice');
    expect(codeOf(state, move(`${unit} ${fast}`, 706))).toBe('notTogether');
    expect(codeOf(state, move(third, 606))).toBe('notOnMap');
  });

  it('a stack has finished when the next one starts', () => {
    const state = position({ phasing, at: { '0605': unit, '0406': fast } });
    play(state, move(unit, 606));
    expect(codeOf(state, move(unit, 605))).toBeUndefined();
    play(state, move(fast, 506));
    expect(codeOf(state, move(unit, 605))).toBe('finished');
  });

  it('the next one has its turn until a third starts', () => {
    const state = position({ phasing, at: { '0605': unit, '0406': fast, '0506': third } });
    play(state, move(unit, 606));
    play(state, move(fast, 405));
    expect(codeOf(state, move(fast, 406))).toBeUndefined();
    play(state, move(third, 505));
    expect(codeOf(state, move(fast, 406))).toBe('finished');
  });

  it('R20 a stack may split on the way, and each part goes on with the points it has left', () => {
    const state = position({ phasing, at: { '0605': `${unit} ${fast}` } });
    play(state, move(`${unit} ${fast}`, 606));
    play(state, move(fast, 706));
    // Four of five points are left to the slower one.
    expect(codeOf(state, move(unit, 605, 606, 605, 606))).toBeUndefined();
    expect(codeOf(state, move(unit, 605, 606, 605, 606, 605))).toBe('notEnoughPoints');
    play(state, move(unit, 605));
    // And four of six to the faster, who goes on after it.
    expect(codeOf(state, move(fast, 606, 706, 606, 706))).toBeUndefined();
    expect(codeOf(state, move(fast, 606, 706, 606, 706, 606))).toBe('notEnoughPoints');
  });

  it('R20 all parts have finished when another stack starts', () => {
    const state = position({ phasing, at: { '0605': `${unit} ${fast}`, '0406': third } });
    play(state, move(`${unit} ${fast}`, 606));
    play(state, move(fast, 706));
    play(state, move(third, 506));
    expect(codeOf(state, move(unit, 605))).toBe('finished');
    expect(codeOf(state, move(fast, 606))).toBe('finished');
  });

  it('R20 a leader may be dropped and go on, too', () => {
    const state = position({ phasing, at: { '0605': `${unit} ${leader}` } });
    play(state, move(`${unit} ${leader}`, 606));
    play(state, move(unit, 706));
    expect(codeOf(state, move(leader, 605))).toBeUndefined();
  });

  it('R20 a unit that is picked up joins with its own points', () => {
    const state = position({ phasing, at: { '0605': fast, '0606': gun } });
    play(state, move(fast, 606));
    // The gun has three points, the fast unit five of six.
    expect(codeOf(state, move(`${fast} ${gun}`, 605, 606, 605))).toBeUndefined();
    expect(codeOf(state, move(`${fast} ${gun}`, 605, 606, 605, 606))).toBe('notEnoughPoints');
  });

  it('R20 who picks up is bound by what he has spent himself', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': fast } });
    play(state, move(unit, 606, 605, 606));
    expect(codeOf(state, move(`${unit} ${fast}`, 605, 606))).toBeUndefined();
    expect(codeOf(state, move(`${unit} ${fast}`, 605, 606, 605))).toBe('notEnoughPoints');
  });

  it('R20 who is picked up may part again, and finishes with the others', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': fast, '0406': third } });
    play(state, move(unit, 606));
    play(state, move(`${unit} ${fast}`, 706));
    play(state, move(fast, 606));
    expect(codeOf(state, move(unit, 606))).toBeUndefined();
    play(state, move(third, 506));
    expect(codeOf(state, move(fast, 605))).toBe('finished');
  });

  it('R20 a unit that has finished is not picked up', () => {
    const state = position({ phasing, at: { '0605': unit, '0505': fast } });
    play(state, move(unit, 606));
    play(state, move(fast, 605, 606));
    expect(codeOf(state, move(`${unit} ${fast}`, 605))).toBe('finished');
  });

  it('R20 a stack may be told to halt, and has finished then', () => {
    const state = position({ phasing, at: { '0605': `${unit} ${fast}`, '0406': third } });
    play(state, move(`${unit} ${fast}`, 606));
    play(state, move(fast, 706));
    expect(actions(state)).toContainEqual(HALT);
    play(state, HALT);
    expect(codeOf(state, move(unit, 605))).toBe('finished');
    expect(codeOf(state, move(fast, 606))).toBe('finished');
    expect(codeOf(state, move(third, 506))).toBeUndefined();
  });

  it('R20 nobody can be told to halt before somebody moves', () => {
    const state = position({ phasing, at: { '0605': unit } });
    expect(codeOf(state, HALT)).toBe('notNow');
  });
});

describe('6.2 MP expenditure', () => {
  it.each([
    ['a clear hex of level 1 (R2)', '2103', 2104, 1],
    ['a clear hex of level 2 (R2)', '0605', 606, 1],
    ['a clear hex of level 3 (R2)', '0414', 415, 1],
    ['a bank of the Hudson (R7)', '2203', 2303, 1],
    ['a fortification', '0715', 714, 1],
    ['a fortification up a slope (R3)', '0713', 714, 2],
    ['woods', '0506', 507, 2],
    ['clear up a slope (R3)', '0512', 412, 2],
    ['woods up a slope (R3)', '0312', 212, 3],
    ['clear down a slope, which is free (R5)', '0412', 512, 1],
    ['woods down a slope, which is free (R5)', '0304', 204, 2],
    ['woods over a stream', '0408', 409, 3],
    ['clear over a stream', '2305', 2304, 2],
    ['woods up a slope over a stream', '2105', 2004, 4],
    ['clear down a slope over a stream (R5)', '2004', 2105, 2],
  ])('TEC entering %s', (_, from, to, points) => {
    expect(cost(position({ at: { [from]: 'b-24' } }), 'b-24', to)).toBe(points);
  });

  it.each(['sept19', 'oct7'] as const)(
    'TEC a fortification costs what its clear hex does, in play or not: %s',
    (battle) => {
      // 0412 is a work on 7 October only; from 0413, on the same level.
      expect(cost(position({ battle, at: { '0413': 'b-24' } }), 'b-24', 412)).toBe(1);
    },
  );

  it('costs add up along the path', () => {
    // Clear, woods, clear.
    expect(cost(position({ at: { '0605': 'b-24' } }), 'b-24', 606, 607, 606)).toBe(4);
  });

  it('each of a stack pays', () => {
    const state = position({ at: { '0605': 'b-24 b-li L-fraser' } });
    play(state, move('b-24 b-li L-fraser', 606, 605, 606));
    expect(codeOf(state, move('b-24', 605, 606, 605))).toBe('notEnoughPoints');
    expect(codeOf(state, move('b-li', 605, 606, 605, 606))).toBe('notEnoughPoints');
    expect(codeOf(state, move('L-fraser', 605, 606, 605, 606, 605, 606))).toBe('notEnoughPoints');
    expect(codeOf(state, move('L-fraser', 605, 606, 605, 606, 605))).toBeUndefined();
  });

  it('leaders and guns pay as infantry does', () => {
    for (const id of ['L-fraser', 'b-fa1', 'b-li'])
      expect(cost(position({ at: { '0312': id } }), id, 212)).toBe(3);
  });

  it('3.7 out of command costs two points of the allowance', () => {
    const state = position({ at: { '0605': 'b-24' }, outOfCommand: 'b-24' });
    expect(codeOf(state, move('b-24', 606, 605, 606))).toBeUndefined();
    expect(codeOf(state, move('b-24', 606, 605, 606, 605))).toBe('notEnoughPoints');
  });

  it('R18 half a point that is left is kept: it is too little for a clear hex, and enough for a road', () => {
    const state = position({ at: { '0405': 'b-24' } });
    // Half a point along the road, then four clear hexes off it.
    expect(cost(state, 'b-24', 505, 605, 606, 605, 505)).toBe(4.5);
    expect(codeOf(state, move('b-24', 506))).toBe('notEnoughPoints');
    expect(codeOf(state, move('b-24', 405))).toBeUndefined();
  });

  it('exception: a retreat spends nothing, into woods up a slope either', () => {
    const state = position({
      phase: 'fire',
      phasing: 'american',
      at: { '0405': 'a-va', '0404': 'b-pa1' },
      hits: { 'b-pa1': 1 },
    });
    play(state, fireAt('a-va', 404), 6, 6, 6);
    play(state, { kind: 'holdAll' });
    play(state, { kind: 'retreat', unit: 'b-pa1', hex: 304 });
    expect(hexOfCounter(state, 'b-pa1')).toBe(304);
    expect(state.spent[knownPiece('b-pa1')]).toBe(0);
  });
});

describe('6.3 road advantages', () => {
  it.each([
    ['british', 'b-24', '0405', 404],
    ['british', 'L-fraser', '0405', 404],
    ['british', 'b-pa1', '2202', 2203],
    ['american', 'a-1nh', '0312', 311],
    ['american', 'a-art1', '1015', 1016],
  ] as const)('%s: %s follows the road from %s at half a point', (phasing, id, from, to) => {
    expect(cost(position({ phasing, at: { [from]: id } }), id, to)).toBe(0.5);
  });

  it('R17 the first road hex costs its other terrain, the next ones half a point', () => {
    // From the woods of 0305 onto the road in the clear hex 0405.
    expect(cost(position({ at: { '0305': 'b-24' } }), 'b-24', 405)).toBe(1);
    expect(cost(position({ at: { '0305': 'b-24' } }), 'b-24', 405, 404, 403)).toBe(2);
  });

  it('R17 woods on the road cost two to get onto it', () => {
    expect(cost(position({ at: { '0504': 'b-24' } }), 'b-24', 404)).toBe(2);
  });

  it('R17 who starts in a road hex is on the road', () => {
    expect(cost(position({ at: { '0404': 'b-24' } }), 'b-24', 403)).toBe(0.5);
  });

  it('nobody has the rate for leaving the road', () => {
    expect(cost(position({ at: { '0405': 'b-24' } }), 'b-24', 305)).toBe(2);
  });

  it.each([
    ['from the lane in 0307 to the road in 0308', '0307', 308],
    ['from the lane in 0307 to the road in 0407', '0307', 407],
  ])('the road must be followed exactly: %s no road runs', (_, from, to) => {
    expect(cost(position({ at: { [from]: 'b-24' } }), 'b-24', to)).toBe(1);
  });

  it('from one road to another where they meet the rate goes on', () => {
    // Along the lane to 0406 and up the Quaker Springs road.
    expect(cost(position({ at: { '0207': 'b-24' } }), 'b-24', 307, 406, 405)).toBe(1.5);
  });

  it.each([
    ['up', '0312', 313],
    ['up in woods', '0404', 403],
    ['down', '0313', 312],
  ])('on the road nothing is paid for a slope %s', (_, from, to) => {
    expect(cost(position({ at: { [from]: 'b-24' } }), 'b-24', to)).toBe(0.5);
  });

  it.each([
    ['0309', 310, 2],
    ['0310', 309, 3],
    ['1412', 1313, 2],
    ['1313', 1412, 2],
    ['1511', 1610, 2],
    ['1610', 1511, 2],
    ['2204', 2205, 2],
    ['2205', 2204, 2],
  ])('R6 on the road over a stream, from %s to %s: the other terrain and one point', (from, to, points) => {
    expect(cost(position({ at: { [from]: 'b-24' } }), 'b-24', to)).toBe(points);
  });

  it('R6 beyond the stream the road rate is there again', () => {
    expect(cost(position({ at: { '2203': 'b-24' } }), 'b-24', 2204, 2205, 2106)).toBe(3);
  });

  it('movement on and off the road may be mixed in one move', () => {
    // Half a point, a clear hex, a clear hex on the road again, half a point.
    expect(cost(position({ at: { '0405': 'b-24' } }), 'b-24', 406, 506, 405, 505)).toBe(3);
  });

  it('3.1.2 a stack has no road rate', () => {
    expect(cost(position({ at: { '0405': 'b-24 b-li' } }), 'b-24 b-li', 404)).toBe(2);
  });

  it('nor has a unit that goes over another', () => {
    expect(cost(position({ at: { '0405': 'b-24', '0404': 'b-li' } }), 'b-24', 404)).toBe(2);
  });
});

describe.each(BOTH)('6.4 moving through others, $phasing', ({ phasing, fast, unit, third, gun, leader }) => {
  const enemy = enemyOf(phasing);
  const lone = phasing === 'british' ? 'L-poor' : 'L-fraser';
  const overall = phasing === 'british' ? 'L-arnold' : 'L-burgoyne';
  const both = `${lone} ${overall}`;

  it('friends may be passed, and joined', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': `${fast} ${leader}` } });
    expect(codeOf(state, move(unit, 606, 706))).toBeUndefined();
    expect(codeOf(state, move(unit, 606))).toBeUndefined();
  });

  it('3.1.1 even a full stack may be passed', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': `${fast} ${third}` } });
    expect(codeOf(state, move(unit, 606, 706))).toBeUndefined();
  });

  it('but in an enemy ZOC one stops', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': fast, '0607': enemy } });
    expect(codeOf(state, move(unit, 606, 605))).toBe('stoppedByZoc');
  });

  it.each(['fast', 'gun', 'leader', 'fast and leader'])('nobody enters a hex of enemy units: %s', (who) => {
    const id = { fast, gun, leader }[who] ?? `${fast} ${leader}`;
    const state = position({ phasing, at: { '0605': id, '0606': enemy } });
    expect(codeOf(state, move(id, 606))).toBe('enemyThere');
  });

  it('not even with an enemy leader beside them', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': `${enemy} ${lone}` } });
    expect(codeOf(state, move(unit, 606))).toBe('enemyThere');
  });

  it('infantry may end its move on enemy leaders who stand alone, and eliminates them all', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': both } });
    const events = play(state, move(unit, 606));
    expect(events.filter((event) => event.type === 'leaderKilled')).toHaveLength(2);
    expect([lone, overall].map((id) => hexOfCounter(state, id))).toEqual([GONE, GONE]);
  });

  it('R25 it may run over them and go on', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': lone } });
    play(state, move(unit, 606, 706));
    expect([lone, unit].map((id) => hexOfCounter(state, id))).toEqual([GONE, 706]);
    expect(codeOf(state, move(unit, 606))).toBeUndefined();
  });

  it('R25 that costs nothing beside the terrain', () => {
    expect(cost(position({ phasing, at: { '0605': unit, '0606': lone } }), unit, 606, 706)).toBe(2);
  });

  it('R25 it may run over leaders in two hexes', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': lone, '0706': overall } });
    play(state, move(unit, 606, 706, 605));
    expect([lone, overall].map((id) => hexOfCounter(state, id))).toEqual([GONE, GONE]);
  });

  it('R24 infantry that is not activated may', () => {
    const state = position({ phasing, at: { '0605': unit, '0606': lone }, idle: unit });
    expect(codeOf(state, move(unit, 606))).toBeUndefined();
  });

  it('R24 guns do not', () => {
    const state = position({ phasing, at: { '0605': gun, '0606': lone } });
    expect(codeOf(state, move(gun, 606))).toBe('onlyInfantryRunsOver');
  });

  it('R24 leaders do not', () => {
    const state = position({ phasing, at: { '0605': leader, '0606': lone } });
    expect(codeOf(state, move(leader, 606))).toBe('onlyInfantryRunsOver');
  });

  it('R24 guns and leaders may with infantry', () => {
    const group = `${unit} ${gun} ${leader}`;
    const state = position({ phasing, at: { '0605': group, '0606': lone } });
    expect(codeOf(state, move(group, 606))).toBeUndefined();
  });
});

describe.each(BOTH)('6.5 minimum movement, $phasing', ({ phasing, unit, gun, leader }) => {
  const enemy = enemyOf(phasing);
  const outOfCommand = gun;

  it('one hex is always possible, whatever it costs', () => {
    // One point is left of the gun's three, and woods up a slope cost three.
    const state = position({ phasing, at: { '0312': gun }, outOfCommand });
    play(state, move(gun, 212));
    expect(hexOfCounter(state, gun)).toBe(212);
  });

  it('and no more than one', () => {
    const state = position({ phasing, at: { '0312': gun }, outOfCommand });
    expect(codeOf(state, move(gun, 212, 211))).toBe('notEnoughPoints');
    play(state, move(gun, 212));
    expect(codeOf(state, move(gun, 312))).toBe('notEnoughPoints');
  });

  it('not after a step that was paid for', () => {
    // Half a point along the road, then woods.
    const state = position({ phasing, at: { '0405': gun }, outOfCommand });
    expect(codeOf(state, move(gun, 404, 504))).toBe('notEnoughPoints');
    play(state, move(gun, 404));
    expect(codeOf(state, move(gun, 504))).toBe('notEnoughPoints');
  });

  it('a stack may, as its slowest unit may', () => {
    const group = `${gun} ${unit} ${leader}`;
    const state = position({ phasing, at: { '0312': group }, outOfCommand });
    expect(codeOf(state, move(group, 212))).toBeUndefined();
  });

  it('6.4 not into a hex of the enemy', () => {
    const state = position({ phasing, at: { '0312': gun, '0212': enemy }, outOfCommand });
    expect(codeOf(state, move(gun, 212))).toBe('enemyThere');
  });

  it('R21 not for guns into an enemy ZOC', () => {
    const state = position({ phasing, at: { '0312': gun, '0112': enemy }, outOfCommand });
    expect(codeOf(state, move(gun, 212))).toBe('gunsNotIntoZoc');
  });

  it('R21 not for a unit that is not activated into an enemy ZOC', () => {
    // Three points are left of five, and woods up a slope over a stream cost four.
    const free = position({ phasing, at: { '2105': unit }, outOfCommand: unit });
    expect(codeOf(free, move(unit, 2004))).toBeUndefined();
    const state = position({ phasing, at: { '2105': unit, '2003': enemy }, outOfCommand: unit });
    expect(codeOf(state, move(unit, 2004))).toBe('notActivatedIntoZoc');
  });

  it('R22 a unit whose allowance is cut may still go where it costs more than is left', () => {
    const state = position({ phasing, at: { '2105': unit }, outOfCommand: unit });
    expect(cost(state, unit, 2004)).toBe(4);
  });

  it('R22 but never into the river, nor off the map', () => {
    const state = position({ phasing, at: { '2303': gun }, outOfCommand });
    expect(codeOf(state, move(gun, 2403))).toBe('notOnTheMap');
    const edge = position({ phasing, at: { '0116': gun }, outOfCommand });
    expect(codeOf(edge, move(gun, 117))).toBe('notOnTheMap');
  });
});

describe('5.1 who may enter an enemy ZOC', () => {
  const at = { '0605': 'b-24 b-li', '0607': 'a-1nh' };
  it('an activated unit', () => expect(codeOf(position({ at }), move('b-24', 606))).toBeUndefined());
  it('not a unit that is not activated', () =>
    expect(codeOf(position({ at, idle: 'b-24' }), move('b-24', 606))).toBe('notActivatedIntoZoc'));
  it('not a unit that is out of command', () =>
    expect(codeOf(position({ at, outOfCommand: 'b-24' }), move('b-24', 606))).toBe('notActivatedIntoZoc'));
  it('not a stack with one that is not activated', () =>
    expect(codeOf(position({ at, idle: 'b-24' }), move('b-24 b-li', 606))).toBe('notActivatedIntoZoc'));
});

// The road leaves the map at 0113, woods of level 3; 0213 before it is clear.
describe('9.0 leaving at 0113', () => {
  const FAR = { '1016': 'a-1nh' };

  it('R26 a unit pays half a point', () => {
    // Along the road to and fro, two and a half of three points.
    const state = position({ at: { '0213': 'b-pa1', ...FAR } });
    play(state, move('b-pa1', 113, 213, 113, 213, 113));
    play(state, exit('b-pa1'));
    expect(hexOfCounter(state, 'b-pa1')).toBeLessThan(0);
  });

  it('R26 not if it has none left', () => {
    const state = position({ at: { '0113': 'b-pa1', ...FAR } });
    play(state, move('b-pa1', 213, 113, 213, 113, 213, 113));
    expect(codeOf(state, exit('b-pa1'))).toBe('notEnoughPoints');
  });

  it('R26 a stack pays a whole point', () => {
    // Two of three points for the woods of 0113.
    const state = position({ at: { '0213': 'b-pa1 b-pa2', ...FAR } });
    play(state, move('b-pa1 b-pa2', 113));
    expect(codeOf(state, exit('b-pa1 b-pa2'))).toBeUndefined();
  });

  it('R26 half a point is too little for a stack, and enough for one of it', () => {
    const state = position({ at: { '0313': 'b-pa1 b-li', ...FAR } });
    play(state, move('b-pa1 b-li', 213)); // a point
    play(state, move('b-li', 313));
    play(state, move('b-pa1', 113, 213, 113)); // a point and a half
    play(state, move('b-li', 213, 113));
    expect(codeOf(state, exit('b-pa1 b-li'))).toBe('notEnoughPoints');
    expect(codeOf(state, exit('b-pa1'))).toBeUndefined();
  });

  it('R26 it need not have come by the road', () => {
    const state = position({ at: { '0112': 'b-24', ...FAR } });
    play(state, move('b-24', 113));
    expect(codeOf(state, exit('b-24'))).toBeUndefined();
  });

  it('R26 it may have stopped there in an earlier turn, even in an enemy ZOC', () => {
    const state = position({ at: { '0113': 'b-24', '0112': 'a-1nh' } });
    expect(codeOf(state, exit('b-24'))).toBeUndefined();
  });

  it('3.2.4 not if it has stopped there in this phase', () => {
    const state = position({ at: { '0213': 'b-24', '0112': 'a-1nh' } });
    play(state, move('b-24', 113));
    expect(codeOf(state, exit('b-24'))).toBe('stoppedByZoc');
  });

  it('6.1 not if another stack has started since', () => {
    const state = position({ at: { '0213': 'b-24', '0313': 'b-li', ...FAR } });
    play(state, move('b-24', 113));
    play(state, move('b-li', 213));
    expect(codeOf(state, exit('b-24'))).toBe('finished');
  });

  it('3.7 a unit that is out of command may', () => {
    const state = position({ at: { '0113': 'b-pa1', ...FAR }, outOfCommand: 'b-pa1' });
    expect(codeOf(state, exit('b-pa1'))).toBeUndefined();
  });

  it.each(['sept19', 'oct7'] as const)('R28 four full-strength units win at once: %s', (battle) => {
    const state = position({ battle, at: { '0113': 'b-24 b-li', '0213': 'b-gren', '0313': 'b-20', ...FAR } });
    play(state, exit('b-24 b-li'));
    play(state, move('b-gren', 113));
    play(state, exit('b-gren'));
    expect(outcome(state)).toBeUndefined();
    play(state, move('b-20', 213, 113));
    expect(play(state, exit('b-20')).at(-1)).toEqual({
      type: 'ended',
      ending: { winner: 'british', reason: 'exit' },
    });
    expect(outcome(state)).toEqual({ winner: 'british', reason: 'exit' });
  });

  it('R28 those of earlier turns are added', () => {
    const state = position({ turn: 7, at: { '0113': 'b-20', ...FAR }, exited: 'b-24 b-li b-gren' });
    play(state, exit('b-20'));
    expect(outcome(state)).toMatchObject({ winner: 'british' });
  });

  it('R28 guns count', () => {
    const state = position({ at: { '0113': 'b-fa1', ...FAR }, exited: 'b-24 b-pa1 b-pa2' });
    play(state, exit('b-fa1'));
    expect(outcome(state)).toMatchObject({ winner: 'british' });
  });

  it('R28 only combat units leave, and leaders stay', () => {
    const state = position({ at: { '0113': 'b-24 L-fraser', ...FAR } });
    expect(codeOf(state, exit('b-24 L-fraser'))).toBe('leadersStay');
    expect(codeOf(state, exit('L-fraser'))).toBe('leadersStay');
    expect(codeOf(state, exit('b-24'))).toBeUndefined();
  });

  it('R28 the End Phase looks again', () => {
    const state = position({ phase: 'end', at: FAR, exited: 'b-24 b-li b-gren b-20' });
    expect(outcome(state)).toEqual({ winner: 'british', reason: 'exit' });
  });

  it('R27 a unit with a step-loss marker is at full strength', () => {
    const state = position({
      at: { '0113': 'b-20', ...FAR },
      exited: 'b-24 b-li b-gren',
      hits: { 'b-20': 1 },
    });
    play(state, exit('b-20'));
    expect(outcome(state)).toMatchObject({ winner: 'british' });
  });

  it.each([2, 3])('R27 a reduced unit with %s step losses may leave, and does not count', (steps) => {
    const state = position({
      at: { '0113': 'b-20', ...FAR },
      exited: 'b-24 b-li b-gren',
      hits: { 'b-20': steps },
    });
    play(state, exit('b-20'));
    expect(hexOfCounter(state, 'b-20')).toBeLessThan(0);
    expect(outcome(state)).toBeUndefined();
  });

  it('R27 nor do reduced ones in the End Phase', () => {
    const state = position({
      phase: 'end',
      at: FAR,
      exited: 'b-24 b-li b-gren b-20',
      hits: { 'b-20': 2 },
    });
    expect(outcome(state)).toBeUndefined();
  });

  it('R29 leaving checks and lowers no morale, and breaks nobody', () => {
    const state = position({ at: { '0113': 'b-24 b-li', ...FAR } });
    const before = [...state.morale];
    const events = play(state, exit('b-24 b-li'));
    expect(events.map((event) => event.type)).toEqual(['exited']);
    expect(state.morale).toEqual(before);
    expect(state.broken).not.toContain(true);
  });

  it('R29 it gives the Americans no points', () => {
    const state = position({ at: { '0113': 'b-24 b-li', ...FAR } });
    play(state, exit('b-24 b-li'));
    expect(pointsFor(state, 'american').total).toBe(0);
  });

  it('R29 nor the British: with nothing else lost the last turn ends in a tie', () => {
    const state = position({ turn: 11, at: { '0113': 'b-24 b-li', ...FAR } });
    play(state, exit('b-24 b-li'));
    play(state, END);
    expect(outcome(state)).toEqual({ winner: 'american', reason: 'tie' });
  });

  it.each(['2201', '1016', '0108', '0201', '0112', '0213'])('R30 nobody leaves at %s', (hex) => {
    const state = position({ at: { [hex]: 'b-24' } });
    expect(codeOf(state, exit('b-24'))).toBe('noExitHere');
  });

  it.each([
    ['british', 'b-24', '0113', 13],
    ['british', 'b-24', '2201', 2200],
    ['american', 'a-1nh', '1016', 1017],
    ['american', 'a-1nh', '0113', 13],
  ] as const)('R30 %s: %s does not walk off the map at %s', (phasing, unit, hex, beyond) => {
    const state = position({ phasing, at: { [hex]: unit } });
    expect(codeOf(state, move(unit, beyond))).toBe('notOnTheMap');
  });

  it.each(['0113', '1016'])('R30 the Americans do not leave, at %s either', (hex) => {
    const state = position({ phasing: 'american', at: { [hex]: 'a-1nh' } });
    expect(codeOf(state, exit('a-1nh'))).toBe('onlyBritishExit');
  });

  it('R30 who is forced off the map by a retreat is destroyed', () => {
    // In the corner 0116 the only hexes that the British do not hold or control lie off the map.
    const state = position({
      phase: 'fire',
      at: { '0115': 'b-li', '0215': 'b-24', '0116': 'a-9ma', '1016': 'a-1nh' },
      hits: { 'a-9ma': 1 },
    });
    play(state, fireAt('b-li', 116), 6, 6, 6);
    expect(play(state, { kind: 'holdAll' })).toContainEqual({
      type: 'surrendered',
      unit: 'a-9ma',
      hex: 116,
    });
    expect(hexOfCounter(state, 'a-9ma')).toBe(GONE);
  });
});
